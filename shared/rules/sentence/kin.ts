/** The parents of a couple. */
export const BOTH_SIDES = ['mother', 'father', 'mother-in-law', 'father-in-law'];
/** Words for parents, in both languages: with “my parents” named, “my dad hates heat” is about one of them. */
const KIN: readonly (readonly [RegExp, readonly string[]])[] = [
	[/(?<!grand)parents[ -]in[ -]law|in-?laws|['’]s (?:parents|folks)/, ['mother-in-law', 'father-in-law']],
	[/(?<!grand[ -]?|['’]s )parents(?![ -]in)|(?<!['’]s )folks|爸妈|父母|双亲|爸爸妈妈/, ['mother', 'father']],
	[/双方|两边/, BOTH_SIDES],
	[/公婆|婆婆|岳母|丈母娘/, ['mother-in-law']],
	[/公婆|公公|岳父|丈人/, ['father-in-law']],
	[/奶奶/, ['grandmother']],
	[/爷爷/, ['grandfather']],
	[/外婆|姥姥/, ["mother's mother"]],
	[/外公|姥爷/, ["mother's father"]],
	[/grand[ -]?parents/, ['grandmother', 'grandfather']],
	[/\b(?:grandma|gran(?:ny)?|nana?)\b/, ['grandmother']],
	[/\b(?:grandpa|grandad|granddad)\b/, ['grandfather']],
	[/\b(?:mum|mom|mother)[ -]in[ -]law/, ['mother-in-law']],
	[/\b(?:dad|father)[ -]in[ -]law/, ['father-in-law']],
	[
		/(?<!(?:single|solo) )\b(?:mum|mom|mother|mummy)\b(?![ -]in)|(?<![姨姑舅婶干大]|(?:孩子|娃|宝宝)[他她的]?妈?)妈|母亲/,
		['mother'],
	],
	[/(?<!(?:single|solo) )\b(?:dad|father|daddy)\b(?![ -]in)|(?<!干|(?:孩子|娃|宝宝)[他她的]?爸?)爸|父亲/, ['father']],
];

/** The parents that words name, each once. */
export const kinIn = (words: string): readonly string[] => [
	...new Set(KIN.flatMap(([pattern, kin]) => (pattern.test(words) ? kin : []))),
];
