import { FOREIGN, VOUCHER } from './foreign-money.ts';
import { numberOf, signBefore, VERB_NOT } from './numbers.ts';
import { peopleReader } from './people.ts';
import { matchAt, type People, type Reader } from './piece.ts';
import { HAN } from './text.ts';

type Bound = 'atMost' | 'less' | 'atLeast' | 'more' | 'about' | 'some';
type Said = {
	bound?: Bound;
	total?: true;
	among?: number;
	people?: People;
	each?: true;
	money?: true;
	untold?: true;
	tooMuch?: true;
};

/** All of them, however many they are. */
const FAMILY: People = { adults: 0, others: 0, children: 0, unsaid: 'all' };

/** What begins with a figure of its own behind a sum: 六千三个人, 六千三月出发, 六千三四天. */
const NEXT_FIGURE = [
	'[一二两三四五六七八九十](?:个?(?:人(?![均民])|位|间|晚|天|大|老|口|孩|小)|月(?![底初末]))',
	'(?:一两|两三|三四|四五|五六|六七|七八|八九)[天晚]|[一两]周(?![一二三四五六日天末])|一家|三亚',
].join('|');
const CN_AMOUNT = `[一二两三四五六七八九十](?:(?!${NEXT_FIGURE})[一二两三四五六七八九十百千万零])*`;
/** A figure behind a unit counts in the next lower one, unless it counts something itself: 1万五, 1万三个人, 1万五一出发. */
const DIGIT = '[\\d一二两三四五六七八九]';
const OF_ITS_OWN = '(?:个|人|位|口|大|天|晚|夜|日|月|号|周|一(?![家个人位间]))';
const LOWER = `(?:${DIGIT}千)?${DIGIT}(?! ?(?:[千万百]|${OF_ITS_OWN}))|${DIGIT}千`;
const WORDS = '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)';
const HUNDREDS = `(?: and)? (?:\\d|${WORDS}) hundred(?![a-z])`;
const AMOUNT = new RegExp(
	`(?:\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)(?: (?:thousand|grand)${HUNDREDS}| ?(?:k|w|千|万|thousand|grand)(?![a-z])(?:${LOWER})?|百)?(?!\\d(?! ?${OF_ITS_OWN}))|${CN_AMOUNT}|${WORDS}(?= (?:to|and|or) [a-z]+(?: and a half)? (?:thousand|grand|k)(?![a-z]))|(?:a|${WORDS})(?: and a half)? (?:thousand|grand|k)(?![a-z])(?:${HUNDREDS})?`,
	'y',
);
const TO = / ?(?:-|(?:up )?to|(?:多?(?:块钱?|元)?)(?:到|至)|and|or|~|、|或) ?/y;
/** “五六千” is from 5,000 to 6,000. */
const PAIR = /([一二两三四五六七八])([二三四五六七八九])(千|万|百)/y;

/** “Can't afford more than”, “nothing over”: a bound that is denied is the other one. */
const NOT = `(?:${VERB_NOT}|(?:rather|prefer(?:ably)?) not|never|nothing|none|no|not|without|nor)(?: (?:want|like|wish|willing|able|looking|going|it|have|anything))?(?: to)?(?: (?:afford|spend(?:ing)?|pay(?:ing)?|go(?:ing)?|be|cost(?:ing)?|priced))?`;
const UPWARDS =
	'(?:more|higher|greater|dearer|pricier) than|more expensive than|over|above|beyond|exceeding|exceed|past|north of|upwards of';
const DOWNWARDS = '(?:less|cheaper|lower|fewer) than|under|below|south of';

/** Words before an amount. */
const BEFORE: readonly (readonly [string, Said])[] = [
	[
		'(?:my |our |the |a )?(?:total|overall|whole|combined|joint) budget(?: is| of|:)?|(?:in )?total(?: of)?:?|altogether|(?<=(?:^|[,.;!?(]) ?)together|总预算|总价|总费用|总共|总计|一共|合计|全部|加起来|全包',
		{ total: true, money: true },
	],
	[
		'(?:my |our |the |a )?budget(?: range)?(?: is| of|:)?|预算(?:是|在|为)?:?|价格(?:是|在)?|价位(?:在)?|费用|票价|船票|花费|花|价钱|prices?(?: range)?(?: of| is|:)?|costing|costs?|spend(?:ing)?|pay(?:ing)?|priced?(?: at)?|预计',
		{ money: true },
	],
	[
		'(?:我们)?(?:全家人?|一家人|一家子|大家|家庭)(?:的?(?:总?预算|总价|总费用|一共|总共|总计|合计))?|(?:a |my |our |the )?family budget(?: is| of|:)?',
		{ total: true, people: FAMILY },
	],
	[
		'(?:每|一)间(?:房间?|舱房?)?|每房|(?:平均)?每[晚夜天日]|(?<![天日晚夜] ?)一[晚夜天](?! )|per cabin|[每各](?:家|户|个?家庭)(?:人)?(?:的?(?:总?预算|出|花))?',
		{ untold: true },
	],
	['(?:每人|每位|人均)?(?:单位|公司)?(?:给|能|可以)?(?:补(?:贴|助)?|报销)了?', { untold: true }],
	['(?:小孩|儿童|孩子)(?:票|价|每人|每位)?', { untold: true }],
	['(?:大人|成人)(?:票|价)?|人均|每人|每位|一人|一个人|单人|每个人|per person|each', { each: true }],
	[
		`${NOT} (?:${UPWARDS})|(?:不|别)(?:能|要|得|可|好|想|会|可以)?超(?:过|出)?|超不过|(?<=人均|预算|价格|每人|总价)不过|不高于|不大于|最多|最高|不多于|控制在|顶多|up to|at most|max(?:imum)?(?: of)?|no more than|not more than|within|not exceeding|<=?|≤`,
		{ bound: 'atMost' },
	],
	[`低于|少于|小于|不到|不足|${DOWNWARDS}`, { bound: 'less' }],
	[
		`${NOT} (?:${DOWNWARDS})|(?:不[能要]?|别)[低少]于|不小于|至少|最少|起码|at least|minimum(?: of)?|min|from|starting at|>=?|≥`,
		{ bound: 'atLeast' },
	],
	[`高于|贵[于过]|超过|大于|${UPWARDS}`, { bound: 'more' }],
	['大概|大约|约|差不多|around|about|roughly|approx(?:imately)?\\.?|circa|abt|ard|~', { bound: 'about' }],
	['in|between|的|(?:anything|everything)(?= (?:over|above|under|below|more|less))', {}],
	['¥|￥|rmb|cny|人民币', { money: true }],
	[`${VOUCHER}(?: ?(?:worth|of|for|:))*|worth(?: of)?`, { untold: true }],
	['stretch(?:ing)?(?: up)? to|(?<=\\bbut [^,.;!?]{0,20})go(?: up)? to', { untold: true }],
	[FOREIGN, { untold: true }],
];
/** Words after an amount. */
const AFTER: readonly (readonly [string, Said])[] = [
	['元(?![旦宵])|块钱?|圆|人民币|rmb|cny|yuan|renminbi', { money: true }],
	[
		'(?:/|每|一)间(?:房间?|舱房?)?|per (?:cabin|room)|a (?:cabin|room)|(?:/|每)(?:家(?!人)|户|个?家庭)|一家(?=$|[ ,，。])',
		{ untold: true },
	],
	['/ ?(?:night|day|晚|天)|per (?:night|day)|a (?:night|day)|每晚|每天|一晚|一天', { untold: true }],
	[`(?:worth |of |in |off )*的?${VOUCHER}`, { untold: true }],
	[FOREIGN, { untold: true }],
	[
		'以内|之内|以下|及以下|往下|内(?!舱)|封顶|到顶|为限|顶天|max(?:imum)?(?! ?\\d{4})|(?:or|and) (?:less|under|below|cheaper|lower)|(?:below|under)(?! ?\\d)|tops|at most',
		{ bound: 'atMost' },
	],
	[
		'以上|及以上|往上(?!海)|起(?!航|程)|(?:or|and) (?:more|up|above|over|upwards|higher)|(?:above|upwards|min(?:imum)?(?![a-z]))(?! ?\\d| average)|up(?! (?:to|front)| ?\\d)|over(?= ?(?:$|[,.;!?)]))|plus|\\+(?! ?/? ?-)',
		{ bound: 'atLeast' },
	],
	['之间', {}],
	['不到(?![\\d一二两三四五六七八九十])', { bound: 'less' }],
	['(?:的?话)?够(?:不够|吗|么)', { bound: 'atMost' }],
	['左右|上下|来块钱?|来元|or so|-ish|ish|\\+ ?/? ?-|±', { bound: 'about' }],
	['出头|多(?:一?点儿?|块钱?|元(?![旦宵]))?', { bound: 'some' }],
	[
		`(?:的)?预算|budget(?!(?: is| of|:)?(?: (?:${DOWNWARDS}|around|about|max|up to|within|<))? ?(?:rmb|cny|¥)? ?(?:\\d{4}|\\d+ ?k))`,
		{ money: true },
	],
	[
		'(?:/|每|一)(?:个)?(?:人|位)|人均|for (?:each|every) (?:person|adult|guest)|per (?:person|head|guest|adult|pax|pers|traveller|passenger)|a (?:person|head|pop)|each|pp|ppn?|pax|ea|ph|p\\.?p\\.?|p/p|/ ?(?:person|pax|head|pers|pp|p|人)|apiece',
		{ each: true },
	],
	['(?:/|per |a |for each |each )(?:couple|pair)(?! of)|both(?= ?(?:$|[,.;!?)]))', { total: true, among: 2 }],
	['(?:/|per |a |each |every )(?:kid|child|infant|baby|senior|teen)|(?:/|每个?|一个)(?:小孩|孩子|儿童|小朋友)', { untold: true }],
	[
		'(?:/|per |a |(?:for |between )?(?:the |my |our |a )(?:whole |entire )?)(?:family|household)(?! of)|全家(?!.?口)人?|一家人|一家子(?!.?口)',
		{ total: true, people: FAMILY },
	],
	[
		'(?:is |are |would be |.?s )?(?:way |far |a bit )?(?:too (?:much|expensive|dear|pricey|high|steep)|out of (?:my |our )?(?:budget|range))|(?:的)?(?:就|都|也)?(?:太贵了?|太高了?|(?:算了|免谈|不(?:要|考虑|行|看|接受)了?)(?=$|[,.，。;；!！]|(?<=[^ ]的?[就都也]?(?:算了|免谈|不(?:要|考虑|行|看|接受)了?)) ))',
		{ tooMuch: true },
	],
	['between (?:us|everyone|all of us)(?: all)?', { total: true }],
	[
		'总共|一共|总价|总预算|合计|全部|搞定|in total|total|altogether|all[ -]in(?:clusive)?|in all|(?:all )?together(?! with(?![a-z]))|combined|for (?:all(?: of us)?|us(?: all)?)(?! (?:both|two))|(?:for )?the (?:whole )?lot|for (?:everyone|everybody|everything|the (?:whole )?(?:group|cabin))|overall',
		{
			total: true,
		},
	],
];

const compiled = (rows: readonly (readonly [string, Said])[]) =>
	rows.map(([words, said]) => [new RegExp(` ?(?:${words})(?![a-z])(?<! )`, 'y'), said] as const);
/** Signs and Chinese words may be followed by a letter at once; the pattern takes care of English ones alone. */
const FIRST = compiled(BEFORE);
const LAST = compiled(AFTER);

/** Takes as many of the words as follow each other, and what they say together. */
function wordsAt(rows: typeof FIRST, text: string, from: number): { end: number; said: Said } {
	let [end, said]: [number, Said] = [from, {}];
	for (let more = true; more; ) {
		more = false;
		for (const [pattern, says] of rows) {
			const match = matchAt(pattern, text, end);
			if (!match || match[0].trim() === '') continue;
			end += match[0].length;
			said = { ...said, ...says };
			more = true;
			break;
		}
	}
	return { end, said };
}

/** The words that a bare amount must have beside it, or a size that can only be a price. */
const MIN_BARE = 1_000;
/** No voyage costs more: a longer number is something else. */
const MAX_BARE = 200_000;
const isYear = (text: string): boolean => /^20[2-3]\d$/.test(text);
/** A year that is over: our wedding was in 2015. */
const PAST_YEAR = /\b(?:in|since) (?:19[5-9]|20[01])\d$/;
/** The currency's letters before a year, where nothing else tells of money, are the Chinese New Year: CNY 2027 for 2. */
const NEW_YEAR = /^(?:(?:from|in|between|around|about) )?cny ?$/;

/** Says which amounts an “about” covers. */
const ABOUT = 0.2;

function boundsOf(amount: number, upper: number | null, bound: Bound | undefined): { from: number | null; below: number | null } {
	// “三千多” is between 3,000 and 4,000
	const last = upper ?? amount;
	if (bound === 'some') return { from: amount, below: last + 10 ** Math.floor(Math.log10(last)) };
	if (upper !== null) return { from: amount, below: upper };
	if (bound === 'about') return { from: Math.round(amount * (1 - ABOUT)), below: Math.round(amount * (1 + ABOUT)) };
	if (bound === 'atLeast' || bound === 'more') return { from: amount, below: null };
	return { from: null, below: amount };
}

/** The number after which no amount ends: a count of days, people or the like. Behind a space a name or a time may begin: 5000 日本, 5000 月底. */
const COUNTED =
	/ ?-?(?:天(?!津|数)|日(?!本|韩)|晚|夜|人(?![民均数])|个|口|位|月(?![底初末中])|号|年(?![底初末前后])|岁|点|楼|层|nights?|days?|weeks?|people|persons?|adults?|kids|children|of us|guests?|%|折)/y;

type Amounts = { end: number; amount: number; upper: number | null; figures: string };

/** Reads an amount, or two as a range: 5000, 3千到5千, 五六千. */
function amountsAt(text: string, at: number): Amounts | null {
	const pair = matchAt(PAIR, text, at);
	if (pair) {
		const [low, high] = [pair[1], pair[2]].map((figure) => numberOf(`${figure}${pair[3]}`));
		return low && high && low < high ? { end: at + pair[0].length, amount: low, upper: high, figures: '' } : null;
	}
	const [figures] = matchAt(AMOUNT, text, at) ?? [];
	const amount = figures && numberOf(figures);
	if (!figures || !amount) return null;
	const end = at + figures.length;
	const [to] = matchAt(TO, text, end) ?? [];
	const [second] = (to && matchAt(AMOUNT, text, end + to.length)) || [];
	const upper = second && numberOf(second);
	if (!to || !second || !upper || matchAt(COUNTED, text, end + to.length + second.length))
		return { end, amount, upper: null, figures };
	// “3-5千” and “3 to 5k” share their unit
	const lower = amount < 100 && upper >= 1_000 ? amount * (/万|w/.test(second) ? 10_000 : 1_000) : amount;
	return lower < upper
		? { end: end + to.length + second.length, amount: lower, upper, figures }
		: { end, amount, upper: null, figures };
}

const ME = /^我|[和跟与]我|\b(?:me|i|us)\b/;

/** A count of several who pay a sum together: 两个人, 夫妻俩, 一家三口. */
function payersAt(text: string, at: number): { end: number; people: People } | null {
	const read = peopleReader(text, at);
	if (read?.found.kind !== 'people') return null;
	const { people } = read.found;
	const isSeveral = people.adults > 1 || (people.adults + people.children > 1 && people.all !== undefined);
	const isWithMe = people.others + people.children > 0 && ME.test(text.slice(at, read.end));
	const isAll = isWithMe || (isSeveral && people.others === 0 && people.joins === undefined);
	return isAll ? { end: read.end, people } : null;
}

/** Before people and their sum: 预算两个人一万. */
const BUDGET = /总?预算(?:[是就在]|大概|大约|差不多)*/y;
/** Between people and their sum; a comma only where a word for money follows. */
const BEFORE_SUM = /的?(?:[,，] ?(?=总?预算|总价|共|合计|加起来))?/y;
/** The people named behind a sum that they pay together, and words for it behind them. */
function payersBehind(text: string, from: number): { end: number; people: People; said: Said } | null {
	const start = text[from] === ' ' ? from + 1 : from;
	const payers = payersAt(text, start);
	if (!payers) return null;
	const { end, said } = wordsAt(LAST, text, payers.end);
	const words = text.slice(start, payers.end);
	const isClose = start === from || said.total;
	const isMeant = /^(?:for|between) /.test(words) || (HAN.test(words) && isClose);
	return isMeant && !said.each ? { end, people: payers.people, said } : null;
}

const opposite = (bound: Bound | undefined): Bound => (bound === 'less' || bound === 'atMost' ? 'atLeast' : 'atMost');

/** Reads a sum from its first word on; `payers` are the people named before it. */
function sumAt(text: string, at: number, payers?: People): ReturnType<Reader> {
	const before = wordsAt(FIRST, text, at);
	const amounts = amountsAt(text, text[before.end] === ' ' ? before.end + 1 : before.end);
	if (!amounts || matchAt(COUNTED, text, amounts.end)) return null;
	const { amount, upper, figures } = amounts;
	const after = wordsAt(LAST, text, amounts.end);
	const isNewYear = upper === null && isYear(figures) && NEW_YEAR.test(text.slice(at, amounts.end - figures.length));
	if (isNewYear && Object.keys(after.said).length === 0) return null;
	const sign = signBefore(text, at);
	const near: Said = { ...(sign && { bound: sign }), ...before.said, ...after.said };
	const behind = payers || near.each || near.total ? null : payersBehind(text, after.end);
	const people = behind?.people ?? payers;
	const said: Said = { ...near, ...behind?.said, ...(people && { people }) };
	const end = behind?.end ?? after.end;
	const isMarked = Boolean(said.money ?? said.untold ?? said.each ?? said.total);
	if (amount < (isMarked ? 100 : said.bound || upper ? 500 : MIN_BARE)) return null;
	if (!isMarked && (isYear(figures) || amount > MAX_BARE || (!said.bound && PAST_YEAR.test(text.slice(0, amounts.end)))))
		return null;
	// If August is over 6000
	const isCase = (said.bound === 'more' || said.bound === 'atLeast') && /\bif [^,.;!?]{0,40}$/.test(text.slice(0, at));
	// A total finds its people wherever they stand, and they count where the sum can't be told: 三人一间 五千
	if (payers && (said.each || said.total || said.untold)) return null;
	// Who pays it may be told: $1500 for two
	if (said.untold || isCase) return { end: after.end, found: { kind: 'unread' } };
	const total = !said.each && Boolean(said.total ?? people);
	const bounds = boundsOf(amount, upper, said.tooMuch ? opposite(said.bound) : said.bound);
	return {
		end,
		found: {
			kind: 'budget',
			...bounds,
			total,
			...(said.each && { each: said.each }),
			...(total && said.among && { among: said.among }),
			...(total && said.people && { people: said.people }),
		},
	};
}

/**
 * Reads a budget in CNY: per person, as the site's prices are, unless the words say that it is for several.
 * Other currencies are unread, since nothing converts them.
 */
export const budgetReader: Reader = (text, at) => {
	if (text[at] === ' ') return null;
	const [budget = ''] = matchAt(BUDGET, text, at) ?? [];
	const payers = HAN.test(text.slice(at, at + 3)) ? payersAt(text, at + budget.length) : null;
	const [gap = ''] = (payers && matchAt(BEFORE_SUM, text, payers.end)) || [];
	const start = (payers?.end ?? at) + gap.length;
	return (payers && text[start] !== ' ' && sumAt(text, start, payers.people)) || sumAt(text, at);
};
