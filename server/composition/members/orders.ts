import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { OrderDetail, OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import type { OrderStatus } from '#shared/constants.ts';
import { orderStatus } from '#shared/rules/order-status.ts';
import { orNotFound, section } from '../failures.ts';

/** An order in one of the nine states. */
export type Known<T extends OrderRow> = Omit<T, 'status'> & { status: OrderStatus };

const AT_ONCE = 100;
const MOST = 500;

const known = <T extends OrderRow>(order: T): Known<T> | null => {
	const status = orderStatus(order.status);
	return status && { ...order, status };
};

/**
 * Returns a member's order. The order of another member is `not-found` like an unknown one, so that order numbers can't be
 * probed.
 */
export async function loadOrder(id: string, { api }: Pick<FeatureScope, 'api'>): Promise<Known<OrderDetail>> {
	const order = known(await orNotFound(api('GET /openapi/order/individual/{id}', { id }), 'such order'));
	if (!order) throw new AppError('upstream-unavailable', 'an order in an unknown state');
	return order;
}

/**
 * Returns all orders of a member, the newest first. An order in an unknown state is left out and logged. Upstream may not say how many there are: then a
 * page that isn't full is the last.
 */
export async function loadOrders({ api, report }: Pick<FeatureScope, 'api' | 'report'>): Promise<Known<OrderRow>[]> {
	const rows: OrderRow[] = [];
	for (let page = 0; rows.length < MOST; page++) {
		const reply = await api('GET /openapi/order/individual', { page, pageSize: AT_ONCE });
		const others = reply.rows.filter(({ id }) => rows.every((row) => row.id !== id));
		rows.push(...others);
		const isLast = reply.total > reply.rows.length ? rows.length >= reply.total : reply.rows.length < AT_ONCE;
		if (isLast || others.length === 0) break;
	}
	return rows.flatMap((row) => {
		const order = known(row);
		if (!order) report.warn({ code: String(row.status) }, 'an order in an unknown state is left out');
		return order ?? [];
	});
}

/** Notifies the partner of a member who came from its app that an order was made or has changed. A failure is only logged. */
export async function tellPartner(
	what: 'made' | 'changed',
	orderId: string,
	scope: Pick<FeatureScope, 'api' | 'identity' | 'report'>,
): Promise<void> {
	if (scope.identity.loginMethod !== 'partner') return;
	const name = what === 'made' ? 'POST /openapi/user/ccb/push/order' : 'POST /openapi/user/ccb/update/order';
	await section(`partner told of an order ${what}`, scope, () => scope.api(name, { orderId }));
}
