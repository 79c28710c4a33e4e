import type { ErrorCode } from '#shared/errors.ts';

/** The facts of a failed call: `shown` may be read by visitors, `err` is the backend's number, `retryAfter` is in seconds. */
export type FailedCall = { code: ErrorCode | ''; shown: string; err?: number; retryAfter?: number };

/** Reads the error of a failed call, the browser's or the server's; any other error has no code and no text. */
export function failedCall(error: unknown): FailedCall {
	const { code = '', shown = '', err, retryAfter } = (error ?? {}) as Partial<FailedCall>;
	return { code, shown, err, retryAfter };
}

/** Returns the text that visitors read of a failed call: the server's, which is in the page's language, or else `ownWords`. */
export const failureText = (error: unknown, ownWords: string): string => failedCall(error).shown || ownWords;

/** True when no answer came at all; only then does a text say that something could not be reached. */
export const isUnanswered = (error: unknown): boolean => failedCall(error).code === 'upstream-unavailable';

export const isNotLoggedIn = (error: unknown): boolean => failedCall(error).code === 'not-logged-in';
