import { DAY, ENDED, MONTH, month, OF, YEAR } from './chinese-moments.ts';
import { row } from './chinese-weeks.ts';
import { type Row, yearOf } from './dates.ts';
import { dayMoment, stretch } from './moments.ts';

const NUMBER = '[\\d一二三四五六七八九十]{1,3}';
/** Only spaces may stand between the days where the last has its sign, and is no length: 2月6 7 8号, but 3月5 6日游. */
const SPACE = `(?<![日号]) (?=(?:${NUMBER} ){0,3}${NUMBER} ?(?:号|日(?![游本韩元])|[这那][两三四几]天))`;
const NEXT_DAY = `(?:[日号]? ?(?:、|,|/|和|或者?|及) ?|号(?=${NUMBER}号)|${SPACE})${DAY}`;

/** Days of one month that follow each other: 12月24、25号, 2月6号7号8号. Others are told. */
export const DAY_LIST: Row = row(
	`(?:${YEAR}${OF})?${MONTH}月 ?${DAY}${NEXT_DAY}(?:${NEXT_DAY})?(?:${NEXT_DAY})?(?: (?=[日号]))?${ENDED}(?![以之]?[前后])`,
	([, year, of, ...written], today) => {
		const days = written.flatMap((day) => (day ? [month(day)] : []));
		const [first = 0, last = 0] = [days[0], days.at(-1)];
		return days.every((day, at) => day === first + at)
			? stretch(dayMoment(month(of), first, yearOf(year, today)), dayMoment(month(of), last, null), today)
			: { kind: 'unread' };
	},
);
