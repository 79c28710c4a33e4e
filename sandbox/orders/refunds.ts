import type { CancellationStep } from '#shared/catalogue/entities.ts';
import { ORDER_ERRORS, ORDER_STATUSES } from '#shared/constants.ts';
import { cancellationRows } from '#shared/rules/cancellation.ts';
import { addDays } from '#shared/rules/dates.ts';
import { cancelProblem, orderStatus } from '#shared/rules/order-status.ts';
import type { Store } from '../context.ts';
import { SandboxError } from '../errors.ts';
import { moveOrder, type OrderRecord } from './store.ts';
import { CANCEL_CLOSED_DAYS } from './times.ts';

type StepRow = { fromDays: number | null; toDays: number | null; percent: number | null; amount: number | null };

/** Returns the fee table of a voyage. */
export const stepsOf = ({ db }: Pick<Store, 'db'>, voyageId: number): CancellationStep[] =>
	db.all<StepRow>(
		`SELECT fromDays, toDays, percent, amount FROM cancellation_step
		JOIN voyage ON voyage.id = :voyageId JOIN line ON line.id = voyage.lineId
		WHERE line.days BETWEEN minDays AND maxDays ORDER BY cancellation_step.rowid`,
		{ voyageId },
	);

/** Returns the first day of departure for which orders can still be cancelled. */
export const cancellableFrom = (today: string): string => addDays(today, CANCEL_CLOSED_DAYS + 1);

/**
 * Returns the refund and the fee, in fen, of an order that is cancelled today: the fee is a share of the full fare, or an amount for each passenger.
 */
export function refundOf(store: Store, order: OrderRecord): { amount: number; fee: number } {
	if (order.paidPrice === 0) return { amount: 0, fee: 0 };
	const rows = cancellationRows(stepsOf(store, order.voyageId), order.departureDate, store.today);
	const row = rows?.find(({ today }) => today);
	const { passengers } = store.db.get<{ passengers: number }>(
		'SELECT count(*) AS passengers FROM order_person WHERE orderId = :id',
		{
			id: order.id,
		},
	) ?? { passengers: 0 };
	const asked = !row
		? 0
		: 'percent' in row.fee
			? Math.round((order.totalPrice * row.fee.percent) / 100)
			: row.fee.amount * 100 * passengers;
	const fee = Math.min(order.paidPrice, asked);
	return { amount: order.paidPrice - fee, fee };
}

/** Cancels an order for its member: at once when nothing is paid, otherwise it goes under review. */
export function cancelOrder(store: Store, order: OrderRecord): void {
	const status = orderStatus(order.status);
	const cancellingClosed = order.departureDate < cancellableFrom(store.today) && order.paidPrice > 0;
	const problem = status && cancelProblem({ status, date: order.departureDate, cancellingClosed }, store.today);
	if (problem === 'past-period') throw new SandboxError(ORDER_ERRORS.pastCancellation, '已超过可取消期限，无法取消');
	if (problem !== null) throw new SandboxError(ORDER_ERRORS.notInThisState, '当前订单状态无法取消');
	const at = store.now.getTime();
	const paid = order.paidPrice > 0;
	if (paid) store.db.insert('refund', [{ orderId: order.id, ...refundOf(store, order), requestedAt: at }]);
	moveOrder(store, order, paid ? ORDER_STATUSES.cancelling : ORDER_STATUSES.cancelled, at);
}
