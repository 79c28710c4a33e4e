import { MONTH_START } from './english-calendar.ts';
import { WISHED_AFTER } from './english-events.ts';
import { SOLD_OUT } from './english-refusals.ts';

/** “I'm after a balcony” looks for one. */
const AFTER =
	"(?<=\\b(?:i|we)(?:['’]?m|['’]?re| am| are) )after|after(?= (?:an?|some) (?:[a-z]+ )?(?:cruise|trip|balcony|cabin|suite|getaway|break|holiday|sailing|voyage))";
/** Leave from work, before the time that it is. */
const OFF = `(?:annual|paid)(?= leave)|(?:off(?: work| school)?|time off|(?<!\\b(?:kids?|child(?:ren)?|sail|stay|go|visa|for)[ -])free)(?= (?:from |on |in |between |during |until |till )?(?:the )?(?:[a-z]+ (?:week|weekend|half) (?:of|in) )?(?:\\d|${MONTH_START}))`;
/** Only a case, and no refusal: if there is nothing in May. */
const IF_NOT = [
	"if (?:there(?: ?['’]?s| is| are| ?['’]?re) |there |you (?:have|['’]ve got) |i (?:find|get) |we (?:find|get) )?(?:nothing|none|no|not any|isn['’]?t any(?:thing)?|aren['’]?t any)(?: (?:sailings?|cruises?|ships?|trips?|departures?|dates?|spaces?|rooms?|cabins?|tickets?|options?|availability|available|left|more|there))*",
	`if ${SOLD_OUT}`,
	'if not(?! (?:too|very|so|more|over|above)(?![a-z]))',
].join('|');
/** Words that only say that something would do. */
const FINE =
	'(?:(?:is|are|would be|s) (?:also )?(?:fine|ok|okay|best|good|great)|fine|ok|okay|works?)(?: too| as well)?(?: (?:for|with|by) (?:me|us))?';
/** What people say between the things that they ask for. */
const SMALL_TALK = [
	"(?:would|wo|could)n['’]?t say no(?: to)?",
	"(?:do|does|would)n['’]?t hate",
	'er+m?|hm+|yeah|yep|ta|cheers|still|thinking|costs?',
	'at a (?:push|pinch|stretch)',
	'mate(?= ?(?:$|[,.;!?]))',
	'i guess|i suppose|reckon|poss|anyways?|it gets',
	'set(?:ting)? (?:off|sail)',
	'right(?= ?,)',
	"you know|sort of|fancy|spends|let[’']?s|let us",
	'say(?= )',
	WISHED_AFTER,
	'after work(?= on )',
	'(?:as|so) long as(?! possible)|wish(?:es)?|organi[sz]e|arrange|whatever',
	'instead(?= ?(?:$|[,.;!?]))',
	'(?<!\\bcome )too(?= ?(?:$|[,.;!?]))',
	'at (?:the )?(?:very )?least(?= ?(?:$|[,.;!?]))',
	'(?<=\\b(?:travell?ing|going|cruising|sailing) )together',
	"(?:i )?(?:dunno|do(?:es)?n[’']?t know|not sure)(?= ?[,.;])",
	"do(?:es)?n[’']?t (?:really )?care (?:where|when|which|what)(?![a-z])",
	'not (?:too |really |that |all that )?(?:fussed|bothered|fussy|picky)(?! (?:about|by|with) (?!(?:the |our |exact )?(?:dates?|when|where|which|time|month|ship|port|cabin)))(?: about)?',
].join('|');
/** “May” that is no month: may I ask, she may join us. */
const MAY = `(?<!\\b(?:in|of|for|during|until|till|from|before|after|by|early|mid|late|next|this|to|or|and|end|around) )may (?:(?:i|we)(?= (?:ask|know|have|check|[ei]nquire|request|get|see|please|also|book)(?![a-z]))|be|also|have|join|come|want|need|like|prefer|bring|change)`;

/** English words that say nothing that a search could use. */
export const FILLERS_EN = [
	"can['’]?t wait(?: to| for)?",
	"(?:why )?don['’]?t (?:mind|we)",
	"do(?:es)?n['’]?t matter",
	// Questions that refuse nothing, and what has been
	'why not|not (?:only|just)|s|how much|ve(?: got)?',
	'(?:ve )?(?:already )?been there(?: already| before)*',
	'already',
	"(?:have|has)n['’]?t (?:been (?:to|on)|seen|visited|done)",
	'never (?:been (?:to|on)|seen|visited|done)',
	'adora',
	IF_NOT,
	FINE,
	SMALL_TALK,
	MAY,
	"(?:what|how) about|oh|um+|uh|okay|kindly|ma['’]?am|wanna|prob",
	'w/?(?= (?:an? )?[a-z\\d])',
	'quote|because|probably',
	'rather(?= [^,.;!?]{1,40} than )',
	'now|again|celebrat(?:e|ing)|spend(?:ing)?|try(?:ing)?|d|re|leaves',
	`starts?(?= (?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${MONTH_START}))`,
	'(?:the )?rest of',
	'(?<=[a-z\\d] )off(?= ?(?:$|[,.;!?]))',
	"what'?s|where'?s|there'?s",
	'(?:i|we|you|they|he|she) may',
	// Who speaks
	"near(?:by)?|close to|i'?m|i am|i'?d|i'?ll|i|we'?re|we'?d|we'?ll|we|me|us|my|our|you|your|it'?s|it|they|he",
	'she',
	// Wishes and greetings
	'want(?:ing|s)?|would|like|love|looking|look|need|needs|plan(?:ning)?|hop(?:e|ing)',
	'think(?:ing)? (?:of|about)',
	'interested|prefer(?:ably|red|s)?|please|pls|thanks?(?: you)?|thx|plz|hi|hello|hey|hiya|heya|howdy',
	"g['’]?day",
	'good (?:day|morning|afternoon|evening)',
	'dear (?:sirs?|madam|all|team)',
	'sir|madam',
	'(?:my |our )?(?:clients?|customers?)',
	'ask(?:ing)?|[ei]nquir(?:e|y|ing)',
	AFTER,
	OFF,
	'school(?= (?:[a-z]+ )?(?:holidays?|hols|vacation|break))',
	// Verbs that help
	'hols|breaks?|can|could|might|will|should|must|do|does|did|is|are|be|was|have|has|had|get|got|take|taking',
	// To look for
	'find(?: me)?|show(?: me)?|search(?:ing)?|give|book(?:ing)?|tell|suggest|recommend',
	'any(?:thing|where|time| days?)?',
	'everything|some(?:thing|where)?',
	// Which, if and about
	'there|here|what|which|when|where|how|who|that|this|those|these|all|only|just|also|maybe|perhaps|ideally',
	'possibl[ey]|if|so|then|than|as|but|about|a?round|abt|ard|roughly|approximately|approx|any port|any ship',
	'to(?= (?:leave|depart)(?![a-z]))',
	'(?:no|unlimited) budget(?: limits?)?',
	'budget(?: is)? (?:no|not an?) (?:limit|issue|problem)',
	'(?<!\\b(?:days?|time|no|least|less|fewer|more) )at sea',
	// Prepositions and articles
	'on ?board|a|an|the|of|in|on|at|by|for|with|during|over|within|into|between',
	// The trip
	'cruis(?:es?|ing)|voyages?|trips?|sailings?|sail|sails|ships?|boats?|holidays?|vacations?|getaways?',
	'escapes?|tours?|travel(?:ling|ing|s)?|itinerar(?:y|ies)|routes?|tickets?|fares?|cabins?|rooms?|options?',
	'go(?:ing|es)?|visit|leave|depart|round[ -]?trip|return',
	'incl\\.?(?:uding|udes?)?(?= )(?! \\d)',
	// Times, people and prices in general
	'one|available|date|dates|length|duration|month|time|per|each|persons?|people|guests?|prices?|budget|ports?',
	'exactly|itself|either|whichever|whenever',
	'every(?= (?:mon|tue|wed|thu|fri|sat|sun|week))',
	'sort(?:ed|ing)?|state ?rooms?|islands?|needed|window|things?',
	'(?<=\\b(?:you|hi|hey|hello) )guys',
	'good|nice|great|lovely|way|ways|sometime|some time|terminals?|bring',
	'n(?= (?:my|our)(?![a-z]))',
	'let me',
	'(?<=\\b(?:may (?:i|we)|let (?:me|us)|(?:want|like|love) to|wanna) )know',
	'(?:nowhere|nothing|no other (?:places?|ports?))(?: else)? (?:but|except(?: for)?|other than|apart from|besides)',
	'first (?:ever cruise|cruise ever|time cruis(?:ers?|ing))|taster(?= (?:cruise|trip|sailing)| ?(?:$|[,.;!?])| from)|flexible(?= between)',
	'flexible(?= (?:(?:with|on|about) )?(?:the |my |our )?(?:dates?|time|timing)(?![a-z]))',
	'(?<=\\bdates? (?:is |are )?)flexible',
].join('|');
