import type { Language } from './constants.ts';
import type { PublicConfig } from './public-config.ts';
import type { Device } from './rules/device.ts';

/**
 * The built files of a page: its entry script, the stylesheet, the modules that it runs on, each behind those that it imports, and the addresses of its
 * own source files.
 */
export type PageAssets = {
	script: string;
	style: string;
	preloads: string[];
	sources: Record<string, string>;
};

/**
 * The facts that the document is built from besides loader data; the same on the server and while hydrating. `press` is the key that
 * the page's forms are sent with before scripts run; a page that is kept for many visitors has none. `mark` is that of the member
 * whose document it is; a guest's has none. `other`, in answer to a form of another member's page, is the name of the one who is
 * logged in.
 */
export type PageFacts = {
	lang: Language;
	device: Device;
	site: PublicConfig;
	press?: string;
	mark?: string;
	other?: string;
	assets: PageAssets;
};
