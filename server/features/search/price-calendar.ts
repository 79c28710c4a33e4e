import { rememberByIdentity } from '#server/composition/memo.ts';
import type { Searchable, VoyageSearch } from '#server/composition/voyage-search.ts';
import type { CalendarDay, SearchResult } from '#shared/catalogue/bff/search.ts';
import { monthOf } from '#shared/rules/dates.ts';
import type { CanonicalQuery } from '#shared/rules/search-params.ts';

type CalendarMonth = SearchResult['calendar'][number];

/** A day of departure, past or to come; its voyages stand before the place `end` in the list, behind those of the day before. */
type Day = { date: string; month: string; departed: boolean; end: number };
/** The days in order, and what each voyage costs (infinite: can't be booked). */
type Days = { days: readonly Day[]; prices: Float64Array };

const remember = rememberByIdentity<Days>();

function daysOf(voyages: readonly Searchable[]): Days {
	const days: Day[] = [];
	for (const [place, { date, state }] of voyages.entries()) {
		const last = days.at(-1);
		if (last?.date === date) last.end = place + 1;
		else days.push({ date, month: monthOf(date), departed: state === 'departed', end: place + 1 });
	}
	return {
		days,
		prices: Float64Array.from(voyages, ({ state, price }) => (state === 'on-sale' ? (price ?? Infinity) : Infinity)),
	};
}

/**
 * Departure days by month, in order, with the lowest price per person of what can be booked (null when nothing can) and the number of voyages, of
 * what matches without the filter by month. Departed voyages are left out.
 */
export function priceCalendar(searched: VoyageSearch<Searchable>, query: CanonicalQuery): CalendarMonth[] {
	const { days, prices } = remember([searched], '', () => daysOf(searched.voyages));
	const found = searched.matching(query, 'date');
	const months: CalendarMonth[] = [];
	let place = 0;
	for (const { date, month: name, departed, end } of days) {
		let count = 0;
		let lowest = Infinity;
		for (; place < end; place++) {
			if (!found.has(place)) continue;
			count += 1;
			lowest = Math.min(lowest, prices[place] ?? Infinity);
		}
		if (departed || count === 0) continue;
		const last = months.at(-1);
		const month: CalendarMonth = last?.month === name ? last : { month: name, lowest: null, days: [] };
		if (month !== last) months.push(month);
		const day: CalendarDay = { date, price: Number.isFinite(lowest) ? lowest : null, count };
		month.days.push(day);
		month.lowest = lower(month.lowest, day.price);
	}
	return months;
}

const lower = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));
