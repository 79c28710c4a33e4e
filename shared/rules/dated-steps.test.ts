import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../constants.ts';
import { datedSteps } from './dated-steps.ts';

const TERMS = { opensDays: 30, closesHours: 24 };
const at = (time: string) => Date.parse(`${time}:00+08:00`);
const PAY_BY = at('2027-01-01T12:00');
const order = { date: '2027-03-05', leavesAt: at('2027-03-05T16:00'), payBy: null, due: null, allCheckedIn: false };
const stepsOf = (changes: Partial<Parameters<typeof datedSteps>[0]>, now: string) =>
	datedSteps({ ...order, status: 'not-travelled', ...changes }, TERMS, at(now)).map(({ step, state, at: moment }) => [
		step,
		state,
		moment,
	]);

const [OPENS, DUE, CLOSES, PASSES, LEAVES] = [
	at('2027-02-03T00:00'),
	at('2027-03-01T00:00'),
	at('2027-03-04T16:00'),
	at('2027-03-03T16:00'),
	at('2027-03-05T16:00'),
];

describe('the next three things of an order', () => {
	it('begin with paying as long as that is possible', () => {
		const unpaid = { status: 'waiting-payment', payBy: PAY_BY } as const;
		expect(stepsOf(unpaid, '2027-01-01T11:59')).toEqual([
			['pay', 'open', PAY_BY],
			['check-in', 'ahead', OPENS],
			['pass', 'ahead', PASSES],
		]);
		const rest = ['check-in', 'pass'];
		expect(stepsOf(unpaid, '2027-01-01T12:00').map(([step]) => step)).toEqual(rest);
		expect(stepsOf({ ...unpaid, payBy: null }, '2027-01-01T11:59').map(([step]) => step)).toEqual(rest);
	});

	it.each([
		['2027-02-02T23:59', false, ['ahead', OPENS], 'ahead'],
		['2027-02-03T00:00', false, ['open', DUE], 'ahead'],
		['2027-03-02T00:00', false, ['open', CLOSES], 'ahead'],
		['2027-03-04T16:00', false, ['missed', CLOSES], 'ahead'],
		['2027-02-20T00:00', true, ['done', DUE], 'ahead'],
		['2027-03-03T16:00', true, ['done', DUE], 'open'],
	])('at %s, all checked in: %s', (now, allCheckedIn, checkIn, pass) => {
		expect(stepsOf({ allCheckedIn }, now)).toEqual([
			['check-in', ...checkIn],
			['pass', pass, PASSES],
			['terminal', 'ahead', LEAVES],
		]);
	});

	it('are none once the ship has left, or the order is over', () => {
		expect(stepsOf({}, '2027-03-05T16:00')).toEqual([]);
		const over: OrderStatus[] = ['completed', 'cancelled', 'cancelling', 'refunding', 'refunded'];
		for (const status of over) expect(stepsOf({ status }, '2027-02-01T00:00')).toEqual([]);
		expect(Object.keys(ORDER_STATUSES)).toHaveLength(9);
	});
});
