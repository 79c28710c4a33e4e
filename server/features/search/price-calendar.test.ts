import { expect, it } from 'vitest';
import { createVoyageSearch, type Searchable } from '#server/composition/voyages/voyage-search.ts';
import { monthOf } from '#shared/rules/dates.ts';
import { parseSearch } from '#shared/rules/search-params.ts';
import { priceCalendar } from './price-calendar.ts';

type State = Searchable['state'];
let id = 0;
const sailing = (date: string, price: number | null, state: State = 'on-sale', cruiseId = '1'): Searchable => {
	id += 1;
	const place = { departurePortId: '1', destinationIds: ['4'], cruiseId, days: 5, balcony: null, hoursInPort: null, late: false };
	return { id: String(id), date, month: monthOf(date), price, state, ...place };
};
const calendarOf = (sailings: readonly Searchable[], query = '') =>
	priceCalendar(createVoyageSearch(sailings), parseSearch(new URLSearchParams(query), '2026-11-21'));

it('shows the lowest price of a day and of its month', () => {
	expect(calendarOf([sailing('2027-03-05', 3299), sailing('2027-03-05', 2999), sailing('2027-03-12', 2500)])).toEqual([
		{
			month: '2027-03',
			lowest: 2500,
			days: [
				{ date: '2027-03-05', price: 2999, count: 2 },
				{ date: '2027-03-12', price: 2500, count: 1 },
			],
		},
	]);
});

it('shows sold-out days without a price instead of hiding them', () => {
	expect(calendarOf([sailing('2027-03-05', 999, 'sold-out')])).toEqual([
		{ month: '2027-03', lowest: null, days: [{ date: '2027-03-05', price: null, count: 1 }] },
	]);
	expect(calendarOf([sailing('2027-03-05', 999, 'sold-out'), sailing('2027-03-05', 3000)])[0]?.lowest).toBe(3000);
});

it('sorts months and days', () => {
	const calendar = calendarOf(['2028-01-02', '2027-03-09', '2027-12-31', '2027-03-01'].map((date) => sailing(date, 1)));
	expect(calendar.flatMap(({ days }) => days.map(({ date }) => date))).toEqual([
		'2027-03-01',
		'2027-03-09',
		'2027-12-31',
		'2028-01-02',
	]);
	expect(calendar.map(({ month }) => month)).toEqual(['2027-03', '2027-12', '2028-01']);
});

it('leaves out departed voyages', () => {
	expect(calendarOf([sailing('2026-03-05', 1, 'departed')])).toEqual([]);
});

it('applies all filters except the one by month', () => {
	const sailings = [sailing('2027-03-05', 1), sailing('2027-04-05', 2), sailing('2027-04-06', 3, 'on-sale', '2')];
	const calendar = calendarOf(sailings, 'date=2027-03&cruise=1');
	expect(calendar.flatMap(({ days }) => days.map(({ date }) => date))).toEqual(['2027-03-05', '2027-04-05']);
});
