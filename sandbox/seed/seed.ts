import { todayInShanghai } from '#shared/rules/dates.ts';
import type { Database } from '../storage/database.ts';
import { seedActivities } from './activities.ts';
import { seedAdverts } from './adverts.ts';
import { seedEntries } from './entries.ts';
import { seedHotRoutes } from './hot-routes.ts';
import { COUPON_CODES } from './member-orders.ts';
import type { Pictures } from './pictures.ts';
import { seedReference } from './reference.ts';
import { seedVoyages } from './voyages.ts';

/** Fills the database once, and what depends on the day again on every new day, so that a long-running sandbox never grows stale. */
export function createSeeder(db: Database, pictures: Pictures) {
	db.transaction(() => {
		seedReference(db, pictures);
		db.insert('coupon', COUPON_CODES);
	});
	let seeded = '';
	return {
		upTo: (now: Date) => {
			const today = todayInShanghai(now);
			if (today === seeded) return;
			db.transaction(() => {
				seedVoyages(db, pictures, today);
				seedHotRoutes(db, pictures, today);
				seedAdverts(db, pictures, today);
				seedEntries(db, pictures, today);
				seedActivities(db, pictures, today);
			});
			seeded = today;
		},
	};
}
