import { CHINESE_PEOPLE } from './chinese-people.ts';
import { ENGLISH_PEOPLE } from './english-people.ts';
import { kinIn } from './kin.ts';
import { numberOf } from './numbers.ts';
import { DECADE } from './people-row.ts';
import { matchAt, type People, type Reader } from './piece.ts';
import { HAN } from './text.ts';

/** English words begin with no Chinese sign; Chinese ones may begin with a figure. */
const ALL_PEOPLE = [...CHINESE_PEOPLE, ...ENGLISH_PEOPLE];

/** Before some of the people who were named already: 8 pax incl 2 kids. */
const AMONG = /(?:inc(?:l(?:uding|udes)?)?\.?|of (?:whom|which|them)|其中(?:包括|有)?|包括|包含|含)[:：]? ?/y;
/** Before those who remain: 我妈不去了 就我和我爸, but 就我和老公带着. */
const ONLY = /(?:就|只有|只剩下?)(?=我(?:[和跟与]|们?[俩两]))(?![^ ,，。]{0,9}[带陪照])/y;
/** The same behind them: family of six, grandparents included. */
const INCLUDED = / (?:are )?included(?![a-z])/y;
/** Before a count of all who travel. */
const IN_ALL = /(?:我们)?(?:一共|总共|合计|总计)(?:就|只|才)?(?:是|有)?(?:我们)?[:：]? ?/y;
/** Before people who come besides. */
const BESIDE = /^我?(?:with|w\/|and|plus|\+|&|taking|bringing|带|领|携|陪|和|跟|同|与|还有|以及|加|外加|再加)/;
/** “With two kids” may be said of a party that counts them. */
const MAY_BE_AMONG = /^(?:with|w\/)/;

function joinsOf(words: string): Pick<People, 'joins'> {
	return BESIDE.test(words) && !MAY_BE_AMONG.test(words) ? { joins: 'beside' } : {};
}

/** Words in Chinese before somebody who goes along. */
const TAKEN = /^我?[带领陪和跟与]/;
/** Grown-ups who are all old: beside a couple they are others. */
const OLD_PEOPLE = /老(?:年?人|两口|夫|伴)|长辈/;
/** Who asks is named among the others: me, my wife and her parents. */
const ME = /^(?:for |between )?(?:me|i|myself)(?![a-z])|(?:and|&|,|plus) ?(?:me|i|myself)$|[一-龥]我$/;
/** A count that includes the one who asks: 我们三个, the two of us. */
const OURS = /^(?:我们|咱)|\bof us\b/;
const BEHIND_ME = /(?<![a-z])(?:me|i|myself),? $/;
/** Somebody who lives where the ship leaves, looks after those at home, or told of the voyage may not travel. */
const LIVES =
	/(?<!\b(?:i|me|us|we|myself)) (?:(?:(?:just|also|already|once) )?(?:told me|showed me|sent me|recommend(?:s|ed)?(?! (?:we|that we|us)(?![a-z]))|mentioned)(?![a-z])|(?<!\b(?:wife|husband|partner|girlfriend|boyfriend|son|daughter|kids|children) )(?:(?:just|also|already|once|both) )?(?:went|sailed|cruised|travelled|visited|loved|enjoyed|(?:has|have|had) been)(?![a-z])|(?:(?:also|already|now|still) )?(?:(?:lives?|works?|stud(?:y|ies))(?= (?:at|in|with|near|there|here|abroad)(?![a-z]))|(?:(?:is|are) )?(?:gets?|getting) (?:married|wed|hitched)(?![a-z])|(?:(?:is|are) )?stay(?:s|ing)?(?= (?:at home|home|behind|with (?:my|our|the))(?![a-z]))))/y;
/** Words that tell more of a relative, who is one of the grown-ups that are counted elsewhere: my mum can't walk far, 2 adults. */
const DESCRIBED =
	/ (?:(?:can(?:not|['’]?t) (?:walk|climb|swim|fly|manage|eat|sleep)|has|have|gets?|needs?|uses?|suffers?|struggles?)(?![a-z])|(?:is|are) (?!coming|joining|travell?ing|going))/y;
/** Before somebody who is the reason of a wish, and one of those who are counted: too hot for my dad, a birthday trip for my mum. */
const REASON = /\b(?:too [a-z]+|(?:birthday|anniversary)(?: [a-z]+)?) $/;
/** Whose words are told may not travel: 我妈说不要周末, but 老公说想去. */
const SAYS =
	/(?:也|都|一直|总是?)?(?:说(?![好定走是])|讲|(?<=都)推荐|推荐(?=[我过了])|告诉)(?![他她]?们?(?:也|就)?(?:[想要]|希望|打算))/y;
/** English words for relatives that don't say whose they are: mum, grandpa. */
const WITHOUT_OWNER = /^(?:(?:and|plus|&) )?(?!.*\b(?:my|our|his|her|their|with|for|me|i|us)\b)[a-z]/;
/** Who counts themselves in: 我和老公, 我们俩. */
const INCLUDES_ME = /我(?:们|[和跟与、])|[和跟与、]我|俩/;
/** Another one who has no time or stays at home doesn't travel: 他爸没空, 老公要上班. */
const STAYS_HOME =
	/[都也又就]?(?:吵了?架|闹翻|分手|没(?:空|时间|假)|[去来走]不[了开]|(?:要|得)(?:上班|加班|出差|值班)|不(?:一起|跟着)?[去来](?=了?(?:$|[ ,，。]|就)))了?/y;
const STAYS = /(?<=\bstay(?:s|ing)? )with (?:my|our)|(?<=\bvisit(?:ing)? )(?:my|our)/y;

/** Mother's Day is a festival. */
const FESTIVAL = /^['’]s day(?![a-z])/;
/** An occasion of somebody who may not travel. */
const OCCASION =
	/^(?:['’]s\b|['’](?= (?:[a-z\d]+ ){0,2}(?:birthday|anniversary|wedding|retirement)(?![a-z]))| (?:turns|(?:(?:is|will be) )?turning) \d|的?过?(?:生日|高考|中考|开学|毕业(?!旅[行游]|游)|[五六七八九]十大寿)|[过大]寿|(?:办|要)?(?:婚礼|订婚|结婚(?!纪念|\d|[一二三四五六七八九十]+周?年))|那(?:一?辈|代)|的事)/;
/** Somebody whose retirement is waited for may not travel: 等他爸退休了 老两口去. */
const AWAITED = /等(?:到|着)?[我你他她]?$/;
const RETIRES = /^(?:都|也)?退休/;

const YEARS = '(?: ?(?:years?|yrs?)(?: old| of age)?| ?y/?o)';
const AGE = `(?:(?:1[89]|[2-9]\\d)(?![\\d.,]*\\d)(?:['’]?s(?![a-z]))?|${DECADE})`;
const AGES = `${AGE}(?: ?(?:and|&|,|/|-|to) ?${AGE})?(?: ?\\+)?${YEARS}?`;
/** No day of a month. */
const OLD = `(?=[4-9])${AGES}`;
const ARE = '(?:(?:who|both|all|now|are|is|she|he|they|she.?s|he.?s|they.?re) )';
/** How old grown-ups are, which narrows nothing: parents aged 68 and 71, a couple in our 60s, Dad (70). A number alone is no age. */
const GROWN = new RegExp(
	`,? ?(?:${ARE}*(?:(?:aged?|ages|in (?:our|their|his|her|my)(?:[ -](?:early|mid|late))?)[ -]${AGES}|over ${OLD})|${ARE}+${OLD}|(?=[4-9])${AGE}(?: ?\\+(?! ?\\d)|${YEARS}|(?<=, ?\\d\\d)(?=, (?!\\d)))|\\((?:aged?:? |ages:? |both |over |in (?:his|her|their) |(?:early|mid|late)[ -])*${AGES}\\))(?![a-z])(?! ?(?:k|w|%|nights?|days?|weeks?|hundred|thousand|grand|rmb|cny|yuan|people|pax)(?![a-z]))`,
	'y',
);

/** People behind a sum in Chinese figures: 八千两个人. */
const OF_A_SUM = /[一二两三四五六七八九](?:[个位大]|人(?![均民]))|一家|[^一二两三四五六七八九十百千万]/y;

/** Reads who travels. The longest match wins. */
export const peopleReader: Reader = (text, at) => {
	// The end of a number is no number: 一百二十人; behind figures the sum has taken what is its own: 1万三个人
	const isBehindSum = /[百千万][一二三四五六七八九]?$/.test(text.slice(0, at)) && matchAt(OF_A_SUM, text, at) !== null;
	if (!isBehindSum && /(?<!\d)[百千万][一二三四五六七八九]?$/.test(text.slice(0, at)) && !/\d/.test(text[at] ?? '')) return null;
	const among = matchAt(AMONG, text, at);
	const inAll = among ? null : matchAt(IN_ALL, text, at);
	const only = among || inAll ? null : matchAt(ONLY, text, at);
	const start = at + ((among ?? inAll ?? only)?.[0].length ?? 0);
	// Signs are passed over on the way here
	const plus = /\+ ?$/.test(text.slice(Math.max(0, at - 2), at)) ? '+' : '';
	let best: ReturnType<Reader> = null;
	for (const [pattern, read] of HAN.test(text[start] ?? '') ? CHINESE_PEOPLE : ALL_PEOPLE) {
		const match = matchAt(pattern, text, start);
		if (!match || match[0] === '' || (best && start + match[0].length <= best.end)) continue;
		const [first = 0, second = 0, third = 0] = match.slice(1).flatMap((word) => (word ? [numberOf(word) ?? 0] : []));
		const behind = start + match[0].length;
		if (FESTIVAL.test(text.slice(behind))) continue;
		const counted = read(first, second, third);
		const isAnother = counted?.others && !counted.adults && !counted.all && !INCLUDES_ME.test(match[0]);
		const home = isAnother ? matchAt(STAYS_HOME, text, behind)?.[0] : undefined;
		const isAbsent = home ?? matchAt(LIVES, text, behind) ?? matchAt(SAYS, text, behind) ?? matchAt(STAYS, text, start);
		// The birthday of somebody's mother takes nobody along, but 带妈妈过生日 takes her
		const isOccasion = OCCASION.test(text.slice(behind)) && !TAKEN.test(match[0]);
		const isAwaited = RETIRES.test(text.slice(behind)) && AWAITED.test(text.slice(0, at));
		const said = isAbsent || isOccasion || isAwaited ? null : counted;
		const [included = ''] = matchAt(INCLUDED, text, behind) ?? [];
		const isReason = REASON.test(text.slice(0, at)) && match[0].startsWith('for ');
		const isDescribed = isReason || (!BESIDE.test(match[0]) && matchAt(DESCRIBED, text, behind));
		const isAmong = among || included || (said?.others && isDescribed);
		const joins = isAmong ? { joins: 'among' as const } : joinsOf(`${plus}${match[0]}`);
		const kin = kinIn(match[0]);
		const people: People = {
			...{ adults: 0, others: 0, children: 0, ...said, ...joins },
			...(kin.length > 0 && { kin }),
			...(OLD_PEOPLE.test(match[0]) && { of: 'old' as const }),
			...(said?.others && (ME.test(match[0]) || BEHIND_ME.test(text.slice(0, at))) && { me: true as const }),
			...(said?.all === 'party' && OURS.test(match[0]) && { me: true as const }),
			...(said?.others && kin.length > 0 && WITHOUT_OWNER.test(match[0]) && { bare: true as const }),
			...(only && { anew: 'only' as const }),
			...(inAll && said?.adults && said.all !== 'family' && { anew: 'all' as const }),
		};
		const ages = people.children === 0 ? (matchAt(GROWN, text, behind)?.[0].length ?? 0) : 0;
		best = {
			end: behind + (home?.length ?? (included.length || ages)),
			found: said ? { kind: 'people', people } : { kind: 'unread' },
		};
	}
	return best;
};
