import { isMissing, shownIn } from '../dirty/compare.ts';

const isAbsent = (value: unknown): boolean => value === 'unknown' || isMissing(value);

/** Values that are made by chance, or out of a backend's ids, for each member. */
const BY_CHANCE = /(?:^mark|\.(?:device|owner))$/;

/** The values of a page, by their place on it. */
const valuesOf = (view: unknown): Map<string, unknown> =>
	new Map(shownIn(view).flatMap(({ path, value }) => (BY_CHANCE.test(path) ? [] : [[path, value] as const])));

/** Later numbers are moments, in milliseconds since 1970. */
const LEAST_MOMENT = 1e12;
/** True for the same value, and for a moment that is later only because a member had to wait on the way. */
const isSame = (value: unknown, known: unknown, waitedMs: number): boolean =>
	value === known ||
	(typeof value === 'number' && typeof known === 'number' && known > LEAST_MOMENT && value > known && value <= known + waitedMs);

/**
 * Returns the values that differ from the plain page's, as sentences; and the part of the plain ones that is there. `part` says which values count.
 */
export function comparedWith(
	plain: unknown,
	view: unknown,
	waitedMs: number,
	part = /./,
): { differences: string[]; share: number } {
	const [known, shown] = [valuesOf(plain), valuesOf(view)];
	const differences = [...shown].flatMap(([path, value]) => {
		if (isAbsent(value) || isSame(value, known.get(path), waitedMs)) return [];
		return [`${path} is ${JSON.stringify(value)} instead of ${known.has(path) ? JSON.stringify(known.get(path)) : 'nothing'}`];
	});
	const values = [...known].filter(([path, value]) => part.test(path) && !isAbsent(value));
	const there = values.filter(([path, value]) => isSame(shown.get(path), value, waitedMs));
	return { differences, share: values.length === 0 ? 1 : there.length / values.length };
}
