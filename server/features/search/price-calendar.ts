import { rememberByIdentity } from '#server/composition/memo.ts';
import type { Searchable, VoyageSearch } from '#server/composition/voyage-search.ts';
import type { CalendarDay, SearchResult } from '#shared/catalogue/bff/search.ts';
import { monthOf } from '#shared/rules/dates.ts';
import type { CanonicalQuery } from '#shared/rules/search-params.ts';

type CalendarMonth = SearchResult['calendar'][number];

/** The departure days of a list in order, and for each voyage the place of its day (-1: departed) and what it costs (infinite: can't be booked). */
type Days = { dates: readonly string[]; dayOf: Int32Array; priceOf: Float64Array };

const remember = rememberByIdentity<Days>();

function daysOf(voyages: readonly Searchable[]): Days {
	const upcoming = voyages.flatMap(({ state, date }) => (state === 'departed' ? [] : date));
	const dates = [...new Set(upcoming)].toSorted();
	const places = new Map(dates.map((date, place) => [date, place]));
	return {
		dates,
		dayOf: Int32Array.from(voyages, ({ state, date }) => (state === 'departed' ? -1 : (places.get(date) ?? -1))),
		priceOf: Float64Array.from(voyages, ({ state, price }) => (state === 'on-sale' && price !== null ? price : Infinity)),
	};
}

/**
 * Departure days by month, in order, with the lowest price per person of what can be booked (null when nothing can) and the number of voyages, of
 * what matches without the filter by month. Departed voyages are left out.
 */
export function priceCalendar(searched: VoyageSearch<Searchable>, query: CanonicalQuery): CalendarMonth[] {
	const { dates, dayOf, priceOf } = remember([searched], '', () => daysOf(searched.voyages));
	const counts = new Int32Array(dates.length);
	const lowest = new Float64Array(dates.length).fill(Infinity);
	searched.visit(query, 'date', (place) => {
		const day = dayOf[place] ?? -1;
		if (day === -1) return;
		counts[day] = (counts[day] ?? 0) + 1;
		lowest[day] = Math.min(lowest[day] ?? Infinity, priceOf[place] ?? Infinity);
	});
	const months = new Map<string, CalendarMonth>();
	for (const [place, date] of dates.entries()) {
		const count = counts[place] ?? 0;
		if (count === 0) continue;
		const day: CalendarDay = { date, price: finite(lowest[place] ?? Infinity), count };
		const month = months.get(monthOf(date)) ?? { month: monthOf(date), lowest: null, days: [] };
		month.days.push(day);
		month.lowest = lower(month.lowest, day.price);
		months.set(month.month, month);
	}
	return [...months.values()];
}

const finite = (price: number): number | null => (Number.isFinite(price) ? price : null);
const lower = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));
