import { randomInt } from 'node:crypto';
import type { RequestHandler } from 'express';
import { AppError } from '#server/errors.ts';
import { routeOf } from '#server/request-route.ts';
import type { Watch } from '#server/watch.ts';
import { classOf } from './class-of.ts';
import type { LoadClass } from './load-class.ts';

/** From when on a class is refused: both must be reached, so that neither a slow moment nor a slow backend refuses anybody. */
const LIMITS: Readonly<Record<LoadClass, { underWay: number; lateMs: number }>> = {
	unkept: { underWay: 100, lateMs: 250 },
	visitor: { underWay: 150, lateMs: 500 },
	member: { underWay: 250, lateMs: 1_000 },
	booking: { underWay: 400, lateMs: 2_000 },
};

/** Seconds; at random, so that those who were refused together don't come again together. */
const retryAfter = (): number => randomInt(2, 6);

export type Load = { underWay: number; lateMs: number };

/** Whether a request of a class is refused under a load. */
export const isShed = (of: LoadClass, { underWay, lateMs }: Load): boolean =>
	underWay >= LIMITS[of].underWay && lateMs >= LIMITS[of].lateMs;

export type ShedLoadOptions = {
	/** Milliseconds that the event loop is late. */
	lateMs: () => number;
	watch: Pick<Watch, 'shed'>;
};

/** Refuses requests (503) while there are more than the process can answer in time: those that matter least first, before any work is done for them. */
export function shedLoad({ lateMs, watch }: ShedLoadOptions): RequestHandler {
	let underWay = 0;
	return (request, response, next) => {
		const route = routeOf(request.url);
		// Crawlers that are refused this one keep away for days.
		if (route.route === '/robots.txt') return next();
		const of = classOf(request, route);
		if (isShed(of, { underWay, lateMs: lateMs() })) {
			watch.shed(of);
			throw new AppError('overloaded', `shed: ${of}`, { retryAfter: retryAfter() });
		}
		// Streams of events stay open for minutes and do nothing.
		if (route.kind !== 'events') {
			underWay += 1;
			response.once('close', () => {
				underWay -= 1;
			});
		}
		next();
	};
}
