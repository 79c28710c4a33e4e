import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';

/** Cabins of one kind; `from` is the lowest price of those one can book. `cheaper` names the kind that `extra` counts from. */
export type CabinGroup = {
	kind: string;
	name: string;
	from: number | null;
	lowest: number | null;
	cheaper: string;
	cabins: CategoryView[];
};

/** The kinds in order of their lowest price, as the categories come; those without a price last. */
export function groupCabins(categories: readonly CategoryView[]): CabinGroup[] {
	const groups = new Map<string, CabinGroup>();
	for (const cabin of categories) {
		const cheaper = [...groups.values()].findLast(({ lowest }) => lowest !== null && cabin.price && lowest < cabin.price.from);
		const group = groups.get(cabin.kind) ?? {
			kind: cabin.kind,
			name: cabin.kindName,
			from: null,
			lowest: cabin.price?.from ?? null,
			cheaper: cheaper?.name ?? '',
			cabins: [],
		};
		if (cabin.state === 'on-sale') group.from ??= cabin.price?.from ?? null;
		group.cabins.push(cabin);
		groups.set(cabin.kind, group);
	}
	return [...groups.values()];
}

/** The cheapest balcony cabin that can be booked; null when none has a balcony, or all have. */
export function cheapestBalcony(categories: readonly CategoryView[]): string | null {
	const open = categories.filter(({ state }) => state === 'on-sale');
	if (open.every(({ balcony }) => balcony)) return null;
	const [best] = open
		.filter(({ balcony, price }) => balcony && price)
		.toSorted((a, b) => (a.price?.from ?? 0) - (b.price?.from ?? 0));
	return best?.id ?? null;
}
