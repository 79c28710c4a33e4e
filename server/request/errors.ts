import type { Language } from '#shared/constants.ts';
import type { ErrorCode } from '#shared/errors.ts';

/**
 * Why upstream couldn't be used: `outage`, there was no answer (network, 5xx, too late); `shape`, it can't be read; `busy`, it takes no more
 * requests for now (429), which opens no breaker. Its own refusals are none of them.
 */
export type UpstreamFault = 'outage' | 'shape' | 'busy';

type AppErrorDetails = {
	shown?: string;
	field?: string;
	err?: number;
	retryAfter?: number;
	fault?: UpstreamFault;
	unsent?: boolean;
	answered?: boolean;
	late?: boolean;
	dropped?: boolean;
	status?: number;
	misfit?: string;
	cause?: unknown;
};

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
	/** No answer came in time: upstream may still be at it. */
	readonly late: boolean;
	/** The connection to the backend ended before it answered: upstream may still be at it, for some seconds. */
	readonly dropped: boolean;
	/** The HTTP status, where the code's own says too little. */
	readonly status: number | undefined;
	/** The field of upstream's reply that didn't fit, for the log; `field` is one of the visitor's. */
	readonly misfit: string | undefined;
	/** Upstream's call that failed, for the log; set where the call is made. */
	call: string | undefined;

	constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
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
		this.late = details.late ?? false;
		this.dropped = details.dropped ?? false;
		this.status = details.status;
		this.misfit = details.misfit;
	}
}

const HAN = /\p{Script=Han}/u;

/** Returns upstream's own words where they are in the page's language: Chinese has Han, English none. */
export const shownIn = ({ shown }: Pick<AppError, 'shown'>, lang: Language): string | undefined =>
	shown !== undefined && HAN.test(shown) === (lang === 'CN') ? shown : undefined;

/** The parts of an expected failure that another process can repeat it from. */
export type PlainError = Omit<AppErrorDetails, 'cause'> & { code: ErrorCode; message: string };

export function toPlain({
	code,
	message,
	shown,
	field,
	err,
	retryAfter,
	fault,
	unsent,
	answered,
	late,
	dropped,
	status,
	misfit,
}: AppError): PlainError {
	return { code, message, shown, field, err, retryAfter, fault, unsent, answered, late, dropped, status, misfit };
}

export const fromPlain = ({ code, message, ...details }: PlainError): AppError => new AppError(code, message, details);

/** The place of upstream's failure, as fields of the log. */
export type FailedAt = { call?: string; field?: string };

/** Returns the place of upstream's failure; an empty object for failures of another kind. */
export const failedAt = (error: unknown): FailedAt =>
	error instanceof AppError && error.call ? { call: error.call, field: error.misfit } : {};
