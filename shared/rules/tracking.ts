import type { PageName } from '../pages.ts';

/** The steps of a visit from search to payment, each reported when it is taken. */
export const JOURNEY_STEPS = ['search', 'voyage', 'hold', 'confirm', 'order', 'paid'] as const;
export type JourneyStep = (typeof JOURNEY_STEPS)[number];

/** Measures of a page's loading and response: milliseconds, except CLS, which has no unit. */
export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;

/** The step that is taken by opening a page. */
export const STEP_OF_PAGE: Partial<Record<PageName, JourneyStep>> = {
	search: 'search',
	voyage: 'voyage',
	booking: 'hold',
	confirm: 'confirm',
	payment: 'order',
};

/** The advertisers with a link to `/<name>`. The cookie below adds the name to all events of a visit that began there. */
export const CHANNELS = ['baidu'] as const;
export const CHANNEL_COOKIE = 'channel';

/** The most events of one request, and the number that a browser gathers before it sends them. */
export const MAX_EVENTS = 50;
export const EVENTS_IN_A_BATCH = 20;
