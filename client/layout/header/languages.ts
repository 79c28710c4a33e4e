import type { Language } from '#shared/constants.ts';

/** Each language's name in itself, and the short form for narrow screens. */
export const LANGUAGE_NAMES: Readonly<Record<Language, { full: string; short: string }>> = {
	CN: { full: '简体中文', short: '中' },
	EN: { full: 'English', short: 'EN' },
};
