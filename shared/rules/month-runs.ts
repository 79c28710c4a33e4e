import type { Language } from '../constants.ts';
import { formatDate } from './dates.ts';

/** Months (1 to 12) in a row, first and last; a run may go on into the next year. */
type Run = readonly [first: number, last: number];

/** The runs that months form: 11, 12, 1 and 4 are November to January, and April. */
export function monthRuns(months: readonly number[]): Run[] {
	const all = [...new Set(months)].sort((a, b) => a - b);
	if (all.length === 12) return [[1, 12]];
	const runs: [number, number][] = [];
	for (const month of all) {
		const last = runs.at(-1);
		if (last && last[1] === month - 1) last[1] = month;
		else runs.push([month, month]);
	}
	const [first] = runs;
	const last = runs.at(-1);
	if (first && last && runs.length > 1 && first[0] === 1 && last[1] === 12) {
		runs.pop();
		runs[0] = [last[0], first[1]];
	}
	return runs;
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
