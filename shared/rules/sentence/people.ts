import { numberOf, SMALL } from './numbers.ts';
import { matchAt, type People, type Reader } from './piece.ts';

type Row = readonly [pattern: RegExp, read: (first: number, second: number) => Partial<People>];
const row = (pattern: string, read: Row[1]): Row => [new RegExp(`(?:${pattern})(?![a-z])`, 'y'), read];

/** An answer to “how many” that names no number, such as “with family”. */
const UNSAID: Partial<People> = { unsaid: true };
const WITH = '(?:我?(?:带上?|带着|陪着?|和|跟|同|与)(?:我|咱|我的)?)';
const CHILD = '(?:小?孩子?们?|小朋友|娃娃?|宝宝|宝贝|儿童|小|儿子|女儿|闺女|儿女)';
const WITH_EN = '(?:(?:with|and|plus|taking|bringing) )';

const ROWS: readonly Row[] = [
	row(`(${SMALL})大(${SMALL})小`, (adults, children) => ({ adults, children })),
	row('一家(三|四|五|六|3|4|5|6)口(?:人)?|(三|四|五|六|3|4|5|6)口之家', (size, other) => ({
		adults: 2,
		children: (size || other) - 2,
	})),
	row(
		`我?(?:和|跟|与|带着?|陪)?我?(?:老公|老婆|先生|太太|丈夫|妻子|爱人|对象|男朋友|女朋友|男友|女友|闺蜜|媳妇|另一半)(?:俩|两个?人|二人)?`,
		() => ({
			others: 1,
		}),
	),
	row('夫妻(?:俩|二人|两人|两个)?|两口子|小两口|老两口|情侣|双人|二人世界|蜜月|两人世界|俩人|我们俩|咱俩|我俩', () => ({
		adults: 2,
	})),
	row(
		'(?:独自|单身|自己|我|就我)?(?:一个人|一人)|独自|单人|单身|独自一人|就我自己|solo(?: travell?er| trip| cruise)?|just me|by myself|alone|on my own|single travell?er',
		() => ({
			adults: 1,
		}),
	),
	row(
		`${WITH}(?:爸爸?妈妈?|父母亲?|爹妈|双亲|老爸老妈|公公?婆婆?|岳父岳母|爷爷奶奶|外公外婆|姥姥姥爷|岳父母|公婆|两位?老人|二老)(?:一起)?`,
		() => ({
			others: 2,
		}),
	),
	row(
		`${WITH}(?:妈妈|老妈|母亲|妈|爸爸|老爸|父亲|爸|奶奶|爷爷|外婆|外公|姥姥|姥爷|婆婆|岳母|岳父|姐姐|妹妹|哥哥|弟弟|一个朋友)(?:一起)?`,
		() => ({
			others: 1,
		}),
	),
	row(`(?:爸妈|父母|爸爸妈妈)(?:和我)?`, () => ({ others: 2 })),
	row(`${WITH}?(${SMALL})(?:个|名|位)?(?:${CHILD})(?:一起)?`, (children) => ({ children })),
	row(`${WITH}?(?:老公|老婆|先生|太太|爱人|媳妇)(?:和|、|跟)?(?:${CHILD})`, () => ({ others: 1, children: 1 })),
	row(`(?:my|our|with|and) (?:my |our )?(?:son|daughter|baby|toddler|child|kid)`, () => ({ children: 1 })),
	row(`(?:wife|husband)`, () => ({ others: 1 })),
	row(`with (?:wife|husband|partner|girlfriend|boyfriend)`, () => ({ others: 1 })),
	row(`${WITH}?(?:一个)?(?:${SMALL}|十几)岁(?:大)?的?(?:${CHILD})`, () => ({ children: 1 })),
	row(`${WITH}(${SMALL})(?:个|位)?(?:朋友|闺蜜|同学|同事|兄弟|姐妹)(?:一起)?`, (others) => ({ others })),
	row(`(?:闺蜜|姐妹|兄弟|朋友|好友)(?:们)?(${SMALL})(?:个人|人行?)`, (adults) => ({ adults })),
	row(`(${SMALL})(?:个|位)?(?:朋友|闺蜜|同学|同事|兄弟|姐妹)(?:一起)?`, (adults) => ({ adults })),
	row(`(?:me|myself|i|with)(?: and| plus|,)? (${SMALL}) (?:friends|colleagues|others|mates)`, (others) => ({ others })),
	row(
		`(?:my|our) (?:wife|husband|mum|mom|mother|dad|father|sister|brother|grandma|grandpa|aunt|uncle)(?: and (?:me|i))?`,
		() => ({ others: 1 }),
	),
	row(`(?:(?:with|for|and|plus) )?(?:my|our) (?:parents|in-laws|grandparents|mum and dad|mom and dad)(?: and (?:me|i))?`, () => ({
		others: 2,
	})),
	row(`(?:带|有|和|跟|陪)(?:着|上)?(?:我)?(?:个|一个|一)?${CHILD}|亲子(?:游|出行)?|遛娃|溜娃`, () => ({ children: 1 })),
	row(`(${SMALL})(?:个|名|位)?(?:大人|成人|成年人|老人)`, (adults) => ({ adults })),
	row(`(?:我们|一共|共|一行)?(${SMALL}) ?(?:个|位|名)?(?:人(?!均)|口人?|游客)(?:出行|出游|一起|同行)?`, (adults) => ({ adults })),
	row(
		`(?:全家(?:人)?|一家人|家人|家庭|一家老小|家属|带老人|老人|长辈|老年人|朋友们?|同学们?|同事们?|团队|公司团建|团建|亲友|亲戚|孩子们|闺蜜们)(?:一起)?`,
		() => UNSAID,
	),
	row(
		`${WITH}(?:全家(?:人)?|家人|家里人|一家人|老人家?|长辈|朋友们?|同学们?|同事们?|亲友|亲戚|孩子们|闺蜜们)(?:一起)?`,
		() => UNSAID,
	),
	row(
		`(?:for )?(?:a )?(?:group|party) of (${SMALL})|(${SMALL}) of us|we are (${SMALL})|for (${SMALL})(?: people| persons| guests| adults| pax)?(?! ?(?:night|day|week|month|thousand|k\\b|-|to|\\d))`,
		(one, two) => ({
			adults: one || two,
		}),
	),
	row(`(?:for )?(?:a )?family of (${SMALL})`, (size) => ({ adults: 2, children: Math.max(0, size - 2) })),
	row(
		`(?:for )?(${SMALL}) ?(?:adults?|grown-?ups?|seniors?|people|persons?|guests?|pax|travell?ers?|passengers?|friends)`,
		(adults) => ({ adults }),
	),
	row(
		`${WITH_EN}?(?:my |our |the )?(?:(${SMALL}|an?) )(?:young |small |little |teenage )?(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|teens?|teenagers?|sons?|daughters?|boys?|girls?)(?: under \\d{1,2}| aged \\d{1,2})?`,
		(children) => ({
			children,
		}),
	),
	row(`${WITH_EN}?(?:me and )?my (?:wife|husband|partner|girlfriend|boyfriend|fiancee?|spouse)(?: and (?:i|me))?`, () => ({
		others: 1,
	})),
	row(`(?:for )?(?:a |us as a )?(?:couples?|honeymoon(?:ers)?|newlyweds|the two of us|both of us|us two)`, () => ({ adults: 2 })),
	row(`${WITH_EN}(?:my |our )?(?:parents|mum and dad|mom and dad|in-laws|grandparents|parents-in-law|mother and father)`, () => ({
		others: 2,
	})),
	row(
		`${WITH_EN}(?:my |our |a )?(?:mum|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|sister|brother|friend|best friend|mother-in-law|aunt)`,
		() => ({
			others: 1,
		}),
	),
	row(`${WITH_EN}(?:my |our |the )?(?:baby|toddler|son|daughter|child|kid|little one)`, () => ({ children: 1 })),
	row(
		`${WITH_EN}?(?:my |our |the |some |whole |entire )*(?:kids|children|family|families|friends|relatives|colleagues|grandchildren|grandkids|group|seniors|elderly)(?:-friendly)?`,
		() => UNSAID,
	),
];

/** Reads who travels. The longest match wins. */
export const peopleReader: Reader = (text, at) => {
	let best: ReturnType<Reader> = null;
	for (const [pattern, read] of ROWS) {
		const match = matchAt(pattern, text, at);
		if (!match || (best && at + match[0].length <= best.end)) continue;
		const [first = 0, second = 0] = match.slice(1).flatMap((word) => (word ? [numberOf(word) ?? 0] : []));
		const people: People = { adults: 0, others: 0, children: 0, ...read(first, second) };
		best = { end: at + match[0].length, found: { kind: 'people', people } };
	}
	return best;
};
