import type { FeatureScope } from '#server/handler.ts';
import type { Price, VoyageState } from '#shared/catalogue/bff/views.ts';
import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import type { Category, VoyageWithPrices } from '#shared/catalogue/entities.ts';
import { sectionOr } from '../failures.ts';
import { pick, type ViewScope } from '../localise.ts';
import { isSuite } from './category-summary.ts';
import { shownPrice } from './voyage-price.ts';

type Subcategory = CallOutput<'GET /openapi/cruise/subcategory/all'>[number];

/** Loads the categories of all ships, and the kinds that they belong to; without those the categories have none. */
export const loadCategories = (scope: FeatureScope): Promise<[Category[], Subcategory[]]> =>
	Promise.all([
		scope.api('GET /openapi/cruise/category/all', {}),
		sectionOr('kinds of cabin', scope, [], () => scope.api('GET /openapi/cruise/subcategory/all', {})),
	]);

/** Returns the state of a category on a voyage. One of which the cabins left are unknown isn't on sale: 0 may have been left out of the reply. */
function stateOf({
	listed,
	left,
	departed,
}: {
	listed: Price | null;
	left: number | null;
	departed: boolean;
}): CategoryView['state'] {
	if (departed || !listed || left === null) return 'not-on-sale';
	return left <= 0 ? 'sold-out' : 'on-sale';
}

/** Returns the ship's cabin categories on this voyage, the cheapest first and those without a price last. */
export function categoryViews(
	voyage: VoyageWithPrices,
	categories: readonly Category[],
	kinds: readonly Subcategory[],
	{ lang, content }: ViewScope,
	state: VoyageState,
): CategoryView[] {
	const view = (category: Category): CategoryView => {
		const kind = kinds.find(({ id }) => id === category.subcategoryId);
		const offer = voyage.prices?.[category.id];
		const listed = shownPrice(offer && { price: voyage.price?.price, disCountPrice: offer.personAvg });
		const left = voyage.categories?.find(({ id }) => id === category.id)?.inventory ?? null;
		return {
			id: category.id,
			code: category.code,
			name: pick(lang, category.cnName, category.enName),
			kind: kind?.code ?? '',
			kindName: kind ? pick(lang, kind.cnName, kind.enName) : '',
			area: category.area,
			deck: category.deck,
			bed: pick(lang, category.bed, category.enBed),
			maxPassengers: category.persons,
			suite: isSuite(category),
			balcony: category.hasBalcony,
			pictures: category.images.flatMap((src) => content.picture(src, 'category.images') || []),
			price: listed && { from: listed.from, reference: null },
			total: listed && offer ? offer.totalPrice : null,
			state: stateOf({ listed, left, departed: state === 'departed' }),
			left,
		};
	};
	const priceOf = ({ price }: CategoryView): number => price?.from ?? Number.MAX_VALUE;
	const compareCodes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
	return categories
		.filter(({ cruiseId }) => cruiseId === voyage.cruise.id)
		.map(view)
		.toSorted((a, b) => priceOf(a) - priceOf(b) || compareCodes(a.code, b.code));
}
