import { isShed } from '#server/middleware/admission.ts';
import { createCache } from '#server/storage/cache.ts';
import type { RedisConnection } from '#server/storage/redis.ts';
import { createGuards } from '#server/upstream/guards.ts';
import type { CachePolicy } from '#shared/catalogue/cache-policy.ts';
import { crowd } from '../../tests/support/crowd.ts';
import { randomOf } from '../../tests/support/dirty/random.ts';

const TICK_MS = 250;
const TICKS = 60_000 / TICK_MS;
/** More callers of one reply at one moment only join: what upstream is asked doesn't depend on how many there are. */
const MAX_JOINING = 40;

/** What a voyage's page is made of, by how long it is kept. */
const PUBLIC: readonly [string, CachePolicy][] = [
	['voyage', 'sailings'],
	['timetable', 'sailings'],
	['adverts', 'adverts'],
	['notices', 'content'],
	['categories', 'reference'],
	['ships', 'reference'],
];
/** What each member's page asks upstream about its member, and nobody keeps. */
const PERSONAL = ['cart', 'favourites'] as const;

export type OpeningMinute = {
	people: number;
	/** Calls to upstream in the minute, and holds by those let in. */
	publicCalls: number;
	personalCalls: number;
	personalPeak: number;
	holds: number;
	holdsPeak: number;
	pages: number;
	refused: number;
	/** Visits to the line in the first minute, and its length at the end. */
	looks: number;
	waiting: number;
};

/** Redis as all processes see it, at once and without end. */
function sharedMemory() {
	const kept = new Map<string, string>();
	const redis = {
		status: 'ready',
		get: async (key: string) => kept.get(key) ?? null,
		set: async (key: string, value: string) => {
			kept.set(key, value);
			return 'OK';
		},
	};
	return redis as unknown as Pick<RedisConnection, 'get' | 'set' | 'status'>;
}

/**
 * One process: its pages one after the other, its own cache over the shared one, its bounds on calls. Refusals, caches and bounds are the product's own
 * code, on a clock of ticks.
 */
function createProcess(shared: ReturnType<typeof sharedMemory>, clock: () => number, pagesPerSecond: number) {
	const cache = createCache({ redis: shared, build: 'scale', now: clock });
	const guarded = createGuards({ breaker: () => {} });
	const queue: number[] = [];
	const answers: (() => void)[] = [];
	const told = { publicCalls: 0, personalCalls: 0, pages: 0, refused: 0 };
	let budget = 0;

	const fromUpstream = <T>(value: T): Promise<T> => new Promise((resolve) => answers.push(() => resolve(value)));

	function arrive(count: number): void {
		for (let one = 0; one < count; one++) {
			const lateMs = queue[0] === undefined ? 0 : clock() - queue[0];
			if (isShed('member', { underWay: queue.length, lateMs })) told.refused += 1;
			else queue.push(clock());
		}
	}

	function page(joining: boolean): void {
		told.pages += 1;
		for (const [key, policy] of joining ? PUBLIC : [])
			void cache.remember(policy, key, () => {
				told.publicCalls += 1;
				return fromUpstream({ data: key, bytes: 10_000 });
			});
		for (const call of PERSONAL)
			guarded(call, () => {
				told.personalCalls += 1;
				return fromUpstream(null);
			}).catch(() => {});
	}

	return {
		told,
		/** A quarter of a second: answers come, members come, pages are made. */
		async tick(arrivals: number): Promise<void> {
			for (const answer of answers.splice(0)) answer();
			await new Promise((done) => setImmediate(done));
			arrive(arrivals);
			budget = Math.min(budget, 1) + (pagesPerSecond * TICK_MS) / 1_000;
			for (let made = 0; budget >= 1 && queue.length > 0; made++, budget--) {
				queue.shift();
				page(made < MAX_JOINING);
			}
			await new Promise((done) => setImmediate(done));
		},
	};
}

export type OpeningOptions = {
	redis: Pick<RedisConnection, 'eval'>;
	people: number;
	processes: number;
	perMinute: number;
	/** Members' pages that one process makes in a second. */
	pagesPerSecond: number;
	seed: number;
	opens: number;
};

/** A sale's opening minute with a crowd of members: each opens the voyage's page in it, three of five took a place before. */
export async function openingMinute(options: OpeningOptions): Promise<OpeningMinute> {
	const { redis, people, processes, perMinute, pagesPerSecond, seed, opens } = options;
	const random = randomOf(seed);
	let now = opens;
	const shared = sharedMemory();
	const fleet = Array.from({ length: processes }, () => createProcess(shared, () => now, pagesPerSecond));
	const arrivals = Array.from({ length: TICKS }, () => new Array<number>(processes).fill(0));
	for (let person = 0; person < people; person++) {
		const tick = arrivals[Math.floor(random() * TICKS)] ?? [];
		const process = Math.floor(random() * processes);
		tick[process] = (tick[process] ?? 0) + 1;
	}
	const sum = (name: 'publicCalls' | 'personalCalls' | 'pages' | 'refused') =>
		fleet.reduce((all, { told }) => all + told[name], 0);
	const personalEach: number[] = [];
	for (const [index, coming] of arrivals.entries()) {
		now = opens + index * TICK_MS;
		for (const [place, process] of fleet.entries()) await process.tick(coming[place] ?? 0);
		personalEach.push(sum('personalCalls'));
	}
	const perSecond = personalEach.map((count, index) => count - (personalEach[index - 1_000 / TICK_MS] ?? 0));
	const { events, seconds } = await crowd({ redis, people, perMinute, early: 0.6, leaving: 0, seed, opens, until: 60 });
	return {
		people,
		publicCalls: sum('publicCalls'),
		personalCalls: sum('personalCalls'),
		personalPeak: Math.max(...perSecond),
		holds: events['let-in'],
		holdsPeak: Math.max(...seconds.map(({ letIn }) => letIn)),
		pages: sum('pages'),
		refused: sum('refused'),
		looks: seconds.reduce((all, { looks }) => all + looks, 0),
		waiting: events.taken - events['let-in'] - events.expired,
	};
}
