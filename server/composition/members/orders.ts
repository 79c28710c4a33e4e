import { cardOf, cardOfOrder, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { BriefVoyage } from '#shared/catalogue/entities.ts';
import type { OrderDetail, OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import type { OrderStatus } from '#shared/constants.ts';
import { isPaid, orderStatus } from '#shared/rules/order-status.ts';
import { orNotFound, section, sectionOr } from '../failures.ts';
import { followOrders } from './shared-voyage.ts';

type Ordered = Pick<OrderRow, 'voyage'> & { status: OrderStatus };

/**
 * Returns a function that gives the card of an order's voyage, of a paid order by default, also of one that has sailed. When upstream no longer lists a
 * voyage, the card is made of the order's own facts.
 */
export async function bookedVoyages(
	voyages: readonly BriefVoyage[],
	scope: FeatureScope,
): Promise<(voyage: BriefVoyage, paid?: boolean) => VoyageCard> {
	const index = await voyageIndexOrNone(scope);
	const gone = [...new Set(voyages.map(({ id }) => id))].filter((id) => !index.byId.has(id)).slice(0, 40);
	const listed =
		gone.length > 0
			? await sectionOr('voyages of orders', scope, [], () => scope.api('POST /openapi/voyage/list', { ids: gone.join(',') }))
			: [];
	const sailed = new Map(listed.map((voyage) => [voyage.id, cardOf(index, voyage)]));
	const cards = new Map<string, VoyageCard>();
	return (voyage, paid = true) => {
		const key = `${voyage.id} ${voyage.departureDate} ${voyage.days} ${paid}`;
		const card = cards.get(key) ?? cardOfOrder(index, voyage, paid, sailed.get(voyage.id));
		cards.set(key, card);
		return card;
	};
}

/** Returns a function that gives the card of an order's voyage, paid or not; null when the order doesn't tell its voyage. */
export async function voyagesOf(orders: readonly Ordered[], scope: FeatureScope): Promise<(order: Ordered) => VoyageCard | null> {
	const cardOfVoyage = await bookedVoyages(
		orders.flatMap(({ voyage }) => voyage ?? []),
		scope,
	);
	return ({ voyage, status }) => (voyage ? cardOfVoyage(voyage, isPaid(status)) : null);
}

/** An order in one of the nine states. */
export type Known<T extends OrderRow> = Omit<T, 'status'> & { status: OrderStatus };

const AT_ONCE = 100;
const MOST = 500;

const known = <T extends OrderRow>(order: T): Known<T> | null => {
	const status = orderStatus(order.status);
	return status && { ...order, status };
};

type Reading = Pick<FeatureScope, 'api' | 'identity' | 'vault' | 'now' | 'report'>;

/**
 * Reads a member's order, in whatever state, and lets what was copied of it follow. The order of another member is `not-found` like an
 * unknown one, so that order numbers can't be probed.
 */
export async function readOrder(id: string, scope: Reading): Promise<OrderDetail> {
	const order = await orNotFound(scope.api('GET /openapi/order/individual/{id}', { id }), 'such order');
	await followOrders([order], scope);
	return order;
}

/** Reads a member's order in one of the nine states. */
export async function loadOrder(id: string, scope: Reading): Promise<Known<OrderDetail>> {
	const order = known(await readOrder(id, scope));
	if (!order) throw new AppError('upstream-unavailable', 'an order in an unknown state');
	return order;
}

/**
 * Returns all orders of a member, the newest first. An order in an unknown state is left out and logged. Upstream may not say how many there are: then a
 * page that isn't full is the last.
 */
export async function loadOrders(scope: Reading): Promise<Known<OrderRow>[]> {
	const { api, report } = scope;
	const rows: OrderRow[] = [];
	for (let page = 0; rows.length < MOST; page++) {
		const reply = await api('GET /openapi/order/individual', { page, pageSize: AT_ONCE });
		const others = reply.rows.filter(({ id }) => rows.every((row) => row.id !== id));
		rows.push(...others);
		const isLast = reply.total > reply.rows.length ? rows.length >= reply.total : reply.rows.length < AT_ONCE;
		if (isLast || others.length === 0) break;
	}
	await followOrders(rows, scope);
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
