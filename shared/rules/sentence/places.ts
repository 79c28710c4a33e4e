import { LIKE_PORTS } from './like-ports.ts';
import type { Place, Unserved } from './meaning.ts';
import { DEPARTURE_AREAS, PORT_NAMES, REGION_NAMES, UNSERVED_NAMES } from './place-names.ts';
import { HAN, nameKey } from './text.ts';

/** A thing of the timetable with its names in every language. `code`: of a port, with its country's letters first. */
export type Named = { id: string; code?: string; names: readonly string[] };

/** What a timetable offers, in both languages. */
export type Places = {
	ports: readonly Named[];
	areas: readonly (Named & { ports: readonly Named[] })[];
	ships: readonly Named[];
};

/** Everything that has a name, by its key (`nameKey`). Of two things with one name, the first has it. */
export type Gazetteer = { places: Map<string, Place>; ships: Map<string, string>; unserved: Map<string, Unserved> };

type Port = { id: string; names: Place['names']; keys: Set<string>; regions: Set<string>; departs: boolean; called: boolean };

const wordsOf = (names: string): string[] => names.split(' ').map((name) => name.replaceAll('_', ' '));
const keysOf = (names: string): string[] => wordsOf(names).map(nameKey);
const keysOfNamed = ({ names }: Named): string[] => names.map(nameKey).filter(Boolean);
const PORT_CODE = /^[A-Z]{5}$/;
/** The line's name, which stands before a ship's. */
const LINE = '爱达';

const put = <T>(map: Map<string, T>, keys: Iterable<string>, value: T): void => {
	for (const key of keys) if (!map.has(key)) map.set(key, value);
};

/** The names to show of a row of names: the first Chinese and the first English one. */
function namesOf(row: string): Place['names'] {
	const words = wordsOf(row);
	const [cn = '', en = cn] = [words.find((word) => HAN.test(word)), words.find((word) => !HAN.test(word))];
	return [cn, en === en.toLowerCase() ? en.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase()) : en];
}

/** The timetable's ports with the names that people use for them, and the regions that they lie in. */
function portsOf({ ports, areas }: Places): Port[] {
	const known = new Map<string, Port>();
	const add = (port: Named, as: 'departs' | 'called') => {
		const keys = keysOfNamed(port);
		const [regions = '', names = ''] = PORT_NAMES.find(([, row]) => keysOf(row).some((key) => keys.includes(key))) ?? [];
		const country = port.code && PORT_CODE.test(port.code) ? [port.code.slice(0, 2)] : [];
		const entry = known.get(port.id) ?? {
			id: port.id,
			names: [port.names[0] ?? '', port.names[1] ?? port.names[0] ?? ''],
			keys: new Set([...keys, ...keysOf(names)].filter(Boolean)),
			regions: new Set([...regions.split(' '), ...country]),
			departs: false,
			called: false,
		};
		for (const key of [...entry.keys]) if (HAN.test(key)) entry.keys.add(`${key}港`).add(`${key}市`);
		entry[as] = true;
		known.set(port.id, entry);
	};
	for (const port of ports) add(port, 'departs');
	for (const port of areas.flatMap((area) => area.ports)) add(port, 'called');
	return [...known.values()];
}

/** The ships by their names, with the line's name before them, and without the 号 behind. */
function shipsOf({ ships }: Places): Map<string, string> {
	const found = new Map<string, string>();
	for (const ship of ships) {
		const keys = keysOfNamed(ship);
		const short = keys.filter((key) => key.endsWith('号')).map((key) => key.slice(0, -1));
		put(found, [...keys, ...short, ...short.map((key) => `${LINE}${key.replace(LINE, '')}`)], ship.id);
	}
	return found;
}

/** Puts together the names of a timetable's ports, areas and ships with those that people use, and those of places that it doesn't have. */
export function gazetteerOf(timetable: Places): Gazetteer {
	const ports = portsOf(timetable);
	const ships = shipsOf(timetable);
	const places = new Map<string, Place>();
	const unserved = new Map<string, Unserved>();
	const within = (regions: string) => ports.filter((port) => regions.split(' ').some((region) => port.regions.has(region)));
	const area = (names: Place['names'], departures: readonly Port[], calls: readonly Port[]): Place => ({
		...{ names, isArea: true, ship: null },
		departures: departures.filter(({ departs }) => departs).map(({ id }) => id),
		calls: calls.filter(({ called }) => called).map(({ id }) => id),
	});
	for (const { id, keys, names, departs, called } of ports) {
		const ship = [...keys].map((key) => ships.get(key)).find(Boolean) ?? null;
		put(places, keys, { names, departures: departs ? [id] : [], calls: called ? [id] : [], isArea: false, ship });
	}
	for (const { names, ports: own } of timetable.areas) {
		const parts = names.flatMap((name) => name.split(/[与和、&]| and /)).filter((part) => part.trim().length > 1);
		const members = ports.filter(({ id }) => own.some((port) => port.id === id));
		put(places, [...names, ...parts].map(nameKey), area([names[0] ?? '', names[1] ?? names[0] ?? ''], members, members));
	}
	const putUnserved = (keys: readonly string[], names: Place['names']) => {
		const [how = null, , ports = ''] = LIKE_PORTS.find(([, rows]) => keysOf(rows).some((key) => keys.includes(key))) ?? [];
		const like = keysOf(ports).flatMap((key) => places.get(key)?.calls ?? []);
		put(unserved, keys, { names, how: like.length > 0 ? how : null, like });
	};
	for (const [regions, row] of REGION_NAMES) {
		const place = area(namesOf(row), [], within(regions));
		if (place.calls.length > 0) put(places, keysOf(row), place);
		else putUnserved(keysOf(row), place.names);
	}
	for (const [regions, row] of DEPARTURE_AREAS) {
		const place = area(namesOf(row), within(regions), []);
		if (place.departures.length > 0) put(places, keysOf(row), place);
	}
	for (const [, row] of PORT_NAMES) if (!keysOf(row).some((key) => places.has(key))) putUnserved(keysOf(row), namesOf(row));
	for (const [cn, en] of UNSERVED_NAMES) putUnserved([...keysOf(cn), ...keysOf(en)], namesOf(`${cn} ${en}`));
	for (const key of places.keys()) unserved.delete(key);
	return { places, ships, unserved };
}
