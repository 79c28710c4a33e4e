import type { Language } from './constants.ts';
import type { PublicConfig } from './public-config.ts';
import type { Device } from './rules/device.ts';

/**
 * The built files of a page: its entry script, stylesheets, the modules that it runs on, each behind those that it imports, and the addresses of its
 * own source files. `moreStyle` is a stylesheet that makes `styles` the whole site's, where they aren't.
 */
export type PageAssets = {
	script: string;
	styles: string[];
	moreStyle?: string;
	preloads: string[];
	sources: Record<string, string>;
};

/**
 * The facts that the document is built from besides loader data; the same on the server and while hydrating. `press` is the key that
 * the page's forms are sent with before scripts run; a page that is kept for many visitors has none.
 */
export type PageFacts = { lang: Language; device: Device; site: PublicConfig; press?: string; assets: PageAssets };
