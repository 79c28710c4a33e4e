import type { FeatureScope } from '#server/handler.ts';
import type { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { toFen } from '#shared/rules/money.ts';
import { cancelProblem } from '#shared/rules/order-status.ts';
import { paidOf } from '#shared/rules/order-sums.ts';
import { section } from '../failures.ts';
import type { Known } from './orders.ts';

/**
 * True when upstream takes no more cancellations of a paid order's voyage. When upstream doesn't say, it is asked to cancel and
 * may refuse.
 */
export async function cancellingClosed(order: Known<OrderDetail>, scope: FeatureScope): Promise<boolean> {
	const { voyage } = order;
	if (paidOf(order) === 0 || !voyage) return false;
	const closed = await section('closed voyages', scope, () => scope.api('GET /openapi/voyage/v1/disabledCancelList', {}));
	return closed !== 'unavailable' && closed.includes(voyage.id);
}

type Sums = { refund: number | null; fee: number | null };

/**
 * Completes a refund and its fee: backends leave 0 out. The missing one is 0 only where the other is all that was paid; any other missing sum is
 * unknown.
 */
export function refundSums({ refund, fee }: Sums, paid: number | null): Sums {
	const isAll = (sum: number | null) => paid !== null && toFen(sum ?? 0) === toFen(paid);
	return { refund: refund ?? (isAll(fee) ? 0 : null), fee: fee ?? (isAll(refund) ? 0 : null) };
}

/** Returns the reason why an order can't be cancelled now, or the sum and fee of its refund. Without its sum no member can agree to a refund. */
export async function refundNow(order: Known<OrderDetail>, scope: FeatureScope) {
	const facts = {
		status: order.status,
		date: order.voyage?.departureDate ?? null,
		cancellingClosed: await cancellingClosed(order, scope),
	};
	const reason = cancelProblem(facts, todayInShanghai(scope.now));
	if (reason !== null) return { reason, refund: 0, fee: 0 };
	const told = await scope.api('GET /openapi/order/individual/{id}/refundPrice', { id: order.id });
	const { refund, fee } = refundSums({ refund: told.refundPrice, fee: told.fee }, paidOf(order));
	return refund === null ? { reason: 'sum-unknown' as const, refund, fee } : { reason, refund, fee };
}
