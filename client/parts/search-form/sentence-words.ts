import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { useMoney } from '#client/parts/price-amount.tsx';
import { addDays, formatDate } from '#shared/rules/dates.ts';
import { monthsPhrase } from '#shared/rules/query-phrases.ts';
import type { LimitKey } from '#shared/rules/search-params.ts';
import type { ToldTerm } from '#shared/rules/sentence-told.ts';

type Bounds = { from: number | null; below: number | null };

/** More names are counted. */
const MOST_NAMES = 2;
/** No voyage is longer. */
const ANY_LENGTH = 99;
/** A Sunday, from which days of the week are counted. */
const SUNDAY = '2026-11-22';

/** Returns how terms of a sentence, and limits of a search, are told in the visitor's language. */
export function useSentenceWords() {
	const { t } = useTranslation('search');
	const lang = useLanguage();
	const money = useMoney();
	const comma = t('sentence.separator');

	const amountOf = ({ from, below }: Bounds): string => {
		if (from === null) return t('sentence.below', { below: money(below ?? 0) });
		if (below === null) return t('sentence.from', { from: money(from) });
		return t('sentence.between', { from: money(from), below: money(below) });
	};
	const leaving = (from: string, to: string): string => {
		const [first, last] = [from, to].map((day) => formatDate(day, 'day', lang));
		return from === to ? t('sentence.leaveOn', { day: first ?? '' }) : t('sentence.leave', { from: first ?? '', to: last ?? '' });
	};
	const weekdays = (days: readonly number[]): string =>
		t('sentence.weekday', { days: days.map((day) => formatDate(addDays(SUNDAY, day), 'shortWeekday', lang)).join(comma) });
	const namesOf = (names: readonly string[]): string => names.join(comma);

	/** Returns what words were taken for. */
	function meaningOf({ meaning }: ToldTerm): string {
		switch (meaning.kind) {
			case 'months':
				return monthsPhrase(meaning.months, lang);
			case 'leave':
				return meaning.ranges.map(({ from, to }) => leaving(from, to)).join(comma);
			case 'weekday':
				return weekdays(meaning.days);
			case 'port':
				return t('sentence.port', { names: namesOf(meaning.names) });
			case 'destination': {
				const count = meaning.names.length;
				if (count <= MOST_NAMES + 1) return t('sentence.destination', { names: namesOf(meaning.names) });
				return t('sentence.destinationMany', { names: namesOf(meaning.names.slice(0, MOST_NAMES)), count });
			}
			case 'ship':
				return namesOf(meaning.names);
			case 'length': {
				const [from = 0, to = from] = [meaning.days[0], meaning.days.at(-1)];
				if (to - from + 1 > meaning.days.length) return t('sentence.daysEach', { days: namesOf(meaning.days.map(String)) });
				if (from === to) return t('filter.daysValue', { count: from });
				if (to >= ANY_LENGTH) return t('sentence.atLeast', { count: from });
				return from === 1 ? t('sentence.atMost', { count: to }) : t('sentence.days', { from, to });
			}
			case 'people': {
				if (!meaning.party) return t('sentence.unsaid');
				const { adult, child } = meaning.party;
				const [adults, children] = [t('sentence.adults', { count: adult }), t('sentence.children', { count: child })];
				return child === 0 ? adults : t('sentence.people', { adults, children });
			}
			case 'cabin':
				return t(`sentence.cabin.${meaning.cabin}`);
			case 'budget': {
				const amount = amountOf(meaning);
				if (!meaning.total) return t('sentence.budget', { amount });
				return t('sentence.total', { amount, sum: amountOf(meaning.total), count: meaning.total.people });
			}
			case 'order':
				return t(`result.sort.${meaning.sort}`);
		}
	}

	/** Returns a term as its chip shows it: the words, and what they were taken for where that isn't the same. */
	function termOf(term: ToldTerm): string {
		const told = meaningOf(term);
		const meaning = term.not ? t('sentence.not', { meaning: told }) : told;
		if (term.corrected) return t('sentence.corrected', { words: term.words, name: term.corrected, meaning });
		return term.words === meaning ? meaning : t('sentence.term', { words: term.words, meaning });
	}

	/** Returns a limit of the search that isn't told by a term; `name` is that of a port to avoid. */
	function limitOf(key: LimitKey, value: string, name: string): string {
		const [from = '', to = ''] = value.split(key === 'leave' ? '_' : '-');
		if (key === 'leave') return leaving(from, to);
		if (key === 'weekday') return weekdays([Number(value)]);
		if (key === 'cabin') return t('sentence.cabin.balcony');
		if (key === 'avoid') return t('sentence.avoid', { names: name });
		const amount = amountOf({ from: from ? Number(from) : null, below: to ? Number(to) : null });
		return t('sentence.budget', { amount });
	}

	return { t, lang, termOf, limitOf };
}
