import type { Language } from '../constants.ts';
import { formatDate } from './dates.ts';
import { runsOf } from './runs.ts';

/** The runs that months (1 to 12) form, across the turn of the year too: 11, 12, 1 and 4 are November to January, and April. */
export function monthRuns(months: readonly number[]): [first: number, last: number][] {
	const [first, ...others] = runsOf([...new Set(months)].sort((a, b) => a - b));
	if (!first) return [];
	const last = others.at(-1);
	return first[0] === 1 && last?.[1] === 12 ? [[last[0], first[1]], ...others.slice(0, -1)] : [first, ...others];
}

const nameOf = (month: number, lang: Language): string =>
	formatDate(`2026-${String(month).padStart(2, '0')}`, 'shortMonth', lang);

/** Months in words: “3月至5月、11月”, “Mar to May, Nov”; all of them are the whole year. */
export function monthWords(months: readonly number[], lang: Language): string {
	const runs = monthRuns(months);
	if (runs[0]?.[0] === 1 && runs[0][1] === 12) return lang === 'CN' ? '全年' : 'all year';
	const words = runs.map(([first, last]) => {
		if (first === last) return nameOf(first, lang);
		const until = `${lang === 'CN' && last < first ? '次年' : ''}${nameOf(last, lang)}`;
		return `${nameOf(first, lang)}${lang === 'CN' ? '至' : ' to '}${until}`;
	});
	return words.join(lang === 'CN' ? '、' : ', ');
}
