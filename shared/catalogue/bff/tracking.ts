import { z } from 'zod';
import { LANGUAGES } from '../../constants.ts';
import { PAGE_NAMES } from '../../pages.ts';
import { CHANNELS, JOURNEY_STEPS, MAX_EVENTS, WEB_VITALS } from '../../rules/tracking.ts';
import { publicCall } from '../call.ts';

const page = z.enum(PAGE_NAMES);
/** Fields of every event: the page, the language, the class of device, the advertiser that the visit came from, and the moment in epoch milliseconds. */
const place = {
	page,
	lang: z.enum(LANGUAGES),
	device: z.enum(['desktop', 'mobile']),
	channel: z.enum(CHANNELS).optional(),
	at: z.number().int().min(1_500_000_000_000).max(9_999_999_999_999),
};

/** All events of a visit that leave the browser. No field can hold a text of the visitor's, an id or an address. */
export const TRACKED_EVENTS = {
	'page-view': z.object({ event: z.literal('page-view'), ...place, from: page.optional() }),
	step: z.object({ event: z.literal('step'), ...place, step: z.enum(JOURNEY_STEPS) }),
	vital: z.object({ event: z.literal('vital'), ...place, metric: z.enum(WEB_VITALS), value: z.number().min(0).max(600_000) }),
};
export type TrackedEvent = z.output<(typeof TRACKED_EVENTS)[keyof typeof TRACKED_EVENTS]>;

/** An event as it is sent, before it is checked against the list. */
const SentEvent = z
	.object({ event: z.string().max(20) })
	.catchall(z.union([z.string().max(200), z.number(), z.boolean(), z.null()]));

export const tracking = {
	'POST /events': publicCall(
		'Page views, steps of the journey and Web Vitals, in batches; other events are counted and dropped',
		{
			silent: true,
			alone: true,
			limit: 'events',
			input: z.object({ events: z.array(SentEvent).min(1).max(MAX_EVENTS) }),
			output: z.object({ accepted: z.number().int(), refused: z.number().int() }),
		},
	),
};
