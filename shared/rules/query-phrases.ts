import type { Language } from '../constants.ts';
import { formatDate } from './dates.ts';
import { listNames } from './lists.ts';
import { bandBounds, PRICE_BANDS } from './price-bands.ts';
import { runsOf } from './runs.ts';

/** The runs of values, each as its ends: one end for a run of one, two for a run of `longest` or more; shorter runs fall apart. */
function spansOf(numbers: readonly number[], longest: number): number[][] {
	return runsOf([...new Set(numbers)].sort((a, b) => a - b)).flatMap(([first, last]) => {
		const length = last - first + 1;
		if (length > 1 && length >= longest) return [[first, last]];
		return Array.from({ length }, (_, index) => [first + index]);
	});
}

const toNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const yearOf = (number: number): number => Math.floor(number / 12);
const toMonth = (number: number): string => `${yearOf(number)}-${String((number % 12) + 1).padStart(2, '0')}`;

const hasTurn = ([first = 0, last = first]: readonly number[]): boolean => yearOf(first) !== yearOf(last);

/**
 * Months (`YYYY-MM`) in words, each year named once: “2026年12月、2027年2–4月”, “December 2026 and February to April 2027”. A run across the turn of the
 * year names both, and nothing beside it leaves its own out.
 */
export function monthsPhrase(months: readonly string[], lang: Language): string {
	const spans = spansOf(months.map(toNumber), 3);
	const ends = spans.flatMap((span) => span.map((number) => ({ number, span })));
	const names = new Map(
		ends.map(({ number, span }, at) => {
			const name = formatDate(toMonth(number), 'month', lang);
			const beside = ends[lang === 'CN' ? at - 1 : at + 1];
			const isSaid =
				beside && yearOf(beside.number) === yearOf(number) && (beside.span === span || ![beside.span, span].some(hasTurn));
			return [number, isSaid ? name.replace(/^\d+年| \d+$/, '') : name];
		}),
	);
	const words = spans.map((span) => {
		const [first = '', last] = span.map((number) => names.get(number) ?? '');
		if (last === undefined) return first;
		if (lang === 'EN') return `${first} to ${last}`;
		return last.includes('年') ? `${first}–${last}` : `${first.replace('月', '')}–${last}`;
	});
	return lang === 'CN' ? words.join('、') : listNames(words, 'and', lang);
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Lengths of voyages in days, in words: “3、5–6天”, “three-, five- or six-day”. */
export function daysPhrase(days: readonly number[], lang: Language): string {
	if (lang === 'CN') {
		return `${spansOf(days, 2)
			.map((span) => span.join('–'))
			.join('、')}天`;
	}
	const words = spansOf(days, 3).map((span) => span.map((number) => NUMBERS[number] ?? String(number)).join('- to '));
	return `${listNames(
		words.map((word, at) => (at < words.length - 1 ? `${word}-` : word)),
		'or',
		lang,
	)}-day`;
}

/** The bounds of bands in CNY per person, bands side by side as one; none where the bands hold every price. */
export function bandsTogether(bands: readonly string[]): { from: number; below: number | null }[] {
	const chosen = bands.flatMap((value) => PRICE_BANDS.flatMap((band, at) => (band === value ? [at] : [])));
	return spansOf(chosen, 2)
		.map((span) => {
			const [first = PRICE_BANDS[0], last = first] = span.flatMap((at) => PRICE_BANDS[at] ?? []);
			return { from: bandBounds(first).from, below: bandBounds(last).below };
		})
		.filter(({ from, below }) => from > 0 || below !== null);
}
