import { sectionOr } from '#server/composition/failures.ts';
import { pick } from '#server/composition/localise.ts';
import { loadOrders, voyagesOf } from '#server/composition/members/orders.ts';
import { loadDeparture } from '#server/composition/voyages/voyage-detail.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { passFrom } from '#shared/rules/boarding-pass.ts';
import { hasCheckIn } from '#shared/rules/check-in-state.ts';
import { checkInPhase, checkInWindow } from '#shared/rules/check-in-window.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';

/** Upstream's facts about the boarding of a sailing. */
type Boarding = { leavesAt: number | null; boardingAt: number | null; terminal: string; enTerminal: string };

/** Returns the times when a sailing's passengers can check in and board. `date` is the day of departure. */
export function windowOf(
	{ date, leavesAt, boardingAt, terminal, enTerminal }: Boarding & { date: string },
	{ lang, now, settings }: Pick<FeatureScope, 'lang' | 'now' | 'settings'>,
): CheckInSailing['window'] {
	const sailing = { date, leavesAt };
	const { opens, due, closes, leaves } = checkInWindow(sailing, settings.checkIn);
	return {
		phase: checkInPhase({ opens, due, closes, leaves }, now.getTime()),
		opens,
		due,
		closes,
		passFrom: passFrom(sailing),
		boardingAt,
		terminal: pick(lang, terminal, enTerminal),
	};
}

/** Upstream is asked for the boarding of the next sailings only. */
const ASKED = 12;
const NOT_TOLD = { boardingAt: null, terminal: '', enTerminal: '' };

/** `GET /check-in/sailings`: the paid sailings that aren't back yet, the next one first. */
export const checkInSailings: Handler<'GET /check-in/sailings'> = async (_input, scope) => {
	const orders = (await loadOrders(scope)).filter(({ status }) => hasCheckIn(status));
	const cardOf = await voyagesOf(orders, scope);
	const today = todayInShanghai(scope.now);
	const ahead = orders
		.flatMap((order) => {
			const voyage = cardOf(order);
			return voyage && voyage.returnDate >= today ? [{ order, voyage }] : [];
		})
		.toSorted((one, other) => one.voyage.date.localeCompare(other.voyage.date));
	const sailings = await Promise.all(
		ahead.map(async ({ order, voyage }, place): Promise<CheckInSailing> => {
			const { id, orderNo, status, cabins, allCheckedIn, checkedIn, leavesAt } = order;
			const ask = () => scope.api('GET /openapi/order/checkin', { orderId: id });
			const told = place < ASKED ? await sectionOr('boarding', scope, null, ask) : null;
			const departure = await loadDeparture(order.voyage, told?.leavesAt ?? leavesAt, scope);
			const boarding = { ...(told ?? NOT_TOLD), leavesAt: departure.leavesAt };
			const all = cabins?.reduce((sum, { adult, child }) => sum + adult + child, 0) ?? null;
			const done = allCheckedIn ? all : checkedIn;
			return {
				order: id,
				number: orderNo,
				status,
				voyage,
				...departure,
				window: windowOf({ ...boarding, date: voyage.date }, scope),
				people: all === null || done === null ? null : { all, done },
				own: true,
			};
		}),
	);
	return { sailings, withoutVoyage: orders.filter(({ voyage }) => !voyage).length, now: scope.now.getTime() };
};
