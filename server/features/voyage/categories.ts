import { pick, type ViewScope } from '#server/composition/localise.ts';
import { shownPrice } from '#server/composition/voyages/voyage-price.ts';
import type { VoyageState } from '#shared/catalogue/bff/views.ts';
import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import type { Category, VoyageWithPrices } from '#shared/catalogue/entities.ts';

type Subcategory = CallOutput<'GET /openapi/cruise/subcategory/all'>[number];

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
			balcony: category.hasBalcony,
			pictures: category.images.flatMap((src) => content.picture(src, 'category.images') || []),
			price: listed && { from: listed.from, reference: null },
			total: listed && offer ? offer.totalPrice : null,
			state: state === 'departed' || !listed ? 'not-on-sale' : left !== null && left <= 0 ? 'sold-out' : 'on-sale',
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
