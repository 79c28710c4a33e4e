import type { Language } from '#shared/constants.ts';

/** The file of the texts that a page needs, in one language; its path in the repository. */
export const textFile = (lang: Language, namespace: string): string => `shared/locales/${lang.toLowerCase()}/${namespace}.json`;
