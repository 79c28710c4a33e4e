import type { FeatureScope } from '#server/handler.ts';
import type { SearchOptions } from '#shared/catalogue/bff/views.ts';
import type { Cruise, Port, PortGroup } from '#shared/catalogue/entities.ts';
import type { Language } from '#shared/constants.ts';
import { sectionOr } from '../failures.ts';
import { byName, pick } from '../localise.ts';

const NONE_KNOWN: ReadonlyMap<string, number> = new Map();

/**
 * Returns the departure ports, destination areas and ships to choose from. The ports with the most voyages come first, as far as
 * `leaving` has their numbers by the ports' ids; areas are sorted by name, ships keep upstream's order.
 */
export function searchOptions(
	ports: readonly Port[],
	groups: readonly PortGroup[],
	ships: readonly Cruise[],
	lang: Language,
	leaving = NONE_KNOWN,
): SearchOptions {
	const portsByName = (all: readonly Port[]) =>
		byName(
			all.map(({ id, cnName, enName }) => ({ id, name: pick(lang, cnName, enName) })),
			lang,
		);
	return {
		ports: portsByName(ports).toSorted((a, b) => (leaving.get(b.id) ?? 0) - (leaving.get(a.id) ?? 0)),
		areas: byName(
			groups.map((group) => ({
				id: group.id,
				name: pick(lang, group.name, group.enName),
				options: portsByName(group.ports),
			})),
			lang,
		),
		ships: ships.map((ship) => ({ id: ship.id, code: ship.code, name: pick(lang, ship.cnName || ship.name, ship.enName) })),
	};
}

/** Used where a list is unavailable. Each is one object, so that results remembered by identity are kept. */
const [NO_PORTS, NO_AREAS, NO_SHIPS]: [Port[], PortGroup[], Cruise[]] = [[], [], []];

/** Loads the departure ports, destination areas and ships. A list that is unavailable is empty. */
export const loadReference = (scope: Pick<FeatureScope, 'api' | 'report'>): Promise<[Port[], PortGroup[], Cruise[]]> =>
	Promise.all([
		sectionOr('ports', scope, NO_PORTS, () => scope.api('GET /openapi/voyage/port', {})),
		sectionOr('areas', scope, NO_AREAS, () => scope.api('GET /openapi/cruise/port/group', {})),
		sectionOr('ships', scope, NO_SHIPS, () => scope.api('GET /openapi/cruise/all', {})),
	]);
