/** A port as lines name it; upstream's `Port` fits. */
export type NamedPort = { id: string; cnName: string; enName: string };
/** A stop of a line: `id` is null for a port we don't know, whose name is then kept as written. */
export type Stop = { id: string | null; cnName: string; enName: string };
export type PortIndex = ReadonlyMap<string, NamedPort>;

const DASH = '[-\\u2010-\\u2015\\u2212\\ufe58\\ufe63\\uff0d~\\uff5e\\u2192\\u2014]';
const ANY_DASH = new RegExp(`\\s*${DASH}+\\s*`);
/** A dash with a space beside it, one that is not the plain hyphen, or one beside a Chinese character: never part of a name. */
const CLEAR_DASH = new RegExp(
	`\\s+${DASH}+\\s*|\\s*${DASH}+\\s+|(?<=\\p{Script=Han})${DASH}+|${DASH}+(?=\\p{Script=Han})|(?!-)${DASH}`,
	'u',
);

/** The port names of a hyphen-joined line name (docs/rules.md, voyage-line). Hyphens in Latin names survive where the others are spaced. */
export function splitLine(name: string): string[] {
	const clear = name.split(CLEAR_DASH);
	return (clear.length > 1 ? clear : name.split(ANY_DASH)).map((part) => part.trim()).filter(Boolean);
}

const keyOf = (name: string): string => name.trim().toLowerCase();
/** The name without a remark in brackets: “冲绳（那霸）” is “冲绳”. */
export const plainName = (name: string): string => name.replace(/[（(].*?[）)]/g, '');

/** Ports by their Chinese and English names, for `stopsOf`. */
export function portIndex(ports: readonly NamedPort[]): PortIndex {
	const index = new Map<string, NamedPort>();
	for (const port of ports) {
		for (const name of [port.cnName, port.enName, plainName(port.cnName), plainName(port.enName)]) {
			if (keyOf(name) && !index.has(keyOf(name))) index.set(keyOf(name), port);
		}
	}
	return index;
}

/** The stops of a line in sailing order, from its Chinese name, else from its English one; ports are found under either name. */
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

/** The id of the port a line leaves from; null when unknown. */
export const departurePortOf = (stops: readonly Stop[]): string | null => stops[0]?.id ?? null;

/** Ids of the known ports a line goes to, each once: all stops after the first, except the departure port itself. */
export function destinationsOf(stops: readonly Stop[]): string[] {
	const ids = stops.slice(1).flatMap(({ id }) => (id === null || id === stops[0]?.id ? [] : [id]));
	return [...new Set(ids)];
}
