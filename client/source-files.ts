import { routeModules } from './route-modules.ts';

const texts = import.meta.glob(['../shared/locales/*/*.json', '!**/errors.json'], { import: 'default' });
const textFiles = Object.entries(texts).map(([path, load]) => [path.replace('../', ''), load] as const);

/** Loads each page's files in a browser, by their paths in the repository. The list grows with every page, so the first page doesn't wait for it. */
export const sourceFiles = { ...routeModules, ...Object.fromEntries(textFiles) };
