/** What was planned or said at first: 本来四个人 现在三个人. */
const AT_FIRST = '(?:本来|原[来本先定]|[一刚]开始|约[了好]|说好|(?<=^|[ ,，。])(?:之前|先前))';
/** The plan at the end of a text. */
export const PLAN = new RegExp(`${AT_FIRST}[^。;；]{2,40}$`);
/** Words that lead to what is wanted now, unless they say that it is the same: 现在还想去. */
const CHANGED_TO =
	'(?:(?:现在|后来|如今)(?![还也])(?:又|就|想|要|只有|只?剩下?)?(?:变成?|改成?|换成?)?|变成|(?<=[ ,，。])改)(?<=' +
	`${AT_FIRST}[^。;；]{2,40})`;
/** Behind a plan, what somebody wants now: 本来想去越南 但老婆想去日本. */
const BUT_WANTS = `(?:但是?|可是?|不过|结果)(?= ?[^ ,，。也还]{0,4}(?:[想要]去|$))(?<=${AT_FIRST}(?:想|要|打算|计划|准备)*[去到][^。;；]{2,20})`;
/** One who doesn't come: 本来四个人 一个来不了 三个人. */
const LESS = `(?<=${AT_FIRST}[^。;；]{2,14}[ ,，])[一两三二]个人?(?:又|说)?(?:[来去]不了|不[来去]了?)`;
/** Behind an objection they lead to another time: 六月梅雨 那五月吧. */
const THEN =
	'(?<=[^ ,，。][ ,，。])那(?:就|么)?(?=(?:[明后]年)?(?:[\\d一二三四五六七八九十]{1,2}月|下个?月|元旦|春节|清明|五一|端午|[寒暑]假|国庆|中秋)[^ ,，。]{0,4}[吧呢])';
/** Words with which somebody corrects what was just said. */
export const INSTEAD = [
	'(?<!(?:有|能|可以|会)[^ ，,。]{1,12})不(?=[，,])',
	'(?<=[ ，,。])不(?= )',
	'(?<=[ ,，。])不(?=[\\d一二两三四五六七八九十]+[天晚个月号])',
	'不{3,}',
	'不不(?=[，, ])',
	'[哦啊噢呃]不(?![去到坐要想][^ ，,。]{1,6}了)',
	'(?:啊|哎)?不对|(?:我)?(?:说|写|打)错了?|唔系',
	'不是(?=[，,])',
	'(?<=[，,。…] ?)算了(?=[，,]|还是)',
	'(?<=[，,。… ])还是(?=.{1,8}吧)',
	'等等|等一下',
	'(?:还是)?(?:换|改|推|推迟|延期?|顺延|挪)(?:成|到|(?=[\\d一二三四五六七八九十]{1,2}月))',
	CHANGED_TO,
	BUT_WANTS,
	THEN,
	LESS,
	'no,? wait|no,? (?:hang|hold) on|no,? sorry|sorry,? no',
	'(?:actually|no),? make (?:it|that)',
	'(?:no,? )?actually,? no(?:,? make (?:it|that))?',
	'no,? actually',
	'but now(?: (?:we|i)(?:.?d)?)? (?:want|prefer|like|need|fancy|thinking of)',
	'no(?=,)',
	'scratch that|oops|i mean|or rather|correction',
	'(?<=, ?)sorry(?=,?(?: |$))',
].join('|');

/** Words that correct a thing only by another of its kind: Korea, actually Japan. In “we actually want Korea” they say nothing. */
export const AMEND =
	'变[成为]?(?=[\\d一二两三四五六七八九十])|(?:但是?|可是?|不过)我们?(?:还是|更|就|自己)*(?:想|喜欢)(?=去)|can only (?:do|make|manage|go|travel|sail)(?<=\\bbut [^,.;!?]{1,40})|(?:or )?actually|make (?:it|that)|wait(?:,? no)?|(?:hold|hang) on|i meant(?: to say)?|(?:on|having) second thoughts?|chang(?:e|ing) (?:it|that) to';
