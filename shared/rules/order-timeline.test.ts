import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../constants.ts';
import { orderTimeline } from './order-timeline.ts';

type Log = { status: OrderStatus; at: number };
const steps = (status: OrderStatus, logs: Log[], paidAt: number | null = null) =>
	orderTimeline({ status, createdAt: 10, logs, paidAt }).map(({ step, at, state }) => `${step} ${at} ${state}`);
const log = (status: OrderStatus, at: number): Log => ({ status, at });

describe('the timeline of an order', () => {
	it.each<[OrderStatus, Log[], number | null, string[]]>([
		[
			'waiting-confirmation',
			[log('waiting-confirmation', 10)],
			null,
			['placed 10 current', 'confirmed null ahead', 'paid null ahead', 'sailing null ahead'],
		],
		[
			'reserved',
			[log('reserved', 20)],
			null,
			['placed 10 done', 'confirmed 20 current', 'paid null ahead', 'sailing null ahead'],
		],
		['waiting-payment', [log('waiting-payment', 10)], null, ['placed 10 current', 'paid null ahead', 'sailing null ahead']],
		['not-travelled', [log('not-travelled', 30)], 30, ['placed 10 done', 'paid 30 current', 'sailing null ahead']],
		[
			'completed',
			[log('not-travelled', 30), log('completed', 90)],
			30,
			['placed 10 done', 'paid 30 done', 'completed 90 current'],
		],
		['cancelled', [log('cancelled', 40)], null, ['placed 10 done', 'cancelled 40 current']],
		[
			'cancelling',
			[log('cancelling', 50)],
			30,
			['placed 10 done', 'paid 30 done', 'cancel-requested 50 current', 'refund-approved null ahead', 'refunded null ahead'],
		],
		[
			'refunding',
			[log('cancelling', 50), log('refunding', 60)],
			30,
			['placed 10 done', 'paid 30 done', 'cancel-requested 50 done', 'refund-approved 60 current', 'refunded null ahead'],
		],
		[
			'refunded',
			[log('cancelling', 50), log('refunding', 60), log('refunded', 70)],
			30,
			['placed 10 done', 'paid 30 done', 'cancel-requested 50 done', 'refund-approved 60 done', 'refunded 70 current'],
		],
	])('%s', (status, logs, paidAt, expected) => expect(steps(status, logs, paidAt)).toEqual(expected));

	it('paid too late shows the end first, then the payment and the refund', () =>
		expect(steps('refunding', [log('cancelled', 40), log('refunding', 45)], 45)).toEqual([
			'placed 10 done',
			'cancelled 40 done',
			'paid 45 done',
			'refund-approved 45 current',
			'refunded null ahead',
		]));

	it('invents no time that upstream doesn’t give', () =>
		expect(steps('refunded', [], 30)).toEqual(['placed 10 done', 'paid 30 done', 'refunded null current']));
});
