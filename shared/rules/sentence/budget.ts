import { numberOf, SMALL } from './numbers.ts';
import { matchAt, type Reader } from './piece.ts';

type Bound = 'atMost' | 'less' | 'atLeast' | 'more' | 'about' | 'some';
type Said = { bound?: Bound; total?: true; among?: number; each?: true; money?: true; untold?: true };

const CN_AMOUNT = '[一二两三四五六七八九十](?:(?!一个?(?:人|位|间|晚|天))[一二两三四五六七八九十百千万零])*';
const AMOUNT = new RegExp(
	`(?:\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)(?: ?(?:k|w|千|万|thousand|grand)(?![a-z])\\d?|百)?(?![\\d])|${CN_AMOUNT}|(?:one|two|three|four|five|six|seven|eight|nine)(?= (?:to|and) [a-z]+ (?:thousand|grand))|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:thousand|grand)(?![a-z])`,
	'y',
);
const TO = / ?(?:-|to|到|至|and|~) ?/y;
/** “五六千” is from 5,000 to 6,000. */
const PAIR = /([一二三四五六七八])([二三四五六七八九])(千|万|百)/y;

const FOREIGN =
	'us\\$|hk\\$|s\\$|a\\$|\\$|€|£|usd|hkd|eur|gbp|sgd|jpy|krw|美元|美金|刀|港币|港元|港幣|欧元|英镑|日元|韩元|新台币|dollars?|bucks|euros?|pounds?|quid|yen';

/** Words before an amount. */
const BEFORE: readonly (readonly [string, Said])[] = [
	[
		'(?:my |our |the |a )?(?:total|overall|whole|family) budget(?: is| of|:)?|(?:in )?total(?: of)?:?|altogether|总预算|总价|总费用|总共|总计|一共|合计|全部|全家|加起来|全包',
		{ total: true, money: true },
	],
	[
		'(?:my |our |the |a )?budget(?: is| of|:)?|预算(?:是|在|为)?:?|价格(?:是|在)?|价位(?:在)?|费用|票价|船票|花费|花|价钱|prices?(?: of| is)?|costing|cost|spend(?:ing)?|pay(?:ing)?|priced?(?: at)?|预计',
		{ money: true },
	],
	['(?:每|一)间(?:房间?|舱房?)?|每房|per cabin', { untold: true }],
	['人均|每人|每位|一人|一个人|单人|每个人|per person|each', { each: true }],
	[
		'不超过|不要超过|别超过|不高于|最多|最高|不多于|控制在|顶多|up to|at most|max(?:imum)?(?: of)?|no more than|not more than|within|not over|not exceeding|<=?',
		{ bound: 'atMost' },
	],
	['低于|少于|小于|不到|不足|below|under|less than|cheaper than|lower than', { bound: 'less' }],
	['不低于|至少|最少|起码|at least|minimum(?: of)?|min|from|starting at|>=?', { bound: 'atLeast' }],
	['高于|超过|大于|more than|over|above|upwards of', { bound: 'more' }],
	['大概|大约|约|差不多|around|about|roughly|approx(?:imately)?\\.?|circa|~', { bound: 'about' }],
	['in|between|的', {}],
	['¥|￥|rmb|cny|人民币', { money: true }],
	[FOREIGN, { untold: true }],
];
/** Words after an amount. */
const AFTER: readonly (readonly [string, Said])[] = [
	['元|块钱?|圆|人民币|rmb|cny|yuan|renminbi', { money: true }],
	['(?:/|每|一)间(?:房间?|舱房?)?|per (?:cabin|room)|a (?:cabin|room)', { untold: true }],
	['/ ?(?:night|day|晚|天)|per (?:night|day)|a (?:night|day)|每晚|每天|一晚|一天', { untold: true }],
	[FOREIGN, { untold: true }],
	['以内|之内|以下|及以下|内(?!舱)|封顶|max(?:imum)?|or (?:less|under|below|cheaper)|tops|at most', { bound: 'atMost' }],
	['以上|及以上|起(?!航|程)|or (?:more|above|over)|and (?:up|above|over)|plus|\\+', { bound: 'atLeast' }],
	['左右|上下|or so|-ish|ish', { bound: 'about' }],
	['多(?:块|元)?|出头', { bound: 'some' }],
	['(?:的)?预算|budget', { money: true }],
	[
		'(?:/|每|一)(?:个)?(?:人|位)|人均|per (?:person|head|guest|adult)|a (?:person|head)|each|pp|p\\.?p\\.?|/ ?(?:person|pp|p)|apiece',
		{ each: true },
	],
	['for (?:both(?: of us)?|the two of us|us both)', { total: true, among: 2 }],
	[
		'总共|一共|总价|总预算|合计|全部|搞定|in total|total|altogether|all[ -]in(?:clusive)?|in all|all together|for all(?: of us)?|for (?:everyone|everything|the (?:whole )?(?:family|lot|group|cabin))|overall',
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
const isYear = (text: string): boolean => /^20[2-3]\d$/.test(text);

/** Says which amounts an “about” covers. */
const ABOUT = 0.2;

function boundsOf(amount: number, upper: number | null, bound: Bound | undefined): { from: number | null; below: number | null } {
	if (upper !== null) return { from: amount, below: upper };
	if (bound === 'about') return { from: Math.round(amount * (1 - ABOUT)), below: Math.round(amount * (1 + ABOUT)) };
	// “三千多” is between 3,000 and 4,000
	if (bound === 'some') return { from: amount, below: amount + 10 ** Math.floor(Math.log10(amount)) };
	if (bound === 'atLeast' || bound === 'more') return { from: amount, below: null };
	return { from: null, below: amount };
}

/** The number after which no amount ends: a count of days, people or the like. */
const COUNTED =
	/ ?-?(?:天|日|晚|夜|人(?!民)|个|口|位|月|号|年|岁|点|楼|层|nights?|days?|weeks?|people|persons?|adults?|kids|children|of us|guests?|%|折)/y;

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

/** People and a sum at once, which is for all of them: 两个人一万. */
const AMONG = new RegExp(`(${SMALL})(?:个|位)?(?:人|口)(?:的)?(?=[^\\s人,]{0,4}[\\d一二两三四五六七八九十¥])`, 'y');

/** A sum, and behind it how many people it is for. */
const FOR_ALL = new RegExp(` for (?:all )?(${SMALL})(?: people| persons| adults| guests| of us)(?![a-z])`, 'y');

/** Reads a budget in CNY: per person, as the site's prices are, unless the words say that it is for all. Other currencies are unread, since nothing converts them. */
export const budgetReader: Reader = (text, at) => {
	if (text[at] === ' ') return null;
	const people = matchAt(AMONG, text, at);
	const count = numberOf(people?.[1] ?? '') ?? 1;
	const isForSeveral = people !== null && count > 1;
	const before = wordsAt(FIRST, text, isForSeveral ? at + people[0].length : at);
	const amounts = amountsAt(text, text[before.end] === ' ' ? before.end + 1 : before.end);
	if (!amounts || matchAt(COUNTED, text, amounts.end)) return null;
	const { amount, upper, figures } = amounts;
	const { end: wordsEnd, said: after } = wordsAt(LAST, text, amounts.end);
	const forAll = matchAt(FOR_ALL, text, wordsEnd);
	const end = wordsEnd + (forAll?.[0].length ?? 0);
	const shared = forAll ? numberOf(forAll[1] ?? '') : isForSeveral ? count : null;
	const said: Said = { ...(shared && { total: true, among: shared }), ...before.said, ...after };
	const isMarked = Boolean(said.money ?? said.untold ?? said.each ?? said.total);
	if (amount < (isMarked ? 100 : said.bound || upper ? 500 : MIN_BARE)) return null;
	if (!isMarked && isYear(figures)) return null;
	if (said.untold) return { end, found: { kind: 'unread' } };
	const total = said.total === true && !said.each;
	const among = total && said.among ? { among: said.among } : {};
	return { end, found: { kind: 'budget', ...boundsOf(amount, upper, said.bound), total, ...among } };
};
