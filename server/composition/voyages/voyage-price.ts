import type { Price, VoyageState } from '#shared/catalogue/bff/views.ts';
import { perPerson } from '#shared/rules/party-price.ts';

/** A promotional price below this share of its reference is taken for a mistake and not sold (docs/rules.md, price-doubtful). */
const LOWEST_SHARE_OF_REFERENCE = 0.4;

/**
 * Upstream's prices, CNY per person. `price` is the retail reference, `disCountPrice` the promotional price with tax
 * (docs/rules.md, price-shown).
 */
export type ListedPrice = { price?: number | null; disCountPrice?: number | null };

const isAmount = (value: number | null | undefined): value is number => typeof value === 'number' && Number.isFinite(value);

/** True when a price can't be right: it isn't above zero, or far below its reference. Pages then say that it is being checked. */
export function isDoubtful({ price, disCountPrice }: ListedPrice): boolean {
	if (!isAmount(disCountPrice)) return false;
	return disCountPrice <= 0 || (isAmount(price) && disCountPrice < price * LOWEST_SHARE_OF_REFERENCE);
}

/**
 * Returns the price to show, per person with tax and rounded up to the yuan, and the reference only if it is higher. Null when the price is missing
 * or doubtful.
 */
export function shownPrice(listed: ListedPrice | null | undefined): Price | null {
	if (!listed || !isAmount(listed.disCountPrice) || isDoubtful(listed)) return null;
	const { price, disCountPrice } = listed;
	const [from, reference] = [perPerson(disCountPrice), isAmount(price) ? perPerson(price) : 0];
	return { from, reference: reference > from ? reference : null };
}

/**
 * Returns the state of a voyage, which can be booked until the day before departure. `date` and `today` are days in China,
 * `inventory` is the number of cabins left (missing when upstream doesn't say), `price` is the price shown.
 */
export function voyageState(voyage: {
	date: string;
	today: string;
	inventory?: number | null;
	price: Price | null;
}): VoyageState {
	if (voyage.date <= voyage.today) return 'departed';
	if (typeof voyage.inventory === 'number' && voyage.inventory <= 0) return 'sold-out';
	return voyage.price ? 'on-sale' : 'not-on-sale';
}
