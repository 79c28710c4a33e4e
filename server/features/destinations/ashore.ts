import type { IndexedVoyage, VoyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { TimeAshore } from '#shared/catalogue/bff/destinations.ts';
import { hoursBetween } from '#shared/rules/hours-between.ts';

/** The most lines of which itineraries are read for a port. */
const MAX_LINES = 6;
/** Returns one voyage of each line that calls at a port. */
function oneOfEachLine(id: string, voyages: readonly IndexedVoyage[]): IndexedVoyage[] {
	const calling = voyages.filter(({ destinationIds, departurePortId }) => destinationIds.includes(id) && departurePortId !== id);
	return [...new Map(calling.map((voyage) => [voyage.line, voyage])).values()].slice(0, MAX_LINES);
}

/**
 * Returns the times that ships stay at a port, by the usual itineraries of the lines that call there: each pair of times once,
 * the shortest first. An editor's text would soon differ from the voyages' pages.
 */
export async function timesAshore(id: string, index: VoyageIndex, { api }: Pick<FeatureScope, 'api'>): Promise<TimeAshore[]> {
	const details = await Promise.all(
		oneOfEachLine(id, index.voyages).map((voyage) => api('GET /openapi/voyage/v2detail-default/{id}', { id: voyage.id })),
	);
	const stays = details.flatMap((detail) =>
		(detail?.itinerary ?? []).flatMap(({ portId, arrive, depart }): TimeAshore[] => {
			const hours = portId === id ? hoursBetween(arrive, depart) : null;
			return hours === null ? [] : [{ hours, arrive, depart }];
		}),
	);
	const each = new Map(stays.map((stay) => [`${stay.arrive}–${stay.depart}`, stay]));
	return [...each.values()].sort((a, b) => a.hours - b.hours);
}
