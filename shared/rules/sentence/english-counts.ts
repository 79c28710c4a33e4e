import { MONTH_NAME } from './english-calendar.ts';
import { DECADE } from './people-row.ts';

/** A count of grown-ups says it already. */
export const NO_KIDS = '(?:,? (?:and |with )?no (?:kids|children)(?! (?:club|menu|pool|area))| only)?';
/** Behind a count of all who travel. */
export const ALL_ADULTS = '(?:,? all (?:adults|grown[ -]?ups))?';
export const HEADS = '(?:people|ppl|persons?|guests?|pax|travell?ers?|passengers?|heads|souls)';
export const IN_ALL = '(?: in (?:all|total)| altogether)';
export const WE_ARE =
	'(?:we are |we.?re |(?:we|there)(?: wi|.?)ll be |there are |(?:that|which) makes |that.?s |making it |making us |so )';
/** A day of a month, no people: for 8 March, but for 2 May or June. */
const OF_MONTH = `(?<=\\d) ?(?:of )?${MONTH_NAME}(?! ?(?:or|and|to|/|-|,) ?${MONTH_NAME})`;
/** A child that a count may name too: does the infant pay, our son finishes school on 5 June. */
export const THE_CHILD =
	'(?<=\\b(?:do|does|is|can|could|will|would|should|must) )the (?:baby|infant|toddler|newborn|child|kid)|(?:my |our )(?:son|daughter|kid|child)(?= (?:has|finish(?:es)?|starts?|breaks up|goes back|is (?:at|in|off))(?![a-z]))';
/** What a bare number counts, where it counts no people. */
export const NO_COUNT =
	`(?!${OF_MONTH})` +
	'(?! ?-?(?:nights?|nts?|nites?|days?|weeks?|weekends?|wks?|months?|hours?|thousand|grand|k\\b|w\\b|-|/|to \\d|or (?:\\S+ )?(?:nights?|days?|weeks?|\\S+ (?:nights?|days?|weeks?))|\\d|[.,]\\d|cabins?|rooms?|stops?|ports?|years?|sea|star|%|yuan|rmb|cny|(?:[a-z]+ )?(?:famil|couples)|generations?|kids|child|hundred|or \\d))';
/** The ages of grown-ups, behind their count. */
export const AGED = `(?:,? \\(?(?:(?:both|now|who are|are|aged?|in their|over|early|mid|late)[ -])*(?:\\d{2}(?: ?(?:and|&|,|/) ?\\d{2})?(?:s| ?years?(?: old)?| ?yo)?|${DECADE})\\)?,?)?`;
export const BIG = '(?:big|large|adults?|grown[ -]?ups?)';
export const SMALL_ONES = '(?:small|little)(?: (?:ones?|kids?|children))?(?! (?:cabin|room|balcon|inside|suite|dog|bag|case))';
