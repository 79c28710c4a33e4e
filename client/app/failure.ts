import type { ErrorCode } from '#shared/errors.ts';
import { failedCall } from './failed-call.ts';

/** The texts below `error.` for each kind of failure; `chunk`: a file of the site didn't load. */
export const FAILURE_TEXTS = {
	'not-found': 'notFound',
	'upstream-unavailable': 'unavailable',
	'upstream-business': 'unavailable',
	forbidden: 'forbidden',
	'not-logged-in': 'forbidden',
	'rate-limited': 'limited',
	'invalid-input': 'invalid',
	conflict: 'invalid',
	'too-many-holds': 'invalid',
	'cabin-too-small': 'invalid',
	'hold-unclear': 'invalid',
	'order-unclear': 'invalid',
	'cart-unclear': 'invalid',
	'code-unknown': 'invalid',
	'code-unclear': 'invalid',
	'prefix-not-offered': 'invalid',
	'captcha-asked': 'invalid',
	'waiting-room': 'limited',
	'session-unavailable': 'unavailable',
	overloaded: 'unavailable',
	chunk: 'chunk',
} as const satisfies Record<ErrorCode | 'chunk', string>;

export type FailureKind = keyof typeof FAILURE_TEXTS;

/** Reads a route's error: a failed call with its message, a router's reply, or a file that didn't load. */
export function failureOf(error: unknown): { kind: FailureKind; shown: string } {
	const { code, shown } = failedCall(error);
	if (code in FAILURE_TEXTS) return { kind: code as FailureKind, shown };
	const missing = error !== null && typeof error === 'object' && 'status' in error && error.status === 404;
	return { kind: missing ? 'not-found' : 'upstream-unavailable', shown: '' };
}
