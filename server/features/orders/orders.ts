import { loadOrders, voyagesOf } from '#server/composition/members/orders.ts';
import { loadDeparture } from '#server/composition/voyages/voyage-detail.ts';
import type { Handler } from '#server/handler.ts';
import { chosenTab, firstInTab, isInTab, tabCounts } from '#shared/rules/order-tabs.ts';
import { orderCard, withStaff } from './cards.ts';

const PAGE_SIZE = 10;

/** `GET /orders`: one page of the requested tab, or of the one with tasks. A page beyond the last is the last. */
export const orders: Handler<'GET /orders'> = async ({ tab: asked, page }, scope) => {
	const all = await loadOrders(scope);
	const statuses = all.map(({ status }) => status);
	const tab = chosenTab(asked, statuses);
	const urgencyOf = ({ voyage, payUntil: payBy, createdAt: placedAt }: (typeof all)[number]) => ({
		date: voyage?.departureDate ?? null,
		payBy,
		placedAt,
	});
	const own = all
		.filter(({ status }) => isInTab(tab, status))
		.toSorted((one, other) => firstInTab(tab, urgencyOf(one), urgencyOf(other)));
	const pageCount = Math.max(1, Math.ceil(own.length / PAGE_SIZE));
	const shown = Math.min(Math.max(1, page), pageCount);
	const rows = own.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE);
	const cardOf = await voyagesOf(rows, scope);
	const cards = rows.map(async (order) =>
		withStaff(orderCard(order, cardOf(order), await loadDeparture(order.voyage, order.leavesAt, scope), scope), scope),
	);
	return {
		tab,
		tabs: tabCounts(statuses),
		rows: await Promise.all(cards),
		page: shown,
		pageCount,
		now: scope.now.getTime(),
	};
};
