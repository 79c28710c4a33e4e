import type { OrderStatus } from '../constants.ts';
import { ORDER_STATUSES } from '../constants.ts';

const BY_CODE = new Map(Object.entries(ORDER_STATUSES).map(([key, code]) => [code as number, key as OrderStatus]));

/** The state that upstream's code stands for; null for a code that isn't one of the nine. */
export const orderStatus = (code: number): OrderStatus | null => BY_CODE.get(code) ?? null;

const PAYABLE: readonly OrderStatus[] = ['reserved', 'waiting-payment'];
const CANCELLABLE: readonly OrderStatus[] = ['waiting-confirmation', 'reserved', 'waiting-payment', 'not-travelled'];
const PAID: readonly OrderStatus[] = ['not-travelled', 'completed'];
const CHANGEABLE: readonly OrderStatus[] = ['reserved', 'waiting-payment', 'not-travelled'];

/** True while the guests of an order have their voyage before them. */
export const isAhead = (status: OrderStatus): boolean => CANCELLABLE.includes(status);

/** True for a paid order that wasn't called off, before, during and after its voyage. */
export const isPaid = (status: OrderStatus): boolean => PAID.includes(status);

/** True while an order waits for its payment. */
export const isPayable = (status: OrderStatus): boolean => PAYABLE.includes(status);

type Ordered = {
	status: OrderStatus;
	/** Day of departure; null when unknown: upstream then decides whether it is too late. */
	date: string | null;
	payBy: number | null;
	/** What is still to be paid, CNY; null when unknown. */
	due: number | null;
	/** True when upstream takes no cancellations of this voyage any more. */
	cancellingClosed: boolean;
	invoiced: boolean;
};
type Can = { pay: boolean; cancel: boolean; invoice: boolean; changeCabin: boolean };

/** Returns why an order can't be cancelled; null when it can. From the day of departure on it can't. */
export function cancelProblem(
	{ status, date, cancellingClosed }: Pick<Ordered, 'status' | 'date' | 'cancellingClosed'>,
	today: string,
): 'past-period' | 'not-this-state' | null {
	if (!CANCELLABLE.includes(status)) return 'not-this-state';
	return (date !== null && date <= today) || cancellingClosed ? 'past-period' : null;
}

/** Returns the actions that are possible with an order at a moment; `today` is the day in China. */
export function orderCan(order: Ordered, { now, today }: { now: number; today: string }): Can {
	const { status, date, payBy, due, invoiced } = order;
	return {
		pay: isPayable(status) && due !== 0 && (payBy === null || now < payBy),
		cancel: cancelProblem(order, today) === null,
		invoice: isPaid(status) && !invoiced,
		changeCabin: CHANGEABLE.includes(status) && date !== null && date > today,
	};
}
