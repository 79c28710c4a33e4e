import { entryCard, latestFirst } from '#server/composition/content/entry-card.ts';
import { placesOf } from '#server/composition/content/places.ts';
import { section, sectionOr } from '#server/composition/failures.ts';
import { pick } from '#server/composition/localise.ts';
import { loadOrders } from '#server/composition/members/orders.ts';
import { detailView, withDeparture } from '#server/composition/voyages/itinerary.ts';
import { toldServiceRates } from '#server/composition/voyages/on-board-costs.ts';
import { loadPort } from '#server/composition/voyages/sailing-ports.ts';
import { loadDetail } from '#server/composition/voyages/voyage-detail.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { MyVoyageView } from '#shared/catalogue/bff/my-voyage.ts';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import type { EntryCard } from '#shared/catalogue/bff/stories.ts';
import type { Section, VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { VoyageDetail } from '#shared/catalogue/entities.ts';
import { NEWS_TYPES } from '#shared/constants.ts';
import { addDays } from '#shared/rules/dates.ts';
import { isPaid } from '#shared/rules/order-status.ts';
import { readServiceRates } from '#shared/rules/service-charge.ts';
import { order } from './order.ts';

/** Notices of a voyage are those published from so many days before its departure on. */
const NOTICE_DAYS = 90;
/** The most notices shown, the latest first. */
const MOST_NOTICES = 5;

/** Returns the notices published between two days, both of which belong to it. Upstream's own selection isn't relied on. */
async function noticesBetween(startDate: string, endDate: string, scope: FeatureScope): Promise<EntryCard[]> {
	const { rows } = await scope.api('GET /openapi/management', {
		type: NEWS_TYPES.NOTICE,
		page: 0,
		pageSize: 100,
		startDate,
		endDate,
	});
	return latestFirst(rows)
		.filter(({ customPushDate }) => customPushDate >= startDate && customPushDate <= endDate)
		.map((entry) => entryCard(entry, new Map(), scope))
		.filter(({ title }) => title)
		.slice(0, MOST_NOTICES);
}

/** Returns the texts of what a price doesn't include. The service charge is left out where it is understood: it has a line of its own. */
function extrasOf(detail: VoyageDetail, view: { excluded: string[] }): string[] {
	const isCharge = detail.excluded.map((text) => readServiceRates([text]) !== null);
	return view.excluded.filter((_, index) => view.excluded.length !== isCharge.length || !isCharge[index]);
}

/** Returns the way to the ship: its port by the itinerary's first day, and what the order's check-in says of the boarding. */
async function pierOf(orderId: string, detail: Section<VoyageDetail | null>, scope: FeatureScope): Promise<MyVoyageView['pier']> {
	const { lang } = scope;
	const first = detail === 'unavailable' ? undefined : detail?.itinerary.find(({ day }) => day === 1);
	const [boarding, port] = await Promise.all([
		section('boarding', scope, () => scope.api('GET /openapi/order/checkin', { orderId })),
		loadPort(first?.portId, scope),
	]);
	const told = boarding === 'unavailable' ? { boardingAt: null, terminal: '', enTerminal: '' } : boarding;
	return {
		portId: port?.id ?? '',
		port: pick(lang, port?.cnName ?? first?.port ?? '', port?.enName ?? first?.enPort ?? ''),
		terminal: pick(lang, told.terminal, told.enTerminal),
		text: pick(lang, port?.pier ?? '', port?.enPier ?? ''),
		boardingAt: told.boardingAt,
	};
}

/** Returns the member's other paid orders of the same voyage, which a family may have; none when they can't be had. */
const othersOf = (id: string, voyageId: string, scope: FeatureScope): Promise<MyVoyageView['others']> =>
	sectionOr('other orders of a voyage', scope, [], async () =>
		(await loadOrders(scope))
			.filter((one) => one.id !== id && one.voyage?.id === voyageId && isPaid(one.status))
			.map((one) => ({ id: one.id, number: one.orderNo, cabins: one.cabins?.length ?? null })),
	);

type OfVoyage = Omit<MyVoyageView, 'order' | 'others' | 'pier' | 'chargeSource'>;

/** Returns the parts that depend on the voyage and its itinerary. */
async function partsOf(
	voyage: VoyageCard,
	detail: Section<VoyageDetail | null>,
	departure: Pick<MyVoyageView['order'], 'leavesAt' | 'changedFrom'>,
	scope: FeatureScope,
): Promise<OfVoyage> {
	const noticesFrom = addDays(voyage.date, -NOTICE_DAYS);
	const [facilities, notices] = await Promise.all([
		section('facilities', scope, () => scope.api('GET /openapi/page/facility/all', {})),
		section('notices', scope, () => noticesBetween(noticesFrom, voyage.returnDate, scope)),
	]);
	const places =
		facilities === 'unavailable'
			? facilities
			: placesOf(facilities, voyage.ship.id, scope)
					.filter(({ group }) => group !== 'CABIN')
					.map(({ id, group, name, deck, hours, charge, cost }) => ({ id, group, name, deck, hours, charge, cost }));
	if (detail === 'unavailable' || detail === null)
		return { days: detail ?? [], places, notices, noticesFrom, extras: detail ?? [] };
	const view = detailView(detail, voyage, scope);
	return { days: withDeparture(view.itinerary, departure), places, notices, noticesFrom, extras: extrasOf(detail, view) };
}

/** Returns what the page shows of an order. */
function orderOf({
	id,
	status,
	voyage,
	leavesAt,
	changedFrom,
	now,
	cabins,
	passengers,
	amount,
	onBoard,
	steps,
	...own
}: OrderView) {
	const attentions = own.bookedCabins.flatMap((cabin) => cabin.passengers.map(({ attention }) => attention));
	const doubtful = attentions.filter((attention) => attention !== null && attention !== 'unclear').length;
	return { id, status, voyage, leavesAt, changedFrom, now, cabins, passengers, amount, onBoard, steps, doubtful };
}

/** `GET /my-voyage`: the voyage of a paid order (docs/rules.md, my-voyage). Throws `not-found` for an unpaid order, and for one whose voyage is unknown. */
export const myVoyage: Handler<'GET /my-voyage'> = async ({ id }, scope) => {
	const own = await order({ id }, scope);
	const { voyage } = own;
	if (!voyage || !isPaid(own.status)) throw new AppError('not-found', 'the order has no voyage to prepare');
	const detail = await section('itinerary', scope, () => loadDetail(voyage.id, scope));
	const [parts, pier, charge, others] = await Promise.all([
		partsOf(voyage, detail, own, scope),
		pierOf(id, detail, scope),
		toldServiceRates(detail, scope),
		othersOf(id, voyage.id, scope),
	]);
	return { order: orderOf(own), others, ...parts, pier, chargeSource: charge?.source ?? null };
};
