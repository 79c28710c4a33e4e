import { AsyncResource } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setImmediate as loopTurn } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { isCrawler } from '#server/request/crawler.ts';
import { AppError } from '#server/request/errors.ts';
import { pageKeyOf } from '#server/request/page-key.ts';
import { CSP_REPORTS, type Route, routeOf } from '#server/request/route.ts';
import { LOAD_CLASSES, type LoadClass } from '#server/watch/load-class.ts';
import type { Watch } from '#server/watch/watch.ts';
import { isPrefetch } from '#shared/prefetch.ts';
import { hasSessionCookie } from './cookies.ts';

/** The paths of a booking and its payment. */
const OF_BOOKING =
	/^\/(?:booking|pay|order|api\/(?:booking|order|passenger|contacts?|openapi\/(?:order|coupon|user\/tourist)))(?:\/|$)/;

/** Routes that give way to pages: reports, and pictures of lists, each of which is drawn. */
const LEAST = ['/api/events', CSP_REPORTS, '/api/together/picture'];

/**
 * Returns the class of a request that wasn't answered from memory. `ahead`: what nobody waits for yet; `unkept`: crawlers, events of
 * visits, reports of browsers, pictures of lists, and pages that are made once and kept for all;
 * `visitor`: other reads of guests; `member`: reads of members, and every change; `booking`: a member's booking or payment.
 */
export function classOf(request: IncomingMessage, { kind, route }: Route): LoadClass {
	const reads = request.method === 'GET' || request.method === 'HEAD';
	if (reads && isPrefetch(request.headers)) return 'ahead';
	if (LEAST.includes(route)) return 'unkept';
	// The address is tested, since links to cashiers have no route.
	if (hasSessionCookie(request)) return OF_BOOKING.test(request.url?.split('?')[0] ?? '') ? 'booking' : 'member';
	if (!reads) return 'member';
	if (isCrawler(request)) return 'unkept';
	return route === '/sitemap.xml' || (kind === 'page' && pageKeyOf(request) !== null) ? 'unkept' : 'visitor';
}

/**
 * The load at which a class is refused. Both bounds must be reached, so that neither a slow moment nor a slow backend alone
 * refuses a request.
 */
const LIMITS: Readonly<Record<LoadClass, { underWay: number; lateMs: number }>> = {
	ahead: { underWay: 8, lateMs: 100 },
	unkept: { underWay: 16, lateMs: 250 },
	visitor: { underWay: 24, lateMs: 500 },
	member: { underWay: 40, lateMs: 1_000 },
	booking: { underWay: 80, lateMs: 2_000 },
};
/**
 * Node accepts one connection in each turn of its loop. This many turns, at most, are given to new connections before the next
 * request begins.
 */
const MAX_TURNS = 100;

/** Returns seconds, at random, so that visitors who were refused together don't come again together. */
const retryAfter = (): number => randomInt(2, 6);

export type Load = { underWay: number; lateMs: number };

/** True when a request of a class is refused under a load. */
export const isShed = (of: LoadClass, { underWay, lateMs }: Load): boolean =>
	underWay >= LIMITS[of].underWay && lateMs >= LIMITS[of].lateMs;

export type AdmissionOptions = {
	/** Returns the milliseconds that the event loop is late. When it is null, no request is refused. */
	lateMs: (() => number) | null;
	watch: Pick<Watch, 'shed'>;
};

type Waiting = { since: number; begin: () => void; refuse: () => void };

/**
 * Begins requests one after the other, the most important class first, and refuses (503) those that would wait too long, before
 * any work is done for them. Between two of them all new requests are accepted, so that the queue is complete. `noticed` is
 * called for every request, also for those that don't come here.
 */
export function createAdmission({ lateMs, watch }: AdmissionOptions): { noticed: () => void; admit: RequestHandler } {
	const queues = LOAD_CLASSES.map((of) => ({ of, waiting: [] as Waiting[] }));
	let underWay = 0;
	let seen = 0;
	let isRunning = false;

	/** Returns the milliseconds that a request of a class would wait: the longest wait of the requests before it. */
	function waitMs(of: LoadClass): number {
		if (!lateMs) return 0;
		const now = performance.now();
		const before = queues.slice(LOAD_CLASSES.indexOf(of));
		return Math.max(lateMs(), ...before.map(({ waiting: [first] }) => (first ? now - first.since : 0)));
	}

	/** Refuses requests that have waited for twice as long as their class may. */
	function refuseLate(): void {
		if (!lateMs) return;
		const now = performance.now();
		for (const { of, waiting } of queues)
			while (underWay >= LIMITS[of].underWay && waiting[0] && now - waiting[0].since >= 2 * LIMITS[of].lateMs)
				waiting.shift()?.refuse();
	}

	async function letIn(): Promise<void> {
		for (let turn = 0, quiet = 0; turn < MAX_TURNS && quiet < 2; turn += 1) {
			const before = seen;
			await loopTurn();
			quiet = seen === before ? quiet + 1 : 0;
		}
	}

	async function run(): Promise<void> {
		if (isRunning) return;
		isRunning = true;
		try {
			for (;;) {
				await letIn();
				refuseLate();
				const next = queues.findLast(({ waiting }) => waiting.length > 0)?.waiting.shift();
				if (!next) return;
				next.begin();
			}
		} finally {
			isRunning = false;
		}
	}

	return {
		noticed() {
			seen += 1;
		},
		admit(request, response, next) {
			const route = routeOf(request.url);
			// A crawler that can't read this file keeps away for days.
			if (route.route === '/robots.txt') return next();
			const of = classOf(request, route);
			const refuse = () => {
				watch.shed(of);
				next(new AppError('overloaded', `shed: ${of}`, { retryAfter: retryAfter() }));
			};
			if (isShed(of, { underWay, lateMs: waitMs(of) })) return refuse();
			// Streams of events stay open for minutes and do nothing.
			const counts = route.kind === 'events' ? 0 : 1;
			underWay += counts;
			response.once('close', () => {
				underWay -= counts;
			});
			const begin = AsyncResource.bind(() => {
				if (!response.destroyed) next();
			});
			queues[LOAD_CLASSES.indexOf(of)]?.waiting.push({ since: performance.now(), begin, refuse: AsyncResource.bind(refuse) });
			void run();
		},
	};
}
