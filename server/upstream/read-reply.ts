import type { z } from 'zod';
import type { Call } from '#shared/catalogue/call.ts';
import { isNothing, isObject } from '#shared/catalogue/wire.ts';
import {
	entriesOf,
	isOneThing,
	namedCategory,
	namesToRows,
	namesToTotal,
	type WithinValue,
} from '#shared/catalogue/wire-lists.ts';

/**
 * A value of a reply that doesn't fit the schema: its place, the expected form, and the kind of the value, never the value
 * itself.
 */
export type Misfit = { field: string; index: number | null; expected: string; got: string };

/** A reply as far as it is readable; `value` is null when it isn't. */
export type Reading<T> = { value: { data: T } | null; misfits: Misfit[] };

type Key = string | number;
type Step = { holder: Container; key: Key };
type Container = Record<Key, unknown>;
/** More rounds than any reply needs: each round gives up at most one level. */
const MAX_ROUNDS = 12;
const MAX_MISFITS = 1_000;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

function kindOf(value: unknown): string {
	if (value === undefined) return 'nothing';
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'a list';
	if (value === '') return 'an empty text';
	return typeof value === 'string' ? 'a text' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The lists that stand in pages, each with the number of steps from its page to it. */
type Pages = Map<unknown, number>;

/** What is known of a reply's containers: its pages, and the entries of its maps, which are found once a round. */
type Known = { pages: Pages; entries: Map<Container, ReturnType<typeof entriesOf>> };
const nothingKnown = (pages: Pages = new Map()): Known => ({ pages, entries: new Map() });

const valueAt = ({ holder, key }: Step): unknown => holder[key];

function stepsTo(start: Step, names: readonly string[]): Step {
	return names.reduce<Step>((at, name) => ({ holder: valueAt(at) as Container, key: name }), start);
}

/** Returns the rows of a list that stands at a step; null when it is no list. Rows that came by keys become an array in their place. */
function rowsAt(step: Step, pages: Pages): unknown[] | null {
	const value = valueAt(step);
	const names = namesToRows(value) ?? (isOneThing(value) ? [] : null);
	if (names === null) return null;
	const at = stepsTo(step, names);
	const found = valueAt(at);
	const rows = Array.isArray(found) ? found : isOneThing(found) ? [found] : Object.values(found as Container);
	at.holder[at.key] = rows;
	pages.set(rows, names.length);
	return rows;
}

/**
 * Returns the holder and key that a name of a path leads to, whatever name upstream has for it; the same step for the rows of a
 * page, which aren't taken out without their page.
 */
function stepInto(step: Step, key: Key, known: Known): Step | null {
	const value = valueAt(step);
	if (!isContainer(value)) return null;
	if (typeof key === 'number') {
		const holder = rowsAt(step, known.pages);
		return holder && { holder: holder as unknown as Container, key };
	}
	if (key === 'rows' && namesToRows(value)) return step;
	const total = key === 'total' ? namesToTotal(value) : null;
	if (total) return stepsTo(step, total);
	return entryAt(value, key, known) ?? { holder: value, key };
}

/** Returns the place of a map's entry whose key on the wire is another one, or is that of another entry. */
function entryAt(value: Container, key: string, { entries }: Known): Step | undefined {
	const isOwnKey = key in value && !Array.isArray(value) && !('0' in value);
	if (isOwnKey && !(isObject(value[key]) && namedCategory(value[key]) !== undefined)) return undefined;
	const found = entries.get(value) ?? entriesOf(value);
	entries.set(value, found);
	return found.get(key)?.[0];
}

/**
 * Returns the holders and keys along an issue's path, from the root on; null when the path ends early, as its value was already
 * removed.
 */
function stepsAlong(root: Container, path: readonly Key[], known: Known): Step[] | null {
	const steps: Step[] = [{ holder: root, key: 'data' }];
	for (const key of path) {
		const [last] = steps.slice(-1);
		const step = last ? stepInto(last, key, known) : null;
		if (!step) return null;
		if (step !== last) steps.push(step);
	}
	return steps;
}

const DROPPED = Symbol('dropped row');
/** Stands for a row that is null, which counts neither as a row nor as one that doesn't fit. */
const NULL_ROW = Symbol('null row');

/**
 * Removes the innermost part along a path that still exists: the value, else the part that contains it. Returns false when only
 * the root is left. From the step `wholeFrom` on, lists lose no row: they are removed whole.
 */
function takeOut(steps: readonly Step[], whole: Call['whole'], wholeFrom = Number.POSITIVE_INFINITY): boolean {
	if (whole === 'values') return false;
	for (const [at, { holder, key }] of [...steps.entries()].slice(1).toReversed()) {
		if (Array.isArray(holder)) {
			if (whole === 'rows') return false;
			if (at >= wholeFrom) continue;
			(holder as unknown[])[Number(key)] = DROPPED;
			return true;
		}
		if (key in holder) return delete holder[key];
	}
	return false;
}

/**
 * Marks the row at the end of the steps if it is null; `closeGaps` removes it. Returns false for any other value. It isn't asked about lists whose rows
 * have a meaning in their places: those are read whole, and a null row makes them unreadable.
 */
function markNullRow(steps: readonly Step[]): boolean {
	const { holder, key } = steps.at(-1) ?? {};
	if (!Array.isArray(holder) || (holder as unknown[])[Number(key)] !== null) return false;
	(holder as unknown[])[Number(key)] = NULL_ROW;
	return true;
}

const isObjectExpected = (issue: z.core.$ZodIssue): boolean => issue.code === 'invalid_type' && issue.expected === 'object';

/** Puts the object in the place of a list that has nothing else. Returns false for any other value. */
function openListOfOne(steps: readonly Step[]): boolean {
	const last = steps.at(-1);
	const value = last && valueAt(last);
	if (!last || !Array.isArray(value) || value.length !== 1 || !isObject(value[0])) return false;
	last.holder[last.key] = value[0];
	return true;
}

/** Removes the dropped rows of lists. Returns the steps to lists that lost most of their rows, or to their pages. */
function closeGaps(steps: readonly Step[], pages: Pages): (readonly Step[])[] {
	const value = steps.at(-1) && valueAt(steps.at(-1) as Step);
	if (!isContainer(value)) return [];
	const inner = Object.keys(value).flatMap((key) =>
		closeGaps([...steps, { holder: value, key: Array.isArray(value) ? Number(key) : key }], pages),
	);
	if (!Array.isArray(value)) return inner;
	const rows = value.filter((row) => row !== NULL_ROW);
	const kept = rows.filter((row) => row !== DROPPED);
	const mostDropped = (rows.length - kept.length) * 2 > rows.length;
	if (kept.length < value.length) value.splice(0, value.length, ...kept);
	return mostDropped ? [steps.slice(0, steps.length - (pages.get(value) ?? 0))] : inner;
}

/**
 * Reads a reply's data by a schema, and leaves out the parts that don't fit: an optional value counts as missing, a row of a list
 * is dropped, and one that is null counts as none. Empty data is null where there may be nothing. The value is null when a required
 * part doesn't fit, when most rows of a list don't, or when the part may not be left out. Changes `data`.
 */
export function readReply<T extends z.ZodType>(schema: T, data: unknown, whole?: Call['whole']): Reading<z.output<T>> {
	const nothing = isNothing(data) ? schema.safeParse(null) : null;
	if (nothing?.success) return { value: { data: nothing.data }, misfits: [] };
	const root: Container = { data };
	const pages: Pages = new Map();
	const misfits: Misfit[] = [];
	for (let round = 0; round < MAX_ROUNDS; round += 1) {
		const known = nothingKnown(pages);
		const read = schema.safeParse(root.data);
		if (read.success) return { value: { data: read.data }, misfits };
		for (const issue of read.error.issues) {
			const path = issue.path as Key[];
			const inside = pathInside(issue);
			const steps = stepsAlong(root, [...path, ...inside], known);
			if (!steps) continue;
			if (isObjectExpected(issue) && openListOfOne(steps)) continue;
			if (whole !== 'rows' && inside.length === 0 && markNullRow(steps)) continue;
			if (round === 0 && misfits.length < MAX_MISFITS) misfits.push(misfitOf(steps, [...path, ...inside], issue.message));
			const wholeFrom = inside.length > 0 ? stepsAlong(root, path, nothingKnown())?.length : undefined;
			if (!takeOut(steps, whole, wholeFrom)) return { value: null, misfits };
		}
		for (const steps of closeGaps([{ holder: root, key: 'data' }], pages))
			if (!takeOut(steps, whole)) return { value: null, misfits };
	}
	return { value: null, misfits };
}

/** Returns the rest of a path inside a value that is read whole or not at all. */
const pathInside = (issue: z.core.$ZodIssue): Key[] =>
	issue.code === 'custom' ? (((issue.params as WithinValue | undefined)?.within ?? []) as Key[]) : [];

/** Describes a misfit by the kind of its value, as the value may be a person's name. */
function misfitOf(steps: readonly Step[], path: readonly Key[], message: string): Misfit {
	const last = steps.at(-1);
	return {
		field: path.map((key) => (typeof key === 'number' ? '[]' : key)).join('.') || 'data',
		index: path.find((key) => typeof key === 'number') ?? null,
		expected: message.replace(/^Invalid input: expected /, ''),
		got: kindOf(last && valueAt(last)),
	};
}
