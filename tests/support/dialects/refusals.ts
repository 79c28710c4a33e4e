import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { UPSTREAM_ERRORS } from '#shared/upstream-errors.ts';
import type { Answer } from '../refusing-upstream.ts';
import { asIs, type Convention } from './convention.ts';

/** Writes the numbers of failures, and the setting `UPSTREAM_ERRORS` that says which are which. */
export type ErrorNumbers = Convention & { number: (err: number) => number; setting: string };

const OURS: ReadonlySet<number> = new Set(Object.values(UPSTREAM_ERRORS));
const moved = (err: number): number => (OURS.has(err) ? err + 4_000 : err);

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

/** One refusal of one call of the booking; the next try of it succeeds. `carriedOut`: the call is carried out all the same. */
export type Hiccup = { name: Answer; carriedOut?: boolean };

export const HICCUPS: readonly (Hiccup | null)[] = [
	null,
	{ name: '429 with a time to wait' },
	{ name: '503 with a time to wait' },
	{ name: '503' },
	{ name: 'a login page' },
	// Where nothing else is to be answered it says that the call was carried out.
	{ name: '204', carriedOut: true },
	{ name: 'a connection that ends' },
	{ name: 'a connection that ends', carriedOut: true },
];

const LOGIN: UpstreamCall = 'POST /openapi/guest/pc/mobile/login';
const SEND_CODE: UpstreamCall = 'POST /openapi/message/sms/code';

/**
 * True of a call that is carried out though it is answered otherwise. A code that is used up, or that came without an answer, takes another one a
 * minute later: `tests/late-logins.test.ts`.
 */
export const isCarriedOut = ({ carriedOut = false, name }: Hiccup, call: UpstreamCall): boolean =>
	carriedOut && call !== LOGIN && (call !== SEND_CODE || name === '204');

/** The calls of a booking that change something. */
export const STEPS = [
	'POST /openapi/message/sms/code',
	'POST /openapi/guest/pc/mobile/login',
	'POST /openapi/order/v3/individual/lock',
	'POST /openapi/order/v2/individual/calculate',
	'POST /openapi/order/v3/individual',
	'POST /openapi/order/union/pay',
] as const satisfies readonly UpstreamCall[];
