import { pick, pickList, type ViewScope } from '#server/composition/localise.ts';
import type { ItineraryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import type { VoyageDetail } from '#shared/catalogue/entities.ts';
import { addDays, hourInShanghai } from '#shared/rules/dates.ts';
import type { Departure } from '#shared/rules/departure.ts';

type Sailing = { date: string; days: number };
type Day = VoyageDetail['itinerary'][number];

/** Returns the description, the itinerary with calendar dates, and the lists of what the price includes and excludes. */
export const detailView = (
	detail: VoyageDetail,
	sailing: Sailing,
	scope: ViewScope,
): Pick<VoyagePage, 'desc' | 'visa' | 'included' | 'excluded'> & { itinerary: ItineraryView[] } => ({
	desc: pick(scope.lang, detail.desc, detail.enDesc),
	itinerary: detail.itinerary.toSorted((a, b) => a.day - b.day).map((day) => dayView(day, sailing, scope)),
	visa: pick(scope.lang, detail.visa, detail.enVisa),
	included: pickList(scope.lang, detail.included, detail.enIncluded),
	excluded: pickList(scope.lang, detail.excluded, detail.enExcluded),
});

function dayView(day: Day, sailing: Sailing, { lang, content }: ViewScope): ItineraryView {
	return {
		day: day.day,
		date: addDays(sailing.date, day.day - 1),
		kind: kindOf(day, sailing.days),
		port: pick(lang, day.port, day.enPort),
		arrive: day.arrive,
		depart: day.depart,
		title: pick(lang, day.title, day.enTitle),
		desc: pick(lang, day.desc, day.enDesc),
		picture: content.picture(day.image, 'itinerary.image'),
	};
}

/**
 * A day between the first and the last is at sea when it has neither a known port nor a time in one; its name may still say “at
 * sea”.
 */
function kindOf({ day, portId, arrive, depart }: Day, days: number): ItineraryView['kind'] {
	if (day <= 1) return 'embark';
	if (day >= days) return 'disembark';
	return portId || arrive || depart ? 'port' : 'sea';
}

/** Returns the days with the order's own hour of departure, where the itinerary has another. */
export const withDeparture = (days: ItineraryView[], { leavesAt, changedFrom }: Departure): ItineraryView[] =>
	days.map((day) => (day.day === 1 && changedFrom !== null ? { ...day, depart: leavesAt ? hourInShanghai(leavesAt) : '' } : day));
