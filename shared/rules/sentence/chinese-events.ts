import { chineseMoment, EVENT } from './chinese-moments.ts';
import { ABOUT_DAYS, nearDay, openMoment, overDay } from './moments.ts';
import { matchAt, type Reader } from './piece.ts';

const EVENT_BEFORE = new RegExp(`${EVENT}(?:的|时间|日期)?(?:是|在|于|就在|:)?(?:阳历|公历|新历)?`, 'y');
/** What somebody celebrates, and may want to spend on board. */
const CELEBRATED = /^(?:过?生日|结婚|纪念日|毕业|领证|订婚)/;
/** The time after an event: 1月23号放假，之后. */
export const AFTER_EVENT = / ?[,，]? ?(?:之后|以后)/y;
/** 生日是5月20号，那几天想在海上过 */
const ABOARD = / ?[,，]? ?(?:那(?:几天|两天|天|段时间))?[就我们想要希望打算]{0,5}在(?:海|船|邮轮|游轮)上(?:过|度过|庆祝)?/y;
const THOSE_DAYS = / ?[,，]? ?(?:那(?:几天|两天|段时间)|前后)(?!.{0,4}[不没别])/y;

/** Reads the day of an event as the time after it, or of a celebration as the days around it. The day itself is none to leave on. */
export function eventAt(text: string, at: number, today: string): ReturnType<Reader> {
	const event = matchAt(EVENT_BEFORE, text, at)?.[0];
	const found = event ? chineseMoment(text, at + event.length, today) : null;
	if (!event || !found) return null;
	const { end, moment } = found;
	const behind = (pattern: RegExp) => (moment.kind === 'day' ? matchAt(pattern, text, end)?.[0].length : undefined);
	const after = behind(AFTER_EVENT);
	if (after) return { end: end + after, found: openMoment(moment, 'after', today) };
	const [aboard, near] = CELEBRATED.test(event) ? [behind(ABOARD), behind(THOSE_DAYS)] : [];
	if (aboard) return { end: end + aboard, found: overDay(moment, today) };
	return near ? { end: end + near, found: nearDay(moment, ABOUT_DAYS, today) } : { end, found: { kind: 'unread' } };
}
