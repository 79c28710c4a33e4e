import { section } from '#server/composition/failures.ts';
import type { Known } from '#server/composition/members/orders.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { OrderCancellationRow } from '#shared/catalogue/bff/orders.ts';
import type { Section } from '#shared/catalogue/bff/views.ts';
import type { CancellationStep } from '#shared/catalogue/entities.ts';
import type { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import { cancellationRows, cancellationSums } from '#shared/rules/cancellation.ts';
import { paidOf } from '#shared/rules/order-sums.ts';

/** Returns the number of passengers; null when the order's cabins and passengers don't agree. */
function passengersOf({ cabins, persons }: Known<OrderDetail>): number | null {
	const beds = cabins?.reduce((sum, { adult, child }) => sum + adult + child, 0) ?? null;
	return beds === persons.length ? beds : null;
}

/** Loads the steps of the fees of an order's voyage; they are unavailable when its voyage is unknown. */
export async function stepsOf({ voyage }: Known<OrderDetail>, scope: FeatureScope): Promise<Section<CancellationStep[]>> {
	if (!voyage) return 'unavailable';
	return section('cancellation', scope, () => scope.api('GET /openapi/order/cancellation/policy', { voyageId: voyage.id }));
}

/**
 * Returns the cancellation table of an order with its own sums; it is unavailable when its steps are, or don't make one. `feeNow` is upstream's present
 * fee, if it was requested.
 */
export function cancellationTable(
	order: Known<OrderDetail>,
	steps: Section<readonly CancellationStep[]>,
	today: string,
	feeNow: number | null = null,
): Section<OrderCancellationRow[]> {
	const rows = steps === 'unavailable' || !order.voyage ? null : cancellationRows(steps, order.voyage.departureDate, today);
	if (!rows) return 'unavailable';
	const facts = { paid: paidOf(order), total: order.totalPrice, passengers: passengersOf(order), feeNow };
	const sums = cancellationSums(rows, facts);
	return rows.map((row, place) => ({ ...row, sum: sums[place] ?? null }));
}
