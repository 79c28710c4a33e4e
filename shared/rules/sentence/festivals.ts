import { FESTIVALS, type Festival } from '../../constants.ts';
import { addDays, monthOf } from '../dates.ts';
import { isOffered } from '../month-picker.ts';
import { daysFound, yearOf } from './dates.ts';
import { MONTH_START, WEEKDAY } from './english-calendar.ts';
import { type Around, FEASTS, type Feast, festivalDays, festivalIn, firstDayIn } from './festival-days.ts';
import { ABOUT_DAYS, type Moment, type MomentReader, type Range, yearly } from './moments.ts';
import { numberOf, SMALL } from './numbers.ts';
import { type Found, matchAt, type Reader, WORD_END } from './piece.ts';

/** Before a sum these letters are the currency, which the words around it tell: CNY 2027, but under CNY 2030, CNY 2040 each. */
const CNY = 'cny(?! ?\\d)|cny(?= ?20[2-4]\\d(?![\\d,.]*\\d))';
const FIRST = '(?:the )?(?:1(?:st)?|first)';
/** The holiday of the first day of a month: 1 May holidays, Oct 1 holiday. */
const firstOf = (month: string): string => {
	const day = `(?:${FIRST} (?:of )?${month}|${month} ${FIRST})`;
	return `${day} holidays?|holidays? of ${day}`;
};

/** What people call a festival, in Chinese and in English. “Golden week” is that of October, the one Chinese voyages are sold for. */
const NAMES: Readonly<Record<Feast, readonly [cn: string, en: string]>> = {
	'new-year': [
		'元旦节?|跨年夜?|新年(?!.{0,2}春节)|阳历年',
		`(?:see|ring|bring)(?:ing)? in (?:the )?new year|new year'?s?(?: eve| day)?(?: countdown)?|nye|countdown(?: to (?:the )?new year)?(?! to)|${firstOf('jan(?:uary)?')}`,
	],
	valentine: ['情人节', "(?:st\\.? )?valentine'?s?(?: day)?"],
	'spring-festival': [
		'春节|过年|农历新?年(?![初底末头中])|新春|过大年|中国年|春运',
		`(?:chinese|lunar) (?:new year|ny)'?s?|spring fest(?:ival)?|tet(?: new year)?|${CNY}`,
	],
	lantern: ['元宵节?|正月十五|(?<=过(?:完|了|完了))十五(?![天日号晚夜个人岁万千百])', 'lantern fest(?:ival)?|chap goh mei'],
	easter: ['复活节', 'easter(?: (?:sunday|monday))?|good friday'],
	qingming: ['清明节?', '(?:q|ch)ing ?ming(?: fest(?:ival)?)?|tomb[ -]sweeping(?: day| fest(?:ival)?)?'],
	labour: [
		'(?:[五5]月)?五一(?:劳动节)?|[五5]月的?小?黄金周|5[.·]1(?![\\d~-])|劳动节',
		`labou?r (?:day|holidays?)|may day|may holidays?|may golden week|golden week (?:in |of )?may|${firstOf('may')}`,
	],
	'dragon-boat': ['(?:五月)?端午节?|龙舟节', '(?:dragon[ -]?boat|double fifth)(?: fest(?:ival)?)?'],
	qixi: ['七夕节?', "(?:qi ?xi|double seventh)(?: fest(?:ival)?)?|chinese valentine'?s?(?: day)?"],
	'mid-autumn': ['(?:八月)?中秋节?|八月十五(?!号|日)', 'mid[ -]?autumn(?: fest(?:ival)?)?|moon(?:cake)? fest(?:ival)?'],
	national: [
		'国庆节?|(?<!二)十一(?=人(?:太?多|挤|山人海))|十一(?![月天日号晚夜个人岁点楼万千百口周至到\\d一二三四五六七八九十-])|10[.·]1(?=[国黄长小假期放])|黄金周|双节',
		`(?:china'?s |chinese )?national (?:day|holidays?)|(?:october |national day |10\\.1 )?golden week|(?:october|10\\.1) holidays?|${firstOf('oct(?:ober)?')}`,
	],
	'double-ninth': ['(?:九月)?重阳节?', 'double (?:ninth|nine)(?: fest(?:ival)?)?|chong ?yang(?: fest(?:ival)?)?'],
	halloween: ['万圣节', "hallowe'?en"],
	thanksgiving: ['感恩节', 'thanksgiving(?: day)?'],
	christmas: ['圣诞节?|平安夜', 'christmas(?: eve| day)?|xmas|x-mas'],
	'new-year-eve-lunar': ['(?:大年|年)三十|除夕夜?', "(?:(?:chinese|lunar) (?:new year|ny)'?s?|cny) eve"],
	'little-year': ['小年(?![轻级纪])', 'little (?:new )?year'],
	women: [
		'(?:三八|3\\.8)(?:妇女节|女神节|女王节|节)|三八(?![一二三四五六七八九十千百万])|妇女节|女神节|女王节',
		"(?:international )?women'?s day",
	],
	mother: ['母亲节', "mother'?s'? day"],
	children: ['(?:六一|6\\.1)(?:国际)?儿童节|六一|儿童节', "children'?s day"],
	father: ['父亲节', "father'?s'? day"],
	boxing: ['节礼日', 'boxing day'],
	'saint-patrick': ['圣帕特里克节', "(?:st\\.?|saint) patrick'?s?(?: day)?"],
	'winter-solstice': ['冬至', 'winter solstice|dong ?zhi(?: fest(?:ival)?)?'],
};

/** So many days, or weeks. */
const DAYS = `${SMALL}(?:天|个?(?:周|星期|礼拜)(?![一二三四五六日天末]))(?!的|左右|行程|航| ?${SMALL}[晚夜])`;
const CN_YEAR = '(?:(20\\d\\d年?|\\d\\d年|二[零〇0]二[六七八九]年|今年|明年|后年|来年)(?:的|, ?| )?)?';
const CN_AFTER = `(?:(?:黄金周|小?长假|假期|节?期间)那(?:几天|段时间)|当中|黄金周|小?长假|假期|节?期间|第[一二三四五六七]天|头一天|首日|节(?=过?后|之后|以后)|放假(?:${SMALL}天)?|当天|那天|周末|那几天|那段时间|那会儿?|那[一个]?(?:周|星期|礼拜)(?![一二三四五六日天末])|左右|前后(?!各?${DAYS}))?(?:(之前|以前|前[面头]的?|前夕?(?!往|后|半))|(之后|以后|过后|刚?过(?:完了?|了)(?!年)|完了(?:[之以]?后)?|结束了?(?:[之以]?后)?|后[面头]的?|后(?:几天)?(?!天|年|半)))?`;
/** 过完国庆 is the time after it. */
const CN_OVER = '(等?过(?:完了?|了))?';
const SAID_YEAR = '20[2-4]\\d|next year|this year|the year after next';
const EN_BEFORE = `(?:over |(?:in |during )?(?:the )?week of |(?:in|during) (?=the (?:week|days) (?:before|after)))?(?:(?:(?:the|an?|a few|${SMALL}(?: ?(?:-|to|or) ?${SMALL})?) )?(?:((?:weeks?|days?|weekend|months?|few days|${WEEKDAY})(?: or two)?) )?(just before|right after|before|after) )?(?:(${SAID_YEAR})(?:'?s)?,? (?:at |on |over |for |around |during )?|next |this |coming )?(?:the )?`;
const EN_AFTER = `(?: (?:(?:long )?weekend|holidays?|hols|week|break|vacation|time|period|season))?(?:,? ?(?:of |in )?(${SAID_YEAR}|['’]\\d\\d(?!\\d)))?${WORD_END}`;
/** Who leaves on a day doesn't want the days before it. */
const LEAVES_ON = /\b(?:leav|depart|sail|embark)(?:es?|s|ing|ures?)? on $/;
/** Who spends a festival at home is told why: 因为要过小年, 回老家过年. */
const AT_HOME = /(?:因为(?:我们?)?[还得要]*|[回在](?:老家|家里?))(?:过|陪[^ ,，。]{1,4}过)?$/;
/** Where the day itself is refused, the days around it aren't: 不含五一当天, 除夕当天不走. */
const NO_BEFORE = /(?:不(?:想|要|能)?(?:含|包[含括]|[在要])?|避开|除(?:[了去开])?|别(?:在)?)$/;
/** The same of a day of the festival that was named before: Christmas week, but not Christmas Day. */
const NO_DAY = /\b(?:not|except|excl\w*|avoid\w*|without|no|n['’]t)(?: (?:leav\w+|depart\w+|sail\w+|on|for|the))* $/;
const CN_NO = / ?(?:不(?!限|管)|别|除外|算了)/y;
const CN_LEAVES = / ?(?:当天|那天)?(?:就|再|才)?(?:出发|走|上船|登船|开船|启航|启程)/y;

const COUNTED = new RegExp(
	`(?:(?:的?[第头](?=[一1]个?[周星礼])|那(?=一))?(${SMALL})|那(?=个?[周星礼]))(?:天(?:之?内)?|(个?(?:周|星期|礼拜)(?![一二三四五六日天末]))(?:之?内)?)`,
	'y',
);

/** So many days before a festival and after it. */
const NEAR = new RegExp(` ?前后各?(${DAYS})`, 'y');

/** The time beside a festival that would do as well: Easter or the week after. */
const OR_BESIDE =
	/,? (?:or|and) (?:in |during )?(?:(?:the )?(week) (before|after)|(?:the )?(following|next|previous) week|(?:just|right) (before|after))(?: it)?(?= ?(?:$|[,.;!?)]| (?:from|to|for|with)(?![a-z])))/y;
/** Two weeks are too few for “any time before”. */
const ANY_TIME = /\bany ?time $/;
/** Neither are they where it is said when that time begins: before Christmas but after 1 December. A “but” at the end lost those words. */
const BUT = new RegExp(
	`,? but(?: (?:after|since|later than|(?:not|no) (?:before|earlier|sooner)|from (?:the )?(?:\\d|early|mid|late|end|start|${MONTH_START}))| ?$)`,
	'y',
);

const isFestival = (name: Feast): name is Festival => !(FEASTS as readonly Feast[]).includes(name);

const PATTERNS = [...FESTIVALS, ...FEASTS].map((festival) => {
	const [cn, en] = NAMES[festival];
	return {
		festival,
		name: new RegExp(cn),
		englishName: new RegExp(`\\b(?:${en})`),
		cn: new RegExp(`${CN_OVER}${CN_YEAR}(?:${cn})${CN_AFTER}`, 'y'),
		en: new RegExp(`${EN_BEFORE}(?:${en})${EN_AFTER}`, 'y'),
	};
});

/** Tells at once where no name stands, which is nearly everywhere. */
const ANY = new RegExp(
	`${CN_OVER}${CN_YEAR}(?:${Object.values(NAMES)
		.map(([cn]) => cn)
		.join('|')})|${EN_BEFORE}(?:${Object.values(NAMES)
		.map(([, en]) => en)
		.join('|')})`,
	'y',
);

/** `nameEnd`: where words that say before or after it begin. */
type Named = {
	festival: Feast;
	end: number;
	nameEnd: number;
	year: string | undefined;
	around: Around;
	count: string | undefined;
};

/** The longest name of a festival at a place, with its year and whether the time before or after it is meant. */
function namedAt(text: string, at: number): Named | null {
	if (!matchAt(ANY, text, at)) return null;
	let best: Named | null = null;
	const take = (
		festival: Feast,
		match: RegExpExecArray | null,
		year: string | undefined,
		around: Around,
		behind = '',
		count?: string,
	) => {
		const end = at + (match?.[0].length ?? 0);
		if (match && (!best || end > best.end)) best = { festival, end, nameEnd: end - behind.length, year, around, count };
	};
	for (const { festival, cn, en } of PATTERNS) {
		const chinese = matchAt(cn, text, at);
		const [, over, chineseYear, before, after] = chinese ?? [];
		take(festival, chinese, chineseYear, before ? 'before' : (over ?? after) ? 'after' : 'over', before ?? after);
		const english = matchAt(en, text, at);
		const [, count, when = '', firstYear, lastYear] = english ?? [];
		const around = when.endsWith('before') ? 'before' : when.endsWith('after') ? 'after' : 'over';
		take(festival, english, firstYear ?? lastYear, around, '', count);
	}
	return best;
}

const BESIDE_IT = /节日?[之以]?([前后])(?!天|往|[^ ,，。]?票)/y;
/** The time before or after the only festival that is named before: 国庆人太多 节后走. */
function besideNamed(text: string, at: number): Named | null {
	const [words = '', side] = matchAt(BESIDE_IT, text, at) ?? [];
	const named = side ? PATTERNS.filter(({ name }) => name.test(text.slice(0, at))) : [];
	const [end, festival] = [at + words.length, named[0]?.festival];
	if (!festival || named.length > 1) return null;
	return { festival, end, nameEnd: at, year: undefined, around: side === '前' ? 'before' : 'after', count: undefined };
}

/** A festival as the days on which a voyage over it leaves. */
export const festivalMoment: MomentReader = (text, at, today) => {
	const named = namedAt(text, at);
	// “After Easter” begins with other words than the festival's
	if (!named || (named.around !== 'over' && named.nameEnd === named.end)) return null;
	const moment: Moment = yearly('festival', yearOf(named.year, today), (year) => festivalIn(named.festival, year, 'over'));
	return { end: named.nameEnd, moment: { ...moment, firstDay: (days) => firstDayIn(named.festival, days) } };
};

/** So many days of those before or after a festival. */
const within = ({ from, to }: Range, count: number, around: Around): Range =>
	around === 'before' ? { from: addDays(to, 1 - count), to } : { from, to: addDays(from, count - 1) };

/** The days of a festival, and as many before and after it as words say. */
function nearFestival(festival: Feast, days: Range, words: string, today: string): Found {
	const count = (numberOf(words.replace(/个?[天周星礼].*/, '')) ?? 0) * (words.endsWith('天') ? 1 : 7);
	const first = addDays(firstDayIn(festival, days), -count);
	return daysFound(first < days.from ? first : days.from, addDays(days.to, count), today);
}

/** The days of a festival, and the week or weeks before or after it that words name behind it. */
function withBeside(festival: Feast, days: Range, [, week, side, next, alone]: RegExpExecArray, today: string): Found {
	const around = (side ?? alone) === 'before' || next === 'previous' ? 'before' : 'after';
	const all = festivalIn(festival, Number(days.to.slice(0, 4)), around);
	const near = week || next ? within(all, 7, around) : all;
	return around === 'before'
		? daysFound(near.from < days.from ? near.from : days.from, days.to, today)
		: daysFound(days.from, near.to, today);
}

const LUNAR_EVE = 'new-year-eve-lunar';
/** Behind the Chinese New Year, unless “or” divides them, New Year's Eve is that of the lunar calendar: CNY, but not on New Year's Eve. */
const IS_LUNAR = /(?:(?:chinese|lunar) (?:new year|ny)|spring fest|cny)(?!.*\b(?:or|and|nor) (?:over |on )?$)/;
const EVE = /new year.*eve|nye|countdown|跨年/;
const DAY_BEFORE = /eve|nye|countdown|跨年|平安夜/;

/** Reads festivals as the days on which a voyage over them leaves: of the year that is named, else the next ones. */
export const festivalReader =
	(today: string): Reader =>
	(text, at) => {
		const named = namedAt(text, at) ?? besideNamed(text, at);
		if (!named) return null;
		if (AT_HOME.test(text.slice(0, at))) return { end: named.end, found: { kind: 'unread' } };
		const { year, around } = named;
		const isLunarEve = /year'?s? eve|nye/.test(text.slice(at, named.end)) && IS_LUNAR.test(text.slice(0, at));
		const festival = isLunarEve && named.festival === 'new-year' ? LUNAR_EVE : named.festival;
		// “A week before” is that week; four days after a festival may be a voyage's length
		const counted = around === 'over' ? null : matchAt(COUNTED, text, named.end);
		const end = named.end + (counted?.[0].length ?? 0);
		const weeks = named.count === 'week' ? 1 : counted?.[2] ? numberOf(counted[1] ?? '一') : null;
		if ((named.count || counted) && !weeks) return { end, found: { kind: 'unread' } };
		const given = festivalDays(festival, yearOf(year, today), around, today);
		// “This year's” festival that is over is the coming one
		const found = given ?? (year === '今年' ? festivalDays(festival, null, around, today) : null);
		const days = found && weeks ? within(found, weeks * 7, around) : found;
		if (!days || !isOffered(monthOf(days.to), today)) return { end, found: { kind: 'unread' } };
		const near = around === 'over' ? matchAt(NEAR, text, end) : null;
		if (near) return { end: end + near[0].length, found: nearFestival(festival, days, near[1] ?? '', today) };
		const beside = around === 'over' ? matchAt(OR_BESIDE, text, end) : null;
		if (beside) return { end: end + beside[0].length, found: withBeside(festival, days, beside, today) };
		const words = text.slice(at, named.end);
		const before = text.slice(0, at);
		const isNamed = () => isLunarEve || PATTERNS.some((one) => one.festival === festival && one.englishName.test(before));
		const isEnglishDay = /(?:day|eve|nye)$/.test(words) && (LEAVES_ON.test(before) || (NO_DAY.test(before) && isNamed()));
		const nth = numberOf(/第(.)天$/.exec(words)?.[1] ?? '一') ?? 1;
		const isDay = /(?:当天|那天|第.天|头一天|首日)$/.test(words);
		const isRefused = NO_BEFORE.test(text.slice(0, at)) || matchAt(CN_NO, text, end) !== null;
		const isChineseDay = nth > 1 || (isDay && (isRefused || matchAt(CN_LEAVES, text, end) !== null));
		if (around === 'over' && (isEnglishDay || isChineseDay)) {
			const eve = DAY_BEFORE.test(words) && festival !== LUNAR_EVE ? -1 : 0;
			const day = addDays(firstDayIn(festival, days), eve + nth - 1);
			return { end, found: daysFound(day, day, today) };
		}
		// The days before a festival count anyway; around one of a single day, some behind it do as well
		if (around === 'over' && /(?:前后|左右)$/.test(words) && firstDayIn(festival, days) === days.to)
			return { end, found: daysFound(days.from, addDays(days.to, ABOUT_DAYS), today) };
		// So many weeks have both ends
		if (weeks) return { end, found: { kind: 'leave', ...days } };
		const open = around === 'before' ? 'until' : around === 'after' ? 'from' : undefined;
		// Who leaves on New Year's Day has missed the eve
		const to = around === 'over' && EVE.test(words) ? addDays(days.to, -1) : days.to;
		const isAnyTime =
			around === 'before' && (ANY_TIME.test(text.slice(0, at)) || (!words.includes('just') && matchAt(BUT, text, end) !== null));
		const first = isAnyTime ? today : days.from;
		if (isFestival(festival)) return { end, found: { kind: 'leave', from: first, to, festival, ...(open && { open }) } };
		const isEve = festival === LUNAR_EVE && around === 'over';
		const from = isEve && matchAt(CN_LEAVES, text, end) ? days.to : first;
		return { end, found: { kind: 'leave', from, to: days.to } };
	};
