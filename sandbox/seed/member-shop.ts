import { addDays } from '#shared/rules/dates.ts';
import type { Database } from '../storage/database.ts';

type Found = { id: number; cruiseId: number };
type Pictured = Found & { cover: string };

const coversAsJson = (sailings: readonly (Pictured | undefined)[]): string =>
	JSON.stringify(sailings.flatMap((found) => found?.cover ?? []));

/** Returns the first sailing of a ship from a day on that has cabins left in all of the named categories, and a cover that none of `others` has. */
const sailing = (db: Database, ship: string, from: string, codes: readonly string[], ...others: (Pictured | undefined)[]) =>
	db.get<Pictured>(
		`SELECT voyage.id, cruiseId, cover FROM voyage JOIN cruise ON cruise.id = cruiseId WHERE cruise.code = :ship AND departureDate >= :from
			AND cover NOT IN (SELECT value FROM json_each(:covers)) AND (
			SELECT count(*) FROM voyage_category JOIN category ON category.id = categoryId
			WHERE voyageId = voyage.id AND inventory > 2 AND category.code IN (SELECT value FROM json_each(:codes))) = json_array_length(:codes)
		ORDER BY departureDate LIMIT 1`,
		{ ship, from, codes: JSON.stringify(codes), covers: coversAsJson(others) },
	);

/** Returns the first sailing from a day on that has a category without cabins left. */
const soldOut = (db: Database, from: string) =>
	db.get<Found & { categoryId: number }>(
		`SELECT voyage.id, cruiseId, categoryId FROM voyage_category JOIN voyage ON voyage.id = voyageId
		WHERE inventory = 0 AND departureDate >= :from ORDER BY departureDate, categoryId LIMIT 1`,
		{ from },
	);

/** Returns the last sailing before a day with a cover that none of `others` has. */
const departed = (db: Database, today: string, ...others: (Pictured | undefined)[]) =>
	db.get<Pictured>(
		`SELECT id, cruiseId, cover FROM voyage WHERE departureDate < :today AND cover NOT IN (SELECT value FROM json_each(:covers))
		ORDER BY departureDate DESC LIMIT 1`,
		{ today, covers: coversAsJson(others) },
	);

/** Gives a member some favourites, one of which has departed, and a cart: two cabins on one voyage, one on another, one that is sold out. */
export function seedShop({ db, now, today }: { db: Database; now: Date; today: string }, memberId: number): void {
	const put = (voyage: Found | undefined, code: string, adult: number, child: number) => {
		if (!voyage) return;
		db.run(
			`INSERT OR IGNORE INTO cart_row (memberId, voyageId, categoryId, adult, child, count)
			SELECT :memberId, :voyageId, id, :adult, :child, 1 FROM category WHERE cruiseId = :cruiseId AND code = :code`,
			{ memberId, voyageId: voyage.id, cruiseId: voyage.cruiseId, code, adult, child },
		);
	};
	const winter = sailing(db, 'MC', addDays(today, 40), ['B2', 'F4']);
	const spring = sailing(db, 'MD', addDays(today, 110), ['H2'], winter);
	const early = sailing(db, 'AT', addDays(today, 75), ['N2'], winter, spring);
	const past = departed(db, today, winter, spring, early);
	const full = soldOut(db, addDays(today, 15));
	put(winter, 'B2', 2, 0);
	put(winter, 'F4', 2, 2);
	put(spring, 'H2', 2, 0);
	put(past, 'N2', 2, 0);
	if (full) db.insert('cart_row', [{ memberId, voyageId: full.id, categoryId: full.categoryId, adult: 2, child: 0, count: 1 }]);
	const kept = [past, early, spring, winter];
	db.insert(
		'favourite',
		kept.flatMap((voyage, index) => (voyage ? [{ memberId, voyageId: voyage.id, addedAt: now.getTime() + index }] : [])),
	);
}
