import { type Database, openDatabase } from './database.ts';

type Earlier = { until: number; db: Database };

/** Creates what readings see where they come from a replica that lags behind `db`: for tests. Without a lag they see the data itself. */
export function createReplica(db: Database) {
	let lagMs = 0;
	let clock = (): number => Date.now();
	let earlier: Earlier[] = [];

	/** Forgets copies that no reading sees any more. */
	function forget(until: number): void {
		for (const copy of earlier) if (copy.until <= until) copy.db.close();
		earlier = earlier.filter((copy) => copy.until > until);
	}
	return {
		/** Lets readings lag so many milliseconds of `now`. */
		lag(ms: number, now: () => number = Date.now): void {
			forget(Number.POSITIVE_INFINITY);
			lagMs = ms;
			clock = now;
		},
		/** Keeps the data of this moment for readings, before a change. */
		keep(): void {
			if (lagMs > 0) earlier.push({ until: clock(), db: openDatabase(db.copy()) });
		},
		/** Returns the data that a reading sees now. */
		seen(): Database {
			forget(clock() - lagMs);
			return earlier[0]?.db ?? db;
		},
	};
}

export type Replica = ReturnType<typeof createReplica>;
