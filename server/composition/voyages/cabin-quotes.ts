type Cabin = { categoryId: string };

/**
 * Matches quotes to the cabins asked for, in the cabins' order. Returns null when they can't be matched: there isn't one for each
 * cabin, or they come in another order and two are of one category, which may be for different parties.
 */
export function quotesFor<Q extends Cabin>(asked: readonly Cabin[], quoted: readonly Q[]): readonly Q[] | null {
	if (asked.length !== quoted.length) return null;
	if (asked.every(({ categoryId }, place) => categoryId === quoted[place]?.categoryId)) return quoted;
	const byCategory = new Map(quoted.map((quote) => [quote.categoryId, quote]));
	const found = asked.flatMap(({ categoryId }) => byCategory.get(categoryId) ?? []);
	return byCategory.size === quoted.length && new Set(found).size === asked.length ? found : null;
}
