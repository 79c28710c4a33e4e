import { SMALL } from './numbers.ts';
import { A_CHILD, ALONE, CHILDREN, COUPLE, DECADE, family, N, PARTNER, type PeopleRow, row, SOME, UNSAID } from './people-row.ts';

const AND = '(?:(?:with|w/|and|plus|\\+|&|taking|bringing|for) ?)';
const MY = '(?:(?:my|our|the|his|her|their|some) )';
/** Before people whose number isn't said. */
const THOSE = `${AND}?(?:my |our |the |their |some |whole |entire |extended |young |small |little |teenage )*`;
const COUNT = `(${SMALL}|an?|(?:a )?couple(?: of)?)`;
const OLD =
	'(?:elderly |ag(?:e)?ing |older |old |retired |senior(?: citizen)? |lovely |dear |[4-9]\\d[ -]?(?:years?|yrs?)[ -]?old )';
const YEARS = '(?:years?|yrs?|months?|mths?|mos?)';
/** Years of somebody who counts as a child. */
const AGE_WORD = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![a-z])';
const YOUNG_AGE = `(?:(?:1[0-7]|\\d)(?!\\d)|${AGE_WORD})`;
const OVER_17 = '(?:1[89]|[2-9]\\d)';
/** Grown-ups have ages too: my 70 year old mother. */
const AGE = `(?:(?:\\d{1,2}|${AGE_WORD})[ -]?${YEARS}[ -]?old |\\d{1,2}[ -]?yo )`;
/** No ages: what follows is counted by the number. */
const COUNTED =
	'(?! ?-?(?:in (?:all|total)|total|altogether|nights?|nts?|n(?![a-z])|days?|d(?![a-z])|weeks?|adults?|grown|people|pax|persons?|guests?|seniors?|of (?:us|them)|cabins?|rooms?|kids?|child(?:ren)?|infants?|bab(?:y|ies)|toddlers?|newborns?|teen(?:ager)?s?|boys?|girls?|helpers?|maids?|nann(?:y|ies)|carers?|small|little|[kw](?![a-z])|thousand|grand|hundred|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)| ?(?:-|/|to|or) ?\\d{1,2} ?-?(?:nights?|nts?|n|days?|d|weeks?|k|w)(?![a-z])|[\\d,.]*\\d|[月天晚日%])';
/** An age in figures, or in a word behind another one that leads to it: she is five, four and six. */
const ONE_AGE = `(?:\\d{1,2}(?!\\d)(?: ?(?:${YEARS}(?: old)?|yo|y/o))?|(?<=(?: is| are|['’]s|['’]re|aged?| only| just| now| both| and) )${AGE_WORD}(?: ${YEARS}(?: old)?)?)`;
const IS = "(?:(?: is| are|['’]s|['’]re)(?: (?:only|just|now|both|all|about|almost|nearly))*)";
/** What leads to ages: aged 6, is 6, and she's 6. */
const ARE = `(?:,|${IS}|[,.;]? (?:and )?(?:he|she|they)${IS})?`;
const AGES = `(?:${ARE} ?\\(?(?:aged? |ages |of )?${ONE_AGE}(?:(?:, ?(?:and )?| and | & ?|/)${ONE_AGE})*\\)?${COUNTED})?`;
/** What a ship has for children says nothing of who travels: a kids' club. */
const NO_FACILITY = "(?!['’]?s? (?:clubs?|menus?|pools?|areas?|playgrounds?|activit|zones?|meals?|program|facilit))";
const CHILD = `(?:kids?|kiddies?|kiddos?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|newborns?|teens?|teenagers?|sons?|daughters?|(?:little|wee) ones?|youngsters?|tots?|nippers?|rug ?rats?|bairns?|grand(?:kids?|child(?:ren)?|sons?|daughters?)|nephews?|nieces?)(?:s'|'s)?${NO_FACILITY}`;
const ONE_CHILD = '(?:son|daughter|kid|child|toddler|baby|grandson|granddaughter|boy|(?<=(?:little|young|small) )girl)';
const GIRLS = '(?:girls?|boys?)';
const UNDER = '(?: (?:under|below) (?:the age of )?\\d{1,2}(?:s| years?(?: old)?)?)?';
const YOUNG = '(?:(?:young|small|little|teenage|teen|school age|school-age) )';
const PARENTS =
	'(?:parents(?:-in-law| in law)?|folks|in-?laws|grandparents|(?:mum|mom|mother|mummy)(?:,| and| &| ?\\+|) (?:dad|father|daddy)|dad(?:,| and| &|) (?:mum|mom)|(?:grandma|nana?|gran(?:ny)?)(?: and| &) (?:grandpa|grandad|granddad))';
/** Not behind the one who asks, or behind another parent: in “me, mum, dad and 2 kids” three grown-ups travel. */
const NOT_MINE = '(?<!\\b(?:me|i|myself|mum|mom|mother)(?:,| and|,? with| &| ?\\+) ?)';
const RELATIVE =
	'(?:(?:grand|step[ -]?)?(?:mum|mom|mother|dad|father|ma|pa)(?:[- ]in[- ]law)?|(?:son|daughter)[- ]in[- ]law|mummy|daddy|nana?|gran(?:ny|dad)?|(?:big |little |older |younger )?(?:sister|brother)(?:[- ]in[- ]law)?|aunt(?:ie)?|uncle|cousin|(?:best |good |old |close )?(?:friend|mate|buddy|pal)|bestie|flatmate|roommate|colleague|nanny|helper|maid|carer)';
const BARE =
	'(?:(?:son|daughter|mother|father|mum|mom|dad|sister|brother)[- ]in[- ]law|grandma|grandpa|nana?|gran(?:ny|dad)?|(?:step[ -]?)?(?:mum|mom|dad|mother|father)|sister(?! ship)|brother|aunt|uncle)';
const SPOUSE =
	'(?:wife|wifey|husband|hubby|partner|girlfriend|boyfriend|gf|bf|fiancee?|spouse|missus|other half|better half|significant other)';
const FRIENDS =
	'(?:friends|family members|relatives|(?:(?:big|little|older|elder|younger) )?(?:sisters|brothers|siblings|cousins|aunts|aunties|uncles)(?:[- ]in[- ]law)?|colleagues|coworkers|co-workers|others|mates|buddies|classmates|besties|girlfriends|pals)';
const ADULTS =
	'(?:adults?|grown[ -]?ups?|senior citizens?|seniors?|oaps?|pensioners?|retirees?|students?|ladies|women|men|guys|lads|blokes|singles|helpers?|maids?|nann(?:y|ies)|carers?|caregivers?|mums|moms|dads)';
/** A count of grown-ups says it already. */
const NO_KIDS = '(?:,? (?:and |with )?no (?:kids|children)(?! (?:club|menu|pool|area))| only)?';
/** Behind a count of all who travel. */
const ALL_ADULTS = '(?:,? all (?:adults|grown[ -]?ups))?';
const HEADS = '(?:people|ppl|persons?|guests?|pax|travell?ers?|passengers?|heads|souls)';
const AND_ME = '(?:(?: and| &|,|,? plus) ?(?:me|i|myself))?';
const IN_ALL = '(?: in (?:all|total)| altogether)';
const WE_ARE =
	'(?:we are |we.?re |(?:we|there)(?: wi|.?)ll be |there are |(?:that|which) makes |that.?s |making it |making us |so )';
const MONTHS = '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:r?uary|ch|il|[ey]|ust|(?:t?em|o)ber)?(?![a-z]))';
/** A day of a month, no people: for 8 March, but for 2 May or June. */
const OF_MONTH = `(?<=\\d) ?(?:of )?${MONTHS}(?! ?(?:or|and|to|/|-|,) ?${MONTHS})`;
/** What a bare number counts, where it counts no people. */
const NO_COUNT =
	`(?!${OF_MONTH})` +
	'(?! ?-?(?:nights?|nts?|nites?|days?|weeks?|weekends?|wks?|months?|hours?|thousand|grand|k\\b|w\\b|-|/|to \\d|or (?:\\S+ )?(?:nights?|days?|weeks?|\\S+ (?:nights?|days?|weeks?))|\\d|[.,]\\d|cabins?|rooms?|stops?|ports?|years?|sea|star|%|yuan|rmb|cny|(?:[a-z]+ )?(?:famil|couples)|generations?|kids|child|hundred|or \\d))';

const KIND = '(?:balcony|inside|ocean ?view|sea ?view)';
const KIDS_AGED = `${AND}?${MY}?(?:kids|children|boys|girls|grandkids)(?:,|${IS})? ?\\(?(?:who are )?(?:aged |ages |of )?`;
const TO_AGE = `(?:, ?(?:and )?| and | & ?|/)${ONE_AGE}`;

/** Parents whose wish it is are those who travel. */
const WISH =
	'(?: (?:both|really|also|all))?(?: (?:are|want|would|will|have|need|like|love|wish|who|hope|plan|prefer|can|could|enjoy|fancy)(?![a-z])|.d )';
const WISHES =
	'(?: (?:really|also))? (?:wants?|would|wishes|hopes|plans|prefers|needs|fancies|is looking)(?! to (?:come|join))(?![a-z])';
/** Who brings them travels too. */
const ON_THEIR_OWN = '(?<!\\b(?:bring|take|treat) )';
/** Nothing in the sentence takes the one who asks along. */
const WITHOUT_ME = '(?![^.;!?]{0,60} (?:with|and|join) (?:me|us|i)(?![a-z]))';
/** Where a sentence begins, and where a clause does. */
const BEGIN = '(?<=^(?:(?:hi|hello|hey)(?: there)?[,.!]? )?)';
const CLAUSE = '(?<=(?:^|[,.;!?]) ?)';
const AGED = `(?:,? \\(?(?:(?:both|now|who are|are|aged?|in their|over|early|mid|late)[ -])*(?:\\d{2}(?: ?(?:and|&|,|/) ?\\d{2})?(?:s| ?years?(?: old)?| ?yo)?|${DECADE})\\)?,?)?`;
const BIG = '(?:big|large|adults?|grown[ -]?ups?)';
const SMALL_ONES = '(?:small|little)(?: (?:ones?|kids?|children))?(?! (?:cabin|room|balcon|inside|suite|dog|bag|case))';
const PLUS = '(?:,| and| ?\\+)? ?';
/** Behind grown-ups, boys and girls are their children. */
const BOYS_AND_GIRLS = `${PLUS}${COUNT} ${YOUNG}?${GIRLS}(?:${PLUS}${COUNT} ${YOUNG}?${GIRLS})?${AGES}`;

export const ENGLISH_PEOPLE: readonly PeopleRow[] = [
	row(
		'solo(?:(?: (?:female|male|lady|woman|mum|mom|mother|dad|father|parent))?(?: travell?er| trip| cruise)?)|just me|just myself|only me|me only|only myself|by myself|alone|on my own|single travell?er|(?:a )?single (?:mum|mom|mother|dad|father|parent)',
		() => ALONE,
	),
	row('(?:a )?single (?:cabin|room|occupancy)', () => ALONE),
	row(
		`${AND}?${COUNT} (?:of them |of us )?(?:are |is |being )?(?:(?:under|below) (?:the age of )?\\d{1,2}(?!\\d|k| ?(?:k|nights?|days?))|under[- ](?:\\d{1,2}|(?:five|six|seven|eight|nine|ten|eleven|twelve|sixteen))s)`,
		(children) => ({
			children,
		}),
	),
	row(
		`(?:(?:for )?(?:a |our )?(?:group|party|team|club) of ${N}(?: (?:${HEADS}|${ADULTS}))?|(?:(?:for |between )?(?:the |all )?)${N} of us|(?:we are|we.?re|(?:we|there)(?: wi|.?)ll be(?! [2-9]\\d)|there are|there.?s) ${N}(?: of us)?${IN_ALL}?${NO_COUNT}|for ${N}(?: ${HEADS})?${NO_COUNT}|so ${N}(?= ?(?:$|[,.;!?)]| (?:with|including) )))${ALL_ADULTS}`,
		(adults) => ({ adults, all: 'party' }),
	),
	row(
		`(?:(?:guests|pax|people|persons|passengers|travell?ers) ?[:=] ?${N}|pax ${N}(?! ?(?:[a-z]\\b|adults?|ads?(?![a-z])))${NO_COUNT}|(?:for |between )?${N}${IN_ALL}|(?:for |between )?${N} ?${HEADS}${IN_ALL}?)${ALL_ADULTS}`,
		(adults) => ({ adults, all: 'party' }),
	),
	row(`(?:for |between )?(?:a |the |our |my )?(?:whole |entire )?(?:family|fam|household) of ${N}`, family),
	row(`(?:for )?(?:${N}[ -](?:person|people) family|(?:family|fam) ${N}(?= ?(?:$|[,.;!?)])))`, family),
	row(`(?:for |with |and )?(?:${WE_ARE})?(?!one|1)${N} famil(?:ies|y(?! (?:of|cabin|room|suite)))`, () => UNSAID),
	row(
		`(?:for |with |and )?(?:${WE_ARE})?(?!one|1)${SMALL} families(?: with| and|,) ${N} ${CHILD}`,
		// How many grown-ups they are isn't said
		(children) => ({ children, ...SOME, joins: 'among' }),
	),
	row(`(?:for )?${N} (?:married |adult |young |${OLD})?couples`, (pairs) => ({ adults: pairs * 2 })),
	row(
		`(?:for )?(?:a |us as a |one |the )?(?:(?:(?:newly |just )?married |young |${OLD})?couples?(?! of)|(?:just|newly) married|honeymoon(?:ers)?|newlyweds|husband and wife|man and wife|mr\\.? (?:and|&) mrs)${NO_KIDS}`,
		() => COUPLE,
	),
	// The parents of the children who are named before
	row(
		`(?<=\\b(?:olds?|kids|children|boys|girls|teens|teenagers|toddler|baby)\\)? )(?:and|with|plus|\\+|&) (?:their |both )?parents`,
		() => ({ adults: 2 }),
	),
	row('for both|(?:for |between )(?:the two of us|(?:the )?pair of us|both of us|us both|us two)', () => ({
		adults: 2,
		all: 'party',
	})),
	row('the two of us|(?:the )?pair of us|both of us|us both|us two', () => COUPLE),
	row(`${ON_THEIR_OWN}(?:${MY}|${CLAUSE})(?:${SPOUSE}.?s )?${OLD}?${PARENTS}(?:${AGED}(?=${WISH})${WITHOUT_ME})`, () => COUPLE),
	row(`${BEGIN}${MY}?${OLD}?${RELATIVE}(?:${AGED}(?=${WISHES})${WITHOUT_ME})`, () => ({ adults: 1 })),
	row(`${BEGIN}${MY}?${OLD}?${RELATIVE}(?:,? and| &) ${MY}?${RELATIVE}(?=${WISH})${WITHOUT_ME}`, () => COUPLE),
	row(`(?:and|plus|&) us(?= ?(?:$|[,.;!?)]))|${CLAUSE}us(?= (?:and|plus|&) )`, () => COUPLE),
	row(`(?:for )?${N} adults,? \\(?${N} couples|(?:for )?${N} couples,? \\(?${N} adults`, (one, other) =>
		one === other * 2 || other === one * 2 ? { adults: Math.max(one, other) } : null,
	),
	// A son who is married is grown up
	row(`for ${MY}?(?:son|daughter|${RELATIVE})(?: and| &) (?:his|her) ${SPOUSE}`, () => COUPLE),
	row(`${AND}?${MY}(?:son|daughter|${RELATIVE})(?: and| &) (?:his|her) ${SPOUSE}`, () => ({ others: 2 })),
	row(`one (?:of (?:us|them) )?is (?:an? )?(?:child|kid|baby|infant|toddler)`, () => ({ children: 1, joins: 'among' })),
	row(`${N} of (?:them|whom|us|which),? (?:are |is |being )?${YOUNG}?${CHILD}`, (children) => ({ children, joins: 'among' })),
	row(`(?:${WE_ARE}|(?<=: ?|(?:^| )- |\\())${N} ?(?:of us )?${ADULTS}(?!\\) ?(?:and|plus|with|\\+|&))`, (adults) => ({
		adults,
		anew: true,
	})),
	row(`(?:for )?${N} ?(?:of us )?${ADULTS}${NO_KIDS}`, (adults) => ({ adults })),
	row(
		`(?:for )?(?:me|myself|i)(?: and| with| plus| &) (?:my |our )(?:${YOUNG_AGE}[ -]?${YEARS}[ -]?old|${AGE}?${YOUNG}?${ONE_CHILD})|(?:my |our )${YOUNG}?${ONE_CHILD}${AGES},? (?:and|&|plus) (?:me|myself|i)`,
		() => ({
			adults: 1,
			children: 1,
		}),
	),
	row(
		`(?:for )?(?<!\\b(?:and|&|show|give|send) )(?:me|myself)(?:,? and| with|,? plus|,? &| ?\\+) ?${MY}?${COUNT} ${YOUNG}?(?:${CHILD}|${GIRLS})${AGES}|${MY}?${COUNT} ${YOUNG}?(?:${CHILD}|${GIRLS})${AGES}(?:,? and|,? plus|,? &| ?\\+) ?(?:me|myself)`,
		(children) => ({ adults: 1, children }),
	),
	row(`${AND}(?:an?|one) (?:single|solo)(?= ?(?:$|[,.;!?]))`, () => ({ adults: 1 })),
	row(
		`${N} of us(?: (?:want|hope|plan) to (?:go|travel)| going| travell?ing)?(?: and|,? plus| &| with) (?:another|one other) (?:married )?couple`,
		(adults) => ({ adults: adults + 2, all: 'party' }),
	),
	// How many travel besides them is not said
	row(`${AND}?(?:another|(?:one|two) other) (?:married )?couples?`, () => SOME),
	row(
		`${AND}?(?:both (?:sets|pairs) of (?:grand)?parents|${MY}parents(?: and| &) ${MY}${SPOUSE}['’]?s (?:parents|folks))`,
		() => ({ others: 4 }),
	),
	row(
		`(?:for |${WE_ARE})?${N} ${ADULTS} (?:will be )?(?:travell?ing|going|sailing|cruising|coming)(?!,? (?:with|and|plus|\\+|&))`,
		(adults) => ({ adults, anew: 'all' }),
	),
	// Who is who in a family beside one's own isn't said
	row(
		`${AND}?${MY}(?:${RELATIVE}|${SPOUSE}|${FRIENDS})(?:['’]s?|s) (?:whole |entire )?famil(?:y|ies)(?: of ${SMALL})?`,
		() => null,
	),
	row(`${WE_ARE}?${N} ?${ADULTS}(?:${IN_ALL}| total)`, (adults) => ({ adults, all: 'party' })),
	row(`adults? ?[x:]? ?${N}(?:,| and| &)? ?${CHILD} ?[x:]? ?${N}${NO_COUNT}(?! ?[,&/] ?\\d| and \\d)`, (adults, children) => ({
		adults,
		children,
	})),
	row(`${CHILD} ?[x:]? ?${N}(?:,| and| &)? ?adults? ?[x:]? ?${N}${NO_COUNT}`, (children, adults) => ({ adults, children })),
	row(`${N} ?ads?${PLUS}${N} ?ch(?:d|n)?${AGES}`, (adults, children) => ({ adults, children })),
	row(`(?:me|myself)(?: plus| and| &| ?\\+) ?${N}(?= ?(?:$|[,.;!?)]))`, (others) => ({ others })),
	row(`adults? ?x ?${N}|${N} ?x ${ADULTS}|${N} ?ads?`, (adults) => ({ adults })),
	row(`(?:${CHILD} ?x ?${N}|${N} ?x ${CHILD})${AGES}`, (children) => ({ children })),
	row(`${AND} ?${N} (?:other |more )?${ADULTS}`, (adults) => ({ adults })),
	row(`(?:for |${WE_ARE})?${COUNT} (?:good |close |old |best )?${FRIENDS}${NO_KIDS}`, (adults) => ({ adults })),
	row(`${AND}(?:my |our )?${COUNT} (?:good |close |old |other |best )?${FRIENDS}${NO_KIDS}`, (others) => ({ others })),
	row(`(?:for )?${COUNT} (?:of my )?(?:good |close |old |best )?${FRIENDS}(?: and| &|,|,? plus) ?(?:me|i|myself)`, (others) => ({
		others,
	})),
	row(`${N} ?${BIG}${PLUS}${N} ?${SMALL_ONES}${AGES}`, (adults, children) => ({ adults, children })),
	row(`${N} ?old(?: people| folks)?${PLUS}${N} ?(?:${CHILD}|${SMALL_ONES})${AGES}`, (adults, children) => ({ adults, children })),
	row(`${N} ?old${PLUS}${N} ?${BIG}${PLUS}${N} ?(?:${CHILD}|${SMALL_ONES})`, (old, adults, children) => ({
		adults: old + adults,
		children,
	})),
	row(`${BEGIN}${N} grandparents`, (adults) => ({ adults })),
	row(`${N} parents?`, (adults) => ({ adults })),
	row(`${N} ?(?:${ADULTS}|parents)${BOYS_AND_GIRLS}`, (adults, boys, girls) => ({ adults, children: boys + girls })),
	row(`(?:a )?couple${BOYS_AND_GIRLS}`, (boys, girls) => ({ adults: 2, children: boys + girls })),
	row(`${AND}?${MY}?(?:son|daughter)(?: and|,| &) ?${MY}?(?:son|daughter)(?![- ]in[- ]law)`, () => ({ children: 2 })),
	row(`(?:${AND}${MY}?|${MY})(?:son|daughter)(?: and|,| &) ?${MY}?(?:son|daughter)[- ]in[- ]law`, () => ({ others: 2 })),
	row(`(?:mother|mum|mom|father|dad|grandma|grandpa)(?: and | & |-|/)(?:son|daughter|grandson|granddaughter)`, () => ({
		adults: 1,
		children: 1,
	})),
	row(
		`${NOT_MINE}(?:mum|mom|mother|dad|father),?(?: and| with| plus|,| &| ?\\+) ?${COUNT} (?:${CHILD}|${GIRLS})${AGES}`,
		(children) => ({
			adults: 1,
			children,
		}),
	),
	row(
		`${NOT_MINE}(?:mum|mom|mother|grandma)(?:,| and| &| ?\\+|) (?:dad|father|grandpa),?(?: and| with| plus|,| &| ?\\+) ?${COUNT} (?:${CHILD}|${GIRLS})${AGES}`,
		(children) => ({ adults: 2, children }),
	),
	row(`(?:both )?(?:grand)?parents(?: and| with| plus| taking| bringing|,| &) ${COUNT} ${CHILD}${AGES}`, (children) => ({
		adults: 2,
		children,
	})),
	row(`an? (?:good |close |old |best )?(?:friend|colleague|mate)(?:,? and| &) (?:me|i)`, () => ({ others: 1 })),
	row(`(?:for )?${SMALL} ?(?:-|to|or) ?${SMALL} (?:${HEADS}|${ADULTS}|of us)`, () => UNSAID),
	row(`kids?[ -]friendly|(?:(?:we are |we.?re )?(?:all )?(?:${SMALL}|multi)[ -])generation(?:s|al)?`, () => UNSAID),
	row(
		`(?:me|myself|i)(?: and| plus|,| ?\\+| &|) ?(?:my )?${COUNT} (?:good |close |old |other |best )?${FRIENDS}${NO_KIDS}`,
		(others) => ({
			others,
		}),
	),
	row(`${N} ${GIRLS}(?:'s?)?(?: (?:trip|cruise|getaway|holiday|weekend))?`, (adults) => ({ adults })),
	row("(?:a )?(?:girls|boys|ladies|lads)'? (?:trip|cruise|getaway|holiday)", () => UNSAID),
	row(
		`${AND}?${MY}?(?:${COUNT} |(\\d)(?=[a-z]))${MY}?${YOUNG}?${CHILD}${UNDER}${AGES}|(?:${AND}${MY}?|${MY})${COUNT} ${YOUNG}?${GIRLS}${UNDER}${AGES}|${AND}?(?:my |our )${COUNT} lads${AGES}|${AND}?${MY}${RELATIVE}['’]s ${COUNT} ${YOUNG}?(?:${CHILD}|${GIRLS})${AGES}`,
		(children) => ({ children }),
	),
	// The kids, two of them
	row(`${AND}?${MY}?${YOUNG}?(?:${CHILD}|${GIRLS}),? ?\\(?${N} of them\\)?${AGES}`, (children) => ({ children })),
	row(`${AND}?${MY}?${AGE}?(?:twins|twin (?:boys|girls|sons|daughters|babies|toddlers))${AGES}`, () => ({ children: 2 })),
	row(`${AND}?${MY}?triplets${AGES}`, () => ({ children: 3 })),
	row(
		`(?:${AND}${MY}?|${MY})(?:(?:grown[ -]?up|adult|${OVER_17}[ -]?${YEARS}[ -]?old) (?:son|daughter)|(?:son|daughter)${ARE} ?\\(?(?:aged? )?${OVER_17}(?!\\d)(?: ?${YEARS}(?: old)?| ?yo)?\\)?${COUNTED})`,
		() => ({ others: 1 }),
	),
	row(
		`(?:${AND}${MY}?|${MY})${YOUNG}?(?:son|daughter|(?:baby|little|young) (?:girl|boy)|(?<=\\bour )(?:girl|boy)|(?<=\\bmy )boy|baby|toddler|child|kid|little one|infant|newborn|grandson|granddaughter)${AGES}`,
		() => ({
			children: 1,
		}),
	),
	// 2 adults + infant
	row(
		`(?<=(?:^|[,+&]) ?)(?:toddler|infant|newborn|baby|kid|child)(?: ?\\(${ONE_AGE}\\))?(?= ?(?:$|[,.;!?)+&/]| (?:from|and|to|in)(?![a-z])))`,
		() => ({ children: 1 }),
	),
	row(`(?:toddler|infant|baby|kid|child) (?:aged? )?${ONE_AGE}${COUNTED}`, () => ({ children: 1 })),
	row(
		`${CLAUSE}(?:the |and )?(?:kid|child|son|daughter|baby|toddler|boy|girl|little one)${IS} ${ONE_AGE}${COUNTED}`,
		() => A_CHILD,
	),
	row(`(?:the |our |my )?youngest(?: one| child| kid)?${IS} ${ONE_AGE}${COUNTED}`, () => ({ ...A_CHILD, joins: 'among' })),
	row(
		`${AND}?(?:my |our |the |one )?(?:an? )?(?:${YOUNG_AGE}[ -]?${YEARS}[ -]?old|${YOUNG_AGE}[ -]?yo)(?: ${YOUNG}?(?:${CHILD}|${GIRLS}))?`,
		() => ({
			children: 1,
		}),
	),
	row(`${AND}?${MY}?${COUNT} ${YOUNG_AGE}[ -]?${YEARS}[ -]?olds`, (children) => ({ children })),
	row(`(?:for )?${COUNT} [2-9]\\d[ -]?(?:years?|yrs?)[ -]?olds`, (adults) => ({ adults })),
	row(`${AND}?(?:${MY}|an? )?${YOUNG_AGE} and (?:an? )?${YOUNG_AGE}[ -]?${YEARS}[ -]?olds?`, () => ({ children: 2 })),
	row(`${KIDS_AGED}${ONE_AGE}${TO_AGE}\\)?${COUNTED}`, () => ({ children: 2, same: true })),
	row(`${KIDS_AGED}${ONE_AGE}${TO_AGE}${TO_AGE}\\)?${COUNTED}`, () => ({ children: 3, same: true })),
	row(`(?:aged |ages )(?=${YOUNG_AGE})${ONE_AGE}${TO_AGE}${COUNTED}`, () => ({ children: 2, same: true })),
	row(`${AND}?${MY}?${SPOUSE}.?s (?:parents|folks|mum and dad)`, () => ({ others: 2 })),
	row(
		`(?:${AND}|(?:for |between )?(?:me|i|myself)(?: and| &|,) ?)?${MY}?${SPOUSE}(?:,? (?:and|&) (?:me|i|myself))?${NO_KIDS}`,
		() => PARTNER,
	),
	row(`for ${MY}?${OLD}?${PARENTS}`, () => ({ adults: 2 })),
	row(`${AND}?${MY}?${OLD}?${PARENTS} (?:and|&) us`, () => ({ adults: 2, others: 2 })),
	row(`${AND}?${MY}?(?:(?:two|2) (?=grand)|both (?:of )?)?${MY}?${OLD}?${PARENTS}${AND_ME}`, () => ({ others: 2 })),
	row(
		`(?:for )?${MY}?${OLD}?${PARENTS}(?: only| alone|,? (?:but |and )?i(?:.?m| am)(?: not|n't) (?:going|coming|travell?ing|joining)(?: with them)?)`,
		() => ({ adults: 2 }),
	),
	row(`(?:${AND}${MY}?|${MY})(?:an? )?(?:${AGE}|${OLD})?${RELATIVE}${AND_ME}|${BARE}${AND_ME}`, () => ({ others: 1 })),
	row(
		`${THOSE}(?:family(?! (?:${KIND} )?(?:cabin|room|state ?room|suite)s?(?![a-z]))|families|group)(?:-friendly)?${NO_FACILITY}`,
		() => UNSAID,
	),
	row(`${THOSE}(?:kids|children|teens|teenagers|toddlers|grandchildren|grandkids)(?:-friendly)?${NO_FACILITY}`, () => CHILDREN),
	row(`${THOSE}(?:friends|relatives|colleagues|coworkers|seniors|elderly)(?:-friendly)?${NO_FACILITY}`, () => SOME),
	row(`leav(?:e|ing) ${MY}?(?:${COUNT} )?${CHILD} (?:at home|behind|with ${MY}?(?:${PARENTS}|${RELATIVE}|${BARE}))`, () => null),
	row(`${AND}(?:a )?${YOUNG}?(?:children|kids) in tow`, () => A_CHILD),
];
