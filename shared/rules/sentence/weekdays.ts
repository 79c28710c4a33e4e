import { matchAt, type Reader } from './piece.ts';

const CN =
	/(?:每(?:个|逢)?)?(?:(周末|双休日)|(工作日|平日)|(?:周|星期|礼拜)([一二三四五六日天])(?:[、和或到至-](?:周|星期|礼拜)?([一二三四五六日天]))?)/y;
const DAY = '(mon|tues|wednes|thurs|fri|satur|sun)days?';
const SHORT = '(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)';
const EN = new RegExp(
	`(?:on |over )?(?:a |the )?(?:(weekends?)|(weekdays?|midweek|week days?)|${SHORT}(?: or | and | to |-|/)${SHORT}|(?:${DAY}|(fri|sat))(?:(?: or | and | to |-|/)${DAY})?)(?![a-z])`,
	'y',
);
const CN_DAYS = '日一二三四五六';
const EN_DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const dayNumber = (name: string): number =>
	name === '天' ? 0 : Math.max(CN_DAYS.indexOf(name), EN_DAYS.indexOf(name.slice(0, 3)));

/** Both days, and for “周五到周日” those between them, round the week. */
function daysOf(first: string, last: string | undefined, words: string): number[] {
	const from = dayNumber(first);
	if (!last) return [from];
	const to = dayNumber(last);
	if (!/[到至-]| to /.test(words)) return [from, to];
	return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);
}

/** Reads the days of the week on which a voyage leaves, 0 for Sunday: a weekend is Saturday and Sunday. */
export const weekdayReader: Reader = (text, at) => {
	const chinese = matchAt(CN, text, at);
	const match = chinese ?? matchAt(EN, text, at);
	if (!match) return null;
	const [words, weekend, workday, ...named] = match;
	const [first = '', last] = named.filter(Boolean);
	const days = weekend ? [0, 6] : workday ? [1, 2, 3, 4, 5] : daysOf(first, last, words).toSorted();
	return { end: at + words.length, found: { kind: 'weekday', days } };
};
