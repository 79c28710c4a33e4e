import { rememberByIdentity } from '#server/composition/memo.ts';
import type { IndexedVoyage } from '#server/composition/voyages/voyage-index.ts';
import type { VoyageSearch } from '#server/composition/voyages/voyage-search.ts';
import type { FacetOption, Facets, FilterKey } from '#shared/catalogue/bff/search.ts';
import type { SearchOptions } from '#shared/catalogue/bff/views.ts';
import type { Language } from '#shared/constants.ts';
import { formatBrief } from '#shared/rules/brief-money.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { bandBounds, PRICE_BANDS, type PriceBand } from '#shared/rules/price-bands.ts';
import { type CanonicalQuery, inOrder } from '#shared/rules/search-params.ts';

type Label = { value: string; label: string };
const remember = rememberByIdentity<Record<'months' | 'lengths' | 'bands', readonly Label[]>>();

/** Returns every option of every filter in reading order with its count. Options that would find nothing stay, with 0. */
export function facetsOf(
	searched: VoyageSearch<IndexedVoyage>,
	query: CanonicalQuery,
	options: SearchOptions,
	lang: Language,
): Facets {
	const counts = searched.counts(query);
	const facet = (key: FilterKey, value: string, label: string): FacetOption => ({
		value,
		label,
		count: counts[key].get(value) ?? 0,
		selected: query[key].includes(value),
	});
	const { months, lengths, bands } = remember([searched], lang, () => labelsOf(searched.voyages, lang));
	return {
		date: withChosen(months, query.date, (month) => formatDate(month, 'month', lang)).map(({ value, label }) =>
			facet('date', value, label),
		),
		port: options.ports.map(({ id, name }) => facet('port', id, name)),
		destination: options.areas.map(({ id, name, options: ports }) => ({
			id,
			label: name,
			options: ports.map((port) => facet('destination', port.id, port.name)),
		})),
		cruise: options.ships.map(({ id, name }) => facet('cruise', id, name)),
		days: withChosen(lengths, query.days, (days) => lengthLabel(days, lang)).map(({ value, label }) =>
			facet('days', value, label),
		),
		price: bands.map(({ value, label }) => facet('price', value, label)),
	};
}

/** Returns the months and lengths of future voyages in order, and the price bands, with their labels. */
function labelsOf(voyages: readonly IndexedVoyage[], lang: Language) {
	const upcoming = voyages.filter(({ state }) => state !== 'departed');
	return {
		months: withChosen([], new Set(upcoming.map(({ month }) => month)), (month) => formatDate(month, 'month', lang)),
		lengths: withChosen([], new Set(upcoming.map(({ days }) => String(days))), (days) => lengthLabel(days, lang)),
		bands: PRICE_BANDS.map((band) => ({ value: band, label: bandLabel(band, lang) })),
	};
}

/** Adds the chosen values that are missing among the options, in order. */
function withChosen(options: readonly Label[], chosen: Iterable<string>, label: (value: string) => string): readonly Label[] {
	const missing = [...chosen].filter((value) => !options.some((option) => option.value === value));
	if (missing.length === 0) return options;
	return [...options, ...missing.map((value) => ({ value, label: label(value) }))].toSorted((a, b) => inOrder(a.value, b.value));
}

/** Returns all options of a filter in one list. */
export const optionsOf = (facets: Facets, key: FilterKey): FacetOption[] =>
	key === 'destination' ? facets.destination.flatMap(({ options }) => options) : facets[key];

const lengthFormats: Record<Language, Intl.NumberFormat> = {
	CN: new Intl.NumberFormat('zh-CN', { style: 'unit', unit: 'day', unitDisplay: 'long' }),
	EN: new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'day', unitDisplay: 'long' }),
};
const lengthLabel = (days: string, lang: Language): string => lengthFormats[lang].format(Number(days));

/**
 * Writes a price band in signs that need no translation: `< ¥3,000`, `¥3,000 – ¥5,000`, `≥ ¥8,000`. The second amount of a band has the
 * first one's currency.
 */
function bandLabel(band: PriceBand, lang: Language): string {
	const { from, below } = bandBounds(band);
	if (below === null) return `≥ ${formatMoney(from, lang)}`;
	return from === 0 ? `< ${formatMoney(below, lang)}` : `${formatMoney(from, lang)} – ${formatBrief(below, lang)}`;
}
