import { SMALL } from './numbers.ts';
import { type Mark, matchAt, type Reader, wordReader } from './piece.ts';

const mark = (name: Mark, words: string): Reader => wordReader({ kind: 'mark', mark: name }, words);

/** Words of grammar, and words that say nothing a search could use. */
export const MARK_READERS: readonly Reader[] = [
	mark(
		'from',
		'出发(?:地|港口?)(?:是|为|:|在)?|始发港?|母港|从|自(?!己|助|由)|由|(?:departing|departs?|departure|leaving|leaves?|sailing|sails?|starting|embarking|boarding|cruises?|cruising)(?: out)?(?: (?:from|at|in|of|port:?))|out of|ex|from|home port',
	),
	mark(
		'leaves',
		'(?:可以)?(?:出发|启航|起航|始发|上船|登船|出港|离港|开船|起步|启程|为母港)(?:的)?|departures?|departing|leaving|sailing|embarkation',
	),
	mark(
		'to',
		'(?:想)?(?:去|到|往|赴|飞|经停?|途经|途径|路过|停靠|靠港|登陆|抵达|开往|前往|目的地(?:是|为|:)?)|(?:going |sailing |travell?ing |heading |bound |cruise |cruises |voyages? |trips? |sail |go )?(?:to|towards|via|visit(?:ing|s)?|see(?:ing)?|calling (?:at|in)|stopping (?:at|in)|stops? (?:at|in)|call(?:s)? at|destinations?(?: is|:)?|bound for)|-+>?|→|->',
	),
	mark(
		'not',
		'不(?:想|要|能|可以|打算)?(?:再)?(?:要|去|坐|住|选|从|到|在|含|包括|包含|经过|走)|不是|不(?:行|可以|方便|考虑|合适)|没(?:空|时间)|避开|避免|除了?|除去|排除|(?:别|不用|无须|勿)(?:去|选|要|是|安排|订)?(?:在)?|不(?:想|愿)|拒绝|非(?!常)|(?:but )?not (?:going |sailing |leaving |travell?ing |departing )?(?:in |to |on |the |an? |from |during |via )?(?:the )?|no(?! \\d)(?: more)?|without(?: an?)?|except(?: for| in)?|excluding|avoid(?:ing)?|other than|anything but|(?:any|every|all)(?:thing|where|time|one)?(?: [a-z]+){0,2} but(?! not)|skip(?:ping)?|don.?t want(?: to (?:go|visit|sail|see))?(?: (?:to|in|an?|from|on))?|do not want(?: to (?:go|visit|sail))?(?: (?:to|in|an?|from|on))?|never|i hate|minus',
	),
	mark('past', '(?:已经)?(?:去|到|玩)过(?:了)?|(?:have |has |already |.?ve )*(?:been to|seen|visited|done)'),
	mark(
		'back',
		'回来|返回|返程|返航|回家|回程?|(?:return(?:ing|s)?|(?:arriv(?:e|ing) |get(?:ting)? |be |come |coming )?back|home)(?: (?:home )?(?:in|on|by|before))',
	),
	mark('join', '和|或者?|跟|与|还是|以及|及|、|,(?= ?(?:or|and) )|(?:, ?)?(?:and|or|&|\\+|/|nor)'),
	mark(
		'filler',
		[
			'我们?|咱们?|请问?|你好|您好|帮(?:我|忙)?|麻烦|想要?|要|希望|打算|计划|准备|需要|求|找(?:一下|个)?|查(?:一下)?|看(?:看|一下)?|搜索?|推荐(?:一下)?|有没有|有(?:什么|哪些|无)?|什么|哪些|哪里|怎么|可以|可|能|都行|都可以|也行|行|好|最好(?:是)?|最|比较|一下|一个|一些|一点|点|些|一趟|一次|次|趟|一起|大概|大约|差不多|左右|适合|合适|方便',
			'坐|乘坐?|搭|邮轮|游轮|轮船|船票|船|航线|航次|航程|行程|线路|路线|旅游|旅行|度假|游玩?|玩(?:一?玩|儿)?|出游|出行|出海|走走|散心|跑|走|票|订|预订|预定|买|报名|团|之旅|往返|来回|多日|那边|这边|附近|地区|方向|的时候|时候|期间|假期|放假|时间|日期|月份|出去|班|以外|之外|外|哪天|天数|人数|房型|房间|舱房|房|住|的|[一两]张|含|价格|了|过|吗|呢|吧|啊|呀|哦|嘛|在|是|就|只|也|还|给|让|把|用|着|又|并|且|但|而|于|内|里|上|下|个',
			'号(?:邮轮)?|爱达|adora',
			"what'?s|where'?s|there'?s|(?:i|we|you|they|he|she) may|near(?:by)?|close to|i'?m|i'?d|i'?ll|i|we'?re|we'?d|we'?ll|we|me|us|my|our|you|your|it'?s|it|they|he|she|want(?:ing|s)?|would|like|love|looking|look|need|needs|plan(?:ning)?|hop(?:e|ing)|think(?:ing)? (?:of|about)|interested|prefer(?:ably|red|s)?|please|pls|thanks?(?: you)?|hi|hello|hey|can|could|might|will|should|must|do|does|did|is|are|be|was|have|has|had|get|got|take|taking|find(?: me)?|show(?: me)?|search(?:ing)?|give|book(?:ing)?|tell|suggest|recommend|any(?:thing|where|time)?|some(?:thing|where)?|there|here|what|which|when|where|how|who|that|this|those|these|all|only|just|also|maybe|perhaps|ideally|possibl[ey]|if|so|then|than|as|but|about|around|roughly|approximately|approx|any port|any ship",
			'a|an|the|of|in|on|at|by|for|with|during|over|within|into|between|cruis(?:es?|ing)|voyages?|trips?|sailings?|sail|sails|ships?|boats?|holidays?|vacations?|getaways?|tours?|travel(?:ling|ing|s)?|itinerar(?:y|ies)|routes?|tickets?|fares?|cabins?|rooms?|options?|go(?:ing|es)?|visit|leave|depart|round[ -]?trip|return|one|back|available|date|dates|month|time|per|each|persons?|people|guests?|prices?|budget|mini|good|nice|great|lovely|way|ways|sometime|some time',
		].join('|'),
	),
];

/** Words that a search could use, but this one can't tell: more than one cabin, all of several ports, a day counted from now. */
export const UNTOLD_READER = wordReader(
	{ kind: 'unread' },
	`${SMALL} (?:cabins?|rooms?)|${SMALL}间(?:房间?|舱房?)?|(?:一次|全)?都(?:要)?(?:去|到)|both(?! of)|in (?:${SMALL}|a) (?:days?|weeks?|months?)|双十一|双十二|各(?:玩|停|去|待|住)?${SMALL}(?:天|晚|个)|多少钱(?:一个?人|一位|每人)?|最后一(?:周|个?星期)|第[一二三四]周`,
);

const PUNCTUATION = /[^\p{L}\p{N}¥$€£…]+/uy;
/** Signs between words. */
export const punctuationEnd = (text: string, at: number): number => at + (matchAt(PUNCTUATION, text, at)?.[0].length ?? 0);
