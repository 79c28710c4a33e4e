import { expect, test } from 'vitest';
import { bandsTogether, daysPhrase, monthsPhrase } from './query-phrases.ts';

test.each([
	[['2027-02'], '2027年2月', 'February 2027'],
	[['2027-03', '2027-02'], '2027年2月、3月', 'February and March 2027'],
	[['2027-01', '2027-02', '2027-03', '2027-04'], '2027年1–4月', 'January to April 2027'],
	[['2026-12', '2027-01', '2027-02'], '2026年12月–2027年2月', 'December 2026 to February 2027'],
	[
		['2026-12', '2027-01', '2027-02', '2027-12', '2028-01', '2028-02'],
		'2026年12月–2027年2月、2027年12月–2028年2月',
		'December 2026 to February 2027 and December 2027 to February 2028',
	],
	[
		['2026-10', '2026-12', '2027-01', '2027-02'],
		'2026年10月、2026年12月–2027年2月',
		'October 2026 and December 2026 to February 2027',
	],
	[['2026-12', '2027-02', '2027-03', '2027-04'], '2026年12月、2027年2–4月', 'December 2026 and February to April 2027'],
])('the months %j are called %s and %s', (months, cn, en) => {
	expect([monthsPhrase(months, 'CN'), monthsPhrase(months, 'EN')]).toEqual([cn, en]);
});

test.each([
	[[5], '5天', 'five-day'],
	[[5, 4], '4–5天', 'four- or five-day'],
	[[3, 5, 6], '3、5–6天', 'three-, five- or six-day'],
	[[4, 5, 6, 7], '4–7天', 'four- to seven-day'],
	[[14], '14天', '14-day'],
])('voyages of %j days are called %s and %s', (days, cn, en) => {
	expect([daysPhrase(days, 'CN'), daysPhrase(days, 'EN')]).toEqual([cn, en]);
});

test('price bands side by side are one, and all bands none', () => {
	expect(bandsTogether(['3000-5000', '0-3000'])).toEqual([{ from: 0, below: 5000 }]);
	expect(bandsTogether(['0-3000', '8000-'])).toEqual([
		{ from: 0, below: 3000 },
		{ from: 8000, below: null },
	]);
	expect(bandsTogether(['0-3000', '3000-5000', '5000-8000', '8000-'])).toEqual([]);
});
