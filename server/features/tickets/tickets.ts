import { hash } from 'node:crypto';
import { voyagesOf } from '#server/composition/members/order-voyages.ts';
import { loadOrder, loadOrders } from '#server/composition/members/orders.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { OrderStatus } from '#shared/constants.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { loadPasses } from './pass-order.ts';

/** The states of orders with passes. During the voyage and after it upstream calls an order completed. */
const WITH_PASSES: readonly OrderStatus[] = ['not-travelled', 'completed'];
/** The most sailings that are shown together: each takes three calls to upstream. */
const MOST = 6;

/** Returns a name of the member that doesn't identify them. Browsers keep passes under it (`client/app/kept-passes.ts`). */
const ownerOf = (memberId: string): string => hash('sha256', memberId, 'hex').slice(0, 16);

/** `GET /tickets`: the passes of the requested order, or of all sailings that aren't over, the next one first. */
export const tickets: Handler<'GET /tickets'> = async ({ order: asked }, scope) => {
	const all = asked === undefined ? await loadOrders(scope) : [await loadOrder(asked, scope)];
	const paid = all.filter(({ status }) => WITH_PASSES.includes(status));
	const withoutVoyage = paid.filter(({ voyage }) => !voyage).length;
	if (asked !== undefined && withoutVoyage > 0) throw new AppError('upstream-unavailable', 'the voyage of the order isn’t told');
	const cardOf = await voyagesOf(paid, scope);
	const today = todayInShanghai(scope.now);
	const sailings = paid
		.flatMap(({ id: order, orderNo: number, voyage: own }) => {
			const voyage = cardOf({ voyage: own });
			return voyage && (asked !== undefined || voyage.returnDate >= today) ? [{ order, number, voyage }] : [];
		})
		.toSorted((one, other) => one.voyage.date.localeCompare(other.voyage.date))
		.slice(0, MOST);
	const orders = await Promise.all(sailings.map((sailing) => loadPasses(sailing, scope)));
	return {
		orders: orders.toSorted((one, other) => one.passFrom - other.passFrom),
		owner: ownerOf(scope.member?.id ?? ''),
		withoutVoyage,
		now: scope.now.getTime(),
	};
};
