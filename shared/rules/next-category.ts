type Offer = { id: string; maxPassengers: number | null; price: number | null; left: number | null };

/** The category to suggest instead of one: it is known to sleep as many, has cabins left, and its price is nearest; the dearer of two as near. */
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
