import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#client/app/session.tsx';

/**
 * What a member typed into forms that were left before they were saved; `saved` from then until the form is gone. It is in the memory of
 * the running page alone, since a browser stores no personal data: a new document, and so a login or logout, drops it.
 */
const typed = new Map<string, { member: string | undefined; values: object } | 'saved'>();

/** Returns the name of the form of an entry; without an id, of a new one. */
export const entryForm = (kind: 'passenger' | 'contact', id: string | undefined): string => `${kind}/${id ?? ''}`;

/** Forgets what was typed into a form, since it is saved. The server keeps nothing to forget. */
export function forgetTyped(form: string): void {
	if (typeof document !== 'undefined') typed.set(form, 'saved');
}

/** Forgets everything that was typed. */
export const dropTyped = (): void => typed.clear();

/**
 * Keeps what is typed into the form within `frame` when it is left, and returns what was typed into it before, or undefined. `read` reads
 * the form's values, and is the same on every render. `isRefused`: the page was drawn with what was sent and refused, which isn't saved either.
 */
export function useTyped<T extends object>(
	form: string,
	frame: RefObject<HTMLElement | null>,
	read: (form: FormData) => T,
	isRefused: boolean,
): T | undefined {
	const member = useSession().user?.id;
	const [before] = useState(() => {
		const kept = typed.get(form);
		if (!kept || kept === 'saved') return;
		// Until the session is known the member may be the same
		const isOther = kept.member !== undefined && member !== undefined && kept.member !== member;
		return isOther ? undefined : (kept.values as T);
	});
	const [isUnsaved] = useState(isRefused || before !== undefined);
	const keep = useEffectEvent((values: T) => void typed.set(form, { member, values }));
	useEffect(() => {
		const element = frame.current;
		// A form keeps its values after it has left the document
		const values = () => {
			const left = element?.querySelector('form');
			return left ? read(new FormData(left)) : undefined;
		};
		const unchanged = isUnsaved ? '' : JSON.stringify(values());
		if (typed.get(form) === 'saved') typed.delete(form);
		return () => {
			const left = values();
			if (typed.get(form) === 'saved') typed.delete(form);
			else if (left && JSON.stringify(left) !== unchanged) keep(left);
		};
	}, [form, frame, read, isUnsaved]);
	return before;
}
