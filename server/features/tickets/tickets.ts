import { hash } from 'node:crypto';
import { voyagesOf } from '#server/composition/members/order-voyages.ts';
import { loadOrder, loadOrders } from '#server/composition/members/orders.ts';
import type { Handler } from '#server/handler.ts';
import type { OrderStatus } from '#shared/constants.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { loadPasses } from './pass-order.ts';

/** Passes are of orders that are paid for; during the voyage and after it upstream calls them completed. */
const WITH_PASSES: readonly OrderStatus[] = ['not-travelled', 'completed'];
/** Sailings whose passes are shown together: each asks upstream three things. */
const MOST = 6;

/** Names a member without saying who it is: what browsers keep of passes is kept under it (`client/app/kept-passes.ts`). */
const ownerOf = (memberId: string): string => hash('sha256', memberId, 'hex').slice(0, 16);

/** `GET /tickets`: the passes of the order asked for, or of all sailings that aren't over, the next one first. */
export const tickets: Handler<'GET /tickets'> = async ({ order: asked }, scope) => {
	const all = asked === undefined ? await loadOrders(scope) : [await loadOrder(asked, scope)];
	const paid = all.filter(({ status }) => WITH_PASSES.includes(status));
	const cardOf = await voyagesOf(paid, scope);
	const today = todayInShanghai(scope.now);
	const sailings = paid
		.map(({ id, orderNo, voyage }) => ({ order: id, number: orderNo || id, voyage: cardOf({ voyage }) }))
		.filter(({ voyage }) => asked !== undefined || voyage.returnDate >= today)
		.toSorted((one, other) => one.voyage.date.localeCompare(other.voyage.date))
		.slice(0, MOST);
	const orders = await Promise.all(sailings.map((sailing) => loadPasses(sailing, { orderId: sailing.order }, scope)));
	return {
		orders: orders.toSorted((one, other) => one.passFrom - other.passFrom),
		owner: ownerOf(scope.identity.member?.id ?? ''),
		now: scope.now.getTime(),
	};
};
