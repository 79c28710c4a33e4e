import type { BrowserContext, Page } from '@playwright/test';
import type { Fault } from '#sandbox/control/control.ts';
import type { Language } from '#shared/constants.ts';
import type { Words } from '../../tests/support/words.ts';
import type { Site } from '../support/site.ts';

export type Look = {
	page: Page;
	context: BrowserContext;
	site: Site;
	t: Words;
	device: 'desktop' | 'mobile';
	open: (path: string) => Promise<void>;
	/** Opens a path, as a guest or a member, on a site of its own on which every call of the backend fails. */
	openFailing: (path: string, fault: Fault, visitor?: 'guest' | 'member') => Promise<void>;
};

/** Brings the browser to a state of a screen. */
export type Show = (look: Look) => Promise<void>;

/**
 * A state of a screen. The picture shows the whole page, or the window only, such as while a dialog is open; a state may exist on one kind of device
 * or in one language only.
 */
export type State = { show: Show; only?: 'window'; device?: 'desktop' | 'mobile'; lang?: Language };
