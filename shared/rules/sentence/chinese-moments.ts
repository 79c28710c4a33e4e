import { addDays, addMonths, monthOf } from '../dates.ts';
import { lastDayOf, mondayOf, type PartOfMonth, partOf, yearOf } from './dates.ts';
import { festivalMoment } from './festivals.ts';
import { lunarMoment } from './lunar-dates.ts';
import {
	dayMoment,
	fixed,
	longestMoment,
	type Moment,
	type MomentReader,
	momentOf,
	monthsMoment,
	partMoment,
	partOfAnyMonth,
	yearly,
} from './moments.ts';
import { numberOf } from './numbers.ts';
import { numericMoment } from './numeric-dates.ts';
import { matchAt } from './piece.ts';

export const YEAR =
	'(20\\d\\d年|二[零〇0]二[六七八九]年|20\\d\\d(?=[ .,]{0,2}(?:\\d{1,2}月|[一二三四五六七八九十]{1,2}月|[春夏秋冬暑寒]|[上下]半年|年[底末初中]))|\\d\\d年|今年|明年|后年|来年)';
export const MONTH = '(1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])';
export const DAY = '(3[01]|[12]\\d|0?[1-9]|三十一?|(?:二?十|廿)[一二三四五六七八九]?|[一二三四五六七八九])';
export const OF = '(?:的|, ?| )?';
/** What happens to somebody on a day. */
export const EVENT =
	'(?:过?生日|放(?:[寒暑]?假|了(?=$|[ ,，。]))|开学|入学|上(?:学|小学|初中|高中|大学|幼儿园|[一二三四五六七八九]年级)|(?:毕业|升学|模拟?|联|统|期[中末])考试?|考(?:完试?|试)|中考|高考|期末|毕业|结婚(?:纪念日?)?|纪念日|婚礼|领证|订婚|预产期|上班|加班|值班|开会|[有上]课|有事|开工|复工|作废|[到过]期|清零|封账|盘点|审计|比赛|演出|出差|扫墓|上坟|发工资|发薪|拍(?:毕业|婚纱)照|面试|手术|(?:有|去?参加|去|上)?(?:[夏冬]令营|补课|培训班?|答辩|军训|集训))(?!旅|游|之旅|航|邮轮)';
/** What is over or ready by a time, where it stands behind it; a month behind it is its own: 签证办好六月走. */
const DONE = '(?:能?(?:办|拿)(?:好|下来|到)|(?<=才)下来|到手|出签|结束(?![之以]?[前后]))(?!旅|游|之旅|航|邮轮)';
export const EVENT_OF = ` ?(?:是|就|才|要|得|必须|的|[上下]午|早上|晚上|我|他|她|[老他她]?[爸妈](?![爸妈])|爷爷|奶奶|闺蜜|对象|女友|男友|孩子|宝宝|女儿|儿子|老婆|老公|妈妈|爸爸|他|她){0,3}(?:${EVENT}|${DONE}|请了?假|考完试?)`;
/** No words behind figures that count something, or that may be the other end of a stretch: 3月8上海, but 3月4个人. */
const NO_COUNT =
	'(?!天(?!津)|日(?!本|韩)|周(?![一二三四五六日天])|星(?!期)|到[\\d一二两三四五六七八九十]|两个?月|那(?!天)|[至或和跟与及晚夜宿人个口位名大小老男女儿孩成家代对万千百元块折间房层楼点等倍岁月年季度号份多几来余次趟班艘条港假长黄节期都半])';
/** A day has its sign, which 日本 doesn't begin with, or ends before a sign or, in figures, before a word. */
export const ENDED = `(?:号|日(?!本|韩(?!国))|(?=$|[ ,。](?! ?(?:天(?!津)|晚(?!上)|[夜人个位])))|(?<=\\d)(?=[一-龥])${NO_COUNT})`;
/** A day whose 日 or 号 is left out ends the words, or has a word of time, an event or a festival behind it. */
const DAY_END = `(?:${ENDED}|(?=[以之]|前|后|左右|起|开始|当天|那天|出发|走|去(?!年)|坐|想|可以|能|有空|上船|登船|启航|晚上?(?:出发|走|[上登开]船)|晚上|早上|下午|(?:圣诞|情人|妇女|劳动|国庆|元旦|儿童)节?|平安夜|跨年|${EVENT_OF}))(?:当天|那一?天)?`;
/** A month said from today on. */
export const NEXT = '(这个?月|本月|当月|下下个?月|下个?月)';
/** 月头, but not 头等舱 or 头一个周末. */
const HEAD = '头(?!等|[一两三四五几\\d]个?[天周星礼])';
const PART = `(上旬|初旬?|${HEAD}|中下旬|中上旬|上中旬|中旬|中(?![国考秋])|下旬|[上前下后]半(?:个?月|段|(?=$|[ ,。出走去]))|底|末|尾)`;

export const month = (written = ''): number => numberOf(written) ?? 0;
const PARTS: readonly (readonly [words: RegExp, part: PartOfMonth])[] = [
	[/^[上前]半/, 'first half'],
	[/^[下后]半/, 'second half'],
	[/^(?:上中|中上)/, 'to mid'],
	[/^[上初头]/, 'early'],
	[/^中下/, 'from mid'],
	[/^中/, 'mid'],
];
const partNamed = (words: string): PartOfMonth => PARTS.find(([pattern]) => pattern.test(words))?.[1] ?? 'late';

/** The first and last month of a season; a winter crosses the turn of the year. */
const SEASONS: readonly (readonly [words: string, first: number, last: number])[] = [
	['(?:学生|学校|孩子们?)的?暑假|一?放了?暑假(?:了|(?:之|以)?后)?|暑假|暑期|暑休|盛夏', 7, 8],
	['(?:学生|学校|孩子们?)的?寒假|一?放了?寒假(?:了|(?:之|以)?后)?|寒假', 1, 2],
	['(?:樱花|赏樱)季', 3, 4],
	['(?:枫叶|红叶|赏枫)季', 10, 11],
	['避寒|过冬', 12, 2],
	['避暑', 6, 8],
	['上半年', 1, 6],
	['下半年', 7, 12],
	['年底|年末|年尾|岁末|(?<=年)[底末尾]', 12, 12],
	['年初|(?<=年)初', 1, 1],
	['(?<!一)年中(?!国)', 6, 6],
];
export const SEASON_MONTHS: Readonly<Record<string, readonly [number, number]>> = {
	春: [3, 5],
	夏: [6, 8],
	秋: [9, 11],
	冬: [12, 2],
};
const AHEAD = ['今', '明', '后', '大后'];

const FESTIVAL_MONTHS: Readonly<Record<string, number>> = { 国庆: 10, 十一: 10, 五一: 5, 圣诞: 12 };
/** A day behind a festival, which tells its month: 国庆3号, 五一30号. */
const DAY_OF_FESTIVAL = new RegExp(
	`(国庆|十一|五一|圣诞)(?:劳动)?节?(?:小?长假|假期|黄金周|期间)?[的, ]?${DAY}号(?! ?(?:[以之]?[前后]|[^ ,，]{0,4}[回返]))`,
	'y',
);

const sticky = (pattern: string): RegExp => new RegExp(pattern, 'y');
/** How many weeks or months ahead 下 and 下下 are. */
export const ahead = (which: string): number => (which.startsWith('下下') ? 2 : which.startsWith('下') ? 1 : 0);
export const monthAhead = (which: string, today: string): string => monthOf(addMonths(`${monthOf(today)}-01`, ahead(which)));
const numbersOf = (of: string): [year: number, month: number] => [Number(of.slice(0, 4)), Number(of.slice(5, 7))];
const seasonal = ([first, last]: readonly [number, number], year: string | undefined, today: string): Moment =>
	monthsMoment(first, last, yearOf(year, today));

/** A part of a season: its first or last third of a month. */
function seasonPart([first, last]: readonly [number, number], isFirst: boolean, year: number | null): Moment {
	return partMoment(isFirst ? first : last, isFirst ? 'early' : 'late', year);
}

/** Of two days the first may stand without its sign: 8到15号 */
const BARE_DAY = sticky(
	`(?<![\\d月一二三四五六七八九十])${DAY}(?:号(?!线|楼|邮轮|码头)|日(?=[走启登]|上船|出发)|(?= ?[到至~-] ?(?:\\d{1,2}|[一二三]?十?[一二三四五六七八九十])号(?!线|楼)))`,
);
const BARE_PART = sticky('(?<![月份的中上下旬至到、-] ?)(?:[上中下]旬|(?<![每个下这本\\d一二三四五六七八九十])月(?:底|末|初))');
const NAMED_MONTH = new RegExp(`(?:${YEAR}${OF})?(?<![\\d一二三四五六七八九十])${MONTH}月|${NEXT}`, 'g');
/** A day or part of a month whose month is the only one in all of the sentence: 下个月走 15号以后都有空. */
const ofNamedMonth: MomentReader = (text, at, today) => {
	const match = matchAt(BARE_DAY, text, at) ?? matchAt(BARE_PART, text, at);
	if (!match) return null;
	const named = [...text.matchAll(NAMED_MONTH)].map(([, year, number, next]): [number | null, number] => {
		if (!next) return [yearOf(year, today), month(number)];
		return numbersOf(monthAhead(next, today));
	});
	const [first] = named;
	if (!first || named.some(([year, of]) => year !== first[0] || of !== first[1])) return null;
	const [words, day] = match;
	const [year, of] = first;
	return {
		end: at + words.length,
		moment: day ? dayMoment(of, month(day), year) : partMoment(of, partNamed(words.replace('月', '')), year),
	};
};

const anyPart = momentOf(sticky(`(?<!每个?月?)月(底|末|尾|中旬|中(?!国)|初|${HEAD}|上旬|下旬)`), ([, part = '']) =>
	partOfAnyMonth(partNamed(part)),
);
/** 月底 is the next one, but not where months are named: 月底月初都可以 三月四月. */
const partAlone: MomentReader = (text, at, today) =>
	text.search(NAMED_MONTH) < 0 || /[到至-] ?$/.test(text.slice(0, at)) ? anyPart(text, at, today) : null;

const READERS: readonly MomentReader[] = [
	ofNamedMonth,
	momentOf(sticky(`(?:${YEAR}${OF})?(?:${MONTH}月份?|元月)的? ?${DAY}${DAY_END}`), ([, year, number, day], today) =>
		dayMoment(number ? month(number) : 1, month(day), yearOf(year, today)),
	),
	momentOf(
		sticky(`(?:${YEAR}${OF})?(?:${MONTH}月份?|元月)的?(?:${PART}|([上下])(?=$|[ ,，。、到至和或]))`),
		([, year, number, part, half = ''], today) =>
			partMoment(number ? month(number) : 1, partNamed(part ?? half), yearOf(year, today)),
	),
	momentOf(
		sticky(`(?:(?:${YEAR}${OF})?${MONTH}月份?|${NEXT})的?(十|10|二十|20)[几多](?:[日号]|(?=$|[ ,，。出走去]))`),
		([, year, number, next, tens = ''], today) => {
			const part = /^[二2]/.test(tens) ? 'late' : 'mid';
			return next ? fixed('part', partOf(monthAhead(next, today), part)) : partMoment(month(number), part, yearOf(year, today));
		},
	),
	momentOf(sticky(`(?:${YEAR}${OF})?(?:${MONTH}月(?:份|里|之?内(?!舱))?|元月)`), ([, year, number], today) => {
		const of = number ? month(number) : 1;
		return monthsMoment(of, of, yearOf(year, today));
	}),
	momentOf(sticky(`${NEXT}(?:份|内(?!舱)|里)?`), ([, which = ''], today) => {
		const of = monthAhead(which, today);
		return fixed('months', { from: `${of}-01`, to: lastDayOf(of) });
	}),
	momentOf(
		sticky(`(?:${NEXT}|(下下|下|本))(?:份)?的?(?:月(?=[上中下初底末]))?${PART}`),
		([words = '', which, short, part = ''], today) => {
			if (short && !/月/.test(words)) return null;
			const of = monthAhead(which ?? short ?? '', today);
			return { ...fixed('part', partOf(of, partNamed(part))), late: partNamed(part) === 'late' };
		},
	),
	momentOf(sticky(`${NEXT}的?${DAY}${ENDED}`), ([, which = '', day], today) => {
		const [year, number] = numbersOf(monthAhead(which, today));
		return dayMoment(number, month(day), year);
	}),
	// A third of a season is a month
	momentOf(
		sticky(`(?:${YEAR}${OF})?(?:([初早])|([仲隆])|([深晚暮]))?([春夏秋冬])([初末])?(?![节])`),
		([, year, first, mid, end, name = '', behind], today) => {
			const [from, to] = SEASON_MONTHS[name] ?? [1, 12];
			if (!first && !mid && !end && !behind) return null;
			const third = first || behind === '初' ? from : mid ? (from % 12) + 1 : to;
			return monthsMoment(third, third, yearOf(year, today));
		},
	),
	// 开春以后 begins with spring, 入冬以后 ends with winter
	momentOf(
		sticky(`(?:${YEAR}${OF})?(?:开(?=春)|入)([春夏秋冬])(?![季节])了?([以之]?后)?`),
		([, written, name = '', after], today) => {
			const [first, last] = SEASON_MONTHS[name] ?? [1, 12];
			const start = monthsMoment(first, first, yearOf(written, today));
			if (!after) return start;
			const to = (from: string) => (last < first ? lastDayOf(monthOf(addMonths(from, 2))) : `${from.slice(0, 4)}-12-31`);
			return {
				...start,
				on: (year, day) => {
					const range = start.on(year, day);
					return range && { from: range.from, to: to(range.from) };
				},
			};
		},
	),
	partAlone,
	momentOf(
		sticky(
			`(?:${YEAR}${OF})?(?:(春|夏|秋|冬)(?:天|季|日(?!本)|节?(?=出|去|走|避)|(?<=(?:年|\\d) ?.)(?=$|[ ,，。]))|今(春|夏|秋|冬))(?:期间|里)?`,
		),
		([, year, name, now], today) => seasonal(SEASON_MONTHS[name ?? now ?? ''] ?? [1, 12], year, today),
	),
	momentOf(
		sticky(
			`(?:${YEAR}${OF})?(?:${SEASONS.map(([words]) => `(${words})`).join('|')})(?:期间|假期|里)?(?:的?(?:(初|刚开始|前期)|(末尾?|尾巴?|后期)|([前上]半(?:段|个?月)?(?!年))|([后下]半(?:段|个?月)?(?!年))))?`,
		),
		([, year, ...rest], today) => {
			const [, first, last] = SEASONS[rest.slice(0, SEASONS.length).findIndex(Boolean)] ?? ['', 1, 12];
			const [start, end, half, rear] = rest.slice(SEASONS.length);
			// Of two months the half is one
			if ((half || rear) && last - first === 1) return seasonal(half ? [first, first] : [last, last], year, today);
			if (half || rear) return null;
			if (start || end) return seasonPart([first, last], start !== undefined, yearOf(year, today));
			return {
				...seasonal([first, last], year, today),
				late: first === 12 && last === 12,
				rest: !year && last - first === 5 ? 6 : undefined,
			};
		},
	),
	momentOf(sticky(`(?:${YEAR}${OF})?(?:第?([一二三四1-4])季度|q([1-4]))`), ([, year, named, figure], today) => {
		const quarter = named ?? figure;
		return seasonal([month(quarter) * 3 - 2, month(quarter) * 3], year, today);
	}),
	// 我爸今年七十 tells an age
	momentOf(
		/(今年(?!刚做|我?(?:就|刚)?(?:上|读|念)?(?:[初高大研][一二三四](?![月号日])|[一二三四五六]年级|小学|初中|高中|大学)|(?:都|已经|快|刚|满|过)*(?:[五六七八九]十|[5-9]\d(?![\d月号日年./-])|退休))|明年|后年|来年|20\d\d年)(?:全年|整年|内(?!舱)|里|之内|((?=[或和、]|还是))|)/y,
		([words, year, or], today) => ({
			...yearly('months', yearOf(year, today), (of) => ({ from: `${of}-01-01`, to: `${of}-12-31` })),
			rest: words === '今年' && or === undefined ? 12 : undefined,
		}),
	),
	momentOf(/(今|明|大?后)(?:天(?!气|空)(?:早上|上午|下午|晚上)?|日(?!本)|(?<=今|明)[早晚])/y, ([, which = ''], today) => {
		const day = addDays(today, AHEAD.indexOf(which));
		return fixed('day', { from: day, to: day });
	}),
	momentOf(/(这个?|本|下下个?|下个?)(?:周|星期|礼拜)([一二三四五六日天])/y, ([, which = '', name = ''], today) => {
		const day = addDays(mondayOf(ahead(which), today), Math.min('一二三四五六日天'.indexOf(name), 6));
		return fixed('day', { from: day, to: day });
	}),
	momentOf(DAY_OF_FESTIVAL, ([, festival = '', day]) => {
		const [of, number] = [FESTIVAL_MONTHS[festival] ?? 1, month(day)];
		return dayMoment(number > 20 && festival !== '圣诞' ? ((of + 10) % 12) + 1 : of, number, null);
	}),
	lunarMoment,
	numericMoment,
	festivalMoment,
];

/** Reads a time that Chinese words name. */
export const chineseMoment = longestMoment(READERS);

const DAY_BEHIND = sticky(`${DAY}(?:号|日(?!本|韩))`);
/** Reads a day without its month, which is that of a day before it: 4月10号以后20号以前. */
function dayInMonthOf({ kind, year, on }: Moment, text: string, at: number, today: string): ReturnType<MomentReader> {
	const range = kind === 'day' ? on(year, today) : null;
	const match = range && matchAt(DAY_BEHIND, text, at);
	if (!match) return null;
	const [ofYear, number] = numbersOf(range.from);
	return { end: at + match[0].length, moment: dayMoment(number, month(match[1]), ofYear) };
}

/** Reads the time behind another one, which may tell its month. */
export const momentBehind = (first: Moment, text: string, at: number, today: string): ReturnType<MomentReader> =>
	chineseMoment(text, at, today) ?? dayInMonthOf(first, text, at, today);
