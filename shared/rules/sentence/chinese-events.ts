import { chineseMoment, DAY, EVENT, EVENT_OF, momentBehind } from './chinese-moments.ts';
import { ELDER, SON, SPOUSE } from './chinese-people.ts';
import { ABOUT_DAYS, between, type Moment, nearDay, openMoment, overDay, stretch } from './moments.ts';
import { matchAt, type Reader } from './piece.ts';

/** Whose day it is, which takes nobody along. */
const WHOSE = `(?:(?:我|咱)?们?家?的?(?:${ELDER}|${SPOUSE}|${SON})的?(?=过?生日|毕业))?`;
const EVENT_BEFORE = new RegExp(
	`${WHOSE}${EVENT}(?: (?=[^ ,，。]{2,8} ?想?在[^ ,，。]{1,4}过))?(?:的|时间|日期)?(?:是|在|于|就在|到|定[了在]|[订选办][在于]|:)?(?:阳历|公历|新历)?`,
	'y',
);
/** What happens on a day, and on one that is named behind it: 7号8号高考. */
export const EVENT_BEHIND = new RegExp(
	`(?:[、,到和至-]?${DAY.replace('(', '(?:')}[日号])?${EVENT_OF}((?:完|结束)?了?(?:之前|以前|前(?!后)|之后|以后|后)|完)?`,
	'y',
);
const SIGN = /[、,到和至-]/y;
/** What somebody celebrates, and may want to spend on board. */
const CELEBRATED = /生日|结婚|纪念日|毕业|领证|订婚/;
/** The time after an event: 1月23号放假，之后. */
export const AFTER_EVENT = / ?[,，]? ?(?:之后|以后|(?:[考忙开领办结]完)(?:试|证|婚|事)?了?(?:就|之?后|以后))/y;
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

const BUSY =
	/ ?(?:是|就|才|要|得|都|我|孩子|他|她){0,3}(?:考试|[中高]考|期末考?|[上加值]班|开会|[有上补]课|有事|封账|盘点|审计|比赛|演出|出差|培训|[集军]训)/y;
/** Returns where words end that leave no time for a voyage in the days before them: 3月10到3月20封账. */
export const busyEnd = (text: string, at: number): number => at + (matchAt(BUSY, text, at)?.[0].length ?? 0);

/** The last day of an event of two days: 7号8号高考. */
export function lastOf(first: Moment, text: string, at: number, today: string): Moment {
	const [sign = ''] = matchAt(SIGN, text, at) ?? [];
	return momentBehind(first, text, at + sign.length, today)?.moment ?? first;
}

/** The end of time off that begins on a day: 1月16放假 2月20开学 中间都可以. */
const TERM = / ?(?:是|就|才|要|到){0,2}(?:开学|上(?:班|课|学)|复工|开工|收假)[,， ]*(?:中间|之间|期间|这段时间)/y;
const GAP = / ?[,，]? ?/y;
export function offUntil(event: string, text: string, at: number, moment: Moment, today: string): ReturnType<Reader> {
	const start = at + (matchAt(GAP, text, at)?.[0].length ?? 0);
	const last = /放[寒暑]?假$/.test(event) && moment.kind === 'day' ? momentBehind(moment, text, start, today) : null;
	const end = last && matchAt(TERM, text, last.end);
	return end && { end: last.end + end[0].length, found: between(moment, 'from', last.moment, 'before', today) };
}

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
	const after = matchAt(AFTER_EVENT, text, end);
	if (after) return { end: end + after[0].length, found: openMoment(moment, 'after', today) };
	const until = matchAt(UNTIL, text, end);
	const from = end + (until?.[0].length ?? 0);
	const last = until && momentBehind(moment, text, from, today);
	if (last) return { end: last.end, found: isOff(event) ? stretch(moment, last.moment, today) : { kind: 'unread' } };
	return celebratedAt(event, text, end, moment, today) ?? { end, found: { kind: 'unread' } };
}
