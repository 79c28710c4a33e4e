import { section } from '#server/composition/sections.ts';
import { cardOf, cardOfBrief, voyageIndexOrNone } from '#server/composition/voyage-index.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { OrderCard } from '#shared/catalogue/bff/order-views.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import { REFUND_WITHIN } from '#shared/constants.ts';
import { nextThing } from '#shared/rules/order-tasks.ts';
import type { Known } from './load.ts';

type Ordered = Pick<OrderRow, 'voyage'>;

/** The cards of orders' voyages by id, of those that have sailed too; what upstream no longer lists is shown by what the order knows. */
export async function voyagesOf(orders: readonly Ordered[], scope: FeatureScope): Promise<(order: Ordered) => VoyageCard> {
	const index = await voyageIndexOrNone(scope);
	const gone = [...new Set(orders.map(({ voyage }) => voyage.id))].filter((id) => !index.byId.has(id)).slice(0, 40);
	const listed =
		gone.length > 0
			? await section('voyages of orders', scope, () => scope.api('POST /openapi/voyage/list', { ids: gone.join(',') }))
			: [];
	const sailed = new Map((listed === 'unavailable' ? [] : listed).map((voyage) => [voyage.id, cardOf(index, voyage)]));
	return ({ voyage }) => sailed.get(voyage.id) ?? cardOfBrief(index, voyage);
}

/** By when money that is on its way back arrives. */
export const refundBy = (refund: { reviewedAt?: number | null } | null | undefined): number | null =>
	refund?.reviewedAt ? refund.reviewedAt + REFUND_WITHIN : null;

/** An order as lists show it. */
export function orderCard(
	order: Known<OrderRow>,
	voyage: VoyageCard,
	{ now, settings }: Pick<FeatureScope, 'now' | 'settings'>,
	moneyBy: number | null = null,
): OrderCard {
	const { id, orderNo, status, cabins, payPrice, createdAt, allCheckedIn, leavesAt } = order;
	const passengers = cabins?.reduce((sum, { adult, child }) => sum + adult + child, 0) ?? null;
	const payBy = status === 'reserved' || status === 'waiting-payment' ? (order.payUntil ?? null) : null;
	return {
		id,
		number: orderNo || id,
		status,
		voyage,
		cabins: cabins?.length ?? null,
		passengers,
		checkedIn: allCheckedIn ? passengers : order.checkedIn,
		amount: payPrice,
		placedAt: createdAt,
		payBy,
		...nextThing(
			{ status, date: voyage.date, leavesAt, payBy, allCheckedIn, refundBy: moneyBy },
			settings.checkIn,
			now.getTime(),
		),
	};
}
