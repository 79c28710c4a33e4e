import { WISHED_AFTER } from './english-events.ts';
import { MONTH_NAME } from './english-months.ts';
import { CONTRACTED_NOT, SMALL } from './numbers.ts';
import { type Mark, matchAt, type Reader, wordReader } from './piece.ts';

const mark = (name: Mark, words: string): Reader => wordReader({ kind: 'mark', mark: name }, words);

/** Only this, in two words of no: 非阳台不要, 非去冲绳不可. */
const ONLY = '非(?!常)[^,，。]{0,7}';
const NEITHER = '不[可去坐选订要走]';
/** Where these words follow, a 不行 at the start of a clause refuses nothing: 五月吧 不行六月也可以 names a second choice. */
const WOULD_DO = '也(?:行|可以|好|ok)';
/** Behind what may fail, the second choice: 国庆去不了日本就去韩国. */
const OR_THEN = '[^ ,，。就]{2,4}(?:的话)?就';
/** A second choice stands behind these words: 实在不行大西洋号也可以. */
const OR_ELSE = `(?<=^|[ ,，。;吧])(?:实在|再|要是?|如果|万一|真)不行|(?:实在|再)不行(?= ?[^ ,，。]{1,8}${WOULD_DO})|(?:不放假|没有?[假票位]|[请抢订买]不[到上了]假?票?)的话|没有(?=再[看选说考去])|去不了(?=${OR_THEN})`;
/** Before what is liked less: 比起日本更想去韩国. */
const THAN = '比起|(?<=^|[ ,，。])(?:相比(?:于|起)?|比(?=[^ ,，。]{2,4}(?:我们?)?更(?:想|喜欢|愿意)))';
/** Behind 除了 it refuses nothing where another would do as well: 除了三亚 香港也可以. */
const AS_WELL = '了[^ ,，。]{1,8}[ ,，](?!其[他它余]|别的|哪)[^ ,，。]{1,8}也(?:可以|行|好|ok|想)';
/** Behind who can't go stands where or when: 我们去不了国庆, but 国庆去不了. */
const CANNOT_GO =
	'(?<=(?:^|[ ,，。])(?:[我咱他她你]们?|大家|老公|老婆|孩子|家里人?)?(?:都|也|肯定|可能|实在)?)[去走赶]不[了上](?=[^ ,，。了的就也所吗嘛呢])';
/** No in Chinese, with the verb that it denies. */
const NOT_CN = `(?:不要|别)(?:再)?(?:[跟和给]我)(?:说|提|推荐|推|安排)(?:什么)?|别(?:再)?(?:推荐?|提)了?|不(?:怎么|大|是?(?:很|太|特别|非常|那么))(?:想|愿意|喜欢|爱)(?:再)?(?:去|坐|住|选|停)?|不(?:能|想)?接受|不(?:愿意|希望|看)(?:再)?(?:去|坐|住|选|停)?|去掉|过滤掉?|剔除|刨除|去除|(?:都|全都?|也|就|再)?(?<!${ONLY})不(?:想|要|能|好|可以|打算)?(?:再)?(?:[赶撞碰遇凑挑][在上到着]|赶(?=[^ ,，。]{1,3}[节季假]|[过春国五十元端清中圣](?:年|庆|一|旦|午|明|秋|诞)|春节)|要|去|坐|住|选|从|到|在|含|包括|包含|经[过停]|途经|走|安排|订|停靠?|靠(?![谱窗近岸海边])|带[去到])(?!不)|不是|(?:都|全都?|也|就)?不(?:行(?!就|再|的话|(?<=[ ,，。]不行) ?[^ ,，。]{0,8}${WOULD_DO})|可以|方便|考虑|合适)|没(?:空|时间)|${CANNOT_GO}|嫌(?!太?(?:远|贵|冷|热|挤|累|人|麻烦))|离(?=[^ ,，。]{1,6}远(?:一?点|些))|没有(?<!有[^ ,，。]{1,6}没有(?=$|[ ,，。?]))(?![^,，。]{1,14}[吗么嘛](?=$|[ ,，。?])|窗|阳台|就|的话|再[看选说考去]|[，,]?[^，,。]{0,10}(?:也行|也可以|都行|都可以|也好|就))|避开|错开|除开|跳过|避免|除(?![非夕])(?!${AS_WELL})了?|除去|与其(?:说)?|${THAN}|错过了?|排除|(?:别(?!的|人|墅)|不用|无须|勿)再?(?:去|选|要|是|[赶撞碰遇凑挑][在上到着]?|安排|订|停靠?|靠(?![谱窗近岸海边])|带[去到]|坐)?(?:在)?|不(?:想|愿|喜欢|爱)|讨厌|拒绝|非(?!常|[要得去到坐搭]|[^,，。]{0,7}${NEITHER})|(?<=^|[ ,，。哋我])不好(?!意思|[吃玩看说订走找定])(?=[一-龥])`;

const NEGATED_VERB =
	'(?: (?:really|ever|(?:send|show|give|offer|recommend|suggest|book|put)(?: me| us)?|stand|bear|abide|bother|touch|hear|care less|want|like|love|fancy|include|including|consider|choose|do|make|go|be|get|visit|see|stop|stops|leave|start|embark|sail|call|calls|travel|feel like|care for|interested|have|fly|free|available|overlap(?:ping)?|clash(?:ing)?|coincid(?:e|ing)))*';
const INTO = '(?: (?:to|about|in|into|on|at|from|for|via|during|near|around|with|the|an?|any))*';
const ANY = '(?:any|every|all)(?:thing|where|time|one)?';
const OF_ALL =
	'(?:of|the|these|those|them|other|single|home|departure|cruise|place|port|city|cities|countr(?:y|ies)|destination|ship|boat|month|day|date|week|year|time|season|cabin|room|route)s?';
/** Behind “but” these words introduce a wish, so that nothing is ruled out: Japan in May, but with a balcony. */
const GOES_ON =
	'(?:not|with|without|from|for|to|in|on|at|by|if|i|we|it|my|our|only|just|also|ideally|must|prefer[a-z]*|rather|mostly|mainly|better|best|cheap[a-z]*|under|below|max|up|less|more|balcony|inside|suite|\\d)(?![a-z])|(?: ?[a-z]+){1,3} (?:is|are|would|must|should|can|needs?|works?|preferred|best|better|first|this time)(?![a-z])';
/** “But” that rules out the words behind it, also with a place or time before it: every port in Japan but Fukuoka. */
const ANY_BUT = `${ANY}(?: ${OF_ALL}){0,3} but(?! not)|but(?<=\\b${ANY}(?: (?!(?:we|i|you|they|it|want|go|love|like|are|is)(?![a-z]))[a-z]+){1,5} but)(?! (?:${GOES_ON}))`;
/** “Outside July” rules it out, an outside cabin is one with a window. */
const OUTSIDE = `outside of(?! (?:the |any |all )?(?:(?:school|public|bank) )?(?:holidays?|hols|vacations?)(?![a-z]| (?:and|or)(?![a-z])))(?! (?:the )?(?:typhoon|peak|high|busy|rainy|school|term))|(?<!\\b(?:or|an?|inside) )outside(?= (?:the )?(?:holidays? (?:and|or) (?:the )?)?(?:(?:summer|winter) (?:holidays?|hols|vacations?)|weekends?|weekdays?|${MONTH_NAME}|spring|summer|autumn|fall|winter|christmas|xmas|easter|new year|chinese new|lunar|cny|labou?r day|national day|golden week|dragon|mid-autumn|qing ?ming)(?![a-z]))`;
/** A “not” before these words rules nothing out: Korea would be nice, but not a must. */
const A_MUST = '(?:a must(?:[ -]have)?|essential|mandatory|compulsory|critical)';
/** What somebody doesn't care for, but for such words as say that all would do: not fussed about dates. */
const WITHOUT_LIKING = `(?:not|${CONTRACTED_NOT}|never)(?: (?:be|that|so|too|very|really|all that|particularly|a))* (?:keen on|into|(?:big |huge )?fans? of|fond of|sold on|(?:fussed|bothered|care) about)(?! (?:the |our |exact )*(?:dates?|when|where|which|what|how|times?|months?|ships?|ports?|cabins?|prices?|costs?)(?![a-z]))`;
/** When it is too hot or too crowded. */
const TOO_HOT =
	"(?<!\\bnot |n['’]t (?:be )?)(?:it['’]?s |it is |it['’]?ll be |way |far |a bit |just )*too (?:cold|hot|warm|humid|crowded|busy|rough|rainy|wet|windy)(?= (?:in|on|over|during|at|around)(?![a-z]))";
/** Who is away or has school doesn't sail then, but may want to get away. */
const AWAY =
	"(?:(?<=(?:['’](?:m|re|s)|\\b(?:am|are|is)) )(?:away|abroad|overseas)|(?<!\\bnot (?:too |very )?|n['’]t )busy|(?<=\\b(?:have|has|got) )(?:school|exams?|class(?:es)?|lessons?)|(?<=\\b(?:are|is) )with (?:their|his|her) (?:dad|father|mum|mom|mother|grandparents))(?= (?:in|on|during|over|for|all)(?![a-z]))";
/** No in English, with the verb that it denies and the word that leads to its thing. */
const NOT_EN = [
	WITHOUT_LIKING,
	`${TOO_HOT}${INTO}`,
	// Who works on a day leaves on another
	`(?:(?<=\\b(?:i|we|he|she|they|(?:i|we|he|she|they) (?:can|must|should|will)|(?:have|has|need|needs|got) to) )work|(?<!not |n['’]t )working)(?: again| back| on| at| most| every| all)*(?= (?:the )?(?:weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?![a-z]))`,
	`(?<!why )(?:${CONTRACTED_NOT}|cannot|(?:not|never)(?! (?:${A_MUST}|only|just|sure|too|far|before|after|earlier|later))|rather not|neither|dun|dont? wan)(?! (?:mind|matter|wait|worry))${NEGATED_VERB}${INTO}`,
	`(?:no interest|no(?! \\d| (?:just|only)(?![a-z]))(?: more)?|nothing|(?<!\\bto )nowhere(?! (?:(?:cruise|trip|sailing)s?|to go)(?![a-z]))|none|without|(?<=\\bprefer(?:ably|red)? (?:[^,.;!?]{1,40} )?)over(?: the)?(?= [a-z])(?!(?: the)? (?:christmas|xmas|easter|new year|chinese new|lunar|spring festival|cny|labou?r|may (?:day|holiday)|national|golden|dragon|mid|qing|valentine|thanksgiving|halloween|weekend|summer|winter|spring|autumn|holiday))|except(?:ing)?(?: for)?|excl(?:ud(?:e|es|ing))?\\.?|omit(?:ting)?|avoid(?:ing)?|skip(?:ping)?|(?:leav|tak|rul)(?:e|ing) out|(?:cut(?:ting)?|cross(?:ing)?|strik(?:e|ing)) (?:out|off)|remov(?:e|ing)|get(?:ting)? rid of|forget(?: about)?|other than|apart from|aside from|instead of|rather than|than(?<=\\brather [^,.;!?]{1,40} than)|${OUTSIDE}|non(?=[ -](?:balcon|inside|interior|ocean|sea|suite|weekend))|bar(?:ring)?|sans|w/o|minus|nope(?: to)?|anything but|${ANY_BUT}|(?:i |we )?(?:really )?(?:hate[ds]?|detest(?:s|ed)?|dislike[ds]?)(?: (?:the )?(?:rough |big )?(?:crowds?|heat|cold|humidity|seas?|waves?|rain|queues?|weather|typhoons?)(?= in ))?|(?:sick|tired|bored|wary) of|fed up (?:with|of)|(?:had|have|seen) (?:quite )?enough of|(?:steer|stay|keep) (?:well )?(?:clear of|away from)|refus(?:e|es|ing)(?: to go)?|drop(?! (?:off|in|by|me|us)(?![a-z]))|${AWAY})${INTO}`,
].join('|');
const IS = "(?:(?:but |and )?(?:it|they|that)(?: ?['’]?s| ?['’]?re| is| are| was| were)|is|are|was|were|s|looks?)";
const SOLD_OUT = `(?:${IS} )?(?:all |already |completely |fully |totally )?(?:sold out|booked (?:up|out|solid)|fully booked|unavailable)|${IS} (?:all |already |completely )?full(?! (?:of|board|moon|day|week|suite))`;
/** Who travels off the peak of a festival or of holidays doesn't leave in them: 国庆错峰. */
const OFF_PEAK = '(?<=[节庆一旦午秋明假期年] ?)错峰(?:出[行游]|旅游|游)?';
/** A no behind a reason belongs to the same refusal: 暑假人多不想去. */
const SO_NOT = '(?:(?:我们?|就|也|都)*不(?:想|要|打算|考虑)?再?[去坐玩走]?了?(?=$|[ ,，。]))?';
/** Who asks whether it is too hot or too crowded refuses nothing: 会不会太冷, 国庆人多吗, 台风多不多. */
const ASKED = '(?:会不会|是不是|是否|会否)[^ ,，。]{0,3}';
const NO_QUESTION = '(?!了?(?:吗|么|嘛)(?=$|[ ,，。?])|不(?<=(.)不)\\1)';
/** Words behind a thing that rule it out. */
const REFUSED = `除外|(?:也|还|应该|可能|有点|估计)*[还很挺]冷吧?(?=$|[ ,，。])|太晒了?|[也就有点]*(?:悬|够呛|不好说|没戏)了?(?=$|[ ,，。])|受不[了住]|(?:工作|公司|单位|家里)?[都很太要]*(?:比较|特别|有点)?忙(?:得很)?了?(?=$|[ ,，。])|(?:有点儿?|稍微|比较|偏)(?:远|太?(?<=[天晚夜周期][就也]?(?:有点儿?|稍微|比较|偏)太?)(?:[久短]|长(?!崎)))了?(?!的)|签证(?:还)?(?:没(?:有|下来?|办|出)(?:好|下来|完)?|来不及|办不[了下]来?|不好办|(?:被)?拒)了?|[以之]外(?:的(?:港口?|地方|国家|时间|日子)?)?|免谈|${OFF_PEAK}|不太(?:行|合适|方便|可以)|没(?:有)?(?:什么|太大|多大)?兴趣|不(?:太)?感兴趣|接受不了|涨价(?:了|太多|厉害)?(?=[ ,，]?[不别])|[还得也]?要(?:办|有)?签证?[ ,，]?(?:那|就|还是)*(?:算了|不去了?)|嫌太?(?:远|贵|冷|热|挤|累|人多|麻烦)了?|(?:已经?)?(?:[订定约排]|安排)(?:好|满)?了(?:别的|其[他它]的?)|已经?(?:[约排]|有?安排)(?:好|满)?了|(?:后来|结果|但是?|可是?)?(?:领导|老板|公司|单位|学校)?[又都]?[不没]给?批(?:准|假|下来)?了?|(?:孩子|娃|学校)?[还都也]?[不没]放假(?!的话)|没(?:有)?假(?!的话)|pass(?:掉)?|就?算了|就?(?:不必|免)了|不用了?(?=$|[ ,，。])|没(?:抢|买|订|约|排|请|赶)[到上着成](?:假|票|船票|位置?|房)?(?=$|[ ,，。]|不[去想])|(?:请|抢|买|订)不[到了上出](?:假|票)?(?=$|[ ,，。]|不[去想])|(?<!(?:如果|要是|万一)[^，,。]{0,8})(?:(?:不(?:想|要|打算|准备|能)?|没法)(?:出门|出去|出游|出行)(?:玩|旅游|走)?(?=了?(?:$|[ ,，。]))|要?在家(?:里)?(?:过|待着|呆着)|(?:去|走)不(?:开|了(?!${OR_THEN}))|出不去|(?:人|游客|台风|雨|雨水)(?:太多|太挤|真多|好多|多|挤(?!人))|太多人|太(?:麻烦|折腾|贵|远|短|长|久|晚|早|小|大|冷|热|晒|挤|吵|闹|闷|忙|累|赶))了?(?!的话|[就的])(?:[,，]?[就都]?不去了?(?=$|[ ,，。]))?|(?<![去到坐][^ ,，。]{1,4})(?:(?:不想|不爱|不喜欢|懒得)(?:再?去)?(?:凑热闹|挤|人挤人)|怕(?:挤|人多)|人挤人|人山人海)|没意思|都?(?:去|玩|坐)(?:腻|够|烦)了?|腻了?|没有?票了?|(?:太|很|挺|有点|比较)(?:旧|老旧|破|脏)了?(?!的)|不够(?=$|[，,。 ])|(?:卖|订)完了?|ha(?:s|ve)(?:n['’]?t| not) (?:come|arrived|been (?:approved|issued|granted))(?: through| yet| back)*|(?:is |are )?(?:excluded(?![a-z])|out of the question|not enough|too (?:far|cold|hot|crowded|busy|expensive|short|long|late|early)|not possible|not an option|impossible|(?:a )?(?:no-?go|write-?off|nightmare)|(?:bad|awkward|tricky|difficult)(?: for (?:me|us))|off (?:the|my|our) (?:list|table))|(?:is|are) (?:(?:way|so|very|really|more|quite|just) )*(?:pricey|pricier|expensive|overpriced|crowded|packed)(?! than|\\?| but)|(?:a (?:long|fair) way(?: away| off)?|a bit far|miles away|a miss|no,? thank(?:s| you)(?! to))(?![a-z])|(?:(?:is|are) |(?<=\\b(?:leave|take|rule|cut|cross) (?:[a-z]+ ){1,3}))out(?! of)|${SOLD_OUT}|(?:wo|do|does)n['’]?t (?:work|suit|do)(?: for (?:me|us))?`;
/** What is wanted now, behind what was thought of at first: 本来四个人 现在三个人. */
const SAID_NOW =
	'(?:(?:现在|后来|如今)(?:又|就|想|要|只有|只?剩下?)?(?:变成?|改成?|换成?)?|变成|(?<=[ ,，。])改)(?<=(?:本来|原[来本先]|[一刚]开始|约[了好]|说好|(?<=^|[ ,，。])(?:之前|先前))[^。;；]{2,40})';
/** One who doesn't come: 本来四个人 一个来不了 三个人. */
const LESS = '(?<=(?:本来|原来|原定)[^。;；]{2,14}[ ,，])[一两三二]个人?(?:又|说)?(?:[来去]不了|不[来去]了?)';
/** Behind an objection they lead to another time: 六月梅雨 那五月吧. */
const THEN =
	'(?<=[^ ,，。][ ,，。])那(?:就|么)?(?=(?:[明后]年)?(?:[\\d一二三四五六七八九十]{1,2}月|下个?月|元旦|春节|清明|五一|端午|[寒暑]假|国庆|中秋)[^ ,，。]{0,4}[吧呢])';
/** Words with which somebody corrects what was just said. */
const INSTEAD =
	'(?<!(?:有|能|可以|会)[^ ，,。]{1,12})不(?=[，,])|(?<=[ ，,。])不(?= )|(?<=[ ,，。])不(?=[d一二两三四五六七八九十]+[天晚个月号])|不{3,}|不不(?=[，, ])|[哦啊噢呃]不(?![去到坐要想][^ ，,。]{1,6}了)|(?:啊|哎)?不对|(?:我)?(?:说|写|打)错了?|唔系|不是(?=[，,])|(?<=[，,。…] ?)算了(?=[，,]|还是)|(?<=[，,。… ])还是(?=.{1,8}吧)|等等|等一下|(?:还是)?(?:换|改|推|推迟|延期?|顺延|挪)(?:成|到|(?=[\\d一二三四五六七八九十]{1,2}月))|' +
	`${SAID_NOW}|${THEN}|${LESS}|` +
	'no,? wait|no,? (?:hang|hold) on|no,? sorry|sorry,? no|(?:actually|no),? make (?:it|that)|(?:no,? )?actually,? no(?:,? make (?:it|that))?|no,? actually|but now(?: (?:we|i)(?:.?d)?)? (?:want|prefer|like|need|fancy|thinking of)|no(?=,)|scratch that|oops|i mean|or rather|correction|(?<=, ?)sorry(?=,?(?: |$))';
/** Words that correct a thing only by another of its kind: Korea, actually Japan. In “we actually want Korea” they say nothing. */
const AMEND =
	'(?:但是?|可是?|不过)我们?(?:还是|更|就|自己)*(?:想|喜欢)(?=去)|can only (?:do|make|manage|go|travel|sail)(?<=\\bbut [^,.;!?]{1,40})|(?:or )?actually|make (?:it|that)|wait(?:,? no)?|(?:hold|hang) on|i meant(?: to say)?|(?:on|having) second thoughts?|chang(?:e|ing) (?:it|that) to';
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** “What can I get in May” asks for ships. */
const A_MONTH = ` (?:the|any|${MONTHS}|spring|summer|autumn|fall|winter|q\\d|20\\d\\d)(?![a-z]* \\d)`;
const PREPOSITIONS = '(?: (?:of|to|into|from|in|on|at|by|before|home|leaves|is|arrives|lands))*';
/** Words about the way back, work and flights: when one returns or arrives before the voyage, and where the voyage ends. */
const BACK = [
	'(?:(?:之|以)?前|晚上?|早上?|上午|下午|中午)?(?:要|得|必须|就|再|才|能)?(?:赶|回到|返)?(?:回来|返回|返程|返航|[回到]家(?![门乡人里])|回程|回到?(?![忆族民])|返(?![还利现修工点乡校岗聘]))(?:刚好|正好|的时候|那天)*(?:是|在)?|(?:(?<=前|号|日|周[一二三四五六日天])|前|晚上?|早上?|上午|下午|中午)(?:必须|得|务必|一定)要?到(?:达)?|(?:早上|[上中下]午|晚上|凌晨)到达?(?!\\d)|(?:必须|[要得])?下船(?:港)?|下(?=$|[ ,，。])(?<=[^ ,，。]上船?[ ,，]?[^ ,，。]{2,6}下)|终点(?:港|站)?(?:是|为|在|:)?|到达港',
	`(?:(?:be|com(?:e|ing)|get(?:s|ting)?) )?back from (?:the |my |our )?(?:[a-z]+ ){1,2}on(?= (?:the )?(?:\\d|${MONTHS}))`,
	'(?:(?:be|com(?:e|ing)|get(?:ting)?|arriv(?:e|ing)|head(?:ing)?) )?(?:back(?: home)?|home(?= (?:in|on|by|before|to|for) | (?:mon|tues|wednes|thurs|fri|satur|sun)day))(?: (?:home|in|on|by|before|at|to|for|the|my|our|work|office|school|uni|college|desk))*',
	'(?:have to|need to|must|got to|should|can) (?:be (?:at|in) (?:the |my |our )?(?:work|office|desk|school|uni|college)|work(?= (?:on|in|until|till|during|all|from)(?![a-z])))(?: (?:on|by))*',
	"(?:i['’]?m|we['’]?re|(?:i )?am|(?:we )?are|is|be) (?:back )?(?:in|at) (?:the |my |our )?(?:work|office|desk|school|uni|college) (?:on|by)",
	'(?:have to|need to|must|got to|should) be (?:in|at)(?= [a-z ]{2,20} (?:by|on|before|for)(?![a-z]))',
	'(?:exams?|meetings?|appointments?|interviews?|shifts?|class(?:es)?|lectures?) (?:(?:is |are )?on|(?:is|are)(?= (?:mon|tue|wed|thu|fri|sat|sun)))',
	'(?:com(?:es?|ing)|get(?:s|ting)?|arriv(?:es?|ing)) home(?: on)?',
	'leav(?:e|es|ing) (?:(?:for )?(?:home|(?:the )?(?:uk|usa?|states|america|canada|england|britain|scotland|ireland|australia|new zealand))|for (?:london|new york|sydney|melbourne|singapore))(?= (?:on|in|at|\\d))(?: (?:on|in|at))?',
	'return(?:s|ing)?(?! (?:cruise|trip|voyage|ticket|fare|journey|sailing|flight))(?: (?:home|in|on|by|before|at|to))*',
	'(?:end(?:s|ing)?|finish(?:es|ing)?|(?:get(?:s|ting)?|hop(?:ping)?) off|leav(?:e|es|ing)(?= the (?:ship|boat)))(?: up| back| the (?:ship|boat))? (?:in|at|on|by|before)|disembark(?:s|ing|ation)?(?: (?:in|at|on|from))?',
	'finish(?:es|ing)? (?:[a-z]+ ){1,3}on(?: an?| the)?(?= (?:mon|tue|wed|thu|fri|sat|sun))',
	`(?:fl(?:y|ies|ying)|flights?) (?:back|home|out|in(?!${A_MONTH})|to|into|from(?: (?!(?:in|on|to|and)(?![a-z]))[a-z]+){1,2} (?:in)?to(?! (?:join|board|meet|catch|take|start|cruise|sail)(?![a-z]))|from)${PREPOSITIONS}|(?<!\\b(?:goes|go|going|sails?|heads?|ships?|sets?) )out(?= on )`,
	`(?:arr(?:iv(?:e|es|ing|al))?|(?:mov|relocat)(?:e|es|ing) to(?!${A_MONTH}| \\d)|landing|lands|land (?=in |at |on )|get(?:s|ting)? in(?:to|(?= (?:on|at|by) )))(?: back)?${PREPOSITIONS}`,
].join('|');

/** Words in English that begin a clause about a voyage that is over. */
const PAST = [
	"last (?:time|year|month|spring|summer|autumn|fall|winter|christmas|easter|week(?! (?:of|in|before))|weekend(?! (?:of|in)))(?:['’]s)?",
	'(?:went|sailed|cruised|travelled|traveled|took)(?: (?:on|to|from|around|with|in|the|a|cruise|trip))*',
	'(?:(?:really )?(?:loved|enjoyed)|had an? (?:[a-z]+ )?(?:time|trip|cruise|holiday|voyage))(?: (?:on|in|to|at|with))?',
	"(?:(?:had|have|['’]?ve|(?<=\\b(?:i|we) )(?:were|was)) (?:already |originally |initially )?(?:booked|reserved)(?! (?:[a-z\\d]+ ){0,3}(?:off|leave|holidays?|vacation|flights?|hotels?|up|out|solid)(?![a-z]))|(?<=^|[,.;!?] )booked on(?:to)?|(?<=\\bthey )cancell?ed)(?: (?:my|our|on|onto|in|for|the))*",
	'just (?:(?:got|come|came|arrived) )?(?:back|returned|home) from(?: (?:an?|our|the|cruise|cruising|trip|holiday|voyage|to|on|in|around))*',
	'(?<=\\b(?:i|we) )said(?= [^.;!?]{0,30}\\b(?:earlier|before|but)(?![a-z]))',
	'(?<=\\b(?:i|we) )(?:did(?! (?:not|want|think|plan|hope|like))|tried|(?:was|were) (?:on|in|at))',
	'(?:just|recently|newly) (?:got |came |come )?back from(?: (?:the|a))?',
	'(?<=\\b(?:i|we) )(?:was|were) (?:thinking|considering|looking|leaning|going|planning|hoping|supposed|meant|due)(?: (?:of|about|at|on|for|to|towards|go|sail|visit|in))*',
].join('|');
/** The way by land to the port that a ship leaves from. */
const BY_LAND =
	'(?:坐|乘|打算)*(?:高铁|动车|火车|开车|自驾|大巴|坐车|打车|骑行)(?:过去|去|到)|过去(?=[^ ,。]{1,5}?(?:很|比较|更|挺)?(?:近|方便|快|[\\d一二两三四五六七八九十半]个?多?(?:小时|钟头)))|(?<=小时|分钟)就?能?到(?!的)';

/** Words of grammar: they lead to a name, or follow one. */
export const GRAMMAR_READERS: readonly Reader[] = [
	mark(
		'from',
		`(?:close|closest|near|nearest)(?: departure)? ports? (?:to|of)|出发(?:地(?!中海)|港口?)(?:是|为|:|在)?|始发(?:港(?:口|是|为|:|在)?|于|自)|母港|(?:开车|自驾)?送[我他她咱]?们?到|${BY_LAND}|从|自(?!己|助|由)|由|(?:start|begin|leav|depart)(?:e|s|es|ing)?(?: from| in)? (?:and|&) (?:end|finish|return|disembark)(?:s|es|ing)? (?:to|in|at|from)(?!${A_MONTH})|(?:departing|departs?|departure|leaving|leaves?|sailing|sails?|start(?:s|ing)?|embark(?:s|ing)?|boarding|boards?(?= (?:at|in|from)(?![a-z]))|(?:get(?:ting)?|hop(?:ping)?|jump(?:ing)?) on(?:board|to)?(?: the (?:ship|boat))?(?= (?:at|in)(?![a-z]))|(?:join(?:ing)?|pick(?:ing)? up|meet(?:ing)?) (?:the|a|our) (?:ship|boat|cruise)(?= (?:at|in|from)(?![a-z]))|cruises?|cruising)(?: out)?(?: (?:from|at|in|of|port:?))|(?<=\\b(?:i|we)(?: ['’]?(?:m|re)| am| are)? )(?:live|living|based) (?:in|near)(?![^.;!?]{1,40} but(?![a-z]))|out of|ex|dep\\.? from|from|frm|home port`,
	),
	mark(
		'leaves',
		'(?:可以)?(?:出发|启航|起航|始发|上船|登船|落船|上下船|出港|离港|开船|起步|启程|为母港)(?:的)?|[坐乘搭](?:船|邮轮|游轮)(?!票)|[坐乘搭](?=都?(?:比较|更|挺|很)?(?:方便|近))|departures?|dep|departing|leaving|sailing|embark(?:s|ing|ation)?',
	),
	mark(
		'to',
		'想?(?:去|到)|(?:直达|至(?![少多于今])|(?<=[海港津州门亚沙岛市都])往返(?=[一-龥])(?![船车机]?票|多少|价|航|行|游|都|也|的)|往|赴|飞|(?<![已曾])经(?![常济验历典理])停?|途经|途径|中转|路过|停靠|停(?![的航留靠岸车泊运工课])|靠港|登陆|抵达|开往|前往|(?<!无|没有?)目的地(?:是|为|:)?)|(?:going |sailing |travell?ing |heading |bound |cruise |cruises |voyages? |trips? |sail |go )?(?:to(?! (?:leave|depart)(?![a-z]))|towards|via|visit(?:ing|s)?|see(?:ing)?|calling (?:at|in)|stopping (?:at|in)|stops? (?:at|in)|call(?:s)? at|destinations?(?: is|:)?|bound for)|-+>?|→|->',
	),
	mark('instead', INSTEAD),
	mark('amend', AMEND),
	mark('not', `${NOT_CN}|${NOT_EN}`),
	mark('refused', `(?<!${ASKED})(?:${REFUSED})${SO_NOT}${NO_QUESTION}`),
	mark(
		'past',
		`(?:上(?:次|回)|[去前]年)(?:[春夏秋冬][天季]?|[寒暑]假|春节|过年|国庆|五一|(?:[1-9]|1[0-2]|[一二三四五六七八九十]{1,2})月份?|年?[初底])?(?:已经)?(?:坐|去|玩)(?:的是?|过了?|了)?|上[次回](?:是|的)?(?=[^ ,，。]{1,6}[ ,，。])|去了(?!再|就)|(?:已经)?(?:去|到|玩|坐)过(?:(?:好?[多几]|很多|无数|[一两三])[次回])?(?:了)?|(?:have |has |already |.?ve )*(?:been (?:to|on)|seen|visited|done)|${PAST}`,
	),
	mark('back', BACK),
	mark(
		'join',
		'和|特别是|尤其是?|或者?|跟|与|(?<!(?:比起|相比|与其)[^ ,，。]{1,8})还是|以及|及|、|,(?= ?(?:or|and) )|(?:, ?)?(?:and|or|&|\\+|/|nor)',
	),
];

const NOUNS = '邮轮|游轮|油轮(?!航?运)|轮船|船票|船|航线|航次|航程|行程|线路|路线|旅游|旅行|度假';
/** Nouns that say nothing, before which a name ends. */
export const NOUN_READER = mark('filler', NOUNS);

/** “I'm after a balcony” looks for one. */
const AFTER =
	"(?<=\\b(?:i|we)(?:['’]?m|['’]?re| am| are) )after|after(?= (?:an?|some) (?:[a-z]+ )?(?:cruise|trip|balcony|cabin|suite|getaway|break|holiday|sailing|voyage))";
/** Leave from work, before the time that it is. */
const OFF = `(?:annual|paid)(?= leave)|(?:off(?: work| school)?|time off|(?<!\\b(?:kids?|child(?:ren)?|sail|stay|go|visa|for)[ -])free)(?= (?:from |on |in |between |during |until |till )?(?:the )?(?:[a-z]+ (?:week|weekend|half) (?:of|in) )?(?:\\d|${MONTHS}))`;
/** Only a case, and no refusal: if there is nothing in May. */
const IF_NOT = [
	"if (?:there(?: ?['’]?s| is| are| ?['’]?re) |there |you (?:have|['’]ve got) |i (?:find|get) |we (?:find|get) )?(?:nothing|none|no|not any|isn['’]?t any(?:thing)?|aren['’]?t any)(?: (?:sailings?|cruises?|ships?|trips?|departures?|dates?|spaces?|rooms?|cabins?|tickets?|options?|availability|available|left|more|there))*",
	`if ${SOLD_OUT}`,
	'if not(?! (?:too|very|so|more|over|above)(?![a-z]))',
].join('|');
const FINE =
	'(?:(?:is|are|would be|s) (?:also )?(?:fine|ok|okay|best|good|great)|fine|ok|okay|works?)(?: too| as well)?(?: (?:for|with|by) (?:me|us))?';
/** Who asks for others doesn't travel: 不是我去 是给爸妈订, 帮父母订 我不去. */
const NOT_ME =
	'不是我们?(?:自己|本人)?(?:去|坐|玩)(?=[ ,，]?[^ ,，。]{0,3}[给帮替为])|我们?(?:自己|本人)?不(?:一起|跟着)?去(?:了|的)?(?=[ ,，][^ ,，。]{0,3}[给帮替为])|(?<=[个俩两爸妈姨婆公]人?一?起?去?[ ,，])我不去(?=[ ,，]|$)|(?<=[给帮替为][^。]{2,12}[ ,，])我们?(?:自己|本人)?不(?:一起|跟着)?去(?=$|[ ,，。])';
/** What people say between the things that they ask for. */
const SMALL_TALK = [
	"(?:would|wo|could)n['’]?t say no(?: to)?|(?:do|does|would)n['’]?t hate|er+m?|hm+|yeah|yep|ta|cheers|still|thinking|costs?|at a (?:push|pinch|stretch)|mate(?= ?(?:$|[,.;!?]))|i guess|i suppose|reckon|poss|anyways?|it gets|set(?:ting)? (?:off|sail)|right(?= ?,)|you know|sort of|fancy|spends|let[’']?s|let us|say(?= )",
	`${WISHED_AFTER}|after work(?= on )|(?:as|so) long as|wish(?:es)?|organi[sz]e|arrange|whatever|instead(?= ?(?:$|[,.;!?]))|(?<!\\bcome )too(?= ?(?:$|[,.;!?]))|at (?:the )?(?:very )?least(?= ?(?:$|[,.;!?]))|(?<=\\b(?:travell?ing|going|cruising|sailing) )together`,
	"(?:i )?(?:dunno|do(?:es)?n[’']?t know|not sure)(?= ?[,.;])|do(?:es)?n[’']?t (?:really )?care (?:where|when|which|what)(?![a-z])",
	'not (?:too |really |that |all that )?(?:fussed|bothered|fussy|picky)(?! (?:about|by|with) (?!(?:the |our |exact )?(?:dates?|when|where|which|time|month|ship|port|cabin)))(?: about)?',
].join('|');
/** “May” that is no month: may I ask, she may join us. */
const MAY = `(?<!\\b(?:in|of|for|during|until|till|from|before|after|by|early|mid|late|next|this|to|or|and|end|around) )may (?:(?:i|we)(?= (?:ask|know|have|check|[ei]nquire|request|get|see|please|also|book)(?![a-z]))|be|also|have|join|come|want|need|like|prefer|bring|change)`;
const FILLER_READER = mark(
	'filler',
	[
		`${OR_ELSE}|除(?=${AS_WELL})|${NOT_ME}|更(?=[想喜愿])|宁[愿可]|还是|其次(?:是|选)?|备选(?:是)?|第[一二]选择(?:是)?|次选|家[里有]?(?=[住在])|人(?=在)|现在|家里(?:有|共)?(?=${SMALL}[个位口名])|(?:其[他它]|别)的?(?:港口?|地方|航线|国家|船|日子|日期|时间)?(?:都|就|一律|全)*(?:不(?:考虑|要|看|用|行|去)|别)了?(?=$|[ ,，。])|要么|你们|喂|哈(?=$|[ ,，。])|哎呀?(?=$|[ ,，。我你那请有])|额(?![度外])|呃|嗯|俺们?|定(?=[个张]?(?:船|票|邮轮|游轮|房))|(?<=有[^ ,，。]{1,6})没有?(?=$|[ ,，。?])|(?<=(?:有|能|可以|会)[^ ,，。]{1,12})不(?=$|[,，。?])|[诶欸]|啥|几[条趟艘]|预计|特别|分别|格外|(?:非常|十分|超级?|挺|真的?|老)(?=[想喜爱希])|问(?:一?下|问)|都?[成得](?=$|[ ,，。?])|[呗咯噢](?=$|[ ,，。?])|有[木么]有|有没(?=$|[ ,，。去从到\\d])|(是|能|可|要|会|行|好|够)不\\1以?|要不[就然]|要不(?:咱们?|我们)?(?=[去坐从到]|$|[,，])|(?:还|从来?)?没(?:有)?(?:去|到|玩|坐)过|(?:怎么|为(?:什么|啥|何)|咋|谁)(?:就|会)?(?:没有?|不)(?:想|要)?(?=[去到从坐停])|不(?:管|论)(?:是)?|无论(?:是)?|非(?:要|得)|非(?=[^,，。]{0,7}${NEITHER})|(?<=${ONLY})${NEITHER}|没有(?=[^,，。]{1,14}[吗么嘛](?=$|[ ,，。?]))|难道|不如(?=[去坐选订找])|(?:不(?:[想要能会]|可以)?|别)错过|不错(?!过)|已经|经常|没(?:问题|关系|事儿?)|听(?:说|讲)|(?:实在)?(?:不行|没有|没得选)(?:就|的话)|不行再(?:去|看看?)?|(?:(?:要是|如果|实在)?没有|(?<=[ ,，。])不行)(?=[，,]?[^，,。]{0,10}(?:也ok|也行|也可以|都行|都可以|也好|就))|can['’]?t wait(?: to| for)?|(?:why )?don['’]?t (?:mind|we)|do(?:es)?n['’]?t matter|why not|not (?:only|just)|s|how much|ve(?: got)?|(?:ve )?(?:already )?been there(?: already| before)*|already|(?:have|has)n['’]?t (?:been (?:to|on)|seen|visited|done)|never (?:been (?:to|on)|seen|visited|done)`,
		'(?<!不)(?:一定|必须)(?:要|得)?|(?<![不没别])(?:考虑|安排|接受)(?:一下)?|(?<![不太])喜欢|优先(?:考虑)?|为主|首选|尽量|尽可能|最好能?|应该|主要(?:是|想)?|是否|怎么样|怎样|如何|比如说?|例如|另外|查询|筛选|航班|[感有]兴趣|对(?=[^，,。]{1,12}兴趣)|[这本]次|(?:第|头)一次(?:坐|去|出海)?|[哪每那这](?:条|艘|班|趟|种)|那个?(?=我|你|就|有|去|什么)|那个(?![月周星礼])|的话|不(?:知道|晓得|清楚|确定)(?=[^,。;]{0,12}(?:[还有]没有?|有无|是否|[能可是行贵]不[能可是行贵]|[吗么](?=$|[ ,。?])|多少))|预算有限|(?:千万|绝对|一律|坚决|真的?|实在|肯定|确实|其实|反正|(?:我|我们)?觉得)(?=[不没别太])|一[班条艘]|周边|哪几?个月份?|玩(?:个|上)?几天|一年(?:之?中|里|当中)?(?=什么时候|何时|[哪最几])|(?<=[节庆一旦午秋明假期])(?:的)?(?:出行|人流)?高峰期?|随便|时间(?:很|都|也|比较|挺|非常|特别)*(?:自由|灵活|充裕|宽裕)|(?:时间|日期|港口|地点|目的地|天数|航线|价格)(?:都|也)?(?:不限|无所谓|随意)|(?<=的)(?:都)?排(?:在)?(?:最)?前面?|纯(?=日本|韩国|越南)|不差钱|钱不是问题|不在乎(?:钱|价格)|不限预算|预算不限',
		'(?<=[去玩]的|什么|哪些)地方|所以|毕业(?=旅[行游]|游|之旅)|因[为此]|然后|先(?=[看问查找搜了去到从坐走])|就?够了?|(?:去|走)不[开了]|出不去|不好意思|打扰(?:一?下|了)?|我们?|咱们?|请问?|你好|您好|帮(?:我|忙)?|麻烦|想要?|要|希望|打算|计划|准备|需要|求(?!婚)|找(?:一下|个)?|查(?:一下)?|看(?:看|一下|[到见])?|搜索?|推荐(?:一下)?|有没(?:有|(?=[平抵便船航]))|有(?:什么|哪些|无|空(?![调房]))?|什么|哪些|哪里|怎么|可以|可|能|都行|都可以|也行|行(?!程)|好|最好(?:是)?|最|比较|一下|一个|一些|一点|点|些|一趟|一次|次|趟|一起|大概|大约|差不多|左右|适合|合适|方便',
		`坐|乘坐?|搭|${NOUNS}|游玩?|玩(?:一?玩|儿)?|出游|出行|出海|走走|散心|跑|走|票|订|预订|预定|买|报名|团|之旅|往返|来回|多日|那边|这边|附近|地区|方向|的时候|时候|期间|假期|放假|时间|日期|月份|出去|班|外|哪天|天数|人数|房型|房间|舱房|房|住|的|[一两]张|含|价格|了|过|吗|呢|吧|啊|呀|啦|哦|嘛|在|是|就|只|也|还|给|让|把|用|着|又|并|且|但|而|于|内|里|上|下|个`,
		'在?海上|谢谢[您你啦了]?|多谢|(?:非常)?感谢|辛苦了?|拜托了?|您|(?:客人|客户)(?:问|想)?|随时|之间|中间|一共|(?<!月(?=其[他它]的?时间))(?:其[他它]|别)的?(?:港口?|地方|航线|国家|船|日子|日期|时间)?(?:都(?:可以|行|随便|能|好|ok|没问题)|都?(?:随便|随意|不限|无所谓))|其[他它]港口?(?:可以|行)|哪儿?|按(?![摩时])|不过(?![夜年节])|(?<![成首京])都|再',
		'(?<=[人俩口妻妇侣大公婆友蜜月][,， ]{0,2})(?:我们)?(?:不带|没有?|无)(?:小孩子?|孩子|娃|老人)|别的|线(?!下)|号(?:邮轮)?|爱达|adora',
		`${IF_NOT}|${FINE}|${SMALL_TALK}|${MAY}|(?:what|how) about|oh|um+|uh|okay|kindly|ma['’]?am|wanna|prob|w/?(?= (?:an? )?[a-z\\d])|quote|because|probably|rather(?= [^,.;!?]{1,40} than )|now|again|celebrat(?:e|ing)|spend(?:ing)?|try(?:ing)?|d|re|leaves|starts?(?= (?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${MONTHS}))|(?:the )?rest of|(?<=[a-z\\d] )off(?= ?(?:$|[,.;!?]))|what'?s|where'?s|there'?s|(?:i|we|you|they|he|she) may|near(?:by)?|close to|i'?m|i am|i'?d|i'?ll|i|we'?re|we'?d|we'?ll|we|me|us|my|our|you|your|it'?s|it|they|he|she|want(?:ing|s)?|would|like|love|looking|look|need|needs|plan(?:ning)?|hop(?:e|ing)|think(?:ing)? (?:of|about)|interested|prefer(?:ably|red|s)?|please|pls|thanks?(?: you)?|thx|plz|hi|hello|hey|hiya|heya|howdy|g['’]?day|good (?:day|morning|afternoon|evening)|dear (?:sirs?|madam|all|team)|sir|madam|(?:my |our )?(?:clients?|customers?)|ask(?:ing)?|[ei]nquir(?:e|y|ing)|${AFTER}|${OFF}|school(?= (?:[a-z]+ )?(?:holidays?|hols|vacation|break))|hols|breaks?|can|could|might|will|should|must|do|does|did|is|are|be|was|have|has|had|get|got|take|taking|find(?: me)?|show(?: me)?|search(?:ing)?|give|book(?:ing)?|tell|suggest|recommend|any(?:thing|where|time| days?)?|everything|some(?:thing|where)?|there|here|what|which|when|where|how|who|that|this|those|these|all|only|just|also|maybe|perhaps|ideally|possibl[ey]|if|so|then|than|as|but|about|a?round|abt|ard|roughly|approximately|approx|any port|any ship`,
		'to(?= (?:leave|depart)(?![a-z]))|(?:no|unlimited) budget(?: limits?)?|budget(?: is)? (?:no|not an?) (?:limit|issue|problem)|(?<!\\b(?:days?|time|no|least|less|fewer|more) )at sea|on ?board|a|an|the|of|in|on|at|by|for|with|during|over|within|into|between|cruis(?:es?|ing)|voyages?|trips?|sailings?|sail|sails|ships?|boats?|holidays?|vacations?|getaways?|escapes?|tours?|travel(?:ling|ing|s)?|itinerar(?:y|ies)|routes?|tickets?|fares?|cabins?|rooms?|options?|go(?:ing|es)?|visit|leave|depart|round[ -]?trip|return|incl\\.?(?:uding|udes?)?(?= )(?! \\d)|one|available|date|dates|length|duration|month|time|per|each|persons?|people|guests?|prices?|budget|ports?|exactly|either|whichever|whenever|every(?= (?:mon|tue|wed|thu|fri|sat|sun|week))|sort(?:ed|ing)?|state ?rooms?|islands?|needed|window|things?|(?<=\\b(?:you|hi|hey|hello) )guys|good|nice|great|lovely|way|ways|sometime|some time|terminals?|bring|n(?= (?:my|our)(?![a-z]))|let me|(?<=\\b(?:may (?:i|we)|let (?:me|us)|(?:want|like|love) to|wanna) )know|(?:nowhere|nothing|no other (?:places?|ports?))(?: else)? (?:but|except(?: for)?|other than|apart from|besides)|flexible(?= (?:(?:with|on|about) )?(?:the |my |our )?(?:dates?|time|timing)(?![a-z]))|(?<=\\bdates? (?:is |are )?)flexible',
	].join('|'),
);

/** Words of grammar, and words that say nothing a search could use. */
export const MARK_READERS: readonly Reader[] = [...GRAMMAR_READERS, FILLER_READER];

/** Nothing is asked for where either would do: 有没有阳台无所谓, 没有窗也行. */
const SAME = '(?:无所谓|[也都]?(?:行|可以|没(?:关系|事)|无所谓))(?=$|[ ,，。了的吧])';
const BALCONY = '(?:阳台|露台|窗户?)';
const ALL_SAME = `(?<![要去坐停带])不(?:[去停要坐住选带]|停靠)[^ ,，。不]{1,3}也(?:行|可以|没(?:关系|事)|无所谓|ok)(?=$|[ ,，。了的吧])|(?:有没有${BALCONY}|([要去坐])不\\1[^ ,，。]{1,6}?(?<!还是[^ ,，。]{1,5}))${SAME}|(?:没有?${BALCONY}|${BALCONY}没有)[也都]${SAME}`;

/** Words that a search could use, but this one can't tell: more than one cabin, all of several ports, a day counted from now. */
export const UNTOLD_READER = wordReader(
	{ kind: 'unread' },
	`(?:家庭|亲子|连通)(?:房|舱|间)|(?:aussie|australian?|nz|new zealand|kiwi|south(?:ern)? (?:hemisphere|african))['’]?s? (?:spring|summer|autumn|winter)(?: (?:school )?(?:holidays?|hols|break|vacation))?|[级性类区告辞]别|(?:不(?:要|想|用)?|别)?(?:跟|报|随)团(?!队)(?:游|走)?|不一定(?:非)?[要得]?[去到坐]?|不是非[要得]?[去到坐]?|自由行|经济|${ALL_SAME}|除非|不?过夜|(?:无|没有?)目的地|去年|前年|family (?:cabin|room|state ?room)s?|family(?= (?:(?:balcony|inside|ocean ?view|sea ?view) (?:cabin|room|state ?room)|suite))|不(?:用|想|需要?|必)?请假|可以?不(?:要|用)|不(?:再|想|要)?(?:停靠?|经停|去|到|要)(?:别的?|其[他它]的?)(?:港口?|地方|国家|岛|站)?(?![都也])|(?:也)?不要?太便宜|不(?:要|想|光)?(?:只|光|仅)(?:去|到|是|有|走)?|one[ -]way|hoi an|(?:south|east) china sea|sea of japan|north korea|朝鲜|inside passage|window shopping|not ${A_MUST}|just one(?= ?(?:$|[,.;!?]))|no (?:balcony|window|suite)s? (?:needed|required|necessary)|(?:only|just) (?:one|a single) (?:port|stop)|${SMALL} (?:cabins?|rooms?)|${SMALL}间(?:房间?|舱房?)?|(?:一次|全)?都(?:要|想)?(?:去|到)(?![过了])|both(?! of)|in (?:${SMALL}|a) (?:days?|weeks?|months?)|双十一|双十二|(?<!\\b(?:${MONTHS}|summer|winter|easter|spring|autumn)[a-z]* )school (?:holidays?|hols|vacations?|breaks?)(?! (?:in |of )?(?:${MONTHS}))|half[ -]terms?|mid[ -]terms?|(?:north|south|east|west) of (?!china)[a-z]+|(?:法定|所有|公众|全部)*(?:节假日|节日|假日)(?:期间)?|小长假|public holidays?|bank holidays?|(?:(?:college|school|uni(?:versity)?) )?spring breaks?(?: (?:in )?20\\d\\d)?|(?:各|每个?(?:港口?|地方|站))(?:都)?(?:玩|停|去|待|住)?${SMALL}(?:天|晚|个)|多少钱(?:一个?人|一位|每人)?|(?:一个?人|一位|每[人位])(?:要|是|得|大概)*(?:多少(?:钱)?|什么价格?)|最后一(?:周|个?星期)|第[一二三四]周`,
);

const PUNCTUATION = /[^\p{L}\p{N}¥$€£…]+/uy;
/** Signs between words. */
export const punctuationEnd = (text: string, at: number): number => at + (matchAt(PUNCTUATION, text, at)?.[0].length ?? 0);
