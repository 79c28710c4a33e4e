import type { ErrorCode } from '#shared/errors.ts';
import { failedCall } from './failed-call.ts';

/** The texts below `error.` that tell of each kind of failure; `chunk` is a file of the site that didn't come. */
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
	'code-unknown': 'invalid',
	'session-unavailable': 'unavailable',
	chunk: 'chunk',
} as const satisfies Record<ErrorCode | 'chunk', string>;

export type FailureKind = keyof typeof FAILURE_TEXTS;

/** What a route's error means, and what it says of itself: a failed call, a router's reply, a file that didn't come. */
export function failureOf(error: unknown): { kind: FailureKind; shown: string } {
	const { code, shown } = failedCall(error);
	if (code in FAILURE_TEXTS) return { kind: code as FailureKind, shown };
	const missing = error !== null && typeof error === 'object' && 'status' in error && error.status === 404;
	return { kind: missing ? 'not-found' : 'upstream-unavailable', shown: '' };
}
