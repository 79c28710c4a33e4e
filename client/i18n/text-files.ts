import type { ResourceLanguage } from 'i18next';

const texts = import.meta.glob<ResourceLanguage>(['../../shared/locales/*/*.json', '!**/errors.json'], { import: 'default' });

/** How each file of texts is loaded, by its path in the repository. */
export const textFiles = Object.fromEntries(
	Object.entries(texts).map(([path, load]) => [path.replace('../../', ''), load] as const),
);
