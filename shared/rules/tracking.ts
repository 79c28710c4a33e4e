import type { PageName } from '../pages.ts';

/** The steps from looking to having paid, each told once it has been taken. */
export const JOURNEY_STEPS = ['search', 'voyage', 'hold', 'confirm', 'order', 'paid'] as const;
export type JourneyStep = (typeof JOURNEY_STEPS)[number];

/** What is measured of how a page loads and answers: milliseconds, but for CLS, which has no unit. */
export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;

/** The step that is taken by coming to a page. */
export const STEP_OF_PAGE: Partial<Record<PageName, JourneyStep>> = {
	search: 'search',
	voyage: 'voyage',
	booking: 'hold',
	confirm: 'confirm',
	payment: 'order',
};

/** The advertisers whose links lead to `/<name>`; a visit that began there is told with it, by the cookie named below. */
export const CHANNELS = ['baidu'] as const;
export const CHANNEL_COOKIE = 'channel';

/** Events of one request at most, and how many of them a browser gathers before it sends any. */
export const MAX_EVENTS = 50;
export const EVENTS_IN_A_BATCH = 20;
