type Offer = { id: string; maxPassengers: number | null; price: number | null; left: number | null };

/**
 * Returns the category to suggest instead of `wanted`: it sleeps as many, has cabins left, and its price is nearest; the dearer of two that
 * are as near. Null without one.
 */
export function nextCategory<T extends Offer>(
	wanted: { categoryId: string; price: number; passengers: number },
	offers: readonly T[],
): (T & { price: number }) | null {
	const distance = ({ price }: { price: number }) => Math.abs(price - wanted.price);
	const [best] = offers
		.filter((offer): offer is T & { price: number } => offer.price !== null && (offer.left ?? 1) > 0)
		.filter(({ id, maxPassengers }) => id !== wanted.categoryId && maxPassengers !== null && maxPassengers >= wanted.passengers)
		.toSorted((a, b) => distance(a) - distance(b) || b.price - a.price);
	return best ?? null;
}
