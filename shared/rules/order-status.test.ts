import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../constants.ts';
import { cancelProblem, orderCan, orderStatus } from './order-status.ts';

it.each([
	[0, 'waiting-confirmation'],
	[1, 'reserved'],
	[2, 'waiting-payment'],
	[3, 'not-travelled'],
	[4, 'completed'],
	[-1, 'cancelled'],
	[-2, 'refunding'],
	[-3, 'refunded'],
	[-4, 'cancelling'],
	[5, null],
	[-5, null],
	[2.5, null],
	[Number.NaN, null],
])('code %d is %s', (code, key) => expect(orderStatus(code)).toBe(key));

const NOW = Date.parse('2026-11-21T04:00:00Z');
const today = '2026-11-21';
const facts = { date: '2027-03-05', payBy: NOW + 1, due: null, cancellingClosed: false, invoiced: false };

describe('the possible actions', () => {
	it.each<[OrderStatus, string]>([
		['waiting-confirmation', 'cancel'],
		['reserved', 'pay cancel changeCabin'],
		['waiting-payment', 'pay cancel changeCabin'],
		['not-travelled', 'cancel invoice changeCabin'],
		['completed', 'invoice'],
		['cancelled', ''],
		['refunding', ''],
		['refunded', ''],
		['cancelling', ''],
	])('%s: %s', (status, words) => {
		const can = orderCan({ ...facts, status }, { now: NOW, today });
		expect(Object.entries(can).flatMap(([what, may]) => (may ? what : []))).toEqual(words.split(' ').filter(Boolean));
	});

	it.each([
		['without a deadline', null, true],
		['until the last moment', NOW + 1, true],
		['not at the deadline', NOW, false],
	])('paying %s', (_name, payBy, may) =>
		expect(orderCan({ ...facts, payBy, status: 'waiting-payment' }, { now: NOW, today }).pay).toBe(may),
	);

	it('one invoice for an order', () =>
		expect(orderCan({ ...facts, status: 'completed', invoiced: true }, { now: NOW, today }).invoice).toBe(false));
});

describe('cancelling', () => {
	it.each<[OrderStatus, string, boolean, ReturnType<typeof cancelProblem>]>([
		['not-travelled', '2026-11-22', false, null],
		['not-travelled', '2026-11-21', false, 'past-period'],
		['not-travelled', '2026-11-20', false, 'past-period'],
		['not-travelled', '2027-03-05', true, 'past-period'],
		['waiting-payment', '2026-11-22', false, null],
		['cancelling', '2027-03-05', false, 'not-this-state'],
		['completed', '2026-10-01', false, 'not-this-state'],
	])('%s, sailing on %s, closed %s: %s', (status, date, cancellingClosed, problem) =>
		expect(cancelProblem({ status, date, cancellingClosed }, today)).toBe(problem),
	);
});
