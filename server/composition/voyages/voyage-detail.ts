import type { FeatureScope } from '#server/handler.ts';
import type { VoyageDetail } from '#shared/catalogue/entities.ts';
import { type Departure, departureOf, momentOf } from '#shared/rules/departure.ts';
import { errorCode, sectionOr } from '../failures.ts';
import { voyageIndexOrNone } from './voyage-index.ts';

/** Loads the voyage's own detail, or its line's usual one when upstream has none; null when there is neither. */
export async function loadDetail(id: string, { api }: Pick<FeatureScope, 'api'>): Promise<VoyageDetail | null> {
	const own = await api('GET /openapi/voyage/v2detail/{id}', { id }).catch(nullWhenRefused);
	return own ?? (await api('GET /openapi/voyage/v2detail-default/{id}', { id }));
}

/**
 * A refusal of upstream's means that the voyage has no detail. After another failure that is unknown, and the page must not show
 * another itinerary.
 */
function nullWhenRefused(error: unknown): null {
	if (errorCode(error) === 'upstream-business') return null;
	throw error;
}

type Sailing = { id: string; departureDate: string };

/** Returns the moment at which a voyage leaves by its itinerary, null without an hour. Its day is the timetable's, else the one given. */
export async function plannedDeparture({ id, departureDate }: Sailing, scope: FeatureScope): Promise<number | null> {
	const [hour, { byId }] = await Promise.all([hourOfDeparture(id, scope), voyageIndexOrNone(scope)]);
	return momentOf(byId.get(id)?.date ?? departureDate, hour);
}

/** Returns the moment at which a sailing leaves on its own day, by the hour of its itinerary; null without an hour. */
export const leavesOnItsDay = async ({ id, departureDate }: Sailing, scope: FeatureScope): Promise<number | null> =>
	momentOf(departureDate, await hourOfDeparture(id, scope));

async function hourOfDeparture(id: string, scope: FeatureScope): Promise<string> {
	const detail = await sectionOr('hour of departure', scope, null, () => loadDetail(id, scope));
	return hourIn(detail);
}

/** Returns the hour of departure, `HH:mm`, of an itinerary's first day; empty when there is none. */
export const hourIn = (detail: VoyageDetail | null): string => detail?.itinerary.find(({ day }) => day === 1)?.depart ?? '';

/** Returns the departure of an order's voyage by its itinerary and by `told`, the order's own moment; either may be unknown. */
export async function loadDeparture(
	voyage: Sailing | null | undefined,
	told: number | null,
	scope: FeatureScope,
): Promise<Departure> {
	if (!voyage) return { leavesAt: told, changedFrom: null };
	return departureOf({ planned: await plannedDeparture(voyage, scope), told, day: voyage.departureDate });
}
