import type { OrderStatus } from '#shared/constants.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { control } from './login.ts';

/** The voyage of an order is the next one after so many days. */
const DAYS_AHEAD = 70;

/** Gives a member an order in a state, as the backend would have it; returns its id. */
export const createOrder = async (mobile: string, status: OrderStatus, daysToSail = DAYS_AHEAD): Promise<string> =>
	(await control<{ id: string }>('POST', '/orders', { mobile, status: ORDER_STATUSES[status], daysToSail })).id;

/** Lets the backend take an order on to another state. */
export const advance = (id: string, to: OrderStatus) => control('POST', '/orders/advance', { id, to: ORDER_STATUSES[to] });
