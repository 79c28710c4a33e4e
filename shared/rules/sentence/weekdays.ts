import { EVENT_OF } from './chinese-moments.ts';
import { WEEKDAY, WEEKDAY_STARTS } from './english-calendar.ts';
import { SMALL } from './numbers.ts';
import { matchAt, type Reader } from './piece.ts';

const CN =
	/(?:每(?:个|逢)?)?(?:((?:周末|双休日)(?:两天)?)|(工作日|平日|平时(?=走|出发|[也都]?(?:可以|行)(?=$|[ ,，。])))|(周中(?!国))|(?:周|星期|礼拜)([一二三四五六日天]))/y;
/** A weekend within the trip is no day of departure: 请三天假连周末, 5天加两个周末, 周末不够. */
const CN_WITHIN = new RegExp(
	`(?:加|包?含|包括|(?<!大)连|配|拼|凑|接|跨)[上着]?(?:${SMALL}个|两[头边端]|前后)?(?:周末|双休日?)(?:两天)?|(?:周末|双休日?)(?:两天)?的?(?:时间)?(?:不够|太[短赶紧])`,
	'y',
);
/** The same in English: two days off plus a weekend. “That weekend” and “Memorial Day weekend” are those of a day that isn't read, a hen weekend may be of any days. */
const EN_WITHIN =
	/(?:plus|incl(?:ud(?:e|es|ing)|\.)?|spanning|covering|across) (?:(?:an?|the|one|two) )?(?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:(?: and |\/)(?:mon|tues|wednes|thurs|fri|satur|sun)day)?)(?: nights?)?(?![a-z])|(?<=\b(?:than|just|only) )(?:an?|one) weekend(?![a-z])|black friday|(?:(?<=\b(?:holi)?day )|that (?:very |same )?|(?:hen|stag|birthday|anniversary|girls['’]?|boys['’]?|ladies['’]?|lads['’]?|family) )weekend(?![a-z])/y;
/** A further day: 周五六日, 周五、周六, 周五到周日. What is counted is none: 周五三天, 周六日本. */
const CN_NEXT = /([、和或到至-]|或者)?(周|星期|礼拜)?([一二三四五六日天])(?![本元天晚夜个位名人家月口大小岁号点千万百])/y;
const DAY = `(${WEEKDAY})s?`;
const SHORT = '(mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)';
const EN = new RegExp(
	`(?<!\\b(?:we|i|they|he|she|you) (?=sat(?![a-z])))(?:on |over )?(?:a |the )?(?:(week-?ends?|w\\/ends?|wk-?ends?|wknds?)|(weekdays?|week days?)|(mid[ -]?week)|${SHORT}(?: or | and | to | through | thru | till | until | ?- ?|/)${SHORT}|(?:${DAY}|(fri|sat|tues|weds|thurs)|${SHORT}(?= (?:departures?|sailings?|only)(?![a-z]))|(?<=\\b(?:on|every|each|leav(?:e|es|ing)|depart(?:s|ing)?) )${SHORT}(?! (?:deck|bed|lounge)))(?:(?: or | and | to | through | thru | till | until | ?- ?|/)${DAY})?)(?![a-z])`,
	'y',
);
/** Before a day of departure, where no date follows: leaving Friday evening. */
const LEAVING =
	/(?<!\b(?:or|and) )(?:leav(?:e|ing)|depart(?:ing)?) (?:on )?(?=(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?![a-z]|,? (?:the )?(?:\d|[a-z]+ \d|before|after|of|next|this)))/y;
/** Behind it, further days would do as well. */
const OR = / (?:or|and)(?![a-z])/y;
/** On such a day somebody works, and leaves on another. */
const CN_BUSY = new RegExp(EVENT_OF, 'y');
/** From the end of a week to the begin of the next is a trip: 周五到周一. */
const CN_TRIP = /[五六][到至-](?:周|星期|礼拜)?[一二]$/;
const CN_GO = /(?:之间)?的?(?:都|也)?(?:可以|能|行)?(?:出发|走|上船|都行|都可以)/y;
/** Behind a day of departure, with the time of day that no filter knows. What would do as well goes on: 周五走也行. */
const CN_LEAVING =
	/(?:的?(?:晚上?|早上|上午|下午|中午|傍晚|夜里|下[班课]以?后?))?(?=(?:就|再)?(?:出发|走|上船|登船|开船|启航|起航)(?![也都]))/y;
const CN_OR = /(?:或者?|还是|和|跟|、)$/;
/** Behind two days these words show that the voyage is said by its days: Thursday to Sunday trip. */
const TRIP = / (?:trip|cruise|break|getaway|holiday|voyage|tour|weekend)s?(?![a-z])/y;
const CN_DAYS = '日一二三四五六';

const dayNumber = (name: string): number =>
	name === '天' ? 0 : Math.max(CN_DAYS.indexOf(name), WEEKDAY_STARTS.indexOf(name.slice(0, 3)));

/** The days from one to another, round the week. */
const daysBetween = (from: number, to: number): number[] =>
	Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);

/** All days that Chinese words name one after another. Without a word between them only days in a row count: 周六日. */
function chineseDays(first: string, text: string, from: number): { days: number[]; end: number } {
	let [end, last] = [from, dayNumber(first)];
	const days = [last];
	for (let next = matchAt(CN_NEXT, text, end); next; next = matchAt(CN_NEXT, text, end)) {
		const [words, between, week, name = ''] = next;
		const day = dayNumber(name);
		if (!between && !week && day !== (last + 1) % 7) break;
		days.push(...(/[到至-]/.test(between ?? '') ? daysBetween(last, day) : [day]));
		[end, last] = [end + words.length, day];
	}
	return { days: [...new Set(days)].toSorted(), end };
}

const WEEKEND = [0, 6];
const WORKDAYS = [1, 2, 3, 4, 5];
const MIDWEEK = [2, 3, 4];
/** From Sunday on. */
export const ALL_DAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
/** Where working days would do as well, every day does: 工作日走也可以. */
const CN_TOO = /(?:出发|走|去)?也(?:可以|行|能|ok|没问题)/y;

/** Reads the days of the week on which a voyage leaves, 0 for Sunday: a weekend is Saturday and Sunday. */
export const weekdayReader: Reader = (text, at) => {
	const within = matchAt(CN_WITHIN, text, at) ?? matchAt(EN_WITHIN, text, at);
	if (within) return { end: at + within[0].length, found: { kind: 'unread' } };
	const chinese = matchAt(CN, text, at);
	if (chinese) {
		const [words, weekend, workday, , first = ''] = chinese;
		const behind = at + words.length;
		const { days, end } =
			first === ''
				? { days: weekend ? WEEKEND : !workday ? MIDWEEK : matchAt(CN_TOO, text, behind) ? ALL_DAYS : WORKDAYS, end: behind }
				: chineseDays(first, text, behind);
		if (CN_TRIP.test(text.slice(at, end)) && !matchAt(CN_GO, text, end)) return { end, found: { kind: 'unread' } };
		const busy = matchAt(CN_BUSY, text, end);
		if (busy) return { end: end + busy[0].length, found: { kind: 'unread' } };
		const leaving = first && !CN_OR.test(text.slice(0, at)) ? matchAt(CN_LEAVING, text, end) : null;
		return { end: end + (leaving?.[0].length ?? 0), found: { kind: 'weekday', days, ...(leaving && { leaves: true }) } };
	}
	const leaving = matchAt(LEAVING, text, at);
	const match = matchAt(EN, text, at + (leaving?.[0].length ?? 0));
	if (!match) return null;
	const start = match.index;
	const [words, weekend, workday, midweek, ...named] = match;
	const [first = 0, last] = named.filter(Boolean).map((name) => dayNumber(name ?? ''));
	// “Friday to Monday” is a trip, “Friday to Sunday departures” are days of departure
	const isTrip = first >= 5 && last !== undefined && last < first && !(first === 6 && last === 0);
	const isStretch = last !== undefined && / (?:to|till|until|through|thru) |-/.test(words);
	const [trip] = (isStretch && matchAt(TRIP, text, start + words.length)) || [];
	if (trip) return { end: start + words.length + trip.length, found: { kind: 'unread' } };
	const isLeaving = /^ (?:departures?|sailings?)/.test(text.slice(start + words.length));
	if (isTrip && !isLeaving && / (?:to|till|until) |-/.test(words))
		return { end: start + words.length, found: { kind: 'unread' } };
	const both = last === undefined ? [first] : isStretch ? daysBetween(first, last) : [first, last];
	const days = weekend ? WEEKEND : workday ? WORKDAYS : midweek ? MIDWEEK : both.toSorted();
	const end = start + words.length;
	const leaves = leaving && !matchAt(OR, text, end);
	return { end, found: { kind: 'weekday', days, ...(leaves && { leaves: true }) } };
};
