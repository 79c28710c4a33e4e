type Cabin = { categoryId: string };

/**
 * The prices of the cabins asked for, in their order; null when they can't be told apart: there is not one for each, or they come in another order
 * and two are of one category, which may be for other parties.
 */
export function quotesFor<Q extends Cabin>(asked: readonly Cabin[], quoted: readonly Q[]): readonly Q[] | null {
	if (asked.length !== quoted.length) return null;
	if (asked.every(({ categoryId }, place) => categoryId === quoted[place]?.categoryId)) return quoted;
	const byCategory = new Map(quoted.map((quote) => [quote.categoryId, quote]));
	const found = asked.flatMap(({ categoryId }) => byCategory.get(categoryId) ?? []);
	return byCategory.size === quoted.length && new Set(found).size === asked.length ? found : null;
}
