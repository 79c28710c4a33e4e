import { z } from 'zod';
import { LANGUAGES } from '../../constants.ts';
import { PAGE_NAMES } from '../../pages.ts';
import { CHANNELS, JOURNEY_STEPS, MAX_EVENTS, WEB_VITALS } from '../../rules/tracking.ts';
import { call } from '../call.ts';

const page = z.enum(PAGE_NAMES);
/** What every event says: where, in which language, on which class of device, by which advertiser's link the visit began, and when, in milliseconds since 1970. */
const place = {
	page,
	lang: z.enum(LANGUAGES),
	device: z.enum(['desktop', 'mobile']),
	channel: z.enum(CHANNELS).optional(),
	at: z.number().int().min(1_500_000_000_000).max(9_999_999_999_999),
};

/** Everything that is told of a visit. No field can hold a text of the visitor's, an id or an address. */
export const TRACKED_EVENTS = {
	'page-view': z.object({ event: z.literal('page-view'), ...place, from: page.optional() }),
	step: z.object({ event: z.literal('step'), ...place, step: z.enum(JOURNEY_STEPS) }),
	vital: z.object({ event: z.literal('vital'), ...place, metric: z.enum(WEB_VITALS), value: z.number().min(0).max(600_000) }),
};
export type TrackedEvent = z.output<(typeof TRACKED_EVENTS)[keyof typeof TRACKED_EVENTS]>;

/** An event as it is sent, before it is held against the list. */
const SentEvent = z
	.object({ event: z.string().max(20) })
	.catchall(z.union([z.string().max(200), z.number(), z.boolean(), z.null()]));

export const tracking = {
	'POST /events': call({
		who: 'anybody',
		summary: 'Page views, steps of the journey and Web Vitals, in batches; what is not on the list is counted and goes nowhere',
		silent: true,
		alone: true,
		limit: 'events',
		input: z.object({ events: z.array(SentEvent).min(1).max(MAX_EVENTS) }),
		output: z.object({ accepted: z.number().int(), refused: z.number().int() }),
	}),
};
