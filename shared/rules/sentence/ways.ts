import { MONTH_START, WEEKDAY } from './english-calendar.ts';

/** “What can I get in May” asks for ships. */
const A_MONTH = ` (?:the|any|${MONTH_START}|spring|summer|autumn|fall|winter|q\\d|20\\d\\d)(?![a-z]* \\d)`;
/** The way by land to the port that a ship leaves from. */
const BY_LAND =
	'(?:坐|乘|打算)*(?:高铁|动车|火车|开车|自驾|大巴|坐车|打车|骑行)(?:过去|去|到)|过去(?=[^ ,。]{1,5}?(?:很|比较|更|挺)?(?:近|方便|快|[\\d一二两三四五六七八九十半]个?多?(?:小时|钟头)))|(?<=小时|分钟)就?能?到(?!的)';
/** Words before the port that a ship leaves from. */
export const FROM = [
	'(?:close|closest|near|nearest)(?: departure)? ports? (?:to|of)|(?:closest|nearest) to',
	'出发(?:地(?!中海)|港口?)(?:是|为|:|在)?',
	'始发(?:港(?:口|是|为|:|在)?|于|自)',
	'母港|(?:开车|自驾)?送[我他她咱]?们?到',
	BY_LAND,
	'从',
	'自(?!己|助|由)',
	'由',
	`(?:start|begin|leav|depart)(?:e|s|es|ing)?(?: from| in)? (?:and|&) (?:end|finish|return|disembark)(?:s|es|ing)? (?:to|in|at|from)(?!${A_MONTH})`,
	'(?:departing|departs?|departure|leaving|leaves?|sailing|sails?|start(?:s|ing)?|embark(?:s|ing)?|boarding|boards?(?= (?:at|in|from)(?![a-z]))|(?:get(?:ting)?|hop(?:ping)?|jump(?:ing)?) on(?:board|to)?(?: the (?:ship|boat))?(?= (?:at|in)(?![a-z]))|(?:join(?:ing)?|pick(?:ing)? up|meet(?:ing)?) (?:the|a|our) (?:ship|boat|cruise)(?= (?:at|in|from)(?![a-z]))|cruises?|cruising)(?: out)?(?: (?:from|at|in|of|port:?))',
	"(?<=\\b(?:i|we)(?: ['’]?(?:m|re)| am| are)? )(?:live|living|based) (?:in|near)(?![^.;!?]{1,40} but(?![a-z]))",
	'out of|ex|dep\\.? from|from|frm|home port',
].join('|');

/** Words behind the port or the day that a ship leaves from or on. */
export const LEAVES = [
	'(?:可以)?(?:出发|启航|起航|始发|上船|登船|落船|上下船|出港|离港|开船|起步|启程|为母港)(?:的)?',
	'[坐乘搭](?:船|邮轮|游轮)(?!票)',
	'[坐乘搭](?=都?(?:比较|更|挺|很)?(?:方便|近))',
	'departures?|dep|departing|leaving|sailing|embark(?:s|ing|ation)?',
].join('|');

/** Words before a place where a ship calls. */
export const TO = [
	'(去|到|停|经)不\\1(?:靠|停|过)?',
	'想?(?:去|到)',
	'(?:直达|至(?![少多于今])|(?<=[海港津州门亚沙岛市都])往返(?=[一-龥])(?![船车机]?票|多少|价|航|行|游|都|也|的)|往|赴|飞[到去往]?|(?<![已曾])经(?![常济验历典理])停?|途经|途径|中转|路过|停靠|停(?![的航留靠岸车泊运工课])|靠港|登陆|抵达|开往|前往|(?<!无|没有?)目的地(?:是|为|:)?)',
	'(?:going |sailing |travell?ing |heading |bound |cruise |cruises |voyages? |trips? |sail |go )?(?:to(?! (?:leave|depart)(?![a-z]))|towards|via|visit(?:ing|s)?|see(?:ing)?|calling (?:at|in)|stopping (?:at|in)|stops? (?:at|in)|call(?:s)? at|destinations?(?: is|:)?|bound for)',
	'-+>?|→|->',
].join('|');

const PREPOSITIONS = '(?: (?:of|to|into|from|in|on|at|by|before|home|leaves|is|arrives|lands))*';
/** Words about the way back, work and flights: when one returns or arrives before the voyage, and where the voyage ends. */
export const BACK = [
	'(?:傍晚|夜里|晚上?|早上?|上午|下午|中午)?(?:[之以]?前)?(?:要|得|必须|就|再|才|能)?(?:赶|回到|返)?(?:回来|返回|返程|返航|[回到]家(?![门乡人里])|回程|回到?(?![忆族民])|返(?![还利现修工点乡校岗聘]))(?:刚好|正好|的时候|那天)*(?:是|在)?|(?:(?<=前|号|日|周[一二三四五六日天])|前|晚上?|早上?|上午|下午|中午)(?:必须|得|务必|一定)要?到(?:达)?|(?:早上|[上中下]午|晚上|凌晨)到达?(?!\\d)|(?:傍晚|夜里|晚上?|早上?|上午|下午|中午)?(?:[之以]?前)?(?:必须|[要得])?下船(?:港)?|下(?=$|[ ,，。])(?<=[^ ,，。]上船?[ ,，]?[^ ,，。]{2,6}下)|终点(?:港|站)?(?:是|为|在|:)?|到达港',
	`(?:(?:be|com(?:e|ing)|get(?:s|ting)?) )?back from (?:the |my |our )?(?:[a-z]+ ){1,2}on(?= (?:the )?(?:\\d|${MONTH_START}))`,
	`(?:(?:be|com(?:e|ing)|get(?:ting)?|arriv(?:e|ing)|head(?:ing)?) )?(?:back(?: home)?|home(?= (?:in|on|by|before|to|for) | ${WEEKDAY}))(?: (?:home|in|on|by|before|at|to|for|the|my|our|work|office|school|uni|college|desk))*`,
	'(?:have to|need to|must|got to|should|can) (?:be (?:at|in) (?:the |my |our )?(?:work|office|desk|school|uni|college)|work(?= (?:on|in|until|till|during|all|from)(?![a-z])))(?: (?:on|by))*',
	"(?:i['’]?m|we['’]?re|(?:i )?am|(?:we )?are|is|be) (?:back )?(?:in|at) (?:the |my |our )?(?:work|office|desk|school|uni|college) (?:on|by)",
	'(?:have to|need to|must|got to|should) be (?:in|at)(?= [a-z ]{2,20} (?:by|on|before|for)(?![a-z]))',
	'(?:exams?|meetings?|appointments?|interviews?|shifts?|class(?:es)?|lectures?) (?:(?:is |are )?on|(?:is|are)(?= (?:mon|tue|wed|thu|fri|sat|sun)))',
	'(?:com(?:es?|ing)|get(?:s|ting)?|arriv(?:es?|ing)) home(?: on)?',
	'leav(?:e|es|ing) (?:(?:for )?(?:home|(?:the )?(?:uk|usa?|states|america|canada|england|britain|scotland|ireland|australia|new zealand))|for (?:london|new york|sydney|melbourne|singapore))(?= (?:on|in|at|\\d))(?: (?:on|in|at))?',
	'return(?:s|ing)?(?! (?:cruise|trip|voyage|ticket|fare|journey|sailing|flight))(?: (?:home|in|on|by|before|at|to))*',
	'(?:end(?:s|ing)?|finish(?:es|ing)?|(?:get(?:s|ting)?|hop(?:ping)?) off|leav(?:e|es|ing)(?= the (?:ship|boat)))(?: up| back| the (?:ship|boat))? (?:in|at|on|by|before)|disembark(?:s|ing|ation)?(?: (?:in|at|on|from))?',
	'(?:get(?:s|ting)? off|finish(?:es)?) (?:work|school)(?: (?:at|by) \\d{1,2}(?: ?pm)?)?(?: on)?(?= (?:mon|tue|wed|thu|fri|sat|sun))',
	'finish(?:es|ing)? (?:[a-z]+ ){1,3}on(?: an?| the)?(?= (?:mon|tue|wed|thu|fri|sat|sun))',
	`(?:fl(?:y|ies|ying)|flights?) (?:back|home|out|in(?!${A_MONTH})|to|into|from(?: (?!(?:in|on|to|and)(?![a-z]))[a-z]+){1,2} (?:in)?to(?! (?:join|board|meet|catch|take|start|cruise|sail)(?![a-z]))|from)${PREPOSITIONS}|(?<!\\b(?:goes|go|going|sails?|heads?|ships?|sets?) )out(?= on )`,
	`(?:arr(?:iv(?:e|es|ing|al))?|(?:mov|relocat)(?:e|es|ing) to(?!${A_MONTH}| \\d)|landing|lands|land (?=in |at |on )|get(?:s|ting)? in(?:to|(?= (?:on|at|by) )))(?: back)?${PREPOSITIONS}`,
].join('|');

/** Words between things of a list. */
export const JOIN = [
	'和|特别是|尤其是?|或者?|跟|与',
	'(?<!(?:比起|相比|与其)[^ ,，。]{1,8})还是',
	'以及|及|、',
	',(?= ?(?:or|and) )',
	'(?:, ?)?(?:and|or|&|\\+|/|nor)',
].join('|');

/** What somebody wanted before it was changed. */
const AT_FIRST = '(?:originally|initially|(?:at )?first),?';
/** A length, which such a clause doesn't take in, and what is wanted again: 待过三天 这次五天, 试过大西洋号 还想坐. */
const NOT_OVER = '过了?(?:[\\d一二两三四五六七八九十半几]+个?(?:[天日晚夜周月]|星期|礼拜)|[^ ,，。]{1,6}[ ,，]?还想?[坐去要])';
/** Words that begin a clause about a voyage that is over. */
export const PAST = [
	'(?:上(?:次|回)|[去前]年)(?:[春夏秋冬][天季]?|[寒暑]假|春节|过年|国庆|五一|(?:[1-9]|1[0-2]|[一二三四五六七八九十]{1,2})月份?|年?[初底])?(?:已经)?(?:坐|去|玩)(?:的是?|过了?|了)?',
	'上[次回](?:是|的)?(?=[^ ,，。]{1,6}[ ,，。])',
	'去了(?!再|就)',
	`(?:已经)?(?:去|到|玩|坐|(?:住|乘|试|体验|待|逛)(?!${NOT_OVER}))过(?:(?:好?[多几]|很多|无数|[一两三])[次回])?(?:了)?`,
	'(?:have |has |already |.?ve )*(?:been (?:to|on)|seen|visited|done)',
	"last (?:time|year|month|spring|summer|autumn|fall|winter|christmas|easter|week(?! (?:of|in|before))|weekend(?! (?:of|in)))(?:['’]s)?",
	'(?:went|sailed|cruised|travelled|traveled|took)(?: (?:on|to|from|around|with|in|the|a|cruise|trip))*',
	'(?:(?:really )?(?:loved|enjoyed)|had an? (?:[a-z]+ )?(?:time|trip|cruise|holiday|voyage))(?: (?:on|in|to|at|with))?',
	"(?:(?:had|have|['’]?ve|(?<=\\b(?:i|we) )(?:were|was)) (?:already |originally |initially )?(?:booked|reserved)(?! (?:[a-z\\d]+ ){0,3}(?:off|leave|holidays?|vacation|flights?|hotels?|up|out|solid)(?![a-z]))|(?<=^|[,.;!?] )booked on(?:to)?|had to cancel|(?<=\\b(?:i|we) )(?:cancell?ed|missed)|(?<=\\bthey )cancell?ed)(?: (?:my|our|on|onto|in|for|the))*",
	'(?:just|recently|newly) (?:(?:got|come|came|arrived) )?(?:back|returned|home) from(?: (?:an?|our|the|cruise|cruising|trip|holiday|voyage|to|on|in|around))*',
	'(?<=\\b(?:i|we) )said(?= [^.;!?]{0,30}\\b(?:earlier|before|but)(?![a-z]))',
	'(?<=\\b(?:i|we) )(?:did(?! (?:not|want|think|plan|hope|like))|tried|(?:was|were) (?:on|in|at))',
	`(?:(?<=\\b(?:i|we|wife|husband) )|${AT_FIRST} (?:(?:i|we) )?)(?:had |${AT_FIRST} )*(?:wanted|hoped|intended|planned|thought|considered)(?: (?:of|about|for|on))?(?: to (?:go|sail|travel|book|do|take|leave)(?= ))?`,
	'(?:my|our|the) (?:first |original |initial )?(?:plan|idea|thought|choice) was',
	'(?<=\\b(?:i|we) )(?:usually|normally|always|often)(?: (?:go|sail|travel|book|do|take|leave|cruise))?',
	'(?:was|were) (?:[a-z]+ ){0,2}(?:lovely|great|nice|good|wonderful|amazing|fantastic|fun|disappointing|awful|terrible|boring)(?=,? (?:but|so|now|this|next)(?![a-z]))',
	'(?<=\\b(?:i|we) )(?:was|were) (?:thinking|considering|looking|leaning|going|planning|hoping|supposed|meant|due)(?: (?:of|about|at|on|for|to|towards|go|sail|visit|in))*',
].join('|');
