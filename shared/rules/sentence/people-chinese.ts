import { SMALL } from './numbers.ts';
import { A_CHILD, ALONE, CHILDREN, COUPLE, household, N, PARTNER, type PeopleRow, row, SOME, UNSAID } from './people-row.ts';

const MINE = '[我咱他她]?们?家?的?';
const WITH = `(?:我?(?:带上?|带着|带领|领着?|携|陪着?|和|跟|同|与|还有|以及|加上?|外加|再加上?|、)${MINE})`;
const ONE = '(?:[个名位只枚])?';
const AGE = '(?:(?:\\d{1,2}|[一二两三四五六七八九]?十?[一二两三四五六七八九十]|十几|几)(?:个月|多?周?岁半?)(?:大(?!人)|多)?的?)';
/** Children whose number isn't said. */
const MANY_CHILDREN = '(?:小?孩子?|小朋友|宝宝|宝贝|娃娃?)们';
const CHILD = `(?!${MANY_CHILDREN})(?:(?:细路仔?|bb仔?(?![a-z])|小学生|初中生|高中生|中学生|小?孩子?|小朋友|娃娃?|宝宝|宝贝|婴儿|婴幼儿|幼儿|儿童(?!节)|小(?!时|两口|夫妻|情侣|姐妹)|儿子|女儿|闺女|儿女|男孩|女孩|男宝|女宝|男娃|女娃|外孙女?|孙子|孙女|孙辈|双胞胎)(?![号型]|乐园|俱乐部|活动|餐|房|设施|泳池|区|项目|用品|票|节))`;
const AGE_SAID =
	'(?:今年|现在|已经|刚刚?|快|才|只有|还|[不未]?满|不到)*(?:\\d{1,2}|[一二两三四五六七八九十]{1,2})(?:周?岁半?|个月)(?:大(?!人))?';
export const SON = '(?:儿子|女儿|闺女|孙子|孙女|外孙女?|孩子|小孩|娃娃?|宝宝|宝贝)';
/** Behind children, their ages: (8岁和10岁), 2岁. */
const YEARS = '(?:\\d{1,2}|十?[一二两三四五六七八九十](?=岁))';
const AGES = `(?:[:，,(（ ]{0,2}(?:分别)?是?(?:一个)?${YEARS}(?:岁半?|个月(?![以之]?[内后前]))?(?:(?:和|、|,|，|跟|一个)${YEARS}岁?)*(?<=岁|月|半)(?:大(?!人))?[)）]?)?`;
const PAIR =
	'(?:(?:老?爸爸?|父亲)(?:和|、)?(?:老?妈妈?|母亲)|父母亲?|爹妈|爹娘|双亲|公公?婆婆?|岳父岳?母|岳父母|丈母娘和?老?丈人|老?丈人和?丈母娘|爷爷奶奶|外公外婆|姥姥姥爷|姥爷姥姥|祖父母|二老|两位?老人(?!家)|儿子(?:儿?媳妇?|[和跟、]儿媳妇?)|女儿[和跟、]?女婿|哥哥?[和跟、]?嫂(?:子|嫂)|姐姐?[和跟、]?姐夫|妹妹?[和跟、]?妹夫|弟弟?[和跟、]?弟(?:妹|媳妇?)|叔叔?阿姨)(?!节)';
export const ELDER =
	'(?:老?妈妈?|老?母亲|老娘|老?爸爸?|老?父亲|老爹|奶奶|爷爷|外婆|外公|姥姥|姥爷|婆婆|公公|岳母|岳父|丈母娘|老?丈人)(?!节)';
const RELATIVE = `(?:${ELDER}|姐姐?|妹妹?|哥哥?|弟弟?|嫂子|弟妹|姐夫|妹夫|儿媳妇?|女婿|[大小]?姨妈?|姑姑|姑妈|舅舅|舅妈|叔叔?|伯父|伯伯|婶婶?|阿姨|表[姐妹哥弟]|堂[姐妹哥弟]|侄[子女]|外甥女?|一个(?:朋友|同事|同学|闺蜜)|好友|保姆|室友|舍友|邻居|同桌)`;
export const SPOUSE =
	'(?:老公|老婆|先生|太太|丈夫|妻子|爱人|对象|男朋友|女朋友|[男女]友|[男女]票|媳妇|另一半|老伴儿?|未婚[夫妻])';
const FRIENDS =
	'(?:[老好]?(?:小姐妹|姐妹淘|闺蜜|姐妹|兄弟|朋友|同学|同事|哥们|室友|舍友|战友|邻居|街坊)|好友|[驴老钓牌球舞酒队麻车校网跑拍茶]友|大学生|学生|[男女][生士的]|姑娘|阿姨|大妈|老太太|退休老人)';
const OLD = '(?:老人家?|长辈)';
const BOTH = '(?:俩人?|两口子?|二人|两个?人|两位|2个?人)?';
/** Words behind parents which show that the parents travel alone. Words for somebody who goes with them must not follow. */
const WISH =
	'(?=(?:都|已经|刚|快)*(?:退休|不?想(?!带|[去来]?[，, 。]|去(?:$|[，, 。]))|打算|准备|没(?:坐|去)过)|.{0,16}[让给送请](?:他们|二老|[他她]俩))(?!.*(?:[带陪](?:着|上)?[他她]|[和跟]我(?:一起|去|$|[ ,，])|我也))';
/** A cabin for so many says how many they are. */
const ROOM = '(?:舱|标间|间|房间?)?';
/** No people are counted by what follows: 我们三月, 两个人均. */
const NO_MORE = '(?![月星礼小孩儿宝大成老年朋闺同学姐兄娃间房均民晚天])';
/** So many of us. */
const OF_US = `(?:${N}个|(仨))(?:人|口)?${NO_MORE}`;

/** No people are counted before what begins like a number: 老人五一, 孩子三亚. */
const NO_PART = '(?![\\d岁周月天晚千百万kw.~-]|[一二两三四五六七八九十亚])';

export const CHINESE_PEOPLE: readonly PeopleRow[] = [
	row(
		`${N}(?:个|位)?大(?:人)?[+和,，、]?${N}(?:个|位)?[小细](?!时)(?:孩子?|朋友|路仔?)?(?:${ONE}${N}婴儿?)?${AGES}`,
		(adults, children, babies) => ({
			adults,
			children: children + babies,
		}),
	),
	row(`${N}老[、,和]?${N}大(?:[、,和]?${N}小)?`, (old, adults, children) => ({ adults: old + adults, children })),
	row(`${N}老[、,和]?${N}小`, (adults, children) => ({ adults, children })),
	row(`${N}大(?=$|[ ,，。、和带去不])`, (adults) => ({ adults })),
	row(`大(?:人)?${N}[,，、 ]?小(?:孩)?${N}(?!岁)|${N}成(?:人)?${N}童`, (adults, children) => ({ adults, children })),
	row(`${N}拖${N}(?![\\d月])`, (adults, children) => ({ adults, children })),
	row(
		`(\\d)a(?:dults?)?[ +,]?(\\d)c(?:h|hild(?:ren)?)?(?:[ +,]?(\\d)i(?:nf(?:ants?)?)?)?|(?<![\\d.])([1-9])a|(?:for )?(\\d) ?\\+ ?(\\d)(?![\\d.]|[ -]?(?:n|d|k|w|天|晚|夜|日|万|千|周))`,
		(adults, children, infants) => ({
			adults,
			children: children + infants,
		}),
	),
	row(`(?:大人|成人|成年人?|老人|老年人|年轻人|[长晚]辈|adults?)[:：x×*]?${ONE}${N}(?:[个名位]人?|人)?${NO_PART}`, (adults) => ({
		adults,
	})),
	row(`(?:小孩子?|儿童|孩子|婴儿|宝宝|小朋友|娃|kids?)[:：x×*]?${N}(?:[个名位]人?|人)?${NO_PART}(?!个月)`, (children) => ({
		children,
	})),
	row(`(?:我们|俺们)?(?:(?:一大?|全|我们?|咱们?)家(?:子|人|里|老[小少])?)?${N}口(?:之家|人(?!均))?`, household),
	row(`(?:老少|祖孙|一家)?三代(?:人|同堂)?[ ,，]?(?:我们|一家)?${N}口(?:人)?`, (adults) => ({ adults, all: 'party' })),
	row(`我?${WITH}?${MINE}${SPOUSE}${BOTH}`, () => PARTNER),
	row(`我?${WITH}?${MINE}(?:一个)?闺蜜${BOTH}`, () => PARTNER),
	row(
		`${WITH}?(?:我们|咱们?)?(?:退休|新婚|年轻)?的?(?:老|小)?(?:夫妻|夫妇|两口子|小两口|老两口|情侣|双人${ROOM}|二人世界|度?蜜月|两人世界|小情侣|老夫妻|老夫老妻)${BOTH}`,
		() => COUPLE,
	),
	row('(?:我们?)?(?:两|俩)公婆', () => COUPLE),
	row('(?:外?加上?)?(?:俩人|我们俩(?!个?(?:孩|娃|小|老|朋|大))(?:人|口子)?|咱俩|咱们俩|我俩)', () => COUPLE),
	row(`${N}对(?:老)?(?:夫妻|夫妇|情侣|小情侣|小夫妻|恋人|老人)`, (pairs) => ({ adults: pairs * 2 })),
	row(`(?:我们)?${N}家(?:人)?(?:一共|共|总共)?${N}[口个](?:人(?!均))?`, (_families, adults) => ({ adults, all: 'party' })),
	row(
		`${WITH}?${MINE}(?:${RELATIVE}|${PAIR}|${FRIENDS})(?:一|两|俩|几)家(?:人|子)?|(?:我们|咱们?)一家(?:人|子)?|(?:我们|咱们)?[两几俩]家(?:一起|人)?`,
		() => UNSAID,
	),
	row(`${N}(?:个家庭|家人(?!们))(?:(?:带|和|、)?${SMALL}${ONE}${CHILD})?`, () => UNSAID),
	row('(?:娘儿?|爷儿?)俩|(?:母女|母子|父子|父女)(?:俩|两个?人?|二人)?|(?:爷孙|祖孙)(?:俩|两个?人?|二人)', () => ({
		adults: 1,
		children: 1,
	})),
	row('(?:一家|祖孙|全家|家庭)?三代(?:人|同堂|同游|出行)?', () => UNSAID),
	row('(?:姐妹|兄弟|姐弟|兄妹|哥俩|姐俩|婆媳|妯娌)(?:俩|两个?人?|二人)', () => ({ adults: 2 })),
	row(`(?:独自|单身|自己|我|就我)?(?:一个人|一人)|独自|单人${ROOM}|单身|独自一人|就我自己`, () => ALONE),
	row(`(?:单亲)?(?:宝|辣)?(?:妈妈?|爸爸?)(?:一个人|自己|独自)?带着?(?:${N}${ONE})?${AGE}?${CHILD}${AGES}`, (children) => ({
		adults: 1,
		children: children || 1,
	})),
	row('(?:单亲|宝|辣)(?:妈妈?|爸爸?)', () => ({ adults: 1 })),
	row(`${ELDER}(?:[和跟与]|带着?)外?孙[子女]?`, () => ({ adults: 1, children: 1 })),
	row(`${PAIR}(?=结婚|金婚|银婚|珍珠婚|的?纪念日)`, () => UNSAID),
	row(`${PAIR}(?:一起|两个人|俩)?带着?(?:${N}${ONE})?${AGE}?${CHILD}${AGES}`, (children) => ({
		adults: 2,
		children: children || 1,
	})),
	// With nobody else named they go alone
	row('(?<!(?:[我咱夫妻公婆爸妈带陪和跟同口家]|大人).*)两位老人(?!家|.*(?:[我咱夫妻公婆爸妈口]|大人))', () => ({ adults: 2 })),
	row(
		`(?:给|帮|替|为|送|让(?!.*(?:[和跟陪带]|一起|我们)))${MINE}${PAIR}${BOTH}|${PAIR}(?:他们)?${BOTH}(?:自己|单独)(?:去|出去|玩|出门)*|爸爸妈妈一起`,
		() => ({
			adults: 2,
		}),
	),
	row(`${PAIR}(?:去|出去|玩)*[，, ]?我(?:自己)?不(?:一起|跟着)?去`, () => ({ adults: 2 })),
	row(`(?:给|帮|替|为|送)${MINE}${ELDER}`, () => ({ adults: 1 })),
	row(`${MINE}${PAIR}${WISH}`, () => ({ adults: 2 })),
	row(`我?${WITH}?${MINE}${AGE}?${PAIR}(?:俩|和我(?!们)|同行|同游|这?两[个位]${OLD})?`, () => ({ others: 2 })),
	row(`我?${WITH}?${MINE}${PAIR}[和跟、,，]?${MINE}${PAIR}这?四[个位]${OLD}`, () => ({ others: 4 })),
	row(`${N}个?男的?[、,和]?${N}个?女的?(?<!一男一女)(?![^,。]{0,4}[孩娃宝])`, (men, women) => ({
		adults: men + women,
		all: 'party',
	})),
	row(`我?${WITH}?${MINE}${PAIR}(?:两个?人|二人|两位)?(?:一起)`, () => ({ others: 2 })),
	row(`我?${WITH}${MINE}(?:一[个位])?${AGE}?${RELATIVE}(?:一起)?|${AGE}${ELDER}`, () => ({ others: 1 })),
	row(`${ELDER}|[我老](?:姐姐?|妹妹?|哥哥?|弟弟?)[和跟与]我`, () => ({ others: 1 })),
	row(
		`我(?:自己|一个人|独自|想要?|要|打算|准备)*(?:带着?|带上|领着|陪着?|和|跟|与)${MINE}(?:${N}${ONE})?${AGE}?${SON}${AGES}俩?`,
		(children) => ({
			adults: 1,
			children: children || 1,
		}),
	),
	row(`${WITH}?${N}${ONE}(?:${AGE}?${CHILD})${AGES}(?:一起)?|${N}婴`, (children) => ({ children })),
	row(`${WITH}?${N}${ONE}双胞胎${AGES}|${WITH}?(?:一对)?双胞胎(?:儿子|女儿)?${AGES}`, () => ({ children: 2 })),
	row(`${WITH}?${MINE}${SPOUSE}(?:和|、|跟)?${CHILD}`, () => ({ others: 1, children: 1 })),
	row(`${WITH}?${MINE}(?:一个)?${AGE}${CHILD}(?:一个|1个)?|${WITH}?${MINE}(?:儿子|女儿|闺女) ?${AGE_SAID}`, () => ({
		children: 1,
	})),
	row(
		`${WITH}?${MINE}(?:${CHILD}[:，, ]?)?(?:一个)?${AGE}(?:和|、|,|，|跟|(?=一个))(?:一个)?${AGE}(?:两个|2个|俩)?${CHILD}?`,
		() => ({
			children: 2,
			same: true,
		}),
	),
	row(`${WITH}?${MINE}${CHILD}[:：]? ?${AGE_SAID}`, () => A_CHILD),
	row(`(?:${WITH}|有)${MINE}(?:个|一个|一)?${CHILD}`, () => A_CHILD),
	row(`(?:${WITH}|有)${MINE}${CHILD}${N}[个位名](?!人)`, (children) => ({ children })),
	row(`${WITH}${MINE}(?:老人|长辈)${N}[个位名]`, (others) => ({ others })),
	row(`(?:${N}位|(?<=[一总]共)${N}个)(?=$|[ ,，。、]|出行|出发)`, (adults) => ({ adults, all: 'party' })),
	row(`${WITH}?${MINE}(?:一个)?(?:儿子|女儿|闺女|孙子|孙女|外孙女?)${AGES}`, () => ({ children: 1 })),
	row(`(?<=[+、] ?)(?:孩子|小孩|娃|宝宝|小朋友)(?:一起)?`, () => A_CHILD),
	row(`大宝${AGE}?[,，、和 ]*(?:二宝|小宝)${AGE}?`, () => ({ children: 2 })),
	row(
		`(?:[二三四五六七八九]?十(?:[一二三四五六七八][二三四五六七八九]|[来多几])|[1-9]0[多来几]|一?家?[一两三四五六七八][两三四五六七八九](?=口)|几十|几|若干)[个位口号名]?(?:人(?![均民])|${FRIENDS}|孩子|家人|亲戚)`,
		() => UNSAID,
	),
	row(`[一两三四五六七八][两三四五六七八九][个位]?${FRIENDS}`, () => UNSAID),
	row(`[大小]的?(?:那个)?${AGE}[，,、 ]*[大小]的?(?:那个)?(?:${AGE}|${AGE_SAID})`, () => ({ children: 2, same: true })),
	row(`[大小]的(?:那个)?${AGE_SAID}`, () => A_CHILD),
	row('亲子(?:游(?!轮)|出行)?(?!活动|设施|乐园|项目|餐|房)|遛娃|溜娃|带娃遛娃', () => A_CHILD),
	row('(?:六一|6\\.1|国际)?儿童节', () => null),
	row(`(?:和|跟|与|带|还有|加上?)(?:我|我的)?${N}${ONE}${FRIENDS}(?:一起)?`, (others) => ({ others })),
	row(`${FRIENDS}(?:们|儿)?(?:一共)?${N}(?:个人?|人行?|位)${NO_MORE}`, (adults) => ({ adults })),
	row(`(?<![初高大第])(?:我们)?${N}${ONE}${FRIENDS}(?:一起)?`, (adults) => ({ adults })),
	row(`${WITH}${N}${ONE}${AGE}?(?:老人家?|长辈|大人)`, (others) => ({ others })),
	row(
		`(?:我们)?${N}${ONE}${AGE}?(?:大人|成人|成年人|老年人|老人家?|[长晚]辈|年轻人|中年人|青年|退休的(?:老人)?|adults?)`,
		(adults) => ({
			adults,
		}),
	),
	row(`${N}${ONE}(?:kids?)`, (children) => ({ children })),
	row(
		`(?:我们|咱们|我|一共|总共|共|一行|全部)*(?:是|有)?${N} ?[个位名]?(?:人(?![均民]|(?<=(?<!二)十一人)(?:太?多|挤))${ROOM}|游客)(?:出行|出游|一起|同行)?`,
		(adults) => ({
			adults,
			all: 'party',
		}),
	),
	row(
		`(?:我们)?(?:${SMALL} ?(?:-|到|至|或者?|~|、) ?${SMALL}|[一两三四五六七八][两三四五六七八九])[个位]?人(?![均民])`,
		() => UNSAID,
	),
	// Behind “with” those who go aren't all: 姥姥姥爷跟我们仨
	row(`${WITH}(?:我们|咱们?)${OF_US}`, (adults) => ({ adults })),
	row(`(?:我|咱)们?${OF_US}`, (adults) => ({ adults, all: 'party' })),
	row(
		`${WITH}?${AGE}?(?:全家(?:人)?|屋企人|一家人|一家子|家里人|家人|家庭(?!房|套房|海景|舱)|一家老小|家属|团队|公司团建|团建)(?:一起|同行|同游)?`,
		() => UNSAID,
	),
	row(`${WITH}?${MINE}${MANY_CHILDREN}(?:一起)?`, () => CHILDREN),
	row(
		`${WITH}?${AGE}?(?:老人家?|长辈|老年人|朋友们?|同学们?|同事们?|亲友们?|亲戚们?|闺蜜们)(?:一起|同行|同游)?|(?:${WITH}${MINE}(?:几个)?|${WITH}?${MINE}一[群帮伙])${FRIENDS}们?(?:一起)?|${FRIENDS}们?几[个位]`,
		() => SOME,
	),
];
