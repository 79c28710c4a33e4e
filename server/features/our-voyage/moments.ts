import { loadPort } from '#server/composition/voyages/sailing-ports.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { OurDay } from '#shared/catalogue/bff/our-voyage.ts';
import type { ItineraryView } from '#shared/catalogue/bff/voyage.ts';
import type { PortInfo, VoyageDetail } from '#shared/catalogue/entities.ts';
import { momentOf } from '#shared/rules/departure.ts';

const HOUR = 3_600_000;
/** No clock is further from Beijing's. */
const FURTHEST = 22;

/** Returns the hours that a port's clock is before Beijing's; null when unknown. The two ends of a voyage keep China's time. */
function differenceOf(kind: ItineraryView['kind'], port: PortInfo | null): number | null {
	const told = port?.timeDifference ?? null;
	if (told !== null && Math.abs(told) <= FURTHEST) return told;
	return kind === 'embark' || kind === 'disembark' ? 0 : null;
}

/** Adds to each day when its ship comes and goes, epoch milliseconds: by the port's own clock. Null where the hour or the clock isn't known. */
export async function withMoments(
	days: readonly ItineraryView[],
	itinerary: VoyageDetail['itinerary'],
	scope: FeatureScope,
): Promise<OurDay[]> {
	const portIds = new Map(itinerary.map(({ day, portId }) => [day, portId]));
	return Promise.all(
		days.map(async (day) => {
			const difference = differenceOf(day.kind, await loadPort(portIds.get(day.day), scope));
			const momentAt = (hour: string): number | null => {
				const inBeijing = momentOf(day.date, hour);
				return inBeijing === null || difference === null ? null : inBeijing - difference * HOUR;
			};
			return { ...day, arrivesAt: momentAt(day.arrive), departsAt: momentAt(day.depart) };
		}),
	);
}
