import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { useMoney } from '#client/parts/price-amount.tsx';
import type { FacetOption, Facets, FilterKey, SearchResult } from '#shared/catalogue/bff/search.ts';
import { listNames } from '#shared/rules/lists.ts';
import { bandBounds, PRICE_BANDS } from '#shared/rules/price-bands.ts';
import { bandsTogether, daysPhrase, monthsPhrase } from '#shared/rules/query-phrases.ts';
import { countApplied } from '#shared/rules/search-changes.ts';

/** More names are counted instead of listed. */
const MOST_NAMES = 2;

/** A line may end with it, but doesn't begin with it. */
const SEPARATOR = '\u00a0· ';

/** What a sentence is answered besides a list: that no ship calls at its place, or that none of its words was understood. */
export type AnswerKind = 'unserved' | 'unread';

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
	const money = useMoney();

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

	const pricesOf = (bands: readonly string[]): string =>
		listNames(
			bandsTogether(bands).map(({ from, below }) => {
				if (below === null) return t('result.title.over', { from: money(from) });
				if (from === 0) return t('result.title.under', { below: money(below) });
				return t('result.title.between', { from: money(from), below: money(below) });
			}),
			'or',
			lang,
		);

	/** Returns names as a list. */
	const wordsOf = (names: readonly string[]): string => names.join(t('sentence.separator'));

	/** Returns the names of destinations; an area of which all ports are chosen is one. */
	function destinationNames(values: readonly string[], result: SearchResult): string[] {
		const areas = result.facets.destination.filter(
			({ options }) => options.length > 1 && options.every(({ value }) => values.includes(value)),
		);
		const within = new Set(areas.flatMap(({ options }) => options.map(({ value }) => value)));
		const others = values.filter((value) => !within.has(value));
		return [...areas.map(({ label }) => label), ...others.map((value) => labelOf('destination', value, result))];
	}

	/** Returns why the words of a search need an answer before its list: they name no place with ships, or nothing that a search has. */
	function answerTo({ sentence, query }: SearchResult): AnswerKind | null {
		if (!sentence) return null;
		const isElsewhere = sentence.terms.some(({ meaning, not }) => meaning.kind === 'destination' && !not);
		if (sentence.unserved.length > 0 && !isElsewhere) return 'unserved';
		return sentence.unread.length > 0 && sentence.terms.length === 0 && countApplied(query) === 0 ? 'unread' : null;
	}

	/** Returns the heading of the list below such an answer. */
	const listTitleOf = ({ query, total }: SearchResult): string =>
		t(countApplied(query) > 0 ? 'result.title.alike' : 'result.title.all', { count: total });

	/** Returns the search in words: “January 2027: 10 five-day voyages from Shanghai”, “2027年1月上海出发 · 5天 · 10个航次”. */
	function titleOf(result: SearchResult): string {
		const { query, total, sentence } = result;
		const answer = answerTo(result);
		if (answer === 'unserved') return t('sentence.unserved', { name: wordsOf(sentence?.unserved.map(({ name }) => name) ?? []) });
		if (answer === 'unread') return t('sentence.unread', { words: wordsOf(sentence?.unread ?? []) });
		// Its chips tell the search
		if (query.said !== '') return t('result.title.voyages', { count: total });
		const part = (key: 'cruise' | 'port' | 'destination'): string => {
			const values = query[key];
			if (values.length === 0) return '';
			const names = key === 'destination' ? destinationNames(values, result) : values.map((value) => labelOf(key, value, result));
			if (names.length > MOST_NAMES) return t(`result.title.${key}Many`, { count: values.length });
			return t(`result.title.${key}`, { names: listNames(names, 'or', lang) });
		};
		const date = monthsPhrase(query.date, lang);
		const length = query.days.length > 0 ? daysPhrase(query.days.map(Number), lang) : '';
		const [cruise, port, destination, price] = [part('cruise'), part('port'), part('destination'), pricesOf(query.price)];
		if ([date, length, cruise, port, destination, price].every((text) => text === ''))
			return t(query.ids.length > 0 ? 'result.title.selected' : 'result.title.all', { count: total });
		const voyages = length ? t('result.title.voyagesOf', { count: total, length }) : t('result.title.voyages', { count: total });
		if (lang === 'CN') return [`${date}${port}`, destination, cruise, price, voyages].filter(Boolean).join(SEPARATOR);
		const words = [voyages, port, destination, cruise, price].filter(Boolean).join(' ');
		return date ? `${date}: ${words}` : words;
	}

	return { t, lang, money, wordsOf, titleOf, listTitleOf, labelOf, answerTo };
}
