import type { Place } from './piece.ts';
import { DEPARTURE_AREAS, PORT_NAMES, REGION_NAMES } from './place-names.ts';
import { HAN, nameKey } from './text.ts';

/** A thing of the timetable with its names in every language. `code`: of a port, with its country's letters first. */
export type Named = { id: string; code?: string; names: readonly string[] };

/** What a timetable offers, in both languages. */
export type Places = {
	ports: readonly Named[];
	areas: readonly (Named & { ports: readonly Named[] })[];
	ships: readonly Named[];
};

/** Everything that has a name, by its key (`nameKey`). */
export type Lexicon = {
	places: ReadonlyMap<string, Place>;
	ships: ReadonlyMap<string, string>;
	longest: number;
};

const keysOf = (names: string): string[] => names.split(' ').map((name) => nameKey(name.replaceAll('_', ' ')));
const PORTS = PORT_NAMES.map(([regions, names]) => ({ regions: regions.split(' '), keys: keysOf(names) }));
const PORT_CODE = /^[A-Z]{5}$/;
/** The line's name, which stands before a ship's. */
const LINE = '爱达';

const aliasesOf = (keys: readonly string[]) => PORTS.find((row) => keys.some((key) => row.keys.includes(key)));
const keysOfNamed = ({ names }: Named): string[] => names.map(nameKey).filter(Boolean);

/** Adds a name; of two things with one name, the first has it. */
const put = <T>(map: Map<string, T>, keys: Iterable<string>, value: T): void => {
	for (const key of keys) if (!map.has(key)) map.set(key, value);
};

/** Puts together the names of a timetable's ports, areas and ships with those that people use. */
export function createLexicon({ ports, areas, ships }: Places): Lexicon {
	const known = new Map<string, { keys: Set<string>; regions: Set<string>; name: string; departure: boolean; called: boolean }>();
	const add = (port: Named, as: 'departure' | 'called') => {
		const own = keysOfNamed(port);
		const aliases = aliasesOf(own);
		const entry = known.get(port.id) ?? {
			keys: new Set(own),
			regions: new Set<string>(),
			name: port.names[0] ?? '',
			departure: false,
			called: false,
		};
		for (const key of aliases?.keys ?? []) entry.keys.add(key);
		for (const key of [...entry.keys]) if (HAN.test(key)) entry.keys.add(`${key}港`).add(`${key}市`);
		for (const region of aliases?.regions ?? []) entry.regions.add(region);
		if (port.code && PORT_CODE.test(port.code)) entry.regions.add(port.code.slice(0, 2));
		entry[as] = true;
		known.set(port.id, entry);
	};
	for (const port of ports) add(port, 'departure');
	for (const port of areas.flatMap((area) => area.ports)) add(port, 'called');

	const places = new Map<string, Place>();
	for (const [id, { keys, name, departure, called }] of known) {
		put(places, keys, { name, departure: departure ? id : null, calls: called ? [id] : [] });
	}
	const departures = [...known].filter(([, { departure }]) => departure);
	for (const area of areas) {
		const within = area.ports.flatMap(({ id }) => (known.get(id)?.departure ? [id] : []));
		// “South China & Hong Kong” is called South China, too
		const parts = area.names.flatMap((name) => name.split(/[与和、&]| and /)).filter((part) => part.trim().length > 1);
		put(places, new Set([...keysOfNamed(area), ...parts.map(nameKey)]), {
			name: area.names[0] ?? '',
			departure: null,
			calls: area.ports.map(({ id }) => id),
			...(within.length > 0 && { within }),
		});
	}
	for (const [regions, names] of REGION_NAMES) {
		const within = regions.split(' ');
		const calls = [...known]
			.filter(([, { regions: of, called }]) => called && within.some((region) => of.has(region)))
			.map(([id]) => id);
		if (calls.length > 0) put(places, keysOf(names), { name: names.split(' ')[0] ?? '', departure: null, calls });
	}
	for (const [regions, names] of DEPARTURE_AREAS) {
		const within = departures.flatMap(([id, { regions: of }]) =>
			regions.split(' ').some((region) => of.has(region)) ? [id] : [],
		);
		if (within.length > 0) put(places, keysOf(names), { name: names.split(' ')[0] ?? '', departure: null, calls: [], within });
	}
	const shipNames = new Map<string, string>();
	for (const ship of ships) {
		const keys = keysOfNamed(ship);
		put(shipNames, keys, ship.id);
		// 爱达魔都 is the ship, though 魔都 alone is Shanghai
		put(
			shipNames,
			keys.filter((key) => key.endsWith('号')).map((key) => `${LINE}${key.replace(LINE, '').slice(0, -1)}`),
			ship.id,
		);
		// “大西洋” is short for 大西洋号, unless it is a port's name as well
		put(
			shipNames,
			keys
				.filter((key) => key.endsWith('号'))
				.map((key) => key.slice(0, -1))
				.filter((key) => !places.has(key)),
			ship.id,
		);
	}
	// 坐魔都 is the ship as well
	for (const [key, id] of [...shipNames])
		if (key.endsWith('号') && places.has(key.slice(0, -1)))
			put(
				shipNames,
				['坐', '乘'].flatMap((verb) => [`${verb}${key}`, `${verb}${key.slice(0, -1)}`]),
				id,
			);
	const longest = Math.max(0, ...[...places.keys(), ...shipNames.keys()].map((key) => key.length));
	return { places, ships: shipNames, longest };
}
