import type { QueryDifference } from '../catalogue/bff/sentence.ts';
import { type CanonicalQuery, FILTER_KEYS, inOrder, LIMIT_KEYS } from './search-params.ts';

export const NARROWING_KEYS = [...FILTER_KEYS, ...LIMIT_KEYS];

/** Values that are in `one` and not in `other`, by filter. */
export function extraValues(one: CanonicalQuery, other: CanonicalQuery): QueryDifference['removed'] {
	const extra = NARROWING_KEYS.map((key) => [key, one[key].filter((value) => !other[key].includes(value))] as const);
	return Object.fromEntries(extra.filter(([, values]) => values.length > 0));
}

/**
 * Joins what a sentence asks for with what was chosen by hand. Of each filter remain the values that both have; where there are none,
 * the sentence's stand.
 */
export function joinedSearch(byHand: CanonicalQuery, asked: CanonicalQuery): CanonicalQuery {
	const query = { ...asked, sort: asked.sort === 'default' ? byHand.sort : asked.sort, ids: byHand.ids };
	for (const key of NARROWING_KEYS) {
		const both = asked[key].filter((value) => byHand[key].includes(value));
		if (both.length > 0 || asked[key].length === 0) query[key] = both.length > 0 ? both : byHand[key];
	}
	// A budget has bands or exact bounds
	if (asked.budget.length > 0) query.price = [];
	if (asked.price.length > 0) query.budget = [];
	return query;
}

/** Returns what makes `after` of `before`. */
export const difference = (before: CanonicalQuery, after: CanonicalQuery): QueryDifference => ({
	removed: extraValues(before, after),
	added: extraValues(after, before),
	sort: { from: before.sort, to: after.sort },
});

/** Returns a search with a difference made as far as it applies, on its first page. */
export function withDifference(query: CanonicalQuery, { removed, added, sort }: QueryDifference): CanonicalQuery {
	const changed: CanonicalQuery = { ...query, page: 1, sort: query.sort === sort.from ? sort.to : query.sort };
	for (const key of NARROWING_KEYS) {
		const left = query[key].filter((value) => !removed[key]?.includes(value));
		changed[key] = [...new Set([...left, ...(added[key] ?? [])])].toSorted(inOrder);
	}
	return changed;
}
