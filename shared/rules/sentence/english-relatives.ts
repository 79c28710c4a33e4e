/** Words in English for those who travel along, and for grown-ups that are counted. */
export const PARENTS =
	'(?:parents(?:-in-law| in law)?|folks|in-?laws|grand[ -]?parents|(?:mum|mom|mother|mummy)(?:[- ]in[- ]law)?(?:,| and| &| ?\\+|) (?:dad|father|daddy)(?:[- ]in[- ]law)?|dad(?:,| and| &|) (?:mum|mom)|(?:grandma|nana?|gran(?:ny)?)(?: and| &) (?:grandpa|grandad|granddad)|(?:grandpa|grandad|granddad)(?: and| &) (?:grandma|nana?|gran(?:ny)?))';
export const RELATIVE =
	'(?:(?:grand)?(?:mum|mom|mother|dad|father|ma|pa)(?:[- ]in[- ]law)?|(?:son|daughter)[- ]in[- ]law|mummy|daddy|nana?|gran(?:ny|dad)?|(?:big |little |older |younger |half[- ]?|step[- ]?)?(?:sis(?:ter)?|bro(?:ther)?)(?:[- ]in[- ]law)?|step[- ]?(?:mum|mom|mother|dad|father)|aunt(?:ie|y)?|uncle|cousin|(?:best |good |old |close )?(?:friend|mate|buddy|pal)|bestie|flatmate|roommate|colleague|nanny|helper|maid|carer)';
export const BARE =
	'(?:(?:son|daughter|mother|father|mum|mom|dad|sis(?:ter)?|bro(?:ther)?)[- ]in[- ]law|step[- ]?(?:mum|mom|mother|dad|father)|grandma|grandpa|grand(?:mother|father)|nana?|gran(?:ny|dad)?|mum|mom|dad|mother|father|sister(?! ship)|brother|aunt(?:ie|y)?|uncle)';
export const SIBLING = '(?:(?:big |little |older |younger |half[- ]?|step[- ]?|baby )?(?:sister|brother)|cousin)';
export const ELDER =
	'(?:grandma|grandpa|nana?|gran(?:ny|dad)?|grand(?:mother|father)|mum|mom|mother|dad|father|aunt(?:ie)?|uncle)';
export const SPOUSE =
	'(?:new )?(?:wife|wifey|husband|hubby|partner|girlfriend|boyfriend|gf|bf|fiancee?|spouse|missus|other half|better half|significant other)';
export const CLOSE = '(?:(?:good|close|old|best|other|uni(?:versity)?|college|school|work|childhood|female|male|retired) )*';
export const FRIENDS =
	'(?:friends|family members|relatives|(?:(?:big|little|older|elder|younger) )?(?:sisters|brothers|siblings|cousins|aunts|aunties|uncles)(?:[- ]in[- ]law)?|colleagues|coworkers|co-workers|others|mates|buddies|classmates|besties|girlfriends|pals)';
export const HELPERS = '(?:helpers?|maids?|nann(?:y|ies)|carers?|caregivers?)';
export const ADULTS = `(?:adults?|grown[ -]?ups?|senior citizens?|seniors?|oaps?|pensioners?|retirees?|students?|teachers?|staff|employees|ladies|women|men|mums|moms|dads|guys|lads|blokes|singles|${HELPERS})`;
/** Before those who are old. */
export const OLD =
	'(?:elderly |ag(?:e)?ing |older |old |retired |senior(?: citizen)? |lovely |dear |[4-9]\\d[ -]?(?:years?|yrs?)[ -]?old )';
