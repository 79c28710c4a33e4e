import { rememberByIdentity } from '#server/composition/memo.ts';
import { matchesAll, type Searchable, type VoyageSearch } from '#server/composition/voyages/voyage-search.ts';
import type { CalendarDay, SearchResult } from '#shared/catalogue/bff/search.ts';
import { monthOf } from '#shared/rules/dates.ts';
import type { CanonicalQuery } from '#shared/rules/search-params.ts';

type CalendarMonth = SearchResult['calendar'][number];

/** A day of departure to come. */
type Day = { date: string; month: string };
/** The days to come in order; for each voyage the place of its day among them, and what it costs (infinite: can't be booked). */
type Days = { days: readonly Day[]; first: number; dayOf: Uint16Array; prices: Float64Array };

const rememberDays = rememberByIdentity<Days>();
const rememberWhole = rememberByIdentity<CalendarMonth[]>();

/** `first`: the place of the first voyage that hasn't departed; voyages stand by date. */
function daysOf(voyages: readonly Searchable[]): Days {
	const days: Day[] = [];
	const coming = voyages.findIndex(({ state }) => state !== 'departed');
	const first = coming === -1 ? voyages.length : coming;
	const dayOf = new Uint16Array(voyages.length);
	for (let place = first; place < voyages.length; place++) {
		const date = voyages[place]?.date ?? '';
		if (days.at(-1)?.date !== date) days.push({ date, month: monthOf(date) });
		dayOf[place] = days.length - 1;
	}
	return {
		days,
		first,
		dayOf,
		prices: Float64Array.from(voyages, ({ state, price }) => (state === 'on-sale' ? (price ?? Infinity) : Infinity)),
	};
}

/**
 * Departure days by month, in order, with the lowest price per person of what can be booked (null when nothing can) and the number of voyages, of
 * what matches without the filter by month. Departed voyages are left out.
 */
export function priceCalendar(searched: VoyageSearch<Searchable>, query: CanonicalQuery): CalendarMonth[] {
	const count = () => countDays(searched, query);
	return matchesAll(query, 'date') ? rememberWhole([searched], '', count) : count();
}

function countDays(searched: VoyageSearch<Searchable>, query: CanonicalQuery): CalendarMonth[] {
	const { days, first, dayOf, prices } = rememberDays([searched], '', () => daysOf(searched.voyages));
	const found = searched.matching(query, 'date');
	const counts = new Uint32Array(days.length);
	const lowest = new Float64Array(days.length).fill(Infinity);
	for (let place = found.next(first); place < dayOf.length; place = found.next(place + 1)) {
		const day = dayOf[place] ?? 0;
		counts[day] = (counts[day] ?? 0) + 1;
		lowest[day] = Math.min(lowest[day] ?? Infinity, prices[place] ?? Infinity);
	}
	const months: CalendarMonth[] = [];
	for (const [at, { date, month: name }] of days.entries()) {
		const count = counts[at] ?? 0;
		if (count === 0) continue;
		const last = months.at(-1);
		const month: CalendarMonth = last?.month === name ? last : { month: name, lowest: null, days: [] };
		if (month !== last) months.push(month);
		const price = lowest[at] ?? Infinity;
		const day: CalendarDay = { date, price: Number.isFinite(price) ? price : null, count };
		month.days.push(day);
		month.lowest = lower(month.lowest, day.price);
	}
	return months;
}

const lower = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));
