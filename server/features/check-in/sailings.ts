import { voyagesOf } from '#server/composition/members/order-voyages.ts';
import { loadOrders } from '#server/composition/members/orders.ts';
import { section } from '#server/composition/sections.ts';
import type { Handler } from '#server/handler.ts';
import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { hasCheckIn } from '#shared/rules/check-in-state.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { windowOf } from './sailing.ts';

/** Of so many sailings, the next ones, upstream is asked when and where they board. */
const ASKED = 12;
const NOT_TOLD = { boardingAt: null, terminal: '', enTerminal: '' };

/** `GET /check-in/sailings`: those that are paid for and not back yet, the next one first. */
export const checkInSailings: Handler<'GET /check-in/sailings'> = async (_input, scope) => {
	const orders = (await loadOrders(scope)).filter(({ status }) => hasCheckIn(status));
	const cardOf = await voyagesOf(orders, scope);
	const today = todayInShanghai(scope.now);
	const ahead = orders
		.map((order) => ({ order, voyage: cardOf(order) }))
		.filter(({ voyage }) => voyage.returnDate >= today)
		.toSorted((one, other) => one.voyage.date.localeCompare(other.voyage.date));
	const sailings = await Promise.all(
		ahead.map(async ({ order, voyage }, place): Promise<CheckInSailing> => {
			const { id, orderNo, status, cabins, allCheckedIn, checkedIn, leavesAt } = order;
			const told =
				place < ASKED
					? await section('boarding', scope, () => scope.api('GET /openapi/order/checkin', { orderId: id }))
					: 'unavailable';
			const boarding = told === 'unavailable' ? { ...NOT_TOLD, leavesAt } : { ...told, leavesAt: told.leavesAt ?? leavesAt };
			const all = cabins?.reduce((sum, { adult, child }) => sum + adult + child, 0) ?? null;
			const done = allCheckedIn ? all : checkedIn;
			return {
				order: id,
				number: orderNo || id,
				status,
				voyage,
				window: windowOf({ ...boarding, date: order.voyage.departureDate }, scope),
				people: all === null || done === null ? null : { all, done },
				own: true,
			};
		}),
	);
	return { sailings, now: scope.now.getTime() };
};
