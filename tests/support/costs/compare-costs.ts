import type { DirtyLab } from '../dirty/lab.ts';
import { callRequests } from './call-requests.ts';
import type { Costly } from './costly.ts';
import { startMeasuredSite } from './measured-site.ts';
import { OTHER_REQUESTS, pageRequests } from './page-requests.ts';

const HOME = { method: 'GET', path: '/', as: 'guest' } as const;
/** Renderings until V8 has compiled what home needs, and those of which the middle one counts. */
const WARM = 60;
const COUNTED = 21;

/** The requests without those that equal one before. */
function eachOnce(requests: readonly Costly[]): Costly[] {
	const sent = (request: Costly) => [request.method, request.path, JSON.stringify(request.headers), request.body].join(' ');
	return [...new Map(requests.toReversed().map((request) => [sent(request), request])).values()].toReversed();
}

/** What a request costs, in times of home rendered anew. */
export type Cost = Costly & { timesHome: number };

/**
 * Sends every request of the tables to a site in a process of its own. A request that costs more than `atMost` × home is sent again up to
 * `tries` times, and its least counts: compilation, garbage collection and other requests' leftovers add to a try.
 */
export async function compareCosts(lab: DirtyLab, redisUrl: string, { atMost, tries }: { atMost: number; tries: number }) {
	const site = await startMeasuredSite(lab, redisUrl);
	try {
		for (let turn = 0; turn < WARM; turn += 1) await site.costOf(HOME);
		const homes: number[] = [];
		for (let turn = 0; turn < COUNTED; turn += 1) homes.push(await site.costOf(HOME));
		const homeMs = homes.toSorted((a, b) => a - b)[Math.floor(COUNTED / 2)] ?? 0;
		const pages = await pageRequests(lab.pages, async (path, as) => (await site.send({ method: 'GET', path, as })).html);
		const costs: Cost[] = [];
		for (const request of eachOnce([...OTHER_REQUESTS, ...pages, ...callRequests(lab.made)])) {
			let least = await site.costOf(request);
			for (let turn = 1; turn < tries && least > atMost * homeMs; turn += 1) least = Math.min(least, await site.costOf(request));
			costs.push({ ...request, timesHome: least / homeMs });
		}
		return { homeMs, costs };
	} finally {
		await site.close();
	}
}

/** The costliest request of each route, the costliest route first. */
export function worstOfRoutes(costs: readonly Cost[]): Cost[] {
	const worst = new Map<string, Cost>();
	for (const cost of costs) if (cost.timesHome > (worst.get(cost.route)?.timesHome ?? -1)) worst.set(cost.route, cost);
	return [...worst.values()].toSorted((a, b) => b.timesHome - a.timesHome);
}
