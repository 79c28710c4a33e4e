import type { FeatureScope } from '#server/handler.ts';
import type { SearchOptions } from '#shared/catalogue/bff/views.ts';
import type { Cruise, Port, PortGroup } from '#shared/catalogue/entities.ts';
import type { Language } from '#shared/constants.ts';
import { byName, pick } from '../localise.ts';
import { rememberByIdentity } from '../memo.ts';
import { section } from '../sections.ts';

const remember = rememberByIdentity<SearchOptions>();

/** How many voyages leave each port, by the reply that names the ports: known once their timetable was read. */
const leavingOf = new WeakMap<readonly Port[], ReadonlyMap<string, number>>();
const UNKNOWN: ReadonlyMap<string, number> = new Map();

/** Notes how many voyages leave each of these ports. What is chosen from doesn't wait for the timetable. */
export const noteLeaving = (ports: readonly Port[], leaving: ReadonlyMap<string, number>): void =>
	void leavingOf.set(ports, leaving);

/**
 * Departure ports, destination areas and ships to choose from: the ports that most voyages leave from first, as far as that is known, areas by
 * name, ships in upstream's order.
 */
export const searchOptions = (
	ports: readonly Port[],
	groups: readonly PortGroup[],
	ships: readonly Cruise[],
	lang: Language,
): SearchOptions => {
	const leaving = leavingOf.get(ports) ?? UNKNOWN;
	return remember([ports, groups, ships, leaving], lang, () => ({
		ports: byName(
			ports.map((port) => option(port, lang)),
			lang,
		).toSorted((a, b) => (leaving.get(b.id) ?? 0) - (leaving.get(a.id) ?? 0)),
		areas: byName(
			groups.map((group) => ({
				id: group.id,
				name: pick(lang, group.name, group.enName),
				options: byName(
					group.ports.map((port) => option(port, lang)),
					lang,
				),
			})),
			lang,
		),
		ships: ships.map((ship) => ({ id: ship.id, code: ship.code, name: pick(lang, ship.cnName || ship.name, ship.enName) })),
	}));
};

/** Stand for lists that can't be had: the very same each time, so that what is built of them is kept. */
const [NO_PORTS, NO_AREAS, NO_SHIPS]: [Port[], PortGroup[], Cruise[]] = [[], [], []];

/** The replies that searching is built on: departure ports, destination areas, ships. What can't be had is empty. */
export async function loadReference(scope: Pick<FeatureScope, 'api' | 'report'>): Promise<[Port[], PortGroup[], Cruise[]]> {
	const { api } = scope;
	const [ports, areas, ships] = await Promise.all([
		section('ports', scope, () => api('GET /openapi/voyage/port', {})),
		section('areas', scope, () => api('GET /openapi/cruise/port/group', {})),
		section('ships', scope, () => api('GET /openapi/cruise/all', {})),
	]);
	return [
		ports === 'unavailable' ? NO_PORTS : ports,
		areas === 'unavailable' ? NO_AREAS : areas,
		ships === 'unavailable' ? NO_SHIPS : ships,
	];
}

const option = (port: Port, lang: Language) => ({ id: port.id, name: pick(lang, port.cnName, port.enName) });
