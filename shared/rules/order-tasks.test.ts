import { expect, it } from 'vitest';
import type { OrderStatus } from '../constants.ts';
import { type NextThing, nextThing } from './order-tasks.ts';

const PAY_BY = 1_000;
const REFUND_BY = 2_000;
const TERMS = { opensDays: 30, closesHours: 24 };
const LEAVES = Date.parse('2027-03-05T16:00:00+08:00');
const order = { date: '2027-03-05', leavesAt: LEAVES, payBy: PAY_BY, due: 11_398, allCheckedIn: false, refundBy: REFUND_BY };
const at = (time: string) => Date.parse(`${time}+08:00`);

it.each<[OrderStatus, NextThing, number | null]>([
	['waiting-confirmation', 'wait-confirmation', null],
	['reserved', 'pay', PAY_BY],
	['waiting-payment', 'pay', PAY_BY],
	['completed', 'none', null],
	['cancelled', 'none', null],
	['refunded', 'none', null],
	['cancelling', 'wait-review', null],
	['refunding', 'wait-refund', REFUND_BY],
])('%s: %s', (status, next, nextBy) =>
	expect(nextThing({ ...order, status }, TERMS, at('2026-11-21T08:00:00'))).toEqual({ next, nextBy }),
);

it('without anything left to pay an order waits for its confirmation', () =>
	expect(nextThing({ ...order, due: 0, status: 'waiting-payment' }, TERMS, 0)).toEqual({
		next: 'wait-confirmation',
		nextBy: null,
	}));

/** The end of the fifth day before sailing; a day before the ship leaves; and 48 hours before it does. */
const [DUE, CLOSES, PASS] = [at('2027-03-01T00:00:00'), at('2027-03-04T16:00:00'), at('2027-03-03T16:00:00')];

it.each<[now: string, checkedIn: boolean, next: NextThing, nextBy: number | null]>([
	['2027-02-02T23:59:59', false, 'prepare', null],
	['2027-02-03T00:00:00', false, 'check-in', DUE],
	['2027-02-28T23:59:59', false, 'check-in', DUE],
	['2027-03-01T00:00:00', false, 'check-in', CLOSES],
	['2027-03-04T16:00:00', false, 'desk', null],
	['2027-02-03T00:00:00', true, 'await-pass', PASS],
	['2027-03-03T15:59:59', true, 'await-pass', PASS],
	['2027-03-03T16:00:00', true, 'board', null],
	['2027-03-05T16:00:00', true, 'under-way', null],
	['2027-03-05T16:00:00', false, 'under-way', null],
])('paid, at %s, checked in %s: %s', (now, allCheckedIn, next, nextBy) =>
	expect(nextThing({ ...order, allCheckedIn, status: 'not-travelled' }, TERMS, at(now))).toEqual({ next, nextBy }),
);

it('a pass is promised from the beginning of the day when the hour isn’t known', () =>
	expect(
		nextThing({ ...order, leavesAt: null, allCheckedIn: true, status: 'not-travelled' }, TERMS, at('2027-03-01T00:00:00')),
	).toEqual({ next: 'await-pass', nextBy: at('2027-03-03T00:00:00') }));
