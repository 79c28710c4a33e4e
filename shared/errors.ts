import { LOGIN_ERRORS } from './login-errors.ts';

/** The closed set of failures, each with its HTTP status and its number in upstream's envelope. Server and browser share the table. */
export const ERRORS = {
	'upstream-business': { status: 422, err: 1 },
	'not-logged-in': { status: 401, err: 700 },
	'upstream-unavailable': { status: 502, err: 10_502 },
	'invalid-input': { status: 400, err: 10_400 },
	'rate-limited': { status: 429, err: 10_429 },
	'not-found': { status: 404, err: 10_404 },
	forbidden: { status: 403, err: 10_403 },
	'code-unknown': { status: 401, err: 10_401 },
	conflict: { status: 409, err: 10_409 },
	/** The page was made for another member than the one who is logged in now. */
	'other-member': { status: 409, err: 10_417 },
	'too-many-holds': { status: 409, err: 10_410 },
	'hold-unclear': { status: 409, err: 10_411 },
	'order-unclear': { status: 409, err: 10_412 },
	'cabin-too-small': { status: 422, err: 10_413 },
	'cart-unclear': { status: 409, err: 10_414 },
	'code-unclear': { status: 409, err: 10_415 },
	'prefix-not-offered': { status: 422, err: 10_416 },
	/** As upstream asks for one. */
	'captcha-asked': { status: 422, err: LOGIN_ERRORS.captchaAsked },
	'waiting-room': { status: 429, err: 10_430 },
	'session-unavailable': { status: 503, err: 10_503 },
	overloaded: { status: 503, err: 10_504 },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Upstream's reply envelope, which our API speaks too (docs/rules.md, upstream-envelope). `err` 0 is success. */
export type Envelope<T = unknown> = { err: number; errMsg: string; data: T | null };
