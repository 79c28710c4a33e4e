import type { FilterKey } from '#shared/catalogue/bff/search.ts';
import { countApplied } from '#shared/rules/search-changes.ts';
import { type CanonicalQuery, FILTER_KEYS } from '#shared/rules/search-params.ts';

export type QueryChange =
	| { kind: 'added' | 'removed'; key: FilterKey; value: string }
	| { kind: 'cleared' }
	| { kind: 'sorted' }
	| { kind: 'other' };

/** Returns the latest change of a search, which is read out: one value added or removed, all removed, or the order. */
export function queryChange(before: CanonicalQuery, after: CanonicalQuery): QueryChange {
	const added = difference(after, before);
	const removed = difference(before, after);
	const [only] = [...added, ...removed];
	if (only && added.length + removed.length === 1) return { kind: added.length === 1 ? 'added' : 'removed', ...only };
	if (removed.length > 0 && countApplied(after) === 0) return { kind: 'cleared' };
	return { kind: added.length + removed.length === 0 && before.sort !== after.sort ? 'sorted' : 'other' };
}

const difference = (a: CanonicalQuery, b: CanonicalQuery) =>
	FILTER_KEYS.flatMap((key) => a[key].filter((value) => !b[key].includes(value)).map((value) => ({ key, value })));
