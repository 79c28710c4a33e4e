import { z } from 'zod';
import { id, isNothing, number } from './wire.ts';
import { distinct, list } from './wire-lists.ts';

const SOLD_OUT = new Set(['售罄', '已售罄', '售完', '已售完', '无房', '满房', 'soldout', 'full', 'none']);
/** The word that some backends write behind the number: `12间`, `3 cabins left`. */
const UNIT = /(?<=\d)\s*(?:间|(?:cabins?|rooms?)(?: left)?)\s*$/i;

/** Reads `false` and words for “sold out” as 0, and a number with its unit as the number; anything else as it came. */
function readLeft(value: unknown): unknown {
	if (value === false) return 0;
	if (typeof value !== 'string') return isNothing(value) ? null : value;
	const word = value.toLowerCase().replaceAll(/[\s_-]/g, '');
	return SOLD_OUT.has(word) ? 0 : value.replace(UNIT, '').trim() || null;
}

/** The number of cabins left; null when it is missing, which isn't 0. Another word doesn't fit. */
export const cabinsLeft = z.custom<number | string | boolean | null>().optional().transform(readLeft).pipe(number.nullable());

/** The number of all cabins left on a voyage; null when it is missing. Another word is told apart: it may mean that none is left. */
export const allCabinsLeft = z
	.custom<z.input<typeof cabinsLeft>>()
	.optional()
	.transform((value): unknown => {
		const read = cabinsLeft.safeParse(value);
		return read.success ? read.data : 'unreadable';
	})
	.pipe(z.union([z.number(), z.literal('unreadable')]).nullable());

/** Cabins left by category; null when unknown, and where rows of one category differ. */
export const leftByCategory = list(z.object({ id, inventory: cabinsLeft }), {
	merge: (rows) => {
		const sent = new Map<string, Set<number | null>>();
		for (const { id: category, inventory } of rows) sent.set(category, (sent.get(category) ?? new Set()).add(inventory));
		return distinct(rows).map((row) => (sent.get(row.id)?.size === 1 ? row : { ...row, inventory: null }));
	},
});
