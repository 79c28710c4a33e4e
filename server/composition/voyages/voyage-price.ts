import type { Price, VoyageState } from '#shared/catalogue/bff/views.ts';

/** A promotional price more than 60 % below its reference is taken for a mistake and not sold (docs/rules.md, price-doubtful). */
const LOWEST_SHARE_OF_REFERENCE = 0.4;

/** Upstream's prices, CNY per person: `price` the retail reference, `disCountPrice` promotional with tax (docs/rules.md, price-shown). */
export type ListedPrice = { price?: number | null; disCountPrice?: number | null };

const isAmount = (value: number | null | undefined): value is number => typeof value === 'number' && Number.isFinite(value);

/** Whether a price is there but can't be right: not above zero, or far below its reference. It is “being checked”. */
export function isDoubtful({ price, disCountPrice }: ListedPrice): boolean {
	if (!isAmount(disCountPrice)) return false;
	return disCountPrice <= 0 || (isAmount(price) && disCountPrice < price * LOWEST_SHARE_OF_REFERENCE);
}

/** The price shown: tax included, per person, with the reference only when it is higher. Null when missing or doubtful. */
export function shownPrice(listed: ListedPrice | null | undefined): Price | null {
	if (!listed || !isAmount(listed.disCountPrice) || isDoubtful(listed)) return null;
	const { price, disCountPrice } = listed;
	return { from: disCountPrice, reference: isAmount(price) && price > disCountPrice ? price : null };
}

/**
 * Whether a voyage can be booked. It can until the day before departure; `date` and `today` are days in China,
 * `inventory` is the cabins left (missing when upstream does not say), `price` the one shown.
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
