import { chineseMoment, DAY, EVENT, EVENT_OF, momentBehind } from './chinese-moments.ts';
import { ABOUT_DAYS, type Moment, nearDay, openMoment, overDay, stretch } from './moments.ts';
import { ELDER, SON, SPOUSE } from './people-chinese.ts';
import { matchAt, type Reader } from './piece.ts';

/** Whose day it is, which takes nobody along. */
const WHOSE = `(?:(?:我|咱)?们?家?的?(?:${ELDER}|${SPOUSE}|${SON})的?(?=过?生日|毕业))?`;
const EVENT_BEFORE = new RegExp(`${WHOSE}${EVENT}(?:的|时间|日期)?(?:是|在|于|就在|:)?(?:阳历|公历|新历)?`, 'y');
/** What happens on a day, and on one that is named behind it: 7号8号高考. */
export const EVENT_BEHIND = new RegExp(
	`(?:[、,到和至-]?${DAY.replace('(', '(?:')}[日号])?${EVENT_OF}((?:完|结束)?了?(?:之前|以前|前(?!后)|之后|以后|后)|完)?`,
	'y',
);
/** What somebody celebrates, and may want to spend on board. */
const CELEBRATED = /生日|结婚|纪念日|毕业|领证|订婚/;
/** The time after an event: 1月23号放假，之后. */
export const AFTER_EVENT = / ?[,，]? ?(?:之后|以后)/y;
/** The other end of an event: 放假是2月3号到10号. Only time off is time for a voyage. */
const UNTIL = / ?(?:一?直?到|至|-|~) ?/y;
const isOff = (event: string): boolean => event.startsWith('放');
const WISH = ' ?[,，]? ?[就我们想要希望打算]{0,5}';
/** 生日是5月20号，那几天想在海上过 */
const ABOARD = new RegExp(
	`${WISH}(?:那(?:几天|两天|天|段时间|时候?))?[就我们想要希望打算]{0,5}在(?:海|船|邮轮|游轮)上(?:过|度过|庆祝)?`,
	'y',
);
const THOSE_DAYS = new RegExp(`${WISH}(?:那(?:几天|两天|段时间)|那?前后)(?!.{0,4}[不没别])`, 'y');

/** Reads words behind the day of a celebration that somebody wants to spend on board, or to leave around. */
export function celebratedAt(event: string, text: string, at: number, moment: Moment, today: string): ReturnType<Reader> {
	if (moment.kind !== 'day' || !CELEBRATED.test(event)) return null;
	const aboard = matchAt(ABOARD, text, at);
	if (aboard) return { end: at + aboard[0].length, found: overDay(moment, today) };
	const near = matchAt(THOSE_DAYS, text, at);
	return near && { end: at + near[0].length, found: nearDay(moment, ABOUT_DAYS, today) };
}

/** Reads the day of an event as the time after it, or of a celebration as the days around it. The day itself is none to leave on. */
export function eventAt(text: string, at: number, today: string): ReturnType<Reader> {
	const event = matchAt(EVENT_BEFORE, text, at)?.[0];
	const found = event ? chineseMoment(text, at + event.length, today) : null;
	if (!event || !found) return null;
	const { end, moment } = found;
	const after = moment.kind === 'day' ? matchAt(AFTER_EVENT, text, end) : null;
	if (after) return { end: end + after[0].length, found: openMoment(moment, 'after', today) };
	const until = matchAt(UNTIL, text, end);
	const from = end + (until?.[0].length ?? 0);
	const last = until && momentBehind(moment, text, from, today);
	if (last) return { end: last.end, found: isOff(event) ? stretch(moment, last.moment, today) : { kind: 'unread' } };
	return celebratedAt(event, text, end, moment, today) ?? { end, found: { kind: 'unread' } };
}
