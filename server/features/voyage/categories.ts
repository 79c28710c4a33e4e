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
	scope: ViewScope,
	state: VoyageState,
): CategoryView[] {
	return categories
		.filter(({ cruiseId }) => cruiseId === voyage.cruise.id)
		.map((category) =>
			categoryView(
				category,
				kinds.find(({ id }) => id === category.subcategoryId),
				voyage,
				scope,
				state,
			),
		)
		.toSorted(
			(a, b) => (a.price?.from ?? Number.POSITIVE_INFINITY) - (b.price?.from ?? Number.POSITIVE_INFINITY) || compareCodes(a, b),
		);
}

function categoryView(
	category: Category,
	kind: Subcategory | undefined,
	voyage: VoyageWithPrices,
	{ lang, content }: ViewScope,
	state: VoyageState,
): CategoryView {
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
}

const compareCodes = (a: CategoryView, b: CategoryView): number => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
