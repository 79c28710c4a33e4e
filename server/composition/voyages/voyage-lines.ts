export type NamedPort = { id: string; cnName: string; enName: string };
/** A stop of a line. The `id` of an unknown port is null; its name stays as written. */
export type Stop = { id: string | null; cnName: string; enName: string };
export type PortIndex = ReadonlyMap<string, NamedPort>;

const DASH = '[-\\u2010-\\u2015\\u2212\\ufe58\\ufe63\\uff0d~\\uff5e\\u2192\\u2014]';
const ANY_DASH = new RegExp(`\\s*${DASH}+\\s*`);
/** A dash that is never part of a name: with a space beside it, beside a Chinese character, or other than the plain hyphen. */
const CLEAR_DASH = new RegExp(
	`\\s+${DASH}+\\s*|\\s*${DASH}+\\s+|(?<=\\p{Script=Han})${DASH}+|${DASH}+(?=\\p{Script=Han})|(?!-)${DASH}`,
	'u',
);

/**
 * Splits the name of a line, joined by hyphens, into its port names (docs/rules.md, voyage-line). Hyphens within Latin names are
 * kept where the dividing ones have spaces.
 */
export function splitLine(name: string): string[] {
	const clear = name.split(CLEAR_DASH);
	return (clear.length > 1 ? clear : name.split(ANY_DASH)).map((part) => part.trim()).filter(Boolean);
}

const keyOf = (name: string): string => name.trim().toLowerCase();
/** Removes remarks in brackets: “冲绳（那霸）” becomes “冲绳”. */
export const plainName = (name: string): string => name.replace(/[（(].*?[）)]/g, '');

/** Lists ports by their Chinese and English names, for `stopsOf`. */
export function portIndex(ports: readonly NamedPort[]): PortIndex {
	const index = new Map<string, NamedPort>();
	for (const port of ports) {
		for (const name of [port.cnName, port.enName, plainName(port.cnName), plainName(port.enName)]) {
			if (keyOf(name) && !index.has(keyOf(name))) index.set(keyOf(name), port);
		}
	}
	return index;
}

/**
 * Returns the stops of a line in sailing order, read from its Chinese name, else from its English one. Ports are found by either
 * name.
 */
export function stopsOf(line: { name: string; enName: string }, ports: PortIndex): Stop[] {
	const names = splitLine(line.name);
	const enNames = splitLine(line.enName);
	const longer = names.length > 0 ? names : enNames;
	return longer.map((name, index) => {
		const enName = enNames.length === longer.length ? (enNames[index] ?? name) : name;
		const port = find(name, ports) ?? find(enName, ports);
		return port ? { id: port.id, cnName: port.cnName, enName: port.enName } : { id: null, cnName: name, enName };
	});
}

const find = (name: string, ports: PortIndex): NamedPort | undefined =>
	ports.get(keyOf(name)) ?? ports.get(keyOf(plainName(name)));

/** Returns the id of the port that a line leaves from, or null when it is unknown. */
export const departurePortOf = (stops: readonly Stop[]): string | null => stops[0]?.id ?? null;

/** Returns the ids of the known ports that a line goes to, each once and without the departure port. */
export function destinationsOf(stops: readonly Stop[]): string[] {
	const ids = stops.slice(1).flatMap(({ id }) => (id === null || id === stops[0]?.id ? [] : [id]));
	return [...new Set(ids)];
}
