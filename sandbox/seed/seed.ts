import { todayInShanghai } from '#shared/rules/dates.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { seedActivities } from './activities.ts';
import { seedAdverts } from './adverts.ts';
import { seedEntries } from './entries.ts';
import { seedHotRoutes } from './hot-routes.ts';
import { COUPON_CODES } from './member-orders.ts';
import { type Pictures, readPictures } from './pictures.ts';
import { seedReference } from './reference.ts';
import { seedVoyages } from './voyages.ts';

/**
 * Copies of filled databases, by day and folder of pictures. Tests start many sandboxes in one process: the first one is filled, the others are
 * copied from it.
 */
const filled = new Map<string, Uint8Array>();

function seedDay(db: Database, pictures: Pictures, today: string): void {
	seedVoyages(db, pictures, today);
	seedHotRoutes(db, pictures, today);
	seedAdverts(db, pictures, today);
	seedEntries(db, pictures, today);
	seedActivities(db, pictures, today);
}

/** Opens a database with all data as of a moment. `upTo` adds the data of each new day, so that a long-running sandbox stays up to date. */
export function openSeeded(mediaDir: string, now: Date) {
	let seeded = todayInShanghai(now);
	const pictures = readPictures(mediaDir);
	const name = `${seeded} ${mediaDir}`;
	const held = filled.get(name);
	const db = openDatabase(held);
	if (!held) {
		db.transaction(() => {
			seedReference(db, pictures);
			db.insert('coupon', COUPON_CODES);
			seedDay(db, pictures, seeded);
		});
		filled.set(name, db.copy());
	}
	return {
		db,
		upTo: (moment: Date) => {
			const today = todayInShanghai(moment);
			if (today === seeded) return;
			db.transaction(() => seedDay(db, pictures, today));
			seeded = today;
		},
	};
}
