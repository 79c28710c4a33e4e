import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#server/request/errors.ts';
import { ORDER_ERRORS, ORDER_STATUSES } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { sampleOrder } from '#tests/support/sample-orders.ts';
import { cancelOrder, orderRefund } from './cancel.ts';

type Told = { refundPrice: number | null; fee: number | null };

/** A paid order, and what upstream says that cancelling it now pays back. */
function paidOrder(told: Told) {
	let isCancelled = false;
	const cancel = vi.fn(() => {
		isCancelled = true;
		return {};
	});
	const { scope } = scopeWith({
		'GET /openapi/order/individual/{id}': () =>
			sampleOrder({ status: ORDER_STATUSES[isCancelled ? 'cancelling' : 'not-travelled'], paidPrice: 8_000 }),
		'GET /openapi/order/individual/{id}/refundPrice': () => told,
		'GET /openapi/voyage/v1/disabledCancelList': () => [],
		'POST /openapi/order/individual/{id}/cancel': cancel,
	});
	const press = (refund: number) => cancelOrder({ id: '10000001', refund, policy: true }, scope);
	return { scope, cancel, press };
}

describe('the refund of an order of which 8,000 were paid', () => {
	it.each<[Told, number | null, number | null]>([
		[{ refundPrice: 6_400, fee: 1_600 }, 6_400, 1_600],
		// Backends leave 0 out.
		[{ refundPrice: null, fee: 8_000 }, 0, 8_000],
		[{ refundPrice: 8_000, fee: null }, 8_000, 0],
		// The rest of a fee isn't a refund: other charges may be kept too.
		[{ refundPrice: null, fee: 1_600 }, null, 1_600],
		[{ refundPrice: 6_400, fee: null }, 6_400, null],
		[{ refundPrice: null, fee: null }, null, null],
	])('by %j is %j, and its fee %j', async (told, refund, fee) => {
		const { scope } = paidOrder(told);
		expect(await orderRefund({ id: '10000001' }, scope)).toMatchObject({ refund, fee, cancellable: refund !== null });
	});

	it('is agreed to as it was shown, to the fen: no order is cancelled for another sum, or for one that isn’t known', async () => {
		const { cancel, press } = paidOrder({ refundPrice: 6_400, fee: 1_600 });
		for (const shown of [8_000, 6_400.01, 6_399.99, 0])
			expect(await press(shown)).toEqual({ state: 'changed', refund: 6_400, fee: 1_600 });
		const unknown = paidOrder({ refundPrice: null, fee: 1_600 });
		for (const shown of [0, 6_400]) expect(await unknown.press(shown)).toMatchObject({ state: 'refused', reason: 'sum-unknown' });
		expect([cancel, unknown.cancel].flatMap(({ mock }) => mock.calls)).toEqual([]);
		expect(await press(6_400)).toMatchObject({ state: 'done', status: 'cancelling' });
		expect(cancel).toHaveBeenCalledTimes(1);
	});
});

it('an order that upstream calls off no more is looked at until its reading, which lags behind, says that it is called off', async () => {
	let looks = 0;
	const { scope } = scopeWith({
		'GET /openapi/order/individual/{id}': () => {
			looks += 1;
			return sampleOrder({ status: ORDER_STATUSES[looks > 2 ? 'cancelling' : 'not-travelled'], paidPrice: 8_000 });
		},
		'GET /openapi/order/individual/{id}/refundPrice': () => ({ refundPrice: 8_000, fee: 0 }),
		'GET /openapi/voyage/v1/disabledCancelList': () => [],
		'POST /openapi/order/individual/{id}/cancel': () => {
			throw new AppError('upstream-business', 'not in this state', { err: ORDER_ERRORS.notInThisState });
		},
	});
	expect(await cancelOrder({ id: '10000001', refund: 8_000, policy: true }, scope)).toMatchObject({ state: 'done' });
});
