import type { CalendarDay, SearchResult } from '#shared/catalogue/bff/search.ts';
import type { VoyageState } from '#shared/catalogue/bff/views.ts';
import { monthOf } from '#shared/rules/dates.ts';

type Sailing = { date: string; price: number | null; state: VoyageState };
type CalendarMonth = SearchResult['calendar'][number];

/**
 * Departure days by month, in order, with the lowest price per person of what can be booked (null when nothing can)
 * and the number of voyages. Departed voyages are left out.
 */
export function priceCalendar(sailings: readonly Sailing[]): CalendarMonth[] {
	const days = new Map<string, CalendarDay>();
	for (const { date, price, state } of sailings) {
		if (state === 'departed') continue;
		const day = days.get(date) ?? { date, price: null, count: 0 };
		days.set(date, { date, price: lower(day.price, state === 'on-sale' ? price : null), count: day.count + 1 });
	}
	const months = new Map<string, CalendarMonth>();
	for (const day of [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
		const month = months.get(monthOf(day.date)) ?? { month: monthOf(day.date), lowest: null, days: [] };
		month.days.push(day);
		months.set(month.month, { ...month, lowest: lower(month.lowest, day.price) });
	}
	return [...months.values()];
}

const lower = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));
