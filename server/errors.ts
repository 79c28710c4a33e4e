import type { ErrorCode } from '#shared/errors.ts';

/** An expected failure of the closed set. `message` is for the log; `shown` is upstream's own text for the visitor, if any. */
export class AppError extends Error {
	readonly code: ErrorCode;
	readonly shown: string | undefined;
	readonly field: string | undefined;
	readonly err: number | undefined;
	/** Seconds until another try makes sense. */
	readonly retryAfter: number | undefined;

	constructor(
		code: ErrorCode,
		message: string,
		details: { shown?: string; field?: string; err?: number; retryAfter?: number; cause?: unknown } = {},
	) {
		super(message, { cause: details.cause });
		this.name = 'AppError';
		this.code = code;
		this.shown = details.shown;
		this.field = details.field;
		this.err = details.err;
		this.retryAfter = details.retryAfter;
	}
}
