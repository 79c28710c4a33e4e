import { expect, it } from 'vitest';
import type { OrderStatus } from '../constants.ts';
import { type NextThing, nextThing } from './order-tasks.ts';

const PAY_BY = 1_000;
const REFUND_BY = 2_000;
const order = { date: '2027-03-05', payBy: PAY_BY, allCheckedIn: false, refundBy: REFUND_BY };

it.each<[OrderStatus, NextThing, number | null]>([
	['waiting-confirmation', 'wait-confirmation', null],
	['reserved', 'pay', PAY_BY],
	['waiting-payment', 'pay', PAY_BY],
	['completed', 'none', null],
	['cancelled', 'none', null],
	['refunded', 'none', null],
	['cancelling', 'wait-review', null],
	['refunding', 'wait-refund', REFUND_BY],
])('%s: %s', (status, next, nextBy) => expect(nextThing({ ...order, status }, '2026-11-21')).toEqual({ next, nextBy }));

it.each<[today: string, checkedIn: boolean, next: NextThing]>([
	['2027-02-02', false, 'prepare'],
	['2027-02-03', false, 'check-in'],
	['2027-03-04', false, 'check-in'],
	['2027-02-03', true, 'board'],
	['2026-12-01', true, 'board'],
])('not yet travelled on %s, checked in %s: %s', (today, allCheckedIn, next) => {
	const found = nextThing({ ...order, allCheckedIn, status: 'not-travelled' }, today);
	expect(found.next).toBe(next);
	// Five days before sailing, to the end of that day in China
	expect(found.nextBy).toBe(next === 'check-in' ? Date.parse('2027-02-28T16:00:00Z') : null);
});
