import { ORDER_STATUSES, type OrderStatus } from '#shared/constants.ts';
import { control } from './login.ts';

/** An order is of the next voyage after so many days. */
const DAYS_AHEAD = 70;

/** Creates an order of a member in a state, in the backend. Returns its id. */
export const createOrder = async (mobile: string, status: OrderStatus, daysToSail = DAYS_AHEAD): Promise<string> =>
	(await control<{ id: string }>('POST', '/orders', { mobile, status: ORDER_STATUSES[status], daysToSail })).id;

/** Moves an order on to another state, in the backend. */
export const advance = (id: string, to: OrderStatus) => control('POST', '/orders/advance', { id, to: ORDER_STATUSES[to] });
