import type { Known } from '#server/composition/members/orders.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { OrderCard } from '#shared/catalogue/bff/order-views.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import { REFUND_WITHIN } from '#shared/constants.ts';
import { datedSteps } from '#shared/rules/dated-steps.ts';
import type { Departure } from '#shared/rules/departure.ts';
import { nextThing } from '#shared/rules/order-tasks.ts';

/** Returns the time by which a refund arrives, or null. */
export const refundBy = (refund: { reviewedAt?: number | null } | null | undefined): number | null =>
	refund?.reviewedAt ? refund.reviewedAt + REFUND_WITHIN : null;

/** Makes the card of an order. */
export function orderCard(
	order: Known<OrderRow>,
	voyage: VoyageCard | null,
	{ leavesAt, changedFrom }: Departure,
	{ now, settings }: Pick<FeatureScope, 'now' | 'settings'>,
	moneyBy: number | null = null,
): OrderCard {
	const { id, orderNo, status, cabins, payPrice, createdAt, allCheckedIn } = order;
	const passengers = cabins?.reduce((sum, { adult, child }) => sum + adult + child, 0) ?? null;
	const payBy = status === 'reserved' || status === 'waiting-payment' ? (order.payUntil ?? null) : null;
	const state = { status, date: voyage?.date ?? null, leavesAt, payBy, allCheckedIn };
	return {
		id,
		number: orderNo,
		status,
		voyage,
		leavesAt,
		changedFrom,
		cabins: cabins?.length ?? null,
		passengers,
		checkedIn: allCheckedIn ? passengers : order.checkedIn,
		amount: payPrice,
		placedAt: createdAt,
		payBy,
		...nextThing({ ...state, refundBy: moneyBy }, settings.checkIn, now.getTime()),
		steps: datedSteps(state, settings.checkIn, now.getTime()),
	};
}
