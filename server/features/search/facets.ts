import type { IndexedVoyage } from '#server/composition/voyage-index.ts';
import type { FacetOption, Facets, FilterKey } from '#shared/catalogue/bff/search.ts';
import type { SearchOptions } from '#shared/catalogue/bff/views.ts';
import type { Language } from '#shared/constants.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { bandBounds, PRICE_BANDS, type PriceBand } from '#shared/rules/price-bands.ts';
import type { CanonicalQuery } from '#shared/rules/search-params.ts';
import { countOptions } from '#shared/rules/voyage-search.ts';

/** Every option of every filter in reading order, with its count; those that would give nothing stay, with 0. */
export function facetsOf(
	voyages: readonly IndexedVoyage[],
	query: CanonicalQuery,
	options: SearchOptions,
	lang: Language,
): Facets {
	const counts = countOptions(voyages, query);
	const facet = (key: FilterKey, value: string, label: string): FacetOption => ({
		value,
		label,
		count: counts[key].get(value) ?? 0,
		selected: query[key].includes(value),
	});
	const upcoming = voyages.filter(({ state }) => state !== 'departed');
	const months = [...new Set([...upcoming.map(({ month }) => month), ...query.date])].toSorted();
	const lengths = [...new Set([...upcoming.map(({ days }) => days), ...query.days.map(Number)])].toSorted((a, b) => a - b);
	return {
		date: months.map((month) => facet('date', month, formatDate(month, 'month', lang))),
		port: options.ports.map(({ id, name }) => facet('port', id, name)),
		destination: options.areas.map(({ id, name, options: ports }) => ({
			id,
			label: name,
			options: ports.map((port) => facet('destination', port.id, port.name)),
		})),
		cruise: options.ships.map(({ id, name }) => facet('cruise', id, name)),
		days: lengths.map((days) => facet('days', String(days), lengthLabel(days, lang))),
		price: PRICE_BANDS.map((band) => facet('price', band, bandLabel(band, lang))),
	};
}

/** All options of a filter in one list. */
export const optionsOf = (facets: Facets, key: FilterKey): FacetOption[] =>
	key === 'destination' ? facets.destination.flatMap(({ options }) => options) : facets[key];

const lengthFormats: Record<Language, Intl.NumberFormat> = {
	CN: new Intl.NumberFormat('zh-CN', { style: 'unit', unit: 'day', unitDisplay: 'long' }),
	EN: new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'day', unitDisplay: 'long' }),
};
const lengthLabel = (days: number, lang: Language): string => lengthFormats[lang].format(days);

/** A band in signs that need no translation: `< ¥3,000`, `¥3,000 – ¥5,000`, `≥ ¥8,000`. */
function bandLabel(band: PriceBand, lang: Language): string {
	const { from, below } = bandBounds(band);
	if (below === null) return `≥ ${formatMoney(from, lang)}`;
	return from === 0 ? `< ${formatMoney(below, lang)}` : `${formatMoney(from, lang)} – ${formatMoney(below, lang)}`;
}
