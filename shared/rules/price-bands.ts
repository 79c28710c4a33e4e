/** The price filter's bands in CNY per person: from the first number on, below the second; the last is open above. */
export const PRICE_BANDS = ['0-3000', '3000-5000', '5000-8000', '8000-'] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

/** The lower and upper bound of a band; no upper bound is null. */
export function bandBounds(band: PriceBand): { from: number; below: number | null } {
	const [from, below] = band.split('-');
	return { from: Number(from), below: below ? Number(below) : null };
}

const BOUNDS = PRICE_BANDS.map((band) => ({ band, below: bandBounds(band).below ?? Number.POSITIVE_INFINITY }));

/** The one band a price lies in; null without a price. */
export const bandOf = (price: number | null): PriceBand | null =>
	price === null ? null : (BOUNDS.find(({ below }) => price < below)?.band ?? null);
