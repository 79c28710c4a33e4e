import type { FeatureScope } from '#server/handler.ts';
import type { SearchOptions } from '#shared/catalogue/bff/views.ts';
import type { Cruise, Port, PortGroup } from '#shared/catalogue/entities.ts';
import type { Language } from '#shared/constants.ts';
import { byName, pick } from './localise.ts';
import { rememberByIdentity } from './memo.ts';

const remember = rememberByIdentity<SearchOptions>();

/** Departure ports, destination areas and ships to choose from: ports and areas by name, ships in upstream's order. */
export const searchOptions = (
	ports: readonly Port[],
	groups: readonly PortGroup[],
	ships: readonly Cruise[],
	lang: Language,
): SearchOptions =>
	remember([ports, groups, ships], lang, () => ({
		ports: byName(
			ports.map((port) => option(port, lang)),
			lang,
		),
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

/** The replies that searching is built on: departure ports, destination areas, ships. */
export const loadReference = ({ api }: Pick<FeatureScope, 'api'>): Promise<[Port[], PortGroup[], Cruise[]]> =>
	Promise.all([
		api('GET /openapi/voyage/port', {}),
		api('GET /openapi/cruise/port/group', {}),
		api('GET /openapi/cruise/all', {}),
	]);

const option = (port: Port, lang: Language) => ({ id: port.id, name: pick(lang, port.cnName, port.enName) });
