import { MONTH_START } from './english-calendar.ts';

export const YEARS = '(?:years?|yrs?|months?|mths?|mos?)';
/** Years of somebody who counts as a child. */
const AGE_WORD = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![a-z])';
export const YOUNG_AGE = `(?:(?:1[0-7]|\\d)(?!\\d)|${AGE_WORD})`;
export const OVER_17 = '(?:1[89]|[2-9]\\d)';
/** Grown-ups have ages too: my 70 year old mother. */
export const AGE = `(?:(?:\\d{1,2}|${AGE_WORD})[ -]?${YEARS}[ -]?old |\\d{1,2}[ -]?yo )`;
/** No ages: what follows is counted by the number. */
export const COUNTED =
	'(?! ?-?(?:in (?:all|total)|total|altogether|nights?|nts?|n(?![a-z])|days?|d(?![a-z])|weeks?|adults?|grown|people|pax|persons?|guests?|seniors?|of (?:us|them)|cabins?|rooms?|kids?|child(?:ren)?|infants?|bab(?:y|ies)|toddlers?|newborns?|teen(?:ager)?s?|teachers?|boys?|girls?|helpers?|maids?|nann(?:y|ies)|carers?|small|little|[kw](?![a-z])|thousand|grand|hundred|' +
	`${MONTH_START}` +
	')| ?(?:-|/|to|or) ?\\d{1,2} ?-?(?:nights?|nts?|n|days?|d|weeks?|k|w)(?![a-z])|[\\d,.]*\\d|[月天晚日%])';
/** What one of several is who counts as a child. */
export const A_MINOR = `(?:an? )?(?:child|kid|baby|infant|toddler|${YOUNG_AGE}(?: ?(?:${YEARS}(?: old)?|yo))?${COUNTED})`;
/** An age in figures, or in a word behind another one that leads to it: she is five, four and six. */
export const ONE_AGE = `(?:\\d{1,2}(?!\\d)(?: ?(?:${YEARS}(?: old)?|yo|y/o))?|(?<=(?: is| are|['’]s|['’]re|aged?| only| just| now| both| and) )${AGE_WORD}(?: ${YEARS}(?: old)?)?)`;
export const IS = "(?:(?: is| are|['’]s|['’]re)(?: (?:only|just|now|both|all|about|almost|nearly))*)";
/** What leads to ages: aged 6, is 6, and she's 6. */
export const ARE = `(?:,|${IS}|[,.;]? (?:and )?(?:he|she|they)${IS})?`;
export const AGES = `(?:${ARE} ?\\(?(?:aged? |ages |of )?${ONE_AGE}(?:(?:, ?(?:and )?| and | & ?|/)${ONE_AGE})*\\)?${COUNTED})?`;
/** What a ship has for children says nothing of who travels: a kids' club. */
export const NO_FACILITY = "(?!['’]?s? (?:clubs?|menus?|pools?|areas?|playgrounds?|activit|zones?|meals?|program|facilit))";
export const CHILD = `(?:kids?|kiddies?|kiddos?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|newborns?|teens?|teenagers?|sons?|daughters?|(?:little|wee) ones?|youngsters?|tots?|nippers?|rug ?rats?|bairns?|grand(?:kids?|child(?:ren)?|sons?|daughters?)|nephews?|nieces?|pupils?|school ?children)(?:s'|'s)?${NO_FACILITY}(?![ -]friendly)`;
