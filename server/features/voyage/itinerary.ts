import { pick, pickList } from '#server/composition/localise.ts';
import { errorCode } from '#server/composition/sections.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { ItineraryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import type { VoyageDetail } from '#shared/catalogue/entities.ts';
import { addDays } from '#shared/rules/dates.ts';

type Sailing = { date: string; days: number };
type Day = VoyageDetail['itinerary'][number];

/** The voyage's own detail, else, where upstream keeps none, its line's usual one; null when there is neither. */
export async function loadDetail(id: string, { api }: Pick<FeatureScope, 'api'>): Promise<VoyageDetail | null> {
	const own = await api('GET /openapi/voyage/v2detail/{id}', { id }).catch(nullWhenRefused);
	return own ?? (await api('GET /openapi/voyage/v2detail-default/{id}', { id }));
}

/** Upstream's refusal means that nothing is kept; another failure says nothing, and must not put another itinerary on the page. */
function nullWhenRefused(error: unknown): null {
	if (errorCode(error) === 'upstream-business') return null;
	throw error;
}

/** What the page shows of a detail: text, itinerary with calendar dates, what the price includes and what it does not. */
export const detailView = (
	detail: VoyageDetail,
	sailing: Sailing,
	scope: Pick<FeatureScope, 'lang' | 'content'>,
): Pick<VoyagePage, 'desc' | 'itinerary' | 'included' | 'excluded'> => ({
	desc: pick(scope.lang, detail.desc, detail.enDesc),
	itinerary: detail.itinerary.toSorted((a, b) => a.day - b.day).map((day) => dayView(day, sailing, scope)),
	included: pickList(scope.lang, detail.included, detail.enIncluded),
	excluded: pickList(scope.lang, detail.excluded, detail.enExcluded),
});

function dayView(day: Day, sailing: Sailing, { lang, content }: Pick<FeatureScope, 'lang' | 'content'>): ItineraryView {
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

/** A day between the ends is at sea when it has neither a port we know nor a time in one; its name may still say “at sea”. */
function kindOf({ day, portId, arrive, depart }: Day, days: number): ItineraryView['kind'] {
	if (day <= 1) return 'embark';
	if (day >= days) return 'disembark';
	return portId || arrive || depart ? 'port' : 'sea';
}
