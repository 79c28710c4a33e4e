import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { UPSTREAM_ERRORS } from '#shared/upstream-errors.ts';
import type { Convention } from './convention.ts';

/** Writes the numbers of failures, and the setting `UPSTREAM_ERRORS` that says which are which. */
export type ErrorNumbers = Convention & { number: (err: number) => number; setting: string };

const OURS: ReadonlySet<number> = new Set(Object.values(UPSTREAM_ERRORS));
const moved = (err: number): number => (OURS.has(err) ? err + 4_000 : err);
const asIs = (err: number): number => err;

export const ERROR_NUMBERS: readonly ErrorNumbers[] = [
	{ name: 'as documented', number: asIs, setting: '' },
	{
		name: 'their own, in the setting',
		number: moved,
		setting: Object.entries(UPSTREAM_ERRORS)
			.map(([name, err]) => `${name}=${moved(err)}`)
			.join(),
	},
	{ name: 'their own, in no setting', unreadable: true, number: moved, setting: '' },
];

/** One refusal of one call of the booking; the next try of it succeeds. */
export type Hiccup = Convention & {
	/** The answer instead of the call's; null for one that breaks off. */
	answer: { status: number; type: string; body: string; retryAfter?: number } | null;
	/** True when the call is carried out all the same. */
	carriedOut?: boolean;
};

const HTML = 'text/html; charset=utf-8';
const PAGE = '<!doctype html><html><head><title>统一登录</title></head><body><form></form></body></html>';

export const HICCUPS: readonly (Hiccup | null)[] = [
	null,
	{
		name: '429 with Retry-After',
		answer: { status: 429, type: 'application/json', body: '{"message":"too many requests"}', retryAfter: 3 },
	},
	{ name: '503 with Retry-After', answer: { status: 503, type: HTML, body: 'Service Unavailable', retryAfter: 2 } },
	{ name: '503', answer: { status: 503, type: HTML, body: 'Service Unavailable' } },
	{ name: 'a login page', answer: { status: 200, type: HTML, body: PAGE } },
	// Where nothing else is to be answered it says that the call was carried out.
	{ name: '204', answer: { status: 204, type: '', body: '' }, carriedOut: true },
	{ name: 'no answer', answer: null },
	{ name: 'no answer, though carried out', answer: null, carriedOut: true },
];

const LOGIN: UpstreamCall = 'POST /openapi/guest/pc/mobile/login';
const SEND_CODE: UpstreamCall = 'POST /openapi/message/sms/code';

/**
 * True of a call that is carried out though it is answered otherwise. A code that is used up, or that came without an answer, takes another one a
 * minute later: `tests/late-logins.test.ts`.
 */
export const isCarriedOut = ({ carriedOut = false, answer }: Hiccup, call: UpstreamCall): boolean =>
	carriedOut && call !== LOGIN && (call !== SEND_CODE || answer !== null);

/** The calls of a booking that change something. */
export const STEPS = [
	'POST /openapi/message/sms/code',
	'POST /openapi/guest/pc/mobile/login',
	'POST /openapi/order/v3/individual/lock',
	'POST /openapi/order/v2/individual/calculate',
	'POST /openapi/order/v3/individual',
	'POST /openapi/order/union/pay',
] as const satisfies readonly UpstreamCall[];
