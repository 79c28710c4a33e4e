import { textFiles } from './i18n/text-files.ts';
import { routeModules } from './route-modules.ts';

/** How each page's files are loaded in a browser. The list grows with every page, so the first page doesn't wait for it. */
export const sourceFiles = { ...routeModules, ...textFiles };
