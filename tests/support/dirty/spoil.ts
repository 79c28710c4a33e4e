import { oneOf } from './random.ts';

/** Ways to spoil a reply's data as a whole. */
export const DATA_WAYS = ['extra-field', 'row-twice', 'out-of-order', 'empty-list', 'bad-row'] as const;
/** Ways to spoil one value of a reply. `other-form` writes the same value in another way, which must change nothing. */
export type ValueWay = 'null' | 'absent' | 'empty' | 'other-type' | 'other-form';
export type DataWay = (typeof DATA_WAYS)[number];

type Key = string | number;
type Holder = Record<Key, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;
/** Objects with ids as keys: the values under all ids count as one field. */
const isById = (value: object): boolean => Object.keys(value).length > 0 && Object.keys(value).every((key) => /^\d+$/.test(key));

/** The fields of a reply, as log lines name them: `[]` is any row of a list, `*` any id. */
export function fieldsOf(data: unknown): string[] {
	const found = new Set<string>();
	const walk = (value: unknown, path: readonly string[]): void => {
		if (path.length > 0 && path.at(-1) !== '[]' && path.at(-1) !== '*') found.add(path.join('.'));
		if (Array.isArray(value)) for (const row of value.slice(0, 20)) walk(row, [...path, '[]']);
		else if (isHolder(value)) for (const [key, child] of Object.entries(value)) walk(child, [...path, isById(value) ? '*' : key]);
	};
	walk(data, []);
	return [...found];
}

/** Returns the places of a field in a reply, as paths from its root. */
function placesOf(data: unknown, field: string): Key[][] {
	const steps = field.split('.');
	const follow = (value: unknown, at: number, path: Key[]): Key[][] => {
		if (at === steps.length) return [path];
		if (!isHolder(value)) return [];
		const step = steps[at] ?? '';
		if (step === '[]') return Array.isArray(value) ? value.flatMap((row, index) => follow(row, at + 1, [...path, index])) : [];
		if (step === '*') return Object.keys(value).flatMap((key) => follow(value[key], at + 1, [...path, key]));
		return step in value ? follow(value[step], at + 1, [...path, step]) : [];
	};
	return follow(data, 0, []);
}

const holdersOf = (data: unknown, path: readonly Key[]): unknown[] => {
	const passed: unknown[] = [data];
	for (const key of path.slice(0, -1)) passed.push((passed.at(-1) as Holder)[key]);
	return passed;
};

/** Counts the things along a path that the pages of the case ask for. */
const nearness = (data: unknown, path: readonly Key[], wanted: ReadonlySet<string>): number =>
	holdersOf(data, path).filter(
		(holder) => isHolder(holder) && ['id', 'voyageId', 'categoryId'].some((key) => wanted.has(String(holder[key]))),
	).length + path.filter((key) => typeof key === 'string' && wanted.has(key)).length;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CHINA = 8 * 3_600_000;

/** Returns the same value as another backend would write it; undefined when there is only one way. */
function inOtherForm(value: unknown, key: Key, random: () => number): unknown {
	if (typeof value === 'string' && DAY.test(value)) {
		const moment = Date.parse(value) - CHINA;
		const [year, month, day] = value.split('-').map(Number);
		return oneOf(
			[
				value.replaceAll('-', '/'),
				moment,
				new Date(moment).toISOString().replace('Z', '+00:00'),
				`${value} 00:00:00`,
				[year, month, day],
			],
			random,
		);
	}
	if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) && /id$/i.test(String(key))) return Number(value);
	if (typeof value === 'boolean') return oneOf(value ? [1, 'Y', 'true'] : [0, 'N', 'false'], random);
	if (typeof value !== 'number') return undefined;
	// A moment in epoch milliseconds may come as a text with a zone.
	if (value > 1e12) return oneOf([new Date(value).toISOString(), String(value)], random);
	return oneOf(
		/id$/i.test(String(key)) ? [String(value)] : [String(value), value.toFixed(2), value.toLocaleString('en-US')],
		random,
	);
}

function inOtherType(value: unknown): unknown {
	if (Array.isArray(value)) return 'not a list';
	return typeof value === 'object' ? 7 : { not: 'what it was' };
}

/** Spoils a field in one place of a reply, in one of the things `wanted` if possible. Changes the data; returns the place, or null when no value could be spoiled. */
export function spoilValue(
	data: unknown,
	{ field, way }: { field: string; way: ValueWay },
	{ wanted, random }: { wanted: ReadonlySet<string>; random: () => number },
): string | null {
	const places = placesOf(data, field);
	const best = Math.max(...places.map((path) => nearness(data, path, wanted)));
	const path = oneOf(
		places.filter((place) => nearness(data, place, wanted) === best),
		random,
	);
	const key = path?.at(-1);
	if (!path || key === undefined) return null;
	const holder = holdersOf(data, path).at(-1) as Holder;
	const before = holder[key];
	if (way === 'absent') delete holder[key];
	else {
		// A null has no type to replace by another.
		if (before === null && way !== 'empty') return null;
		const after = { null: null, empty: '', 'other-type': inOtherType(before), 'other-form': inOtherForm(before, key, random) }[
			way
		];
		if (after === undefined || after === before) return null;
		holder[key] = after;
	}
	return path.map((step) => (typeof step === 'number' ? '[]' : step)).join('.');
}

/** Returns the lists in a reply, the outermost first. */
function listsIn(data: unknown): unknown[][] {
	if (!isHolder(data)) return [];
	const inner = Object.values(data).flatMap(listsIn);
	return Array.isArray(data) ? [data, ...inner] : inner;
}

/** Lists with a meaning in their order: cabins, and hot lines, of which home shows the first. */
const inOrder = (rows: readonly unknown[]): boolean =>
	rows.some((row) => isHolder(row) && ('roomNum' in row || 'description_1' in row));

function addFields(value: unknown): void {
	if (Array.isArray(value)) for (const row of value) addFields(row);
	else if (isHolder(value) && !isById(value)) {
		for (const child of Object.values(value)) addFields(child);
		Object.assign(value, { tenantId: 'x', gmtModified: '2020-01-01 00:00:00', ext: { price: 1, name: 'x' } });
	}
}

/** Spoils a reply's data as a whole. Changes the data; returns false when it has no part that can be spoiled in this way. */
export function spoilData(data: unknown, way: DataWay, random: () => number): boolean {
	if (way === 'extra-field') {
		addFields(data);
		return isHolder(data);
	}
	const filled = listsIn(data).filter((rows) => rows.length > 0 && !(way === 'out-of-order' && inOrder(rows)));
	const rows = random() < 0.5 ? filled[0] : oneOf(filled, random);
	if (!rows) return false;
	if (way === 'empty-list') rows.splice(0);
	else if (way === 'out-of-order') rows.reverse();
	else if (way === 'row-twice') rows.splice(Math.floor(random() * rows.length), 0, structuredClone(oneOf(rows, random)));
	else rows.splice(Math.floor(random() * (rows.length + 1)), 0, oneOf([null, {}, 'a row', 7, []], random));
	return true;
}
