import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { FacetOption, Facets, FilterKey, SearchResult } from '#shared/catalogue/bff/search.ts';
import type { Language } from '#shared/constants.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { bandBounds, PRICE_BANDS } from '#shared/rules/price-bands.ts';

/** More names are counted instead of listed. */
const MOST_NAMES = 2;

const LISTS: Record<Language, Intl.ListFormat> = {
	CN: new Intl.ListFormat('zh-CN', { type: 'disjunction' }),
	EN: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** Returns all options of a filter in one list. A port that lies in two areas comes once. */
function facetOptions(facets: Facets, key: FilterKey): FacetOption[] {
	if (key !== 'destination') return facets[key];
	const options = facets.destination.flatMap((area) => area.options);
	return [...new Map(options.map((option) => [option.value, option])).values()];
}

/** Returns the words of a search in the visitor's language. */
export function useQueryWords() {
	const { t } = useTranslation('search');
	const lang = useLanguage();
	const money = (amount: number) => formatMoney(amount, lang);

	/** Returns the name of a filter value. */
	function labelOf(key: FilterKey, value: string, { facets }: Pick<SearchResult, 'facets'>): string {
		const band = key === 'price' ? PRICE_BANDS.find((candidate) => candidate === value) : undefined;
		if (band) {
			const { from, below } = bandBounds(band);
			if (below === null) return t('filter.band.over', { from: money(from) });
			if (from === 0) return t('filter.band.under', { below: money(below) });
			return t('filter.band.between', { from: money(from), below: money(below) });
		}
		if (key === 'days') return t('filter.daysValue', { count: Number(value) });
		return facetOptions(facets, key).find((option) => option.value === value)?.label ?? value;
	}

	/** Returns the search in words: “23 voyages from Shanghai in March 2027”, “2027年3月上海出发 · 23个航次”. */
	function titleOf(result: SearchResult): string {
		const { query, total } = result;
		const part = (key: Exclude<FilterKey, 'days'>): string => {
			const values = query[key];
			if (values.length === 0) return '';
			if (values.length > MOST_NAMES) return t(`result.title.${key}Many`, { count: values.length });
			const names = LISTS[lang].format(values.map((value) => labelOf(key, value, result)));
			return t(`result.title.${key}`, { names });
		};
		const days = query.days.length > 0 ? t('result.title.days', { names: LISTS[lang].format(query.days) }) : '';
		const voyages = t('result.title.voyages', { count: total });
		const filters = [part('cruise'), part('port'), part('destination'), days, part('price'), part('date')];
		if (filters.every((text) => text === ''))
			return t(query.ids.length > 0 ? 'result.title.selected' : 'result.title.all', { count: total });
		const [cruise, port, destination, length, price, date] = filters;
		const parts = lang === 'CN' ? [`${date}${port}`, destination, cruise, length, price, voyages] : [voyages, ...filters];
		return parts.filter(Boolean).join(t('result.title.joint'));
	}

	return { t, lang, titleOf, labelOf };
}
