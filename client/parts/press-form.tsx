import type { ComponentProps } from 'react';
import { useFacts } from '#client/app/facts.tsx';
import { useHydrated } from '#client/app/root-data.ts';
import { MARK } from '#shared/member-mark.ts';
import { PRESS_FIELD } from '#shared/press-key.ts';
import type { FormSender } from './form-sender.ts';

/** Renders what a form carries before scripts run: the page's key, and whose page it is (docs/rules.md, change-once, whose-page). */
export function PressField() {
	const { press, mark } = useFacts();
	const hydrated = useHydrated();
	if (hydrated) return;
	return (
		<>
			{press && <input type="hidden" name={PRESS_FIELD} value={press} />}
			{mark && <input type="hidden" name={MARK} value={mark} />}
		</>
	);
}

type Props = Omit<ComponentProps<'form'>, 'method' | 'action'> & {
	sender: Pick<FormSender<unknown>, 'action' | 'send' | 'repeats' | 'under'>;
};

/**
 * Renders a form that changes something: it is sent once for each press, with a key by which the server recognises the press
 * (docs/rules.md, change-once). A press of another button waits for the one under way. An `onSubmit` that prevents the default keeps
 * the form from being sent. Without scripts the form has the key of its page.
 */
export function PressForm({ sender: { action, send, repeats, under }, onSubmit, children, ...rest }: Props) {
	return (
		<form
			method="post"
			action={action}
			{...rest}
			onSubmit={(event) => {
				const { submitter } = event.nativeEvent;
				// Two buttons with one meaning are one, as Enter's hidden one and the one to see.
				const by = submitter?.dataset.as ?? submitter;
				const before = under(by);
				if (before) {
					event.preventDefault();
					return void before.then(() => submitter?.isConnected && submitter.click());
				}
				// A form that is being sent, or was sent a moment ago, isn't checked again: it may be empty by now.
				if (repeats(by)) return event.preventDefault();
				onSubmit?.(event);
				if (event.defaultPrevented) return;
				event.preventDefault();
				send(new FormData(event.currentTarget, submitter), by);
			}}
		>
			<PressField />
			{children}
		</form>
	);
}
