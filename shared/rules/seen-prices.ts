import { addDays, daysBetween } from './dates.ts';
import { fromFen, toFen } from './money.ts';

/** A voyage's from-price of two who share as a browser saw it last, with its day; `before` is the one of the last earlier day. */
type SeenPrice = { price: number; day: string; before?: { price: number; day: string } };
/** The prices that a browser has seen, by the id of the voyage. */
export type SeenPrices = Readonly<Record<string, SeenPrice>>;

/** A price that was seen longer ago is forgotten: nobody remembers it. */
const REMEMBERED_DAYS = 30;
const MOST_VOYAGES = 60;

/** Returns what is known after a voyage was shown at a price today. A price that isn't known leaves the others as they are. */
export function withSeen(seen: SeenPrices, id: string, price: number | null, today: string): SeenPrices {
	if (price === null) return seen;
	const last = seen[id];
	const before = last?.day === today ? last.before : last && { price: last.price, day: last.day };
	const since = addDays(today, -REMEMBERED_DAYS);
	const others = Object.entries(seen).filter(([other, { day }]) => other !== id && day >= since);
	return Object.fromEntries([...others.slice(-(MOST_VOYAGES - 1)), [id, { price, day: today, ...(before && { before }) }]]);
}

/** A price that changed: by how much (negative for less), and the day on which the other one was seen. */
export type PriceMove = { by: number; day: string };

/** Returns how a voyage's price differs from the one of the last earlier day on which this browser saw it; null where either isn't known. */
export function priceMove(seen: SeenPrices, id: string, price: number | null, today: string): PriceMove | null {
	const last = seen[id];
	const other = last?.day === today ? last.before : last;
	if (!other || price === null || other.day >= today || other.day < addDays(today, -REMEMBERED_DAYS)) return null;
	const by = fromFen(toFen(price) - toFen(other.price));
	return by === 0 ? null : { by, day: other.day };
}

const isPrice = (value: unknown): value is { price: number; day: string } =>
	value instanceof Object &&
	'price' in value &&
	Number.isFinite(value.price) &&
	'day' in value &&
	/^\d{4}-\d\d-\d\d$/.test(String(value.day));

/** Reads the prices that a browser has stored; entries that are none are left out. */
export function parseSeen(stored: string | null): SeenPrices {
	try {
		return Object.fromEntries(
			Object.entries(JSON.parse(stored ?? '{}') as object).flatMap(([id, entry]: [string, unknown]) => {
				if (!isPrice(entry)) return [];
				const before = 'before' in entry && isPrice(entry.before) ? entry.before : undefined;
				return [[id, { price: entry.price, day: entry.day, ...(before && { before }) }]];
			}),
		);
	} catch {
		return {};
	}
}

/** True for a day that a day of the week names without doubt. */
export const isThisWeek = (day: string, today: string): boolean => daysBetween(day, today) < 7;
