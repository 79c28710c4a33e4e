import type { ListSort } from '../../constants.ts';
import { type Reader, wordReader } from './piece.ts';

const SORT = '(?:sort(?:ed|ing)?|order(?:ed)?|rank(?:ed)?):? (?:it |them )?';
const BY = '(?:(?:by|on) )?(?:the )?';
const SUM = '(?:prices?|costs?|fares?)';
const RISING = '(?:(?:from )?low(?:est)? (?:to high(?:est)?|first)|ascending)';
const DEAREST = '(?:the )?(?:most expensive|highest price|dearest|priciest)(?: first)?';
const [CN_BY, CN_SUM, CN_SORT] = ['按照?', '(?:价格|价钱|票价)', '来?(?:排序|排列|排)'];
/** 优先 behind an order says no more than it: 便宜的优先. */
const order = (sort: ListSort, words: string): Reader => wordReader({ kind: 'order', sort }, `(?:${words})(?:的?优先(?:考虑)?)?`);

/** What the list is to be sorted by. */
const SORT_READERS: readonly Reader[] = [
	order('price-asc', `(?:${SORT}${BY}|by )${SUM}(?:,? ${RISING})?|${SUM},? ${RISING}|low(?:est)? ${SUM} to high(?:est)?`),
	order(
		'price-desc',
		`(?:${SORT}${BY})?${SUM},? (?:(?:from )?high(?:est)? (?:to low(?:est)?|first)|descending|${DEAREST})|high(?:est)? ${SUM} to low(?:est)?`,
	),
	order('date-asc', `(?:${SORT}${BY}|by )(?:(?:departure|sailing|start)(?: dates?)?|dates?)`),
	order(
		'price-asc',
		`${CN_BY}${CN_SUM}(?:从低到高|由低到高|升序)?${CN_SORT}?(?!从高|由高|降序)|${CN_SUM}(?:${CN_SORT}|(?=优先))`,
	),
	order('price-desc', `${CN_BY}?${CN_SUM}(?:从高到低|由高到低|降序)${CN_SORT}?`),
	order('date-asc', `${CN_BY}(?:出发)?(?:时间|日期)(?:先后)?${CN_SORT}`),
	order('days-asc', `${CN_BY}(?:天数|行程|航程)(?:长短)?${CN_SORT}|(?:(?:天数|时间|行程|航程)越[短少]|越短)越好`),
	order('days-asc', `${SORT}${BY}(?:duration|length|(?:number of )?(?:days|nights))`),
	order(
		'hours-desc',
		`(?<=(?:停[靠留]?|(?<!可)靠(?![窗谱近海岸])|(?<!不)在(?![乎意])|[待呆玩逛])[^ ,，。月日号节走发假年间船海天晚的]{0,5})(?:时间)?(?:越[长久]越好|最[长久]的?)(?!行程|航程|航线|航次)|最[长久多]的? ?(?:在?岸上|靠港|停港|在港|停靠|停留|靠岸|上岸|下船)(?:停留|停靠|游玩)?的?(?:时间|时长)?|${CN_BY}(?:在?岸上?|靠港|停港|在港|停靠|靠岸|上岸)(?:停留|停靠|游玩)?的?(?:时间|时长)(?:长短|最?长)?(?:${CN_SORT})?`,
	),
	order('hours-desc', `${SORT}${BY}(?:(?:shore|port) time|(?:time|hours) (?:ashore|in ports?|on ?shore))`),
];

/** No sum follows: on a tight budget, but a small budget of 3000. */
const NO_SUM = '(?! ?(?:is|of|:|-|around|about|under|below|max|up to|\\d))';
/** A port follows, no time: most time in Nagasaki, but more time in July. */
const IN_PLACE =
	'(?= (?:in|at)(?! (?:sea|work|home|the|my|our|this|next|early|late|mid|20\\d|jan|feb|mar(?:ch)?(?![a-z])|apr|may(?![a-z])|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall|winter))(?![a-z]))';
/** What is to stand first in the list. */
const AHEAD = '(?=优先|都?排)';
/** What people say about the order of the list. */
export const ORDER_READERS: readonly Reader[] = [
	...SORT_READERS,
	order(
		'price-asc',
		`(?:价格|价钱)?越(?:便宜|低|实惠)越好|(?:the )?(?:cheaper|lower the price) the better|(?:价格|价钱)?(?:最便宜|(?<!太)便宜|最低价|价格最低|最实惠|实惠|划算|最省钱|省钱|低价|价格低|(?:价格)?(?:(?<!贵)不(?:[要好能会算用是])?|别)(?:太|很|那么|特别)?(?<!不是)(?:贵|(?<=[太很]|那么|特别)高)|特[价惠](?:船?票|舱房?|房)?|预算(?:有限|不[多高]|很?(?:少|低|紧张?))|(?<![水公和太])(?:最平(?![安均时稳价台民])|平(?:些|d(?![a-z])|(?=的(?:$|[ ,。船票房航邮])))|最抵(?!达)食?|抵些)|[由从]低到高(?:${CN_SORT})?|经济(?:实惠|型)|(?:别|不(?:想|要))花太多(?:钱)?)(?:一点|点|些)?(?:的)?|价格升序|(?:the )?cheap(?:est|er|ly)?(?: first| price| option| deals?)?|lowest (?:price|fare)s?(?: first)?|low(?:est)? cost|(?:on a )?budget[ -]friendly|on an? (?:low |tight |small |limited )?budget${NO_SUM}|(?:a )?(?:low|tight|small|limited) budget${NO_SUM}|(?:a )?budget (?:cruises?|trips?|options?|voyages?|holidays?|vacations?|getaways?|sailings?|travel)(?! (?:is|of|around|under|about))|budget(?: is|'?s)? (?:tight|low|small|limited)|affordable|inexpensive|(?:best|good|great|decent) (?:prices?|value)(?: for money)?|not(?:hing)? (?:too|very|that|so) (?:expensive|pricey|dear|costly)|reasonabl[ey](?: priced?)?|low prices?`,
	),
	order('price-desc', `(?<!是不是|会不会)最贵的?|贵的${AHEAD}|价格(?:最高|从高到低|由高到低|降序)|由高到低|从高到低|${DEAREST}`),
	order(
		'date-asc',
		'最近出发的?|早一?点儿?能?(?:出发|走)的?|最近有什么(?=船|航|$)|近期|最快(?:能走的?|出发)?|最早出发的?|最早的?|最近的(?!港|母港|码头|出发港)|最近一班|越早越好|越快越好|尽快(?:出发)?|尽早|马上出发|(?:the )?(?:soonest|earliest|nearest) dates? first|(?:the )?(?:soonest|earliest)(?: first| departures?| possible| sailings?)?|as (?:soon|early) as possible|the (?:sooner|earlier) the better|asap|(?:next|first) available|next (?:sailing|departure|cruise|ship)|last[ -]minute(?: deals?)?|leaving soon',
	),
	order(
		'date-desc',
		'最晚出发的?|最晚的?|(?:the )?latest(?: dates? first| (?:departures?|sailings?)(?: first)?| first| possible)|(?:as )?late as possible|the later the better',
	),
	order(
		'days-asc',
		`(?:天数|时间|行程|航程)?最短的?(?:行程|航程|航线)?|(?:天数|时间|行程|航程)[短少]的${AHEAD}|the shorter the better|as short as possible|(?:the )?shortest(?: first| cruises?| voyages?| trips?)?`,
	),
	order(
		'days-desc',
		`(?:天数|时间|行程|航程)[长多]的${AHEAD}|(?:(?:天数|时间|行程|航程)越[长多久]|(?<![停待呆玩留靠岸港得间])越[久长])越好|(?:天数|行程|航程)最[长多]的?|(?<![停待呆玩留靠岸港得间])(?:时间)?最久的?(?:行程|航程|航线|航次)?|(?<![停待呆玩留靠岸港得])最长时间的?(?=$|[ ,。])|最长的?(?:行程|航程|航线|航次)?(?!时间)|the longer the better|as long as possible(?! (?:in|at|on|ashore)(?![a-z]))|(?:the )?most (?:nights|days)|(?:the )?longest(?: first| cruises?| voyages?| trips?| sailings?)?`,
	),
	order(
		'hours-desc',
		`(?:停靠|在|每个)*港口(?:的|停靠|停留)*(?:时间|时长)(?:要|越|最|比较|更)?(?:多|久|长(?!崎|奇|其))(?:一点|点|些|越好)?(?:的)?|(?:在|每个)*(?:港口?|岸上?|下船)多(?:停|待|呆|玩|逛)(?:留|靠)?(?:一会儿?|会儿?|一下|些时间)?|(?:靠港|停港|在港|停靠|靠岸|上岸|岸上|下船|在岸|自由活动)(?:游玩?|玩|观光|停留|活动|逛)?(?:的|得)?(?:(?:时间|时长)(?:要|越|最|比较|更)?多|(?:时间|时长)?(?:要|越|最|比较|更)?(?:久|长(?!崎|奇|其)))(?:一点|点|些|越好)?(?:的)?|岸上时间(?:最)?(?:充裕|充足)|玩得?最久|(?<![海船]上)(?:停[留靠泊]?|玩|逛|待|呆)上?一?整天(?:的)?|多下船(?:玩|逛|走走)?(?:的)?|[待呆玩](?:得|的)?(?:时间)?(?:要|越|最|比较|更)?(?:久|长(?!崎|奇|其))(?:一点|点|些|越好)?(?:的)?|(?:在?岸上)?玩的?时间(?:久|长|多)(?:一点|点|些)?|(?:[在每个]*港口)?停[留靠泊]?(?:[的得]|时间|时长)*(?:要|越|最|比较|更)?(?:久|长(?!崎|奇|其))(?:一点|点|些|越好)?(?:的)?|(?:the )?(?:longest|long|most|more|max(?:imum)?|plenty of|lots of) (?:time |hours |stay |stays )?(?:ashore|in ports?|on ?shore|on land|in the ports?)|(?:the )?long(?:est)? (?:port )?(?:stays|calls|stops)(?: in ports?| ashore)?|(?:the )?long(?:est)? (?:time|stay|stop|call)s?(?= (?:in|at)(?![a-z]))|(?:stays?|staying|stops?|stopping) (?:the )?long(?:er|est)?${IN_PLACE}|(?:the )?(?:most|more|max(?:imum)?|plenty of|lots of) (?:time|hours)${IN_PLACE}|(?:an? |one |the )?(?:whole|full|entire|all) day(?: (?:ashore|in ports?|on ?shore|on land)|${IN_PLACE})|as (?:much time|long) as possible${IN_PLACE}|as (?:much|long)(?: time)?(?: as possible)? (?:ashore|in ports?|on ?shore|on land)(?: as possible)?|(?:lots of |more |plenty of |long(?:er)? )?shore time|longest port (?:time|stay|stop|call)s?|longest shore (?:time|leave)|longest (?:stay|stop)s?`,
	),
];
