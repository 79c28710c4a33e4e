import type { z } from 'zod';
import type { Call } from '#shared/catalogue/call.ts';
import { rowsOf, TOTALS, type WithinValue } from '#shared/catalogue/wire.ts';

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

/** Returns the holder and key that a step of a path leads to. Upstream's own name for a page's rows is found by `rowsOf`. */
function into(container: unknown, key: Key): Step | null {
	if (!isContainer(container)) return null;
	if (typeof key === 'string') {
		if (key in container) return { holder: container, key };
		const name =
			key === 'rows'
				? Object.keys(container).find((own) => container[own] === rowsOf(container))
				: key === 'total' && TOTALS.find((own) => own in container);
		return { holder: container, key: name || key };
	}
	const rows = rowsOf(container);
	return isContainer(rows) ? { holder: rows, key } : null;
}

/**
 * Returns the holders and keys along an issue's path, from the root on; null when the path ends early, as its value was already
 * removed.
 */
function trail(root: Container, path: readonly Key[]): Step[] | null {
	const steps: Step[] = [];
	let current: unknown = root;
	for (const key of path) {
		// A list may be sent in place of a page with `rows`.
		if (key === 'rows' && Array.isArray(current)) continue;
		const step = into(current, key);
		if (!step) return null;
		steps.push(step);
		current = step.holder[step.key];
	}
	return steps;
}

const DROPPED = Symbol('dropped row');

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

/** Removes the dropped rows of lists. Returns the paths of lists that lost most of their rows. */
function closeGaps(value: unknown, path: Key[] = []): Key[][] {
	if (!isContainer(value)) return [];
	const inner = Object.entries(value).flatMap(([key, child]) =>
		closeGaps(child, [...path, Array.isArray(value) ? Number(key) : key]),
	);
	if (!Array.isArray(value)) return inner;
	const kept = value.filter((row) => row !== DROPPED);
	const mostDropped = (value.length - kept.length) * 2 > value.length;
	if (kept.length < value.length) value.splice(0, value.length, ...kept);
	return mostDropped ? [path] : inner;
}

/**
 * Reads a reply's data by a schema, and leaves out the parts that don't fit: an optional value counts as missing, a row of a list
 * is dropped. The value is null when a required part doesn't fit, when most rows of a list don't, or when the part may not be
 * left out. Changes `data`.
 */
export function readReply<T extends z.ZodType>(schema: T, data: unknown, whole?: Call['whole']): Reading<z.output<T>> {
	const root: Container = { data };
	const misfits: Misfit[] = [];
	for (let round = 0; round < MAX_ROUNDS; round += 1) {
		const read = schema.safeParse(root.data);
		if (read.success) return { value: { data: read.data }, misfits };
		for (const issue of read.error.issues) {
			const path = issue.path as Key[];
			const inside = within(issue);
			const steps = trail(root, ['data', ...path, ...inside]);
			if (!steps) continue;
			if (round === 0 && misfits.length < MAX_MISFITS) misfits.push(misfitOf(root, [...path, ...inside], issue.message));
			const wholeFrom = inside.length > 0 ? trail(root, ['data', ...path])?.length : undefined;
			if (!takeOut(steps, whole, wholeFrom)) return { value: null, misfits };
		}
		for (const path of closeGaps(root)) {
			const steps = trail(root, path);
			if (steps && !takeOut(steps, whole)) return { value: null, misfits };
		}
	}
	return { value: null, misfits };
}

/** Returns the rest of a path inside a value that is read whole or not at all. */
const within = (issue: z.core.$ZodIssue): Key[] =>
	issue.code === 'custom' ? (((issue.params as WithinValue | undefined)?.within ?? []) as Key[]) : [];

/** Describes a misfit by the kind of its value, as the value may be a person's name. */
function misfitOf(root: Container, path: readonly Key[], message: string): Misfit {
	const last = trail(root, ['data', ...path])?.at(-1);
	return {
		field: path.map((key) => (typeof key === 'number' ? '[]' : key)).join('.') || 'data',
		index: path.find((key) => typeof key === 'number') ?? null,
		expected: message.replace(/^Invalid input: expected /, ''),
		got: kindOf(last?.holder[last.key]),
	};
}
