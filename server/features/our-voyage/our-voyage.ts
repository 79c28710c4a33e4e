import { section } from '#server/composition/failures.ts';
import { sharedVoyage } from '#server/composition/members/shared-voyage.ts';
import { detailView } from '#server/composition/voyages/itinerary.ts';
import { loadDetail } from '#server/composition/voyages/voyage-detail.ts';
import { indexVoyage, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import { loadVoyage } from '#server/composition/voyages/voyage-with-prices.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import type { OurVoyageView } from '#shared/catalogue/bff/our-voyage.ts';
import { passFrom } from '#shared/rules/boarding-pass.ts';
import { checkInWindow } from '#shared/rules/check-in-window.ts';
import { returnDate } from '#shared/rules/dates.ts';
import { departureOf, momentOf } from '#shared/rules/departure.ts';

/** Returns a booked voyage as its travellers may see it: its sailing's own facts, with the order's days. */
async function viewOf(address: string, scope: FeatureScope): Promise<OurVoyageView> {
	const { voyageId, date, days, told } = await sharedVoyage(address, scope.vault);
	const [index, detail] = await Promise.all([
		voyageIndexOrNone(scope),
		section('itinerary', scope, () => loadDetail(voyageId, scope)),
	]);
	const indexed = index.byId.get(voyageId) ?? indexVoyage(await loadVoyage(voyageId, scope), index.context);
	const { code, title, places, ship, picture } = indexed.card;
	const itinerary = detail && detail !== 'unavailable' ? detailView(detail, { date, days }, scope).itinerary : (detail ?? []);
	const hour = itinerary === 'unavailable' ? '' : (itinerary.find(({ day }) => day === 1)?.depart ?? '');
	const departure = departureOf({ planned: momentOf(indexed.card.date, hour), told, day: date });
	const sailing = { date, leavesAt: departure.leavesAt };
	const { opens, due, closes } = checkInWindow(sailing, scope.settings.checkIn);
	const nights = Math.max(0, days - 1);
	return {
		...departure,
		voyage: { code, title, places, ship, picture, date, days, nights, returnDate: returnDate(date, days) },
		days: itinerary,
		checkIn: { opens, due, closes, passes: passFrom(sailing) },
	};
}

/** `GET /our-voyage`: returns the voyage of an address to every visitor, without the member and the order that it belongs to. */
export const ourVoyage: Handler<'GET /our-voyage'> = ({ id }, scope) => viewOf(id, scope);
