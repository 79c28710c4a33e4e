import type { IncomingHttpHeaders } from 'node:http';
import { AppError, fromPlain, toPlain } from '#server/request/errors.ts';
import { UPSTREAM_ERRORS } from '#shared/upstream-errors.ts';

/** Too many requests (RFC 6585, 4): nothing was done, and another try may succeed later. */
export const TOO_MANY = 429;
/** An unavailable service (RFC 9110, 15.6.4): likewise. */
export const UNAVAILABLE = 503;

/** The least and the most seconds that a visitor is told to wait, whatever upstream names. */
const MIN_SECONDS = 1;
const MAX_SECONDS = 3_600;
/** `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7). */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const OUR_NUMBERS: ReadonlySet<number> = new Set(Object.values(UPSTREAM_ERRORS));

const dateIn = (value: unknown): number => (HTTP_DATE.test(String(value)) ? Date.parse(String(value)) : Number.NaN);

/**
 * Returns the seconds that a reply's `Retry-After` names, from 1 to an hour; undefined when there is none or it can't be read. A date
 * counts from the reply's own `Date`, since upstream's clock may differ from ours.
 */
export function retryAfterOf(headers: IncomingHttpHeaders, now: number = Date.now()): number | undefined {
	const value = String(headers['retry-after'] ?? '').trim();
	const from = dateIn(headers.date);
	const seconds = /^\d{1,9}$/.test(value)
		? Number(value)
		: Math.ceil((dateIn(value) - (Number.isNaN(from) ? now : from)) / 1_000);
	return Number.isNaN(seconds) ? undefined : Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, seconds));
}

/** A failure that came at once, so a second attempt may help. An answer that is too late isn't requested again. */
export class QuickOutage extends AppError {}

/**
 * Returns the error of a reply by its HTTP status. 429, 503 and every 4xx that can't be read did nothing at upstream, so the same may be
 * asked again, after the time that the reply names. Upstream's own words are kept; a number that the site knows counts more than 429.
 */
export function refusedBy(status: number, headers: IncomingHttpHeaders, error: AppError): AppError {
	const retryAfter = retryAfterOf(headers);
	// With a time to wait the answer to the browser is 503, too: it is the status that `Retry-After` belongs to.
	const later = retryAfter === undefined ? {} : { retryAfter, status: UNAVAILABLE };
	const nothingDone = { shown: error.shown, unsent: true, answered: true, ...later };
	if (status === UNAVAILABLE) {
		const Outage = retryAfter === undefined ? QuickOutage : AppError;
		return new Outage('upstream-unavailable', `upstream answered ${status}`, { ...nothingDone, fault: 'outage' });
	}
	if (status === TOO_MANY) {
		if (error.code === 'upstream-business' && OUR_NUMBERS.has(error.err ?? 0))
			return fromPlain({ ...toPlain(error), retryAfter });
		return new AppError('upstream-unavailable', `upstream answered ${status}`, { ...nothingDone, fault: 'busy' });
	}
	if (status < 400 || error.code !== 'upstream-unavailable') return error;
	return fromPlain({ ...toPlain(error), unsent: true, answered: true, late: false });
}
