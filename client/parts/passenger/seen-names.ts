import { otherSpelling } from '#shared/rules/names.ts';

const LATIN_NAMES = ['pinyinLastName', 'pinyinFirstName'] as const;

/** Returns the name of the hidden field with the spelling that stood beside a name when its form was sent. */
export const seenName = (field: string): string => `${field}Seen`;

/**
 * Returns the names that would be kept in another spelling than the one shown, each as a problem: without scripts the form says
 * the spelling first, and keeps the name when it is sent again.
 */
export function unseenSpellings(form: FormData): Record<string, string> {
	const text = (name: string) => String(form.get(name) ?? '');
	const chinese = text('lastName') + text('firstName');
	return Object.fromEntries(
		LATIN_NAMES.flatMap((name) => {
			const kept = otherSpelling(text(name), chinese);
			return kept && kept !== text(seenName(name)) ? [[name, 'spelling']] : [];
		}),
	);
}
