import type { Database } from './storage/database.ts';

type Priced = { personAvg: number; totalPrice: number; persons: number };

/** Shares of the fare per person: for an empty place in the cabin, for one adult more, and for one child more than it is usually sold for. */
const EMPTY_PLACE = 0.5;
const MORE_ADULT = 0.6;
const MORE_CHILD = 0.4;

/** Returns the price of a cabin for a party; null when it isn't sold on the voyage, or not to so many. */
export function quote(
	db: Database,
	voyageId: string,
	{ categoryId, adult, child }: { categoryId: string; adult: number; child: number },
) {
	const priced = db.get<Priced>(
		`SELECT personAvg, totalPrice, persons FROM voyage_category JOIN category ON category.id = categoryId
		WHERE voyageId = CAST(:voyageId AS INTEGER) AND categoryId = CAST(:categoryId AS INTEGER)`,
		{ voyageId, categoryId },
	);
	const passengers = adult + child;
	if (!priced || passengers > priced.persons) return null;
	const usual = Math.round(priced.totalPrice / priced.personAvg);
	const more = Math.max(0, passengers - usual);
	const moreChildren = Math.min(child, more);
	const places =
		Math.min(passengers, usual) +
		Math.max(0, usual - passengers) * EMPTY_PLACE +
		moreChildren * MORE_CHILD +
		(more - moreChildren) * MORE_ADULT;
	const totalPrice = Math.round(priced.personAvg * places);
	return { categoryId, personAvg: Math.round((totalPrice / passengers) * 100) / 100, totalPrice };
}
