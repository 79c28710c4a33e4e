import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';
import { cheapestOther, hasRoom, lowestFor, type PartyPrice } from '#shared/rules/party-price.ts';

/** The categories of one kind. */
export type CabinKind = {
	kind: string;
	/** Empty when unknown. */
	name: string;
	/** True when no category is of another kind. */
	only: boolean;
	/** The first of their pictures, or the empty string. */
	picture: string;
	cabins: CategoryView[];
	/** The lowest price per person for the party; null where none is known. */
	from: number | null;
	/** The kind with the lowest price; null where it is this one, or no price is known. */
	cheapest: { name: string; from: number } | null;
};

type PriceOf = (cabin: CategoryView) => PartyPrice | null;

/** Groups categories by kind. The kinds keep the order of the categories, the lowest listed price first, when the party changes. */
export function cabinKinds(categories: readonly CategoryView[], priceOf: PriceOf): CabinKind[] {
	const codes = [...new Set(categories.map(({ kind }) => kind))];
	const kinds = codes.map((code) => {
		const cabins = categories.filter(({ kind }) => kind === code);
		const from = lowestFor(cabins.map((cabin) => ({ open: cabin.state === 'on-sale', price: priceOf(cabin) })))?.each ?? null;
		const [picture = ''] = cabins.flatMap(({ pictures }) => pictures);
		return { kind: code, name: cabins[0]?.kindName ?? '', only: codes.length === 1, picture, cabins, from };
	});
	return kinds.map((kind) => ({ ...kind, cheapest: cheapestOther(kind, kinds) }));
}

/** Returns the kind that is shown first: the cheapest that two people can book. */
export const firstKind = (categories: readonly CategoryView[]): string | undefined =>
	(categories.find(({ state, maxPassengers }) => state === 'on-sale' && hasRoom(maxPassengers, 2)) ?? categories[0])?.kind;

/** Returns the id of the cheapest category with a balcony that the party can book; null where none of those has a balcony, or all have. */
export function cheapestBalcony(categories: readonly CategoryView[], priceOf: PriceOf): string | null {
	const open = categories.flatMap((cabin) => {
		const price = priceOf(cabin);
		return cabin.state === 'on-sale' && price?.whose === 'party' ? { ...cabin, each: price.each } : [];
	});
	if (open.every(({ balcony }) => balcony)) return null;
	const [best] = open.filter(({ balcony }) => balcony).toSorted((a, b) => a.each - b.each);
	return best?.id ?? null;
}
