import type { ErrorCode } from '#shared/errors.ts';

/** A failed call: `shown` is for visitors, `err` upstream's number, `retryAfter` in seconds. */
export type FailedCall = { code: ErrorCode | ''; shown: string; err?: number; retryAfter?: number };

/** Reads the error of a failed call, in the browser or on the server; any other error has no code and no words. */
export function failedCall(error: unknown): FailedCall {
	const { code = '', shown = '', err, retryAfter } = (error ?? {}) as Partial<FailedCall>;
	return { code, shown, err, retryAfter };
}

/** Returns the text that visitors read of a failed call: the server's, in the page's language, else `ownWords`. */
export const failureText = (error: unknown, ownWords: string): string => failedCall(error).shown || ownWords;

/** True when upstream gave no answer: only then the site says that something couldn't be reached. */
export const isUnanswered = (error: unknown): boolean => failedCall(error).code === 'upstream-unavailable';

export const isNotLoggedIn = (error: unknown): boolean => failedCall(error).code === 'not-logged-in';
