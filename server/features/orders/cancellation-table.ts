import type { Known } from '#server/composition/members/orders.ts';
import type { OrderCancellationRow } from '#shared/catalogue/bff/orders.ts';
import type { CancellationStep } from '#shared/catalogue/entities.ts';
import type { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import { cancellationRows, cancellationSums } from '#shared/rules/cancellation.ts';
import { paidOf } from './paid.ts';

/** Returns the number of passengers; null when the order's cabins and passengers don't agree. */
function passengersOf({ cabins, persons }: Known<OrderDetail>): number | null {
	const beds = cabins?.reduce((sum, { adult, child }) => sum + adult + child, 0) ?? null;
	return beds === persons.length ? beds : null;
}

/** Returns the cancellation table of an order with its own sums. `feeNow` is upstream's present fee, if it was requested. */
export function cancellationTable(
	order: Known<OrderDetail>,
	steps: readonly CancellationStep[],
	today: string,
	feeNow: number | null = null,
): OrderCancellationRow[] {
	const rows = cancellationRows(steps, order.voyage.departureDate, today);
	const facts = { paid: paidOf(order), total: order.totalPrice, passengers: passengersOf(order), feeNow };
	const sums = cancellationSums(rows, facts);
	return rows.map((row, place) => ({ ...row, sum: sums[place] ?? null }));
}
