import type { IncomingMessage } from 'node:http';
import { isCrawler } from '#server/request/crawler.ts';
import { pageKeyOf } from '#server/request/page-key.ts';
import { CSP_REPORTS, type Route } from '#server/request/route.ts';
import type { LoadClass } from '#server/watch/load-class.ts';
import { isPrefetch } from '#shared/prefetch.ts';
import { hasSessionCookie } from './cookies.ts';

/** The paths of a booking and its payment. */
const OF_BOOKING =
	/^\/(?:booking|pay|order|api\/(?:booking|order|passenger|contacts?|openapi\/(?:order|coupon|user\/tourist)))(?:\/|$)/;

/**
 * Returns the class of a request that wasn't answered from memory. `ahead`: what nobody waits for yet; `unkept`: crawlers, events of visits, reports of browsers, and pages that are made once and kept for all;
 * `visitor`: other reads of guests; `member`: reads of members, and every change; `booking`: a member's booking or payment.
 */
export function classOf(request: IncomingMessage, { kind, route }: Route): LoadClass {
	const reads = request.method === 'GET' || request.method === 'HEAD';
	if (reads && isPrefetch(request.headers)) return 'ahead';
	if (route === '/api/events' || route === CSP_REPORTS) return 'unkept';
	// The address is tested, since links to cashiers have no route.
	if (hasSessionCookie(request)) return OF_BOOKING.test(request.url?.split('?')[0] ?? '') ? 'booking' : 'member';
	if (!reads) return 'member';
	if (isCrawler(request)) return 'unkept';
	return route === '/sitemap.xml' || (kind === 'page' && pageKeyOf(request) !== null) ? 'unkept' : 'visitor';
}
