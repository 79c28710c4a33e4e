import { COUNT, numberOf, SMALL, signBefore, VERB_NOT } from './numbers.ts';
import { matchAt, type Reader, WORD_END } from './piece.ts';

/** “周五六日” are days of the week. */
const WEEKDAYS = '(?<!(?:周|星期|礼拜)[一二三四五六、和]{0,6}日)';
const DAY = `(天(?!津|数)|日(?!元|本|韩|游船|出|圆|币|[走启上登])${WEEKDAYS}|days?|(?<=\\d ?)d(?![a-z]))`;
/** 4晚上海出发 is about Shanghai. */
const NIGHT =
	'((?:(?<!一)个(?=晚(?![会餐饭点])))?晚(?:上(?!海(?![景鲜上里])))?|夜|宿|nights?(?:ers?)?|nites?|nts?|(?<=\\d ?)n(?![a-z]))';
const WEEK = '(个?(?:星期|礼拜)(?![一二三四五六日天])|周(?![一二三四五六日天末年岁])|weeks?(?!-end)|wks?)';
const UNIT = `(?:${DAY}|${NIGHT}|${WEEK})`;
/** The same number, where nothing asks which it is. */
const SOME = `(?:${SMALL}|an?|半|几|(?:a )?couple(?: of)?|(?:a )?few|several)`;

const NOT = `(?:nothing|not|no|never|without|${VERB_NOT}(?: want| do| spend| go| be| manage| handle| stay| take| have| get| afford| face| stand)*(?: to)?(?: be| go| last| take)?)(?: going| anything| be)?`;
/** Bounds before a number, in the order in which they are tried. Strict ones leave the number itself out. */
const BOUNDS = {
	atMost: `最多|最长|不超过?|不(?:要|能|好)超过?|别超过?|不多于|不长于|不大于|顶多|控制在|up to |at most |max(?:imum)?(?: of)? ?|within |${NOT} (?:more than|longer than|over|above|beyond|exceed|exceeding|past) `,
	atLeast: `至少|最少|起码|最短|不少于|不低于|不短于|at least |minimum (?:of )?|min |${NOT} (?:less than|fewer than|shorter than|under|below) `,
	more: '超过|多于|大于|高于|长于|more than |over |longer than |above ',
	less: '不到|不足|不满|少于|短于|小于|低于|less than |under |fewer than |shorter than |below ',
	about: '大概|大约|差不多|约|about |around |roughly |approx(?:imately)?\\.? |abt |ard ',
} as const;
type Bound = keyof typeof BOUNDS;
const NAMES = Object.keys(BOUNDS) as Bound[];
/** A verb may stand between: 至少住5晚. */
const BOUND = `(?:(?:${NAMES.map((name) => `(${BOUNDS[name]})`).join('|')})[要得住玩去坐待能有只]{0,3})?`;
/** A bound that ends its clause, and leads to no sum or time: 5 nights over Christmas. */
const BARE = '(?= ?(?:$|[,.;!?)])| (?:from|please|pls)(?![a-z]))';
const AFTER = `(?:(?:的)?(以内|之内|以下|及以下|往下|封顶|到顶|为限|内(?!舱)|(?:or|and) (?:less|fewer|shorter|under|below)|(?:below|under)${BARE}|max(?:imum)?|tops|at (?:the )?most)|(以上|及以上|往上(?!海)|起(?!航|程)|打底|(?:or|and) (?:more|longer|over|above|up)|(?:above|over|up|upwards)${BARE}|plus|(?<! )\\+(?!\\d| ?/? ?-)|min(?:imum)?(?![a-z])|at least)|(左右|上下|or so|-ish))?`;
const BOUND_BEHIND = new RegExp(` ?${AFTER}`, 'y');
/** A bound behind two numbers in Chinese. */
const AFTER_CN = '(?:(以内|之内|以下|内(?!舱))|(以上)|(左右|上下))?';

const SINGLE = new RegExp(
	`${BOUND}${COUNT}(\\+|-?ish| or (?:so|more|fewer|less))? ?-?${UNIT}(?:[ -]?long| away| aboard)?${WORD_END} ?${AFTER}`,
	'y',
);
const TO = ' ?(?:-|~|(?:up )?to|到|至|或者?|or|and|&|、|/) ?';
const RANGE = new RegExp(
	`${BOUND}(?:between )?(${SMALL})(?:, ?${SMALL}){0,4},?${TO}(${SMALL}) ?-?${UNIT}${WORD_END} ?${AFTER}`,
	'y',
);
/** Two lengths in their own units: 3天到一周. */
const UNLIKE = new RegExp(
	`(?:between )?${COUNT} ?-?${UNIT}${WORD_END} ?(?:-|~|(?:up )?to|到|至) ?${COUNT} ?-?${UNIT}${WORD_END}`,
	'y',
);
/** Two bounds with one unit: more than 3 less than 7 nights, at least 5 days but not more than 7. */
const BETWEEN = new RegExp(
	`(?:${BOUNDS.more}|(${BOUNDS.atLeast}))(${SMALL})(?: ?-?${UNIT}(?![a-z]))?(?:,| and| but|但|且|、)? ?(?:${BOUNDS.less}|(${BOUNDS.atMost}))(${SMALL})(?: ?-?${UNIT}${WORD_END}|(?= ?(?:$|[,.;!?)])| (?:from|in|to|at|with|for)(?![a-z])))`,
	'y',
);
const BOTH = new RegExp(`${BOUND}(${SMALL}) ?${UNIT}(?:,|/| and | )?(?:(${SMALL}) ?${UNIT})${WORD_END} ?${AFTER}`, 'y');
const PAIR = new RegExp(
	`${BOUND}([一二两三四五六七八九])([二三四五六七八九十]) ?个?(?:(天(?!津)|日(?!元|本))|(晚|夜)|(周|星期|礼拜))${AFTER_CN}`,
	'y',
);
/** Its number behind it, as forms have it: days: 5, nights: 4-5. */
const LABELLED = new RegExp(
	`(?:days ?[:=]|天数 ?[:=是为]?|((?:nights ?[:=]|晚数 ?[:=是为]?))) ?(${SMALL})(?: ?(?:-|to|or|到|至) ?(${SMALL}))?[天日晚]?(?![\\d/.-])`,
	'y',
);
/** A week or two. */
const OR_TWO = new RegExp(`(?:an?|one) ${UNIT} or two${WORD_END}`, 'y');
const OTHER =
	/(半个月|half a month)|(?<!\b(?:easter|christmas|holiday|festive|new year) )(?:a )?(fortnight|two weeks)|(?:a )?(week[ -]?long|(?<=^|[,.;!?] |\b(?:lovely|relax(?:ing|ed)|whole|full|entire|lazy|fun|romantic) )week(?=$| (?:in|from|to|cruise|trip|on)(?![a-z]))(?! (?:from|in|to) (?:now|today|advance)))|((?:a )?mini[ -]?(?:cruises?|trips?|breaks?|voyages?|holidays?|getaways?|escapes?)|(?:a )?short(?:er(?! than)|ish)?(?! (?:shore|stops?|stays?|calls?|ports?|walks?|hops?|transfers?|flights?|drives?|excursions?|queues?|notice|of(?![a-z])))(?: cruises?| trips?| breaks?| voyages?| one)?|[天晚]数(?:要|最好)?少(?:一?点儿?|些)?的?|(?<!(?:岸上?|靠港|停靠|停留|停港|在港|下船|[停待呆玩])[的得]?(?:时间)?)短(?:途|线|程|航线|航程|一?点儿?的?|的(?=$|[ ,，。])))(?![a-z])/y;

const CN_UNIT = '(?:天|日|晚|夜|个?星期|个?礼拜|周|个月)';
const EN_UNIT = '(?:days?|weeks?|wks?|months?|mths?)';
/** Before the days of leave that somebody can take: 请假最多五天. */
const LIMIT = '(?:最多|顶多|至少|最少|只|不超过|大概|大约|也就)?';
/** “Can we do Okinawa in 5 days” says how long. */
export const SEEN_IN = '(?<!\\b(?:do|see(?! you)|manage|cover|fit) [^,.;!?]{0,40}(?=in (?:\\d|[a-z]+) days))';
/** How much a day or a length may differ, and by how many days: 五天误差一天. */
const SPREAD = '(?:误差|浮动|出入|弹性)';
const WIDTH = `(?:[在有是为]|不超过|最多|大概|正负|上下|前后){0,3}[一两]?${SOME}[天日晚]`;
/** Time that isn't spent on a voyage: until it leaves, off work, or at sea. And lengths that say no number. */
const ELSE = new RegExp(
	[
		`(?:再?过|再)${SOME}${CN_UNIT}(?:以?后|之后)?`,
		`${SOME}${CN_UNIT}的?(?:以|之)?后(?!的?游)(?:就|要)?(?:出发|走|出行|启程)?`,
		`签[证注](?:有效期?|停留期?|只|就|能|可以|有|是|给|待|停留)*${SOME}天`,
		`(?:请|休|放|有|共)*(?:了|的)?${SOME}(?:天|日|周|个?星期)(?:的)?(?:年|小长|长|事|婚|产|探亲)?假(?:期)?`,
		`${SOME}(?:个半(?:星期|礼拜|月)|周半|天半)|半天|半日`,
		`(?:再|就|又|${LIMIT})(?:能|可以)?(?:请|休|放)了?(?:年|事)?假?了?${LIMIT}${SOME}(?:天|日|周|个?星期|个?礼拜)(?:的?[年事]?假)?`,
		`(?:年假|事假|婚假|产假|探亲假|调休|公休)(?:[还就只]?(?:有|剩下?了?)|共|休|请|就|只)?${SOME}(?:天|周|个?星期|个?礼拜)`,
		`(?<=[完束]|[之以]后)${SOME}${CN_UNIT}[以之]?内`,
		'(?<=[周期拜][一二三四五六日天][、和]?(?:周|星期|礼拜)?[一二三四五六日天])两天',
		'[找挑选哪某]一天',
		`比${SOME}${CN_UNIT}[还再]?[长短久多少](?:一?点儿?|一?些)?的?`,
		// Which of several days, and no length
		`(?:那|这(?!几))${SOME}(?:[天日周]|个?星期|个?礼拜)`,
		`加[上个]?${SOME}[天晚]`,
		`(?:第|头|最后的?)${SOME}${CN_UNIT}(?!游)`,
		`(?:提[前早]|[各可往再]*(?:顺?延|推|浮动|差|早|(?<![\\d一二两三四五六七八九十天日])晚|挪)(?:长|后|迟|前|个)?)[一两]?${SOME}${CN_UNIT}(?:[、,或和]?(?:推?[晚迟后])${SOME}${CN_UNIT})?`,
		`(?:the )?(?:first|last) ${SOME} ${EN_UNIT}`,
		`[后各]${SOME}${CN_UNIT}`,
		`比${SMALL}${CN_UNIT}[更还]?(?:[短久]|长(?!崎))的?`,
		`[两2]天都(?:可以|行|好|能)`,
		`${SMALL}天的?${SPREAD}(?!${WIDTH})`,
		`${SPREAD}${WIDTH}(?:左右|以内|之内|内)?`,
		`(?<=前后差?)(?:(?:一两|两三|几)天|${SOME}天(?=[都也]))`,
		`(?<=前|前的)(?:半个月|${SOME}(?:天|周|个?星期|个?礼拜)(?!游|的|左右))`,
		`(?:(?:leav|depart|sail|start|go)(?:e|s|ing)? )?${SEEN_IN}in (?:the )?(?:next |coming )?(?:${SOME} ${EN_UNIT}|a fortnight)(?:.?s? time)?`,
		`(?:leav|depart|sail|start|go)(?:e|s|ing)? within ${SOME} ${EN_UNIT}`,
		`(?:in |over |within )?the next ${SOME} ${EN_UNIT}`,
		`(?:about |around )?(?:${SMALL} ?(?:-|to|or) ?)?${SOME} ${EN_UNIT}(?: or (?:two|so))? (?:before|after|from (?:now|today)|ahead(?: of)?|prior to|in advance|later|earlier|ago|off(?: work)?|(?:of )?(?:annual |paid )?(?:leave|notice))`,
		'(?:in |over |during )?the (?:fortnight|weeks?|days?) (?:before|after|prior to)',
		`${BOUND.replaceAll(/\((?!\?)/g, '(?:')}${SOME} ?(?:days? at sea|sea[ -]days?|days? on (?:the )?(?:sea|water))|at sea (?:for )?${SOME} days?`,
		`(?<=(?:\\+ ?/? ?-|±) ?)${SOME} days?`,
		`(?:for )?${SOME} nights? (?:before(?:hand)?|after(?:wards)?)(?= ?(?:$|[,.;!?]))`,
		// A stay ashore before or behind the voyage: 上船前在上海住一晚
		`(?<=(?:[上登下离]船(?:[以之]?[前后])|提[前早](?:一天|[两三]天)?[去到])[^,，。\\d]{0,6})[玩待住逛呆]个?${SOME}(?:个?晚上?|夜|天)`,
		// A stay in a port
		`[玩待住逛呆][个上]?${SOME}${CN_UNIT}(?:后?再|然后再?)(?=[上登去坐走出])`,
		'(?:(?:an?|one|1|half a|another) (?:day|night)|(?:two|2) days)(?= (?:in|at|ashore|on shore|per|each|to)(?![a-z]))',
		`海上(?:航行|巡游|漂|待)*${SOME}[天日]|${SOME}[天日](?:在|都在)?(?:海上|海里|航海)(?:巡游|航行)?`,
		`(?:(?:flexible by|plus or minus|give or take) |\\+ ?/? ?- ?|± ?)${SOME} (?:days?|weeks?)(?: or two)?|${SOME} (?:days?|weeks?) either (?:side|way)`,
		"(?<=\\b(?:i|we)(?: ?['’]ve)? (?:only )?(?:have |got |have got )(?:only )?)(?:(?:two|three|four|[2-4]) weeks|a fortnight)",
		'(?:a |the )?long weekends?|(?:not|nothing) (?:too|very|that|so) (?:long|short)|(?:a |the )?(?:long(?:er|ish)?|lengthy) (?:cruises?|voyages?|trips?|one|sailings?)|(?:a )?few (?:days?|nights?|weeks?)|several (?:days|nights|weeks)',
		'(?:天数|晚数|时间|行程)?(?:别|不(?:[要想好]|能)?)太[长短久耐]|长一?点儿?的?|久一?点的?|长途|长线|长航线|[好几]几?[天晚夜](?!假)',
	]
		.map((words) => `(?:${words})(?![a-z])`)
		.join('|'),
	'y',
);

const MAX_VOYAGE = 60;
/** A short voyage is as the quick choice above the list has it. */
export const SHORT = [1, 5] as const;
const FORTNIGHT = 14;
const HALF_MONTH = 15;
/** More days than any voyage has: a length without an upper bound. */
export const MAX_DAYS = 99;

type Unit = { day?: string | undefined; night?: string | undefined; week?: string | undefined };
type Words = readonly (string | undefined)[];
const inDays = (count: number, { night, week }: Unit): number => (night ? count + 1 : week ? count * 7 : count);
const daysIn = (number: string | undefined, unit: Unit): number => inDays(numberOf(number ?? '') ?? 0, unit);

/** The bound that words before or behind a number say. */
const boundOf = (before: Words, [atMost, atLeast, about]: Words): Bound | undefined =>
	NAMES.find((_, at) => before[at]) ?? (atLeast ? 'atLeast' : atMost ? 'atMost' : about ? 'about' : undefined);

/** The shortest and longest length that a bound leaves, in days. */
function bounded(from: number, to: number, bound: Bound | undefined): [number, number] {
	if (bound === 'atLeast') return [from, MAX_DAYS];
	if (bound === 'more') return [to + 1, MAX_DAYS];
	if (bound === 'atMost') return [1, to];
	if (bound === 'less') return [1, from - 1];
	return bound === 'about' && from === to ? [Math.max(1, from - 1), to + 1] : [from, to];
}

type Length = [end: number, from: number, to: number];

function rangeAt(text: string, at: number): Length | null {
	const pair = matchAt(PAIR, text, at);
	if (pair) {
		const [words, ...groups] = pair;
		const [first, last, , night, week, ...after] = groups.slice(NAMES.length);
		const [from, to] = [first, last].map((number) => numberOf(number ?? '') ?? 0);
		const isPair = from && to && (to === from + 1 || `${first}${last}` === '三五');
		if (isPair)
			return [at + words.length, ...bounded(inDays(from, { night, week }), inDays(to, { night, week }), boundOf(groups, after))];
	}
	const orTwo = matchAt(OR_TWO, text, at);
	if (orTwo) {
		const [words, , night, week] = orTwo;
		return [at + words.length, inDays(1, { night, week }), inDays(2, { night, week })];
	}
	const labelled = matchAt(LABELLED, text, at);
	if (labelled) {
		const [words, night, low, high = low] = labelled;
		return [at + words.length, daysIn(low, { night }), daysIn(high, { night })];
	}
	const range = matchAt(RANGE, text, at);
	if (range) {
		const [words, ...groups] = range;
		const [first, last, , night, week, ...after] = groups.slice(NAMES.length);
		const [from, to] = [daysIn(first, { night, week }), daysIn(last, { night, week })];
		// “3 or 4 nights max” has its longest
		const bound = /max|tops|most/.test(after[0] ?? '') ? undefined : boundOf(groups, after);
		if (from && to && from <= to) return [at + words.trimEnd().length, ...bounded(from, to, bound)];
	}
	const between = matchAt(BETWEEN, text, at);
	if (between) {
		const [words, atLeast, low, day, night, week, atMost, high, ...last] = between;
		const unit = last.some(Boolean) ? { night: last[1], week: last[2] } : { night, week };
		const [from, to] = [daysIn(low, unit), daysIn(high, unit)];
		if (day || night || week || last.some(Boolean)) return [at + words.length, atLeast ? from : from + 1, atMost ? to : to - 1];
	}
	return null;
}

/** Two lengths in their own units: equal ones are one (五天四晚), growing ones a stretch (3天到一周). */
function twoAt(text: string, at: number): Length | null {
	const both = matchAt(BOTH, text, at);
	const [words = '', ...groups] = both ?? matchAt(UNLIKE, text, at) ?? [];
	const [first, , night, week, last, , otherNight, otherWeek, ...after] = both ? groups.slice(NAMES.length) : groups;
	const [from, to] = [daysIn(first, { night, week }), daysIn(last, { night: otherNight, week: otherWeek })];
	const isRead = both ? from === to : from <= to;
	return from > 0 && isRead
		? [at + words.trimEnd().length, ...bounded(from, to, both ? boundOf(groups, after) : undefined)]
		: null;
}

function singleAt(text: string, at: number): Length | null {
	const [words, ...groups] = matchAt(SINGLE, text, at) ?? [];
	if (words === undefined) return null;
	const [number, plus, , night, week, ...after] = groups.slice(NAMES.length);
	const days = daysIn(number, { night, week });
	// 8 or more days
	const [isLess, isMore] = [/less|fewer/.test(plus ?? ''), plus === '+' || / more/.test(plus ?? '')];
	if (!numberOf(number ?? '')) return null;
	return [
		at + words.trimEnd().length,
		...bounded(
			days,
			days,
			boundOf(groups, [after[0] ?? (isLess ? plus : undefined), after[1] ?? (isMore ? plus : undefined), after[2] ?? plus]) ??
				signBefore(text, at),
		),
	];
}

const ALONE = '(?= ?(?:$|[,.;!?)])| (?:in|from|to|at|on|please|max)(?![a-z]))';
/** A further number of the same unit: 4 nights or 5, 5 days, possibly 6. */
const OR_MORE = new RegExp(
	`,? (?:(?:or|possibly|maybe|perhaps)(?: (?:even|maybe|possibly|perhaps))? |(?=${SMALL} (?:tops|max|at)))(${SMALL})(?: tops| max(?:imum)?| at (?:the )?most)?${ALONE}`,
	'y',
);
/** How much shorter or longer it may be: 5 nights, give or take one. */
const GIVE_OR_TAKE = new RegExp(
	`,? ?(?:\\+ ?/? ?-|±|plus or minus|give or take) ?(an?|${SMALL})(?: (?:days?|nights?))?(?![a-z])`,
	'y',
);
/** The number that is meant instead: five nights, make that six. */
const CORRECTED = new RegExp(`,?(?: (?:or|no|sorry|wait|oops|actually),?)* make (?:it|that) (${SMALL})${ALONE}`, 'y');
/** Numbers further apart aren't said of one wish. */
const NEAR = 2;

function withMore(text: string, length: Length | null): Length | null {
	const [end, from, to] = length ?? [0, 0, 1];
	if (!length || from !== to) return length;
	const [near, some] = matchAt(GIVE_OR_TAKE, text, end) ?? [];
	if (near) return [end + near.length, Math.max(1, from - (numberOf(some ?? '') ?? 0)), to + (numberOf(some ?? '') ?? 0)];
	const corrected = matchAt(CORRECTED, text, end);
	const [words, number] = corrected ?? matchAt(OR_MORE, text, end) ?? [];
	if (!words) return length;
	const isNights = /n(?:ights?(?:ers?)?|ites?|ts?)?$/.test(text.slice(0, end));
	const other = (numberOf(number ?? '') ?? 0) + (isNights ? 1 : 0);
	if (corrected) return [end + words.length, other, other];
	return Math.abs(other - from) > NEAR ? length : [end + words.length, Math.min(from, other), Math.max(from, other)];
}

function otherAt(text: string, at: number): Length | null {
	const other = matchAt(OTHER, text, at);
	if (!other) return null;
	const [words, halfMonth, fortnight, week] = other;
	const end = at + words.length;
	if (!halfMonth && !fortnight && !week) return [end, ...SHORT];
	const days = halfMonth ? HALF_MONTH : fortnight ? FORTNIGHT : 7;
	const [bound = '', ...after] = matchAt(BOUND_BEHIND, text, end) ?? [];
	return [end + bound.trimEnd().length, ...bounded(days, days, boundOf([], after))];
}

/** Reads how long a voyage lasts, in days: a night less is a day more, so 4 nights are 5 days. */
export const lengthReader: Reader = (text, at) => {
	const [end, from, to] = otherAt(text, at) ??
		rangeAt(text, at) ??
		twoAt(text, at) ??
		withMore(text, singleAt(text, at)) ?? [at, 1, 0];
	const [other] = matchAt(ELSE, text, at) ?? [];
	if (other && at + other.trimEnd().length >= end) return { end: at + other.trimEnd().length, found: { kind: 'unread' } };
	// No voyage is that long: 孕妇24周
	if (from > MAX_VOYAGE && from <= to) return { end, found: { kind: 'unread' } };
	return from > to ? null : { end, found: { kind: 'length', from, to: Math.min(MAX_DAYS, to) } };
};
