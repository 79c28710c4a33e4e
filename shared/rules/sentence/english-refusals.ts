import { MONTH_NAME, WEEKDAY } from './english-calendar.ts';
import { CONTRACTED_NOT } from './numbers.ts';

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
/** Words that a time begins with. */
const A_TIME = `weekends?|weekdays?|${MONTH_NAME}|spring|summer|autumn|fall|winter|christmas|xmas|easter|new year|chinese new|lunar|cny|labou?r day|national day|golden week|dragon|mid-autumn|qing ?ming`;
/** “Outside July” rules it out, an outside cabin is one with a window. */
const OUTSIDE = `outside of(?! (?:that|this|those|it)(?![a-z]))(?! (?:the |any |all )?(?:(?:school|public|bank) )?(?:holidays?|hols|vacations?)(?![a-z]| (?:and|or)(?![a-z])))(?! (?:the )?(?:typhoon|peak|high|busy|rainy|school|term))|(?<!\\b(?:or|an?|inside) )outside(?= (?:the )?(?:holidays? (?:and|or) (?:the )?)?(?:(?:summer|winter) (?:holidays?|hols|vacations?)|${A_TIME})(?![a-z]))`;
/** A “not” before these words rules nothing out: Korea would be nice, but not a must. */
export const A_MUST = '(?:a must(?:[ -]have)?|essential|mandatory|compulsory|critical)';
/** What somebody doesn't care for, but for such words as say that all would do: not fussed about dates. */
const WITHOUT_LIKING = `(?:not|${CONTRACTED_NOT}|never)(?: (?:be|that|so|too|very|really|all that|particularly|a))* (?:keen on|into|(?:big |huge )?fans? of|fond of|sold on|(?:fussed|bothered|care) about)(?! (?:the |our |exact )*(?:dates?|when|where|which|what|how|times?|months?|ships?|ports?|cabins?|prices?|costs?)(?![a-z]))`;
const HOT = '(?:cold|hot|warm|humid|crowded|busy|rough|rainy|wet|windy|full|packed|noisy|loud)';
/** When it is too hot or too crowded. */
const TOO_HOT = `(?<!\\bnot |n['’]t (?:be |get )?)(?:(?:it['’]?s |it is |it['’]?ll be |(?:ships?|ports?|boats?|everything|everywhere) (?:is|are|gets?) |way |far |a bit |just )*too ${HOT}|(?:sea ?)?sick)(?= (?:in|on|over|during|at|around)(?![a-z]))`;
/** Who is away or has school doesn't sail then, but may want to get away. */
const AWAY =
	"(?:(?<=(?:['’](?:m|re|s)|\\b(?:am|are|is)) )(?:away|abroad|overseas)|(?<!\\bnot (?:too |very )?|n['’]t )busy|(?<=\\b(?:have|has|got) )(?:school|class(?:es)?|lessons?|work|shifts?|training|practice|football|soccer|swimming|piano|church)|(?<!\\b(?:after|before|finish(?:ed)?|until|till|no|without|any)(?: [a-z']+)? |(?:n['’]t|\\bnot) have )exams?)(?= (?:in|on|during|over|for|all)(?![a-z]))";
/** What somebody dislikes about the time or place behind it. */
const CROWDS =
	' (?:the )?(?:rough |big )?(?:crowds?|heat|cold|humidity|seas?|waves?|rain|queues?|weather|typhoons?)(?= (?:in|at|on|over|during|around) )';
/** Who avoids the crowds of a time says that it is crowded; who avoids crowds in May sails then. */
const THE_CROWDS = ` (?=the )${CROWDS.slice(1)}(?= [a-z]+ (?:the )?(?:${A_TIME})(?![a-z]))`;
/** Who works on a day: behind anything else, “works” says that it would do. */
const SOMEBODY =
	'(?:he|she|who|wife|husband|spouse|partner|fianc[eé]e?|(?:boy|girl)?friend|mum|mom|mother|dad|father|son|daughter|brother|sister)';
/** Words that rule out what stands behind them. */
const WITHOUT = [
	// None of it
	'no interest',
	'no(?! \\d| (?:just|only)(?![a-z]))(?: more)?',
	'nothing',
	'(?<!\\bto )nowhere(?! (?:(?:cruise|trip|sailing)s?|to go)(?![a-z]))',
	'none|without',
	'(?<=\\bprefer(?:ably|red)? (?:[^,.;!?]{1,40} )?)over(?: the)?(?= [a-z])(?!(?: the)? (?:christmas|xmas|easter|new year|chinese new|lunar|spring festival|cny|labou?r|may (?:day|holiday)|national|golden|dragon|mid|qing|valentine|thanksgiving|halloween|weekend|summer|winter|spring|autumn|holiday))',
	// All but it
	'except(?:ing)?(?: for)?',
	'excl(?:ud(?:e|es|ing))?\\.?',
	`omit(?:ting)?|avoid(?:ing)?(?:${THE_CROWDS})?|skip(?:ping)?`,
	'(?:leav|tak|rul)(?:e|ing) out',
	'(?:cut(?:ting)?|cross(?:ing)?|strik(?:e|ing)) (?:out|off)',
	'remov(?:e|ing)|get(?:ting)? rid of|forget(?: about)?',
	// Another instead of it
	'other than|apart from|aside from|instead of|rather than',
	'than(?<=\\brather [^,.;!?]{1,40} than)',
	OUTSIDE,
	'non(?=[ -](?:balcon|inside|interior|ocean|sea|suite|weekend))',
	// Without it
	'bar(?:ring)?|sans|w/o|minus|nope(?: to)?|anything but',
	ANY_BUT,
	// Dislike
	`(?:i |we )?(?:really )?(?:hate[ds]?|detest(?:s|ed)?|dislike[ds]?)(?:${CROWDS})?`,
	'(?:sick|tired|bored|wary) of',
	'fed up (?:with|of)',
	'(?:had|have|seen) (?:quite )?enough of',
	'(?:steer|stay|keep) (?:well )?(?:clear of|away from)',
	'refus(?:e|es|ing)(?: to go)?',
	'drop(?! (?:off|in|by|me|us)(?![a-z]))',
	AWAY,
].join('|');

/** No, with the verb that it denies and the word that leads to its thing. */
export const NOT_EN = [
	WITHOUT_LIKING,
	`${TOO_HOT}${INTO}`,
	// Who works on a day leaves on another
	`(?:(?<=\\b(?:i|we|he|she|they|(?:i|we|he|she|they) (?:can|must|should|will)|(?:have|has|need|needs|got) to) )work|(?<=\\b${SOMEBODY} (?:(?:also|always|usually|often|still|only|sometimes) )?)works|^works(?= on [a-z]+ so(?![a-z]))|(?<!not |n['’]t )working)(?: again| back| on| at| most| every| all)*(?= (?:the )?(?:weekends?|weekdays?|${WEEKDAY}s?)(?![a-z]))`,
	`(?<!why )(?:${CONTRACTED_NOT}|cannot|(?:not|never)(?! (?:${A_MUST}|only|just|sure|too|far|before|after|earlier|later))|rather not|neither|dun|dont? wan)(?! (?:mind|matter|wait|worry))${NEGATED_VERB}${INTO}`,
	`(?:${WITHOUT})${INTO}`,
].join('|');

const IS = "(?:(?:but |and )?(?:it|they|that)(?: ?['’]?s| ?['’]?re| is| are| was| were)|is|are|was|were|s|looks?)";
/** Nothing is left of it. */
export const SOLD_OUT = `(?:${IS} )?(?:all |already |completely |fully |totally )?(?:sold out|booked (?:up|out|solid)|fully booked|unavailable)|${IS} (?:all |already |completely )?full(?! (?:of|board|moon|day|week|suite))`;
/** Words behind a thing that rule it out. */
export const REFUSED_EN = [
	"ha(?:s|ve)(?:n['’]?t| not) (?:come|arrived|been (?:approved|issued|granted))(?: through| yet| back)*",
	`(?:is |are )?(?:excluded(?![a-z])|too (?:old|small|tiny|cramped|dark)(?! for|\\?)|out of the question|not enough|too (?:far|expensive|short|long|late|early|dangerous|risky|boring|scary|slow)|too ${HOT}|not possible|not an option|impossible|(?:a )?(?:no-?go|write-?off|nightmare)|(?:bad|awkward|tricky|difficult)(?: for (?:me|us))|off (?:the|my|our) (?:list|table))`,
	'(?:is|are) (?:in )?(?:the )?(?:typhoon|monsoon|rainy|hurricane) season',
	"(?<!\\b(?:do|does) [a-z ]{1,30})(?:need(?! (?:an? )?visas? (?:for|to)(?![a-z]))s?|requires?) (?:an? )?visas?(?! ?\\?|,? (?:but|that|(?:which |and )?(?:i|we)(?: already|['’]?ve| do)? (?:have|got))(?![a-z]))",
	'(?:is|are) (?:(?:way|so|very|really|more|quite|just) )*(?:pricey|pricier|expensive|overpriced|crowded|packed|noisy|full of (?:kids|children|people|families|tourists))(?! than|\\?| but)',
	'(?:a (?:long|fair) way(?: away| off)?|a bit far|miles away|a miss|no,? thank(?:s| you)(?! to))(?![a-z])',
	'(?:(?:is|are) |(?<=\\b(?:leave|take|rule|cut|cross) (?:[a-z]+ ){1,3}))out(?! of)',
	SOLD_OUT,
	"(?:wo|do|does)n['’]?t (?:work|suit|do)(?: for (?:me|us))?",
].join('|');
