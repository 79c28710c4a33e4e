import { expect, it } from 'vitest';
import { OrderDetail, OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { fleet } from '#tests/support/sample-voyages.ts';
import { amenities } from './amenities.ts';

const order = (id: string, departureDate: string) => ({
	id,
	status: ORDER_STATUSES['not-travelled'],
	voyage: { id, departureDate, days: 5, line: { name: '上海-那霸-上海' } },
	cabins: [],
	persons: [],
});

it('gifts are of voyages that leave today or later, the next first', async () => {
	const orders = [order('3', '2026-12-24'), order('2', '2026-11-21'), order('1', '2026-11-20')];
	const { scope } = scopeWith(
		{
			...fleet(),
			'GET /openapi/order/individual': () => ({ rows: orders.map((row) => OrderRow.parse(row)), total: orders.length }),
			'GET /openapi/order/individual/{id}': ({ id }) => OrderDetail.parse(orders.find((row) => row.id === id)),
		},
		{ now: '2026-11-21T15:59:00Z' },
	);
	const { voyages } = await amenities({}, scope);
	expect(voyages.map(({ orderId }) => orderId)).toEqual(['2', '3']);
});
