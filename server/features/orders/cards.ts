import { sectionOr } from '#server/composition/failures.ts';
import type { Known } from '#server/composition/members/orders.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { OrderCard } from '#shared/catalogue/bff/order-views.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import { REFUND_WITHIN } from '#shared/constants.ts';
import { isCheckedIn, personState } from '#shared/rules/check-in-state.ts';
import { datedSteps } from '#shared/rules/dated-steps.ts';
import type { Departure } from '#shared/rules/departure.ts';
import { isPayable } from '#shared/rules/order-status.ts';
import { dueOf } from '#shared/rules/order-sums.ts';
import { nextThing } from '#shared/rules/order-tasks.ts';

/** Returns the time by which a refund arrives, or null. */
export const refundBy = (refund: { reviewedAt?: number | null } | null | undefined): number | null =>
	refund?.reviewedAt ? refund.reviewedAt + REFUND_WITHIN : null;

/**
 * Returns an order's card with `staff` as the next step, where upstream has the check-in of every passenger who isn't checked in: the
 * line's staff help them then, and the form has nothing more to ask.
 */
export async function withStaff(card: OrderCard, scope: FeatureScope): Promise<OrderCard> {
	if (card.next !== 'check-in') return card;
	const ask = () => scope.api('GET /openapi/order/persons', { orderId: card.id });
	const people = await sectionOr('passengers who wait for staff', scope, [], ask);
	const states = people.map(({ checkInStatus, checkedIn }) =>
		personState({ phase: 'open', checkIn: checkInStatus ?? null, checkedIn, begun: false, pass: null }),
	);
	const waits = states.includes('needs-help') && states.every((state) => state === 'needs-help' || isCheckedIn(state));
	return waits ? { ...card, next: 'staff', nextBy: null } : card;
}

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
	const due = dueOf(order);
	const payBy = isPayable(status) && due !== 0 ? (order.payUntil ?? null) : null;
	const state = { status, date: voyage?.date ?? null, leavesAt, payBy, due, allCheckedIn };
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
		due,
		placedAt: createdAt,
		payBy,
		...nextThing({ ...state, refundBy: moneyBy }, settings.checkIn, now.getTime()),
		steps: datedSteps(state, settings.checkIn, now.getTime()),
	};
}
