import { expect, it } from 'vitest';
import { priceCalendar } from './price-calendar.ts';

const sailing = (date: string, price: number | null, state: 'on-sale' | 'sold-out' | 'departed' | 'not-on-sale' = 'on-sale') => ({
	date,
	price,
	state,
});

it('shows the lowest price of a day and of its month', () => {
	expect(priceCalendar([sailing('2027-03-05', 3299), sailing('2027-03-05', 2999), sailing('2027-03-12', 2500)])).toEqual([
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
	expect(priceCalendar([sailing('2027-03-05', 999, 'sold-out')])).toEqual([
		{ month: '2027-03', lowest: null, days: [{ date: '2027-03-05', price: null, count: 1 }] },
	]);
	expect(priceCalendar([sailing('2027-03-05', 999, 'sold-out'), sailing('2027-03-05', 3000)])[0]?.lowest).toBe(3000);
});

it('puts months and days in order whatever order they come in', () => {
	const calendar = priceCalendar(['2028-01-02', '2027-03-09', '2027-12-31', '2027-03-01'].map((date) => sailing(date, 1)));
	expect(calendar.flatMap(({ days }) => days.map(({ date }) => date))).toEqual([
		'2027-03-01',
		'2027-03-09',
		'2027-12-31',
		'2028-01-02',
	]);
	expect(calendar.map(({ month }) => month)).toEqual(['2027-03', '2027-12', '2028-01']);
});

it('leaves out what has departed', () => {
	expect(priceCalendar([sailing('2026-03-05', 1, 'departed')])).toEqual([]);
});
