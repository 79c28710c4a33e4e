import { A_MINOR, AGE, AGES, ARE, CHILD, COUNTED, IS, NO_FACILITY, ONE_AGE, OVER_17, YEARS, YOUNG_AGE } from './english-ages.ts';
import { AGED, ALL_ADULTS, BIG, HEADS, IN_ALL, NO_COUNT, NO_KIDS, SMALL_ONES, THE_CHILD, WE_ARE } from './english-counts.ts';
import { PARENT_AND_CHILD } from './english-parents.ts';
import { ADULTS, BARE, CLOSE, ELDER, FRIENDS, HELPERS, OLD, PARENTS, RELATIVE, SIBLING, SPOUSE } from './english-relatives.ts';
import { COUNT, SMALL } from './numbers.ts';
import { A_CHILD, ALONE, CHILDREN, COUPLE, family, N, PARTNER, type PeopleRow, row, SOME, UNSAID } from './people-row.ts';

const AND = '(?:(?:with|w/|and|plus|\\+|&|taking|bringing|for) ?)';
const MY = '(?:(?:my|our|the|his|her|their|some) )';
/** Before people whose number isn't said. */
const THOSE = `${AND}?(?:my |our |the |their |some |whole |entire |extended |young |small |little |teenage )*`;
/** Who is at university is grown up. */
const STUDIES = `(?: who)?${IS}?(?: (?:home|back|away))?(?: from| at| off to)? (?:uni(?:versity)?|college)(?![a-z])`;
const ONE_CHILD = `(?:(?:son|daughter)(?!${STUDIES})|kid|child|toddler|baby|grandson|granddaughter|nephew|niece|boy|(?<=(?:little|young|small) )girl)`;
const GIRLS = '(?:girls?|boys?)';
const UNDER = '(?: (?:under|below) (?:the age of )?\\d{1,2}(?:s| years?(?: old)?)?)?';
const YOUNG = '(?:(?:young|small|little|teenage|teen|school age|school-age) )';
const MY_CHILD = `(?:my |our )(?:${YOUNG_AGE}[ -]?(?:${YEARS}[ -]?old|yo)(?: ${YOUNG}?${ONE_CHILD})?|${YOUNG}?${ONE_CHILD})`;
/** Not behind the one who asks, or behind another parent: in “me, mum, dad and 2 kids” three grown-ups travel. */
const NOT_MINE = '(?<!\\b(?:me|i|myself|mum|mom|mother)(?:,| and|,? with| &| ?\\+) ?)';
/** A sister or brother whose age is that of a child. */
const YOUNG_SIBLING = `(?:${YOUNG_AGE}[ -]?${YEARS}[ -]?old ${SIBLING}|${SIBLING}${ARE} ?\\(?(?:aged? )?${YOUNG_AGE}(?: ?${YEARS}(?: old)?| ?yo)?\\)?${COUNTED})`;
const AND_ME = '(?:(?: and| &|,|,? plus) ?(?:me|i|myself))?';
const KIND = '(?:balcony|inside|ocean ?view|sea ?view)';
const KIDS_AGED = `${AND}?${MY}?(?:kids|children|boys|girls|grandkids|teenagers|teens)(?:,|${IS})? ?\\(?(?:who are )?(?:aged |ages |of )?`;
const TO_AGE = `(?:, ?(?:and )?| and | & ?|/)${ONE_AGE}`;

/** Parents whose wish it is are those who travel. */
const WISH =
	'(?: (?:both|really|also|all))?(?: (?:are|want|would|will|have|need|like|love|wish|who|hope|plan|prefer|can|could|enjoy|fancy)(?![a-z])|.d )';
const WISHES =
	'(?: (?:really|also))? (?:wants?|would|wishes|hopes|plans|prefers|needs|fancies|is looking)(?! to (?:come|join))(?![a-z])';
/** Who brings them travels too. */
const ON_THEIR_OWN = '(?<!\\b(?:bring|take|treat) )';
const WITH_SPOUSE = `(?:son|daughter|${RELATIVE})(?: and| &) (?:his|her) ${SPOUSE}`;
/** Nothing in the sentence takes the one who asks along. */
const WITHOUT_ME = '(?![^.;!?]{0,60} (?:with|and|join) (?:me|us|i)(?![a-z]))';
/** Where a sentence begins, and where a clause does. */
const BEGIN = '(?<=^(?:(?:hi|hello|hey)(?: there)?[,.!]? )?)';
const SENTENCE = '(?<=(?:^|[.;!?]) ?)';
const CLAUSE = '(?<=(?:^|[,.;!?]) ?)';
const PLUS = '(?:,| and| ?\\+)? ?';
/** Parents who are named before their son or daughter. */
const MUM_AND_DAD = `${NOT_MINE}(?:mum|mom|mother)(?:,| and| &| ?\\+|) (?:dad|father)${PLUS}`;
const SON = '(?:(?:(?:our|the|my|a|their) )?(?:teenage )?(?:(?:grand)?(?:son|daughter)|baby|toddler)(?![- ]in[- ]law))';
/** Behind grown-ups, boys and girls are their children. */
const BOYS_AND_GIRLS = `${PLUS}${COUNT} ${YOUNG}?${GIRLS}(?:${PLUS}${COUNT} ${YOUNG}?${GIRLS})?${AGES}`;

export const ENGLISH_PEOPLE: readonly PeopleRow[] = [
	row(
		'solo(?:(?: (?:female|male|lady|woman|mum|mom|mother|dad|father|parent))?(?: travell?er| trip| cruise)?)|just me|just myself|only me|(?<!\\b(?:gives?|show|leaves?|gets?|offers?|find) )me only(?= ?(?:$|[,.;!?)])| (?:from|to|in|on)(?![a-z]))|only myself|by myself|alone|on my own|single travell?er|(?:a )?(?:single|divorced|widowed|separated) (?:mum|mom|mother|dad|father|parent)',
		() => ALONE,
	),
	row('one of us', () => null),
	row('(?:a )?single (?:cabin|room|occupancy)|for (?:a|one) (?:student|pensioner|senior|lady|woman|man)', () => ALONE),
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
		`(?:(?:guests|pax|people|persons|passengers|travell?ers) ?[:=] ?${N}|pax ${N}(?! ?(?:[a-z]\\b|adults?|ads?(?![a-z])))${NO_COUNT}|(?:for |between )?${N}${IN_ALL}|(?:for |between )?${N} ?(?:(?:retired|elderly|working|grown) )?${HEADS}${IN_ALL}?)${ALL_ADULTS}`,
		(adults) => ({ adults, all: 'party' }),
	),
	row(`(?:(?:for|between|and|with|plus|&) )?(?:a |the |our |my )?(?:whole |entire )?(?:family|fam|household) of ${N}`, family),
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
	row('(?:and|plus|&|with|\\+) (?:the )?(?:two|2|both|pair) of us', () => ({ adults: 2 })),
	row('the two of us|(?:the )?pair of us|both of us|us both|us two', () => COUPLE),
	row(`${ON_THEIR_OWN}(?:${MY}|${CLAUSE})(?:${SPOUSE}.?s )?${OLD}?${PARENTS}(?:${AGED}(?=${WISH})${WITHOUT_ME})`, () => COUPLE),
	row(`${BEGIN}${MY}?${OLD}?${RELATIVE}(?:${AGED}(?=${WISHES})${WITHOUT_ME})`, () => ({ adults: 1 })),
	row(`${BEGIN}${MY}?${OLD}?${RELATIVE}(?:,? and| &) ${MY}?${RELATIVE}(?=${WISH})${WITHOUT_ME}`, () => COUPLE),
	row(`(?:and|plus|&) us(?= ?(?:$|[,.;!?)]))|${CLAUSE}us(?= (?:and|plus|&) )`, () => COUPLE),
	row(`(?:for )?${N} adults,? \\(?${N} couples|(?:for )?${N} couples,? \\(?${N} adults`, (one, other) =>
		one === other * 2 || other === one * 2 ? { adults: Math.max(one, other) } : null,
	),
	// A son who is married is grown up
	row(`for ${MY}?${WITH_SPOUSE}|${BEGIN}${MY}${WITH_SPOUSE}(?=${WISH})${WITHOUT_ME}`, () => COUPLE),
	row(`${AND}?${MY}${WITH_SPOUSE}`, () => ({ others: 2 })),
	row(`one (?:of (?:us|them) )?is ${A_MINOR}`, () => ({ children: 1, joins: 'among' })),
	row(`${N} of (?:them|whom|us|which),? (?:are |is |being )?${YOUNG}?${CHILD}`, (children) => ({ children, joins: 'among' })),
	row(`(?:${WE_ARE}|(?<=: ?|(?:^| )- |\\())${N} ?(?:of us )?${ADULTS}(?!\\) ?(?:and|plus|with|\\+|&))`, (adults) => ({
		adults,
		anew: true,
	})),
	row(`(?:for )?${N} ?(?:of us )?(?:(?:single|working|retired|elderly) )?${ADULTS}${NO_KIDS}`, (adults) => ({ adults })),
	row(
		`(?:for )?(?:(?:me|myself|i)(?: and| with| plus| &) ${MY_CHILD}|(?:me|myself)(?: and| with| plus| &| ?\\+) ?(?:an? |one )?${YOUNG}?${ONE_CHILD})${AGES}|${MY_CHILD}${AGES},? (?:and|&|plus) (?:me|myself|i)`,
		() => ({ adults: 1, children: 1 }),
	),
	row(
		`(?:for )?(?<!\\b(?:and|&|show|give|send) )(?:me|myself)(?:,? and| with|,? plus|,? &| ?\\+) ?${MY}?${COUNT} ${YOUNG}?(?:${CHILD}|${GIRLS})${AGES}|${MY}?${COUNT} ${YOUNG}?(?:${CHILD}|${GIRLS})${AGES}(?:,? and|,? plus|,? &| ?\\+) ?(?:me|myself)|(?:my |our )${COUNT} ${YOUNG}?(?:${CHILD}|${GIRLS})${AGES},? (?:and|plus|&) i`,
		(children) => ({ adults: 1, children }),
	),
	row(`${AND}(?:an?|one) (?:single|solo)(?= ?(?:$|[,.;!?]))`, () => ({ adults: 1 })),
	row(
		`${N} of us(?: (?:want|hope|plan) to (?:go|travel)| going| travell?ing)?(?: and|,? plus| &| with) (?:another|one other) (?:married )?couple`,
		(adults) => ({ adults: adults + 2, all: 'party' }),
	),
	row(
		`(?:for )?(?:us|we|(?:(?:me|myself|i)(?:,? and| with| &) )?${MY}${SPOUSE}(?: (?:and|&) (?:me|i|myself))?|(?:a |my )?couple),? (?:and|with|plus|&) (?:another|one other|a second) couple`,
		() => ({ adults: 4 }),
	),
	row(`${MY}${ONE_CHILD}${AGES}(?:,| and| &) ${MY}?${ONE_CHILD}${AGES},? (?:and|&|plus) (?:me|myself|i)`, () => ({
		adults: 1,
		children: 2,
	})),
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
	row(`${N} ?adt?s?${PLUS}${N} ?ch(?:d|n)?s?${AGES}`, (adults, children) => ({ adults, children })),
	row(`(?:me|myself)(?: plus| and| &| ?\\+) ?${N}(?= ?(?:$|[,.;!?)]))`, (others) => ({ others })),
	row(`${ADULTS} ?x ?${N}|${N} ?x ${ADULTS}|${N} ?(?:adt?s?|p)`, (adults) => ({ adults })),
	row(
		`(?:${CHILD} ?x ?${N}|(?:infants|toddlers|babies|children|kids) ?: ?${N}(?! ?[,&/] ?\\d| and \\d)|${N} ?x ${CHILD})${AGES}`,
		(children) => ({ children }),
	),
	row(`${AND}(?:(?:my |our )?${COUNT} ${CLOSE}${FRIENDS}${NO_KIDS}|${COUNT} ${HELPERS})`, (others) => ({ others })),
	row(`${AND} ?${N} (?:other |more )?${ADULTS}`, (adults) => ({ adults })),
	row(`(?:for |${WE_ARE})?${COUNT} ${CLOSE}${FRIENDS}${NO_KIDS}`, (adults) => ({ adults })),
	row(
		`${COUNT} ${CLOSE}${FRIENDS}(?: (?:will|are|can|might|may|also|be))* (?:join(?:ing)?(?: us)?|com(?:e|ing)(?: along)?)`,
		(others) => ({ others, joins: 'beside' }),
	),
	row(`(?:for )?${COUNT} (?:of my )?${CLOSE}${FRIENDS}(?: and| &|,|,? plus) ?(?:me|i|myself)`, (others) => ({
		others,
	})),
	row(`${N} ?${BIG}${PLUS}${N} ?${SMALL_ONES}${AGES}`, (adults, children) => ({ adults, children })),
	row(`${N} ?old(?: people| folks)?${PLUS}${N} ?(?:${CHILD}|${SMALL_ONES})${AGES}`, (adults, children) => ({ adults, children })),
	row(`${N} ?old${PLUS}${N} ?${BIG}${PLUS}${N} ?(?:${CHILD}|${SMALL_ONES})`, (old, adults, children) => ({
		adults: old + adults,
		children,
	})),
	row(`${SENTENCE}(?:grand)?parents(?= (?:of|with|taking|bringing) (?:an?|\\d|two|three|four|one|twins)(?![a-z]))`, () => COUPLE),
	row(
		`(?:for )?${MY}${RELATIVE} (?:and|&) (?:his|her|my) (?:${RELATIVE}|${SPOUSE})(?: (?:go|travel|sail|cruise))? (?:only|alone|by themselves|on their own)`,
		() => ({ adults: 2 }),
	),
	row(`(?:${SENTENCE}|(?:we|us) )${N} grandparents`, (adults) => ({ adults })),
	row(`${N} parents?`, (adults) => ({ adults })),
	row(`${N} ?(?:${ADULTS}|parents)${BOYS_AND_GIRLS}`, (adults, boys, girls) => ({ adults, children: boys + girls })),
	row(`(?:a )?couple${BOYS_AND_GIRLS}`, (boys, girls) => ({ adults: 2, children: boys + girls })),
	row(`${AND}?${MY}?(?:son|daughter)(?: and|,| &) ?${MY}?(?:son|daughter)(?![- ]in[- ]law)`, () => ({ children: 2 })),
	row(`(?:${AND}${MY}?|${MY})(?:son|daughter)(?: and|,| &) ?${MY}?(?:son|daughter)[- ]in[- ]law`, () => ({ others: 2 })),
	...PARENT_AND_CHILD,
	row(
		`${NOT_MINE}(?:mum|mom|mother|dad|father|grandma|grandpa|gran(?:ny|dad)),?(?: and| with| plus|,| &| ?\\+) ?${COUNT} (?:${CHILD}|${GIRLS})${AGES}`,
		(children) => ({ adults: 1, children }),
	),
	// Who is said to travel with children of their own isn't a relative of the one who asks: grandma with her grandson
	row(
		`${NOT_MINE}${ELDER}(?: and| with| taking| bringing| plus| &) (?:his|her) (?:${COUNT} (?:${CHILD}|${GIRLS})|${YOUNG}?${ONE_CHILD})${AGES}${WITHOUT_ME}`,
		(children) => ({ adults: 1, children: children || 1 }),
	),
	row(
		`${NOT_MINE}(?:mum|mom|mother|grandma|nana?|gran(?:ny)?)(?:,| and| &| ?\\+|) (?:dad|father|grandpa|gran(?:d)?dad),?(?: and| with| plus|,| &| ?\\+) ?${COUNT} (?:${CHILD}|${GIRLS})${AGES}`,
		(children) => ({ adults: 2, children }),
	),
	row(`(?:${MUM_AND_DAD}|${SENTENCE}(?:grand)?parents(?: and| with| &| ?\\+) )${SON}${AGES}`, () => ({ adults: 2, children: 1 })),
	row(`${MUM_AND_DAD}${SON}${AGES}${PLUS}${SON}${AGES}`, () => ({ adults: 2, children: 2 })),
	row(`(?:a )?(?:(?:single|solo) )?(?:mum|mom|mother|dad|father|parent) of (?!\\d\\d)${N}${AGES}${NO_COUNT}`, (children) => ({
		adults: 1,
		children,
	})),
	row(
		`(?:both )?(?:grand ?)?parents(?: and| with| taking| bringing| plus|,| &| ?\\+) ?(?:their )?${COUNT} ${CHILD}${AGES}`,
		(children) => ({ adults: 2, children }),
	),
	row(`(?:an? |my |one )?${CLOSE}(?:friend|colleague|mate)(?:,? and| &) (?:me|i)`, () => ({ others: 1 })),
	row(`(?:for )?${SMALL} ?(?:-|to|or) ?${SMALL} (?:${HEADS}|${ADULTS}|of us)`, () => UNSAID),
	row(`kids?[ -]friendly|(?:(?:we are |we.?re )?(?:all )?(?:${SMALL}|multi)[ -])generation(?:s|al)?`, () => UNSAID),
	row(`(?:me|myself|i)(?: and| plus|,| ?\\+| &|) ?(?:my )?${COUNT} ${CLOSE}${FRIENDS}${NO_KIDS}`, (others) => ({
		others,
	})),
	row(`${N} ${GIRLS}(?:'s?)?(?: (?:trip|cruise|getaway|holiday|weekend))?`, (adults) => ({ adults })),
	row("(?:a )?(?:girls|boys|ladies|lads)'? (?:trip|cruise|getaway|holiday)", () => UNSAID),
	row(
		`${AND}?${MY}?${COUNT} (?:(?:grown[ -]?up|grown|adult) (?:kids|children|sons|daughters)|(?:kids|children|sons|daughters)${ARE} ?\\(?(?:aged? |both )?${OVER_17}(?:,| and| & ?|/) ?${OVER_17}\\)?${COUNTED})`,
		(others) => ({ others }),
	),
	row(
		`${AND}?${MY}?(?:${COUNT} |(\\d)(?=[a-z]))${MY}?${YOUNG}?${CHILD}${UNDER}${AGES}|(?:${AND}${MY}?|${MY})${COUNT} ${YOUNG}?${GIRLS}${UNDER}${AGES}|${COUNT} (?:${YOUNG}${GIRLS}|${GIRLS}(?=[ ,(]{1,2}(?:aged? |ages )?${YOUNG_AGE}))${AGES}|${AND}?(?:my |our )${COUNT} lads${AGES}|${AND}?${MY}${RELATIVE}['’]s ${COUNT} ${YOUNG}?(?:${CHILD}|${GIRLS})${AGES}`,
		(children) => ({ children }),
	),
	// The kids, two of them
	row(`${AND}?${MY}?${YOUNG}?(?:${CHILD}|${GIRLS}),? ?\\(?${N} of them\\)?${AGES}`, (children) => ({ children })),
	row(`${AND}?${MY}?${AGE}?(?:twins|twin (?:boys|girls|sons|daughters|babies|toddlers))${AGES}`, () => ({ children: 2 })),
	row(`${AND}?${MY}?triplets${AGES}`, () => ({ children: 3 })),
	row(
		`(?:${AND}${MY}?|${MY})(?:(?:grown[ -]?up|grown|adult|married|${OVER_17}[ -]?${YEARS}[ -]?old) (?:son|daughter)|(?:son|daughter)${STUDIES}|(?:son|daughter)${ARE} ?\\(?(?:aged? )?${OVER_17}(?!\\d)(?: ?${YEARS}(?: old)?| ?yo)?\\)?${COUNTED})`,
		() => ({ others: 1 }),
	),
	row(THE_CHILD, () => A_CHILD),
	row(
		`(?:${AND}${MY}?|${MY})${YOUNG}?(?:son|daughter|(?:baby|little|young) (?:girl|boy)|(?<=\\bour )(?:girl|boy)|(?<=\\bmy )boy|baby|toddler|child|kid|little one|infant|newborn|grandson|granddaughter|nephew|niece)${AGES}`,
		() => ({ children: 1 }),
	),
	// 2 adults + infant
	row(
		`(?<=(?:^|[,+&]) ?)(?:toddler|infant|newborn|baby|kid|child|(?:grand)?(?:son|daughter)|nephew|niece)(?: ?\\(${ONE_AGE}\\)| ${ONE_AGE}${COUNTED})?(?= ?(?:$|[,.;!?)+&/]| (?:from|and|to|in)(?![a-z])))`,
		() => ({ children: 1 }),
	),
	row(
		`${CLAUSE}(?:the |and )?(?:kid|child|son|daughter|baby|toddler|boy|girl|little one)${IS} ${ONE_AGE}${COUNTED}`,
		() => A_CHILD,
	),
	row(`(?:the |our |my )?youngest(?: one| child| kid)?${IS} ${ONE_AGE}${COUNTED}`, () => ({ ...A_CHILD, joins: 'among' })),
	row(
		`${AND}?(?:my |our |the |one )?(?:an? )?(?:${YOUNG_AGE}[ -]?${YEARS}[ -]?old|${YOUNG_AGE}[ -]?yo)(?: ${YOUNG}?(?:${CHILD}|${GIRLS}))?`,
		() => ({ children: 1 }),
	),
	row(`${AND}?${MY}?${COUNT} ${YOUNG_AGE}[ -]?${YEARS}[ -]?olds`, (children) => ({ children })),
	row(`(?:for )?${COUNT} [2-9]\\d[ -]?(?:years?|yrs?)[ -]?olds`, (adults) => ({ adults })),
	row(`${AND}?(?:${MY}|an? )?${YOUNG_AGE} and (?:an? )?${YOUNG_AGE}[ -]?${YEARS}[ -]?olds?`, () => ({ children: 2 })),
	row(
		`(?:me|myself),? ${KIDS_AGED}${ONE_AGE}${TO_AGE}\\)?${COUNTED}|${KIDS_AGED}${ONE_AGE}${TO_AGE}\\)?,? (?:and|&|plus) (?:me|i|myself)`,
		() => ({ adults: 1, children: 2 }),
	),
	row(`${KIDS_AGED}${ONE_AGE}${TO_AGE}\\)?${COUNTED}`, () => ({ children: 2, same: true })),
	row(`${KIDS_AGED}${ONE_AGE}${TO_AGE}${TO_AGE}\\)?${COUNTED}`, () => ({ children: 3, same: true })),
	row(`(?:aged |ages )(?=${YOUNG_AGE})${ONE_AGE}${TO_AGE}${COUNTED}`, () => ({ children: 2, same: true })),
	row(`${AND}?${MY}?${SPOUSE}.?s (?:parents|folks|mum and dad)`, () => ({ others: 2 })),
	row(
		`(?:${AND}|(?:for |between )?(?:me|i|myself)(?: and| &|,) ?)?${MY}?${SPOUSE}(?:,? (?:and|&) (?:me|i|myself))?${NO_KIDS}`,
		() => PARTNER,
	),
	row(`for ${MY}?${OLD}?${PARENTS}`, () => ({ adults: 2 })),
	row(`${AND}?${MY}?${OLD}?${PARENTS} (?:and|&|plus) us`, () => ({ adults: 2, others: 2 })),
	row(`${AND}?${MY}?(?:(?:two|2) (?=grand)|both (?:of )?)?${MY}?${OLD}?${PARENTS}${AND_ME}`, () => ({ others: 2 })),
	row(
		`(?:for )?${MY}?${OLD}?${PARENTS}(?: only| alone|,? (?:but |and )?i(?:.?m| am)(?: not|n't) (?:going|coming|travell?ing|joining)(?: with them)?)`,
		() => ({ adults: 2 }),
	),
	row(
		`(?:me|myself)(?: and| with| plus| &) ${MY}${YOUNG_SIBLING}|(?:for )?${MY}${YOUNG_SIBLING} (?:and|&|plus) (?:me|i|myself)`,
		() => ({ adults: 1, children: 1 }),
	),
	row(`(?:(?<=[a-z)],? )(?:and|&|plus) |(?<=[a-z)], ?))${MY}${YOUNG_SIBLING}`, () => ({ children: 1 })),
	row(
		`(?:${AND}${MY}?|${MY})(?:${RELATIVE}|boss|manager|neighbou?r)(?: and| with| &| ?\\+),? (?:his|her|their) ${SPOUSE}`,
		() => ({ others: 2 }),
	),
	row(
		`(?:${AND}${MY}?|${MY})(?:(?:an?|one|1) )?(?:${AGE}|${OLD})?${RELATIVE}${AND_ME}|(?:${AND}|(?<=(?:^|[^a-z])(?:me|i|myself), ?))my boss${AND_ME}|my boss(?: and| &|,|,? plus) ?(?:me|i|myself)|${BARE}${AND_ME}|(?<=\\+ ?)(?:nanny|helper|maid|carer)`,
		() => ({ others: 1 }),
	),
	row(
		`${THOSE}(?:family(?! (?:${KIND} )?(?:cabin|room|state ?room|suite)s?(?![a-z]))|families|group)(?:-friendly)?${NO_FACILITY}`,
		() => UNSAID,
	),
	row(`${THOSE}(?:kids|children|teens|teenagers|toddlers|grandchildren|grandkids)(?:-friendly)?${NO_FACILITY}`, () => CHILDREN),
	row(`${THOSE}(?:friends|relatives|colleagues|coworkers|seniors|elderly)(?:-friendly)?${NO_FACILITY}`, () => SOME),
	// How many children each of them has is no count of them all
	row(`(?:each|both) (?:with|of whom ha(?:s|ve)|ha(?:s|ve)|having|bringing) ${COUNT} (?:${CHILD}|${GIRLS})`, () => null),
	row(`leav(?:e|ing) ${MY}?(?:${COUNT} )?${CHILD} (?:at home|behind|with ${MY}?(?:${PARENTS}|${RELATIVE}|${BARE}))`, () => null),
	row(`${AND}(?:a )?${YOUNG}?(?:children|kids) in tow`, () => A_CHILD),
];
