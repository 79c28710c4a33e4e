import type { ErrorCode } from '#shared/errors.ts';

/**
 * Why upstream couldn't be used: `outage`, there was no answer (network, 5xx, too late); `shape`, it can't be read. Its own refusals are neither.
 */
export type UpstreamFault = 'outage' | 'shape';

/** An expected failure of the closed set. `message` is for the log; `shown` is upstream's own text for the visitor, if any. */
export class AppError extends Error {
	readonly code: ErrorCode;
	readonly shown: string | undefined;
	readonly field: string | undefined;
	readonly err: number | undefined;
	/** Seconds until another try makes sense. */
	readonly retryAfter: number | undefined;
	readonly fault: UpstreamFault | undefined;
	/** Upstream wasn't asked, or did nothing of it. */
	readonly unsent: boolean;
	/** Upstream answered, if only to say that it failed: it isn't still at it. */
	readonly answered: boolean;
	/** The HTTP status, where the code's own says too little. */
	readonly status: number | undefined;
	/** The field of upstream's reply that didn't fit, for the log; `field` is one of the visitor's. */
	readonly misfit: string | undefined;
	/** Upstream's call that failed, for the log; set where the call is made. */
	call: string | undefined;

	constructor(
		code: ErrorCode,
		message: string,
		details: {
			shown?: string;
			field?: string;
			err?: number;
			retryAfter?: number;
			fault?: UpstreamFault;
			unsent?: boolean;
			answered?: boolean;
			status?: number;
			misfit?: string;
			cause?: unknown;
		} = {},
	) {
		super(message, { cause: details.cause });
		this.name = 'AppError';
		this.code = code;
		this.shown = details.shown;
		this.field = details.field;
		this.err = details.err;
		this.retryAfter = details.retryAfter;
		this.fault = details.fault;
		this.unsent = details.unsent ?? false;
		this.answered = details.answered ?? false;
		this.status = details.status;
		this.misfit = details.misfit;
	}
}

/** The place of upstream's failure, as fields of the log. */
export type FailedAt = { call?: string; field?: string };

/** Returns the place of upstream's failure; an empty object for failures of another kind. */
export const failedAt = (error: unknown): FailedAt =>
	error instanceof AppError && error.call ? { call: error.call, field: error.misfit } : {};
