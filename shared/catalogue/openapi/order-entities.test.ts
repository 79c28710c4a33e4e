import { expect, it } from 'vitest';
import { OrderDetail, OrderRow } from './order-entities.ts';

const paid = { type: 'PAY', method: 'union', amount: '500.00', at: '2026-12-05' };
const paymentsOf = (payments: unknown) => OrderDetail.parse({ id: 7, status: 2, payments }).payments;

it('two payments of one day and sum are two when they have ids of their own, and one without', () => {
	expect(
		paymentsOf([
			{ id: 1, ...paid },
			{ id: 2, ...paid },
		]),
	).toHaveLength(2);
	expect(
		paymentsOf([
			{ id: 1, ...paid },
			{ id: '1', ...paid },
		]),
	).toHaveLength(1);
	expect(paymentsOf([paid, paid])).toHaveLength(1);
	expect(
		paymentsOf([
			{ id: 0, ...paid },
			{ id: 0, ...paid, amount: 300 },
		]),
	).toHaveLength(2);
});

it('two cabins without a number whose id is zero stay two', () => {
	const cabin = { categoryId: 101, cabinId: 0, roomNum: '', deck: '', adult: 2 };
	expect(OrderRow.parse({ id: 7, status: 2, cabins: [cabin, cabin] }).cabins).toHaveLength(2);
});
