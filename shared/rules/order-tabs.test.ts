import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../constants.ts';
import { ORDER_STATUSES } from '../constants.ts';
import { chosenTab, firstInTab, isInTab, ORDER_TABS, type OrderTab, tabCounts } from './order-tabs.ts';

const ALL = Object.keys(ORDER_STATUSES) as OrderStatus[];

describe('tabs of the order list', () => {
	it('hold every state exactly once, besides the tab of all', () => {
		for (const status of ALL) {
			expect(
				ORDER_TABS.filter((tab) => tab !== 'all' && isInTab(tab, status)),
				status,
			).toHaveLength(1);
			expect(isInTab('all', status)).toBe(true);
		}
	});

	it.each<[string | undefined, OrderStatus[], OrderTab]>([
		[undefined, [], 'all'],
		[undefined, ['completed'], 'all'],
		[undefined, ['completed', 'waiting-payment'], 'todo'],
		[undefined, ['reserved'], 'todo'],
		['past', ['waiting-payment'], 'past'],
		['nonsense', ['waiting-payment'], 'todo'],
		['nonsense', ['refunded'], 'all'],
	])('asked for %s with %j is %s', (asked, statuses, tab) => {
		expect(chosenTab(asked, statuses)).toBe(tab);
	});

	it('count what they hold', () => {
		expect(tabCounts(ALL)).toEqual([
			{ tab: 'todo', count: 2 },
			{ tab: 'upcoming', count: 2 },
			{ tab: 'past', count: 1 },
			{ tab: 'cancelled', count: 4 },
			{ tab: 'all', count: 9 },
		]);
	});

	it('begin with what is most urgent: the payment due first, the nearest sailing, else the newest order', () => {
		const soon = { date: '2027-05-01', payBy: 200, placedAt: 3 };
		const later = { date: '2027-04-01', payBy: 300, placedAt: 2 };
		const open = { date: '2027-03-01', payBy: null, placedAt: 1 };
		const sorted = (tab: OrderTab) => [open, later, soon].toSorted((one, other) => firstInTab(tab, one, other));
		expect(sorted('todo')).toEqual([soon, later, open]);
		expect(sorted('upcoming')).toEqual([open, later, soon]);
		expect(sorted('all')).toEqual([open, later, soon]);
		expect([soon, open].toSorted((one, other) => firstInTab('past', one, other))).toEqual([soon, open]);
	});

	it('end with the orders of an unknown day', () => {
		const known = { date: '2027-05-01', payBy: null, placedAt: 3 };
		const sorted = (tab: OrderTab, unknown: typeof known | { date: null; payBy: null; placedAt: null }) =>
			[unknown, known].toSorted((one, other) => firstInTab(tab, one, other));
		const short = { date: null, payBy: null, placedAt: null };
		for (const tab of ['upcoming', 'past', 'all'] as const) expect(sorted(tab, short)).toEqual([known, short]);
	});
});
