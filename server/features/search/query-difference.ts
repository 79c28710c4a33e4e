import { type CanonicalQuery, FILTER_KEYS, inOrder, LIMIT_KEYS } from '#shared/rules/search-params.ts';

const KEYS = [...FILTER_KEYS, ...LIMIT_KEYS];
type Values = Partial<Record<(typeof KEYS)[number], string[]>>;

/** What makes one search of another: the values that go and those that come, by filter, and the order. */
export type QueryDifference = {
	removed: Values;
	added: Values;
	sort: { from: CanonicalQuery['sort']; to: CanonicalQuery['sort'] };
};

/** Values that are in `one` and not in `other`. */
function extra(one: CanonicalQuery, other: CanonicalQuery): Values {
	const values: Values = {};
	for (const key of KEYS) {
		const own = one[key].filter((value) => !other[key].includes(value));
		if (own.length > 0) values[key] = own;
	}
	return values;
}

/** Returns what makes `after` of `before`. */
export const difference = (before: CanonicalQuery, after: CanonicalQuery): QueryDifference => ({
	removed: extra(before, after),
	added: extra(after, before),
	sort: { from: before.sort, to: after.sort },
});

/** Returns a search with a difference made, on its first page; null where it hasn't all that goes. */
export function withDifference(query: CanonicalQuery, { removed, added, sort }: QueryDifference): CanonicalQuery | null {
	const hasAll = KEYS.every((key) => (removed[key] ?? []).every((value) => query[key].includes(value)));
	if (!hasAll || (sort.from !== sort.to && query.sort !== sort.from)) return null;
	const changed: CanonicalQuery = { ...query, page: 1, sort: sort.from === sort.to ? query.sort : sort.to };
	for (const key of KEYS) {
		const left = query[key].filter((value) => !removed[key]?.includes(value));
		changed[key] = [...new Set([...left, ...(added[key] ?? [])])].toSorted(inOrder);
	}
	return changed;
}
