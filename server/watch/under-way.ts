import type { Route } from '#server/request/route.ts';

type Request = { route: Route; from: number; to?: number };

/** Knows the requests that aren't answered yet, and those that were while the event loop was held. */
export function createUnderWay() {
	const underWay = new Set<Request>();
	let ended: Request[] = [];
	return {
		count: () => underWay.size,
		/** Notes a request. Returns the function that notes its end. */
		begin(route: Route): () => void {
			const request: Request = { route, from: performance.now() };
			underWay.add(request);
			return () => {
				underWay.delete(request);
				ended.push({ ...request, to: performance.now() });
			};
		},
		/**
		 * Returns the routes of the requests that were under way during the last milliseconds, and forgets those that have ended. Streams of
		 * events are always under way, so they tell nothing.
		 */
		during(ms: number): Route[] {
			const since = performance.now() - ms;
			const then = [...underWay, ...ended].filter(({ from, to }) => from <= since && (to ?? since) >= since);
			ended = [];
			return then.map(({ route }) => route).filter(({ kind }) => kind !== 'events');
		},
	};
}
