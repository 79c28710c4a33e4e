import type { Language } from '#shared/constants.ts';

/** Returns the path, in the repository, of a namespace's texts in one language. */
export const textFile = (lang: Language, namespace: string): string => `shared/locales/${lang.toLowerCase()}/${namespace}.json`;
