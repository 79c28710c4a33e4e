import { weekday } from '#shared/rules/dates.ts';
import type { CanonicalQuery } from '#shared/rules/search-params.ts';

const isDuring = (date: string, range: string): boolean => {
	const [from = '', to = ''] = range.split('_');
	return date >= from && date <= to;
};

const isWithinBudget = (price: number | null, range: string): boolean => {
	const [from, below] = range.split('-');
	return price !== null && price >= Number(from || 0) && (!below || price <= Number(below));
};

type Limited = { date: string; balcony: number | null; price: number | null; destinationIds: readonly string[] };

/**
 * True for a voyage within all limits of a search: its days and weekdays of departure, its price, a balcony that can be booked, and
 * no port that isn't wanted. With a balcony the price is that of the balcony. `anyDay` leaves the days out.
 */
export function isWithinLimits(
	{ date, balcony, price, destinationIds }: Limited,
	{ leave, weekday: weekdays, budget, cabin, avoid }: CanonicalQuery,
	anyDay: boolean,
): boolean {
	if (leave.length > 0 && !anyDay && !leave.some((range) => isDuring(date, range))) return false;
	if (weekdays.length > 0 && !weekdays.includes(String(weekday(date)))) return false;
	if (cabin.length > 0 && balcony === null) return false;
	if (!budget.every((range) => isWithinBudget(cabin.length > 0 ? balcony : price, range))) return false;
	return !avoid.some((id) => destinationIds.includes(id));
}
