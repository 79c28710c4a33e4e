import { fromFen, toFen } from './money.ts';

/** Cabins that count as several against the limit of a booking, by category code: family cabins sleep more people (docs/rules.md, family-cabins). */
const COUNTS_AS: Readonly<Record<string, number>> = { F4: 2, F6: 3 };

/** Returns the number that `count` cabins of a category count as against the limit. */
export const cabinsCounted = (code: string, count: number): number => (COUNTS_AS[code] ?? 1) * count;

/** False for family cabins: some have a balcony and some have none, so the site doesn't mention it. */
export const tellsBalcony = (code: string): boolean => !(code in COUNTS_AS);

/** The reason why a row can't be booked. */
export type CartClosed = 'expired' | 'sold-out' | 'unknown';

/**
 * Returns why a row is closed: no cabin is left, its category has no price any more, or upstream doesn't say how many cabins are left or for how many
 * adults they are; null when it is open.
 */
export function rowClosed({
	price,
	inventory,
	adult,
}: {
	price: number | null;
	inventory: number | null;
	adult: number | null;
}): CartClosed | null {
	if (inventory !== null && inventory <= 0) return 'sold-out';
	if (price === null) return 'expired';
	return inventory === null || adult === null ? 'unknown' : null;
}

/** True until the day before departure. Later sailings can't be booked, and leave the cart. */
export const isUpcoming = (departureDate: string, today: string): boolean => departureDate > today;

/** Returns the number at the cart's badge: cabins on sailings to come. */
export const cartBadge = (rows: readonly { date: string; count: number }[], today: string): number =>
	rows.reduce((sum, { date, count }) => (isUpcoming(date, today) ? sum + count : sum), 0);

export type CartGroup<R> = { voyageId: string; date: string; rows: R[]; closed: CartClosed | null };

/** Rows by voyage, the earliest sailing first, those of the past dropped; a voyage without any open row is closed and comes last. */
export function groupCart<R extends { voyageId: string; date: string; closed: CartClosed | null }>(
	rows: readonly R[],
	today: string,
): CartGroup<R>[] {
	const groups = new Map<string, CartGroup<R>>();
	for (const row of rows.filter(({ date }) => isUpcoming(date, today))) {
		const group = groups.get(row.voyageId) ?? { voyageId: row.voyageId, date: row.date, rows: [], closed: null };
		group.rows.push(row);
		groups.set(row.voyageId, group);
	}
	return [...groups.values()]
		.map((group) => ({ ...group, closed: groupClosed(group.rows) }))
		.toSorted((a, b) => Number(a.closed !== null) - Number(b.closed !== null) || a.date.localeCompare(b.date));
}

/** A voyage is closed when all its rows are: sold out when one of them is, as its price may come back with its cabins; else unknown when one is. */
function groupClosed(rows: readonly { closed: CartClosed | null }[]): CartClosed | null {
	if (rows.some(({ closed }) => closed === null)) return null;
	return (['sold-out', 'unknown'] as const).find((reason) => rows.some(({ closed }) => closed === reason)) ?? 'expired';
}

/** Returns the number that the rows of one voyage count as against the limit. */
export const countedOf = (rows: readonly { code: string; count: number }[]): number =>
	rows.reduce((sum, { code, count }) => sum + cabinsCounted(code, count), 0);

/** True when one more cabin of a category fits into a booking of `rows`. */
export const fitsOneMore = (rows: readonly { code: string; count: number }[], code: string, max: number): boolean =>
	countedOf(rows) + cabinsCounted(code, 1) <= max;

/** The reason why a choice of rows can't be booked. */
export type BookProblem = 'nothing-chosen' | 'too-many';

export function bookProblem(rows: readonly { code: string; count: number }[], max: number): BookProblem | null {
	const counted = countedOf(rows);
	if (counted === 0) return 'nothing-chosen';
	return counted > max ? 'too-many' : null;
}

/** Returns the price of a choice, CNY, exact to the fen; null while a price is missing. `total` is that of one cabin. */
export function totalOf(rows: readonly { total: number | null; count: number }[]): number | null {
	if (rows.some(({ total }) => total === null)) return null;
	return fromFen(rows.reduce((sum, { total, count }) => sum + toFen(total ?? 0) * count, 0));
}
