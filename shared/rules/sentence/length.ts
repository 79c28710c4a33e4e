import { numberOf, SMALL } from './numbers.ts';
import { matchAt, type Reader } from './piece.ts';

const DAY = '(天|日(?!元|本|韩|游船|出)|days?|(?<=\\d ?)d(?![a-z]))';
const NIGHT = '(晚上?|夜|宿|nights?(?:ers?)?|nts?|(?<=\\d ?)n(?![a-z]))';
const WEEK = '(个?(?:星期|礼拜)(?![一二三四五六日天])|周(?![一二三四五六日天末])|weeks?|wks?)';
const UNIT = `(?:${DAY}|${NIGHT}|${WEEK})`;

/** Bounds before and after a number. Strict ones leave the number itself out. */
const BOUND =
	'(至少|最少|起码|不少于|不低于|at least |minimum (?:of )?|min |(?:超过|多于|大于|more than |over |longer than )|(?:最多|不超过|不多于|顶多|控制在|up to |at most |max(?:imum)?(?: of)? |no more than |within |no longer than )|(?:不到|少于|短于|小于|less than |under |fewer than |shorter than )|(?:大概|大约|差不多|约|about |around |roughly |approx(?:imately)? |~))?';
const AFTER =
	'(?:(?:的)?(以内|之内|以下|及以下|内|(?:or|and) (?:less|fewer|shorter|under|below)|max(?:imum)?|tops)|(以上|及以上|起|打底|(?:or|and) (?:more|longer|over|up)|plus|\\+|minimum)|(左右|上下|or so|-ish))?';
const LONGER = '(?![a-z])';

const SINGLE = new RegExp(`${BOUND}(${SMALL}|an?)(\\+)? ?-?${UNIT}${LONGER} ?${AFTER}`, 'y');
const RANGE = new RegExp(`(?:between )?(${SMALL}) ?(?:-|to|到|至|或者?|or|and|、) ?(${SMALL}) ?-?${UNIT}${LONGER}`, 'y');
const BOTH = new RegExp(`(${SMALL}) ?${UNIT}(?:,|/| and | )?(?:(${SMALL}) ?${UNIT})`, 'y');
const PAIR = /([一二两三四五六七八九])([二三四五六七八九十]) ?(?:(天|日(?!元|本))|(晚|夜))/y;
const OTHER =
	/(半个月)|(?:a )?(fortnight|two weeks)|(short(?: cruises?| trips?| breaks?| voyages?| one)?|短(?:途|线|程|航线|航程|一点的?))(?![a-z])/y;

/** A short voyage is as the quick choice above the list has it. */
export const SHORT = [1, 5] as const;
const [FORTNIGHT, HALF_MONTH] = [
	[14, 14],
	[15, 15],
] as const;
/** More days than any voyage has: a length without an upper bound. */
export const MAX_DAYS = 99;

type Unit = { day?: string | undefined; night?: string | undefined; week?: string | undefined };
const inDays = (count: number, { night, week }: Unit): number => (night ? count + 1 : week ? count * 7 : count);

/** Returns the shortest and longest length that a bound leaves, in the unit's own count. */
function bounded(count: number, before: string, [atMost, atLeast, about]: readonly (string | undefined)[]): [number, number] {
	if (/^(?:至少|最少|起码|不少|不低|at least|min)/.test(before) || atLeast) return [count, Number.POSITIVE_INFINITY];
	if (/^(?:超过|多于|大于|more|over|longer)/.test(before)) return [count + 1, Number.POSITIVE_INFINITY];
	if (/^(?:最多|不超过|不多于|顶多|控制|up to|at most|max|no |within)/.test(before) || atMost) return [1, count];
	if (/^(?:不到|少于|短于|小于|less|under|fewer|shorter)/.test(before)) return [1, count - 1];
	if (/^(?:大概|大约|差不多|约|about|around|roughly|approx|~)/.test(before) || about) return [count - 1, count + 1];
	return [count, count];
}

const length = (text: string, at: number): [end: number, from: number, to: number] | null => {
	const other = matchAt(OTHER, text, at);
	if (other) return [at + other[0].length, ...(other[1] ? HALF_MONTH : other[2] ? FORTNIGHT : SHORT)];
	const pair = matchAt(PAIR, text, at);
	if (pair) {
		const [from, to] = [numberOf(pair[1] ?? '') ?? 0, numberOf(pair[2] ?? '') ?? 0];
		const unit = { night: pair[4] };
		if (to === from + 1) return [at + pair[0].length, inDays(from, unit), inDays(to, unit)];
	}
	const range = matchAt(RANGE, text, at);
	if (range) {
		const [words, first = '', last = '', day, night, week] = range;
		const [from, to] = [first, last].map((number) => inDays(numberOf(number) ?? 0, { day, night, week }));
		if (from && to && from <= to) return [at + words.length, from, to];
	}
	const both = matchAt(BOTH, text, at);
	if (both) {
		// “五天四晚” is one length
		const [words, first = '', day, night, week, second = '', , otherNight, otherWeek] = both;
		const lengths = [
			inDays(numberOf(first) ?? 0, { day, night, week }),
			inDays(numberOf(second) ?? 0, { night: otherNight, week: otherWeek }),
		];
		if (lengths[0] && lengths[0] === lengths[1]) return [at + words.length, lengths[0], lengths[0]];
	}
	const single = matchAt(SINGLE, text, at);
	if (!single) return null;
	const [words, before = '', number = '', plus, , night, week, ...after] = single;
	const count = numberOf(number);
	if (!count) return null;
	const weeks = week ? 7 : 1;
	const [from, to] = bounded(count * weeks, before, [after[0], after[1] ?? plus, after[2]]);
	const shift = night ? 1 : 0;
	return [at + words.trimEnd().length, Math.max(1, from + shift), Math.min(MAX_DAYS, to + shift)];
};

/** Reads how long a voyage lasts, in days: a night less is a day more, so 4 nights are 5 days. */
export const lengthReader: Reader = (text, at) => {
	const found = length(text, at);
	if (!found || found[1] > found[2]) return null;
	return { end: found[0], found: { kind: 'length', from: found[1], to: found[2] } };
};
