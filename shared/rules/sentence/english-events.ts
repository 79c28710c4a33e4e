import { matchAt, WORD_END } from './piece.ts';

const EVENT =
	'(?:birthday|anniversary|wedding|exams?|graduation|term|semester|school|work|shifts?|conference|concert|operation|surgery|finals|lectures|classes|training|contract|course|camp|project|deadline|visa|passport|permit|voucher)';
const HAPPENS =
	'(?:(?:is|are)(?: (?:over|done|finished)(?![a-z]))?|on|from|starts?|begins?|ends?|finish(?:es)?|falls?|runs?(?: out)?|lasts?|expires?|until|till|til|through|up to|(?:breaks?|gets?|lets?) (?:up|out))';
const BUSY = "(?<!not |n['’]t )(?:working|studying|teaching|busy|tied up|away) (?:until|till|til|through|up to)";
/** Where it happens: a wedding in Hong Kong on. A birthday may be spent on the voyage. */
const ELSEWHERE =
	'(?:wedding|exams?|meetings?|appointments?|interview|fair|hotel|airbnb|stay(?:ing)?|work(?:ing)?|studying|teaching|conference|concert|operation|surgery|training|course|camp|project) (?:in|at) (?:(?!(?:so|but|and|then|want|cruise|sail|leave|leaving) )[a-z]+ ){1,5}?(?:(?:is )?(?:on|from|until|till|til|up to)|(?:starts?|begins?|ends?|finish(?:es)?)(?: on)?)';
const THAT = '(?<!\\bnot )after (?:that|then|this)(?![a-z])';
/** The end of what keeps somebody from sailing: in Hong Kong until 6 March, and sail after that. “Free until” is none. */
const THEN = `(?<!\\b(?:free|available|open|flexible|ok|off|go|sail|travel) )(?:until|till|til)(?=[^.;!?]{1,60}${THAT})`;
const WISH = '(?:so|any ?(?:thing|time|day)|sail|go|travel|leave|start|cruise|trip)(?: (?:right|straight|just))?';
/** Words before the day on which something is over. */
const OVER =
	'until|till|til|(?:is|are) (?:over|done|finished)(?: on)?|ends?(?: on)?|finish(?:es)?(?: [a-z]+)?(?: on)?|(?:breaks?|gets?) (?:up|out)(?: on)?';
/** Words that want a voyage after what goes on until a day. */
export const WISHED_AFTER = `(?<=\\b(?:${OVER}) [^.;!?]{1,60}\\b${WISH} )${THAT}`;
const WISH_BEHIND = new RegExp(`[^.;!?]{1,60}?${WISHED_AFTER}`, 'y');
/** The end of work, not time off: get off work on the 6th, but can get off work 3-10 May. */
const OFF_DUTY = '(?<!\\bcan )(?:get(?:ting)?|com(?:e|ing)) off (?:(?:my |the )?(?:[a-z]+ )?(?:shift|duty)(?: on)?|work on)';
/** What is booked already, or is to be changed: a day that is no longer wanted. */
const BOOKED =
	"(?:had|have|already|originally|initially|['’]?ve|was|were|are) (?:already |originally |initially )?(?:booked|reserved)(?: (?:it|us|in|for|on|a|the|cruise|trip|sailing|ship))*";
const MOVED =
	"(?:chang(?:e|ed|ing)|mov(?:e|ed|ing)|switch(?:ed|ing)?|reschedul(?:e|ed|ing)|shift(?:ed|ing)?|postpon(?:e|ed|ing)|push(?:ed|ing)?|rebook(?:ed|ing)?)[a-z' ]{0,30}? from";
const BEFORE = new RegExp(
	`(?:(?:because of|due to|owing to|on account of)|${EVENT}(?: which)? ${HAPPENS}(?: (?:on|in|is|until|till))?|(?:breaks? up|runs? out|expires?)(?: on| in)?|(?:birthday|anniversary|wedding),?(?= (?:[a-z]+ )?\\d)|(?:(?:baby|child|birth|twins)(?: is| are)? )?due (?:in|on)|${ELSEWHERE}|${BUSY}|${OFF_DUTY}|(?:get(?:ting)? |got )?(?:married|wed|hitched|engaged) (?:in|on|last)|${THEN}|turn(?:s|ing|ed)? \\d{1,2} (?:on|in)|\\d{1,2}(?:st|nd|rd|th)(?: birthday| anniversary)?(?: is(?: on)?| on)(?= (?:the )?\\d|(?: [a-z]+){1,2} \\d)|(?:graduat|retir)(?:e|es|ed|ing) (?:on|in|at)|(?:start|resum)(?:e|s|es|ing)? (?:again|back|work|school|uni|college|term|class(?:es)?|(?:a|my|the) new job)(?: (?:back )?(?:on|in|at))?|${BOOKED}|(${MOVED})) (?:the )?`,
	'y',
);
const IS_OVER = new RegExp(`\\b(?:${OVER}) (?:the )?$`);
const BEHIND = new RegExp(
	` (?:(?:cruise|trip|sailing|voyage|booking)s? (?:was|were|got|has been|have been) cancell?ed|(?:is|are|will be) (?:my|our|his|her|the|a) (?:[a-z']+ ){0,2}${EVENT}(?: (?:starts?|begins?|ends?|finishes))?)${WORD_END}`,
	'y',
);

/** Words that want a voyage near the day of an event: our anniversary is 9 May, a week away around then. */
const WISH_NEAR = /[^;!?]{1,80}?\b(?:around|about|near|close to) (?:then|that (?:time|date|day|week)|it)(?![a-z])/y;

/**
 * The end of words before a day that is about something else than a voyage: exams until, had booked, change my booking from. `isMoved`:
 * behind “to” the new day follows. `wish`: a voyage is wanted after that day, on which something is over, or near it.
 */
export const eventBefore = (
	text: string,
	at: number,
): { end: number; isMoved: boolean; wish: 'after' | 'near' | undefined } | null => {
	const match = matchAt(BEFORE, text, at);
	if (!match) return null;
	const end = at + match[0].length;
	const isAfter = IS_OVER.test(text.slice(0, end)) && matchAt(WISH_BEHIND, text, end) !== null;
	return { end, isMoved: match[1] !== undefined, wish: isAfter ? 'after' : matchAt(WISH_NEAR, text, end) ? 'near' : undefined };
};

/** The end of such words behind a day or a month: 3 June is our anniversary, May cruise was cancelled. */
export const eventBehind = (text: string, at: number): number | undefined => {
	const match = matchAt(BEHIND, text, at);
	return match ? at + match[0].length : undefined;
};
