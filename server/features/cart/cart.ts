import { section } from '#server/composition/failures.ts';
import { pick } from '#server/composition/localise.ts';
import { quotesFor } from '#server/composition/voyages/cabin-quotes.ts';
import { categoriesOf, categorySummary } from '#server/composition/voyages/category-summary.ts';
import { cardOfBrief, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import { shownPrice } from '#server/composition/voyages/voyage-price.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import type { CartCabin } from '#shared/catalogue/bff/cart.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import type { CartEntry, Category } from '#shared/catalogue/entities.ts';
import { groupCart, rowClosed } from '#shared/rules/cart.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { fromFen, toFen } from '#shared/rules/money.ts';
import { nextCategory } from '#shared/rules/next-category.ts';
import { perPerson } from '#shared/rules/party-price.ts';

type Quote = CallOutput<'POST /openapi/order/individual/calculate'>['cabins'][number];

/** Returns upstream's price of each row for its own party, by the row's id, with one call for each voyage. Rows without an answer are left out. */
async function quotesOf(entries: readonly CartEntry[], scope: FeatureScope): Promise<ReadonlyMap<string, Quote>> {
	const byVoyage = Map.groupBy(
		entries.flatMap(({ adult, ...entry }) =>
			adult !== null && entry.voyage.prices?.[entry.categoryId] ? { ...entry, adult } : [],
		),
		({ voyageId }) => voyageId,
	);
	const found = await Promise.all(
		[...byVoyage].map(async ([voyageId, rows]) => {
			const cabins = rows.map(({ categoryId, adult, child }) => ({ categoryId, adult, child }));
			const reply = await section('cart prices', scope, () =>
				scope.api('POST /openapi/order/individual/calculate', { voyageId, cabins }),
			);
			const quotes = reply === 'unavailable' ? null : quotesFor(cabins, reply.cabins);
			return rows.flatMap(({ id }, index) => {
				const quote = quotes?.[index];
				return quote ? [[id, quote] as const] : [];
			});
		}),
	);
	return new Map(found.flat());
}

/** `GET /cart`: the member's rows with everything that is needed to show and book them. */
export const cart: Handler<'GET /cart'> = async (_input, scope) => {
	const { api } = scope;
	const [entries, categories, index] = await Promise.all([
		api('GET /openapi/user/shopcart/list', {}),
		categoriesOf(scope),
		voyageIndexOrNone(scope),
	]);
	const quotes = await quotesOf(entries, scope);
	const cards = new Map(entries.map((entry) => [entry.voyageId, cardOfBrief(index, entry.voyage)]));
	const rows = entries.map((entry) => rowOf(quotes.get(entry.id), entry, categories, cards.get(entry.voyageId), scope));
	const voyages = groupCart(rows, todayInShanghai(scope.now)).flatMap(({ voyageId, rows: own, closed }) => {
		const voyage = cards.get(voyageId);
		return voyage ? [{ voyageId, voyage, rows: own, closed }] : [];
	});
	return { voyages, count: voyages.flatMap((group) => group.rows).reduce((sum, { count }) => sum + count, 0) };
};

function rowOf(
	quote: Quote | undefined,
	entry: CartEntry,
	categories: readonly Category[],
	card: VoyageCard | undefined,
	scope: FeatureScope,
): CartCabin {
	const { id, voyageId, categoryId, adult, child, count, voyage, inventory } = entry;
	const category = categories.find((candidate) => candidate.id === categoryId);
	const reference = card?.price?.reference;
	const priceOf = (of: string) => {
		const offer = voyage.prices?.[of];
		return shownPrice(offer && { price: reference, disCountPrice: offer.personAvg })?.from ?? null;
	};
	const leftOf = (of: string) => inventory?.categories.find((candidate) => candidate.id === of)?.inventory ?? null;
	const price = priceOf(categoryId);
	const forParty = price === null || adult === null ? null : { price, passengers: adult + child };
	const listed = voyage.prices?.[categoryId]?.personAvg ?? 0;
	const other = nextCategory(
		{ categoryId, price: price ?? 0, passengers: (adult ?? 0) + child },
		categories
			.filter(({ cruiseId }) => cruiseId === voyage.cruise.id)
			.map((candidate) => ({
				...candidate,
				maxPassengers: candidate.persons,
				price: priceOf(candidate.id),
				left: leftOf(candidate.id),
			})),
	);
	return {
		id,
		voyageId,
		date: voyage.departureDate,
		...categorySummary(categories, categoryId, scope),
		code: category?.code ?? '',
		balcony: category?.hasBalcony ?? false,
		adult,
		child,
		count,
		price: forParty && (quote ? perPerson(quote.totalPrice, forParty.passengers) : forParty.price),
		total: forParty && (quote?.totalPrice ?? fromFen(toFen(listed) * forParty.passengers)),
		left: leftOf(categoryId),
		closed: rowClosed({ price, inventory: leftOf(categoryId), adult }),
		instead: other && { categoryId: other.id, name: pick(scope.lang, other.cnName, other.enName), price: other.price },
	};
}
