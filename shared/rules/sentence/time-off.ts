import { addDays } from '../dates.ts';
import { chineseMoment } from './chinese-moments.ts';
import { daysFound } from './dates.ts';
import { englishMoment } from './english-moments.ts';
import type { MomentReader } from './moments.ts';
import { numberOf, SMALL } from './numbers.ts';
import { matchAt, type Reader, WORD_END } from './piece.ts';

/** Time that somebody has off: a day it starts on stands between words, which say how long it is before or behind that day. */
type Form = readonly [moment: MomentReader, before: RegExp, behind: RegExp];

const EN_LONG = `(?:(${SMALL}|an?|a couple of) (?:(days?)|weeks?)(?:'s?)?)${WORD_END}`;
const EN_OFF =
	"(?:(?:off|free)(?: (?:from )?(?:work|school))?|(?<=^|(?:i['’]?m|we['’]?re|i am|we are) )available|(?:on|(?:my |our )?(?:annual|paid)|my|our) (?:leave|vacation)|time off|(?:on |my |our )?holidays?(?= (?:starts?|begins?)))";
const EN_STARTS = '(?:,? (?:is |are )?(?:from|starts|starting|begins|beginning|as of)(?: on)?)';
const CN_LONG = `(?:(${SMALL}|半)(?:(天)|个?(?:周|星期|礼拜)))`;
const CN_OFF = '(?:(?:请|休|放)(?:了|个|的)?(?:年|事|长|小长)?假?|[年婚产]假|探亲假|公休)';
const CN_HOLIDAY = '的?(?:年|长|小长)?假期?';
const CN_FROM = '(?:起|开始|以后|之后)?[,，]?(?:可以|可|能|要|想|我|就|会)*';

/** Tells at once where nobody has time off, which is nearly everywhere. */
const BEFORE_OFF = '从?(?=.{2,16}(?:[请休放有]|年假))';

const english = (before: string, behind: string): Form => [englishMoment, new RegExp(`${before} `, 'y'), new RegExp(behind, 'y')];
const chinese = (before: string, behind: string): Form => [chineseMoment, new RegExp(before, 'y'), new RegExp(behind, 'y')];

const FORMS: readonly Form[] = [
	english(`(?:${EN_OFF})${EN_STARTS}?`, `,? (?:for )?${EN_LONG}`),
	english(`(?:${EN_OFF}) for ${EN_LONG}${EN_STARTS}`, ''),
	english(`(?:have |got )?${EN_LONG}(?: of)? (?:${EN_OFF}|leave|holiday|vacation)${EN_STARTS}`, ''),
	english(`(?<=(?:i|we|i['’]ve|we['’]ve) )(?:have|got) ${EN_LONG}${EN_STARTS}`, ''),
	// No voyage is that long
	english(
		`(?:(?=(?:two|three|four|[2-4]) weeks)${EN_LONG}|(?:a |the )?(fortnight))${EN_STARTS}(?! (?:now|today|tomorrow)(?![a-z]))`,
		'',
	),
	english('(?:from|starting)', `,? (?:for |i have |we have )?${EN_LONG} (?:${EN_OFF}|leave|holiday|vacation)${WORD_END}`),
	chinese(BEFORE_OFF, `${CN_FROM}${CN_OFF}了?${CN_LONG}(?:${CN_HOLIDAY})?`),
	chinese(BEFORE_OFF, `${CN_FROM}有${CN_LONG}${CN_HOLIDAY}`),
	chinese(`${CN_OFF}(?:是?从|是)?`, `(?:起|开始)?[,，]?(?:休|放|请|共)*${CN_LONG}`),
	chinese(`${CN_OFF}了?${CN_LONG}(?:${CN_HOLIDAY})?[,，]? ?(?:是|从)*`, '(?:起|开始)'),
	chinese(`有${CN_LONG}${CN_HOLIDAY}[,，]?(?:是|从)*`, '(?:起|开始)'),
];

const IN_ALL = new RegExp(`[,，]? ?(?:总|一)?共(?:计|有)?(${SMALL})天`, 'y');

/** Returns the end of a stretch of days, with the words behind it that count them: 8月5日到8月18日，共十四天. */
export function countedEnd(text: string, { end, found }: NonNullable<ReturnType<Reader>>): number {
	if (found.kind !== 'leave') return end;
	const [words = '', count = ''] = matchAt(IN_ALL, text, end) ?? [];
	return addDays(found.from, (numberOf(count) ?? 0) - 1) === found.to ? end + words.length : end;
}

/** Reads a stretch of time off that is said by its first day and how long it is: “off work from 20 September for 10 days”. */
export const timeOffReader =
	(today: string): Reader =>
	(text, at) => {
		for (const [momentAt, before, behind] of FORMS) {
			const first = matchAt(before, text, at);
			const start = first && momentAt(text, at + first[0].length, today);
			const last = start?.moment.kind === 'day' ? matchAt(behind, text, start.end) : null;
			if (!first || !start || !last) continue;
			const [count, day] = [first[1] ?? last[1], first[1] ? first[2] : last[2]];
			const days = (first[3] ? 2 : (numberOf(count ?? '') ?? 0)) * (day ? 1 : 7);
			const range = start.moment.on(start.moment.year, today);
			if (!range || days < 1) return { end: start.end + last[0].length, found: { kind: 'unread' } };
			return { end: start.end + last[0].length, found: daysFound(range.from, addDays(range.from, days - 1), today) };
		}
		return null;
	};
