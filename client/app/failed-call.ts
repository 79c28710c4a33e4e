import type { ErrorCode } from '#shared/errors.ts';

/** What a failed call says of itself: `shown` may be read by visitors, `err` is upstream's number, `retryAfter` seconds. */
export type FailedCall = { code: ErrorCode | ''; shown: string; err?: number; retryAfter?: number };

/** Reads the error of a failed call, the browser's or the server's; anything else that was thrown has no code and no words. */
export function failedCall(error: unknown): FailedCall {
	const { code = '', shown = '', err, retryAfter } = (error ?? {}) as Partial<FailedCall>;
	return { code, shown, err, retryAfter };
}

/** What visitors read of a failed call: what the server says, which speaks the page's language, or else our own words for it. */
export const failureText = (error: unknown, ownWords: string): string => failedCall(error).shown || ownWords;

/** Whether there was no answer at all; of no other failure is said that something couldn't be reached. */
export const isUnanswered = (error: unknown): boolean => failedCall(error).code === 'upstream-unavailable';

export const isNotLoggedIn = (error: unknown): boolean => failedCall(error).code === 'not-logged-in';

/** True when there is no such thing as was asked for, or the id in the address can't be one. */
export const isMissing = (error: unknown): boolean => ['not-found', 'invalid-input'].includes(failedCall(error).code);
