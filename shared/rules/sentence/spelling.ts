import { remembering } from '../remembering.ts';
import { GRAMMAR_READERS, NOUN_READER } from './marks.ts';
import { candidatesAt, foundByKey } from './names-reader.ts';
import { matchAt, type Piece, type Reader } from './piece.ts';
import type { Lexicon } from './places.ts';
import { HAN } from './text.ts';

/** Returns the syllables of Chinese text, without tones: 济州 is “ji zhou”. */
export type Sounds = (text: string) => string;

const LATIN = /^[a-z]+$/;
/** Words of their own, though a letter makes them a ship's name. */
const NO_NAMES = [
	'mediterranean',
	'atlantic',
	'along',
	...'富山 亚龙湾 金门 盐城 南航 那吧 哪吧 几周 就走 长期 尽快 东北亚 大西北'.split(' '),
];
/** Names that are other words as soon as one hears them: nobody misspells them. */
const NICKNAMES =
	'津门 京津 帝都 香江 启德 宝山 申城 羊城 南韩 霓虹 南洋 狮城 八代 华东 华南 华北 北方 南方 东渡 五通 东疆 south north'.split(
		' ',
	);
/** Shorter names have too many neighbours: Nara isn't Naha. */
const MIN_LATIN = 5;
const MIN_REPLACED = 3;
/** Long words besides names that a wrong letter doesn't hide. */
const LONG_WORDS = [
	'january',
	'february',
	'april',
	'june',
	'july',
	'august',
	'september',
	'october',
	'november',
	'december',
	'balcony',
	'christmas',
	'cheapest',
	'weekend',
];

/** True where one letter is wrong, missing, added or has changed places with its neighbour. */
function isOneOff(one: string, other: string): boolean {
	if (one === other || Math.abs(one.length - other.length) > 1) return false;
	let at = 0;
	while (at < one.length && one[at] === other[at]) at += 1;
	const [rest, otherRest] = [one.slice(at), other.slice(at)];
	if (rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)) return true;
	return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
}

/** Words that tell what a number counts and the like, in which two letters have changed places: nigths, poeple. */
const SWAPPED = new Map(
	'night nights adult adults child children people person persons cruise budget under before after around between without leaving view cabin cabins inside suite window days week weeks march june july'
		.split(' ')
		.flatMap((word) =>
			[...word.slice(1)].map((letter, at) => [`${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`, word] as const),
		)
		.filter(([swapped, word]) => swapped !== word),
);

/** Words that are typed as others of their sound or shape, and Cantonese ones, each with the usual word, which is as long. */
const USUAL = [
	[/\bnigts\b/g, 'nites'],
	// Me n my mates
	[/(?<=[a-z]) n (?=[a-z\d])/g, ' & '],
	[/(?<![一两])周未(?![必来定免知])/g, '周末'],
	[/署(?=[假期])/g, '暑'],
	[/端五/g, '端午'],
	[/(?<=^|[ ,，。])元但/g, '元旦'],
	[/(?<=春|清明|端午|劳动|中秋|国庆|情人|重阳)结(?![婚束伴算账果合])/g, '节'],
	[/(?<!方)便[易谊](?![于用])/g, '便宜'],
	[/(?<=[内外台景窗套])仓/g, '舱'],
	[/(?<=[邮游])[伦论]/g, '轮'],
	[/元霄/g, '元宵'],
	[/圣[旦蛋](?=节|[ ,，。前后]|$)/g, '圣诞'],
	[/[触除]发|[出除]法/g, '出发'],
	[/闺密/g, '闺蜜'],
	[/小盆友/g, '小朋友'],
	[/孩纸/g, '孩子'],
	[/预祘/g, '预算'],
	[/船飞/g, '船票'],
	[/听日(?!本)/g, '明日'],
	[/(?<=^|[ ,，。])出年(?!轻)/g, '明年'],
	[/仔女/g, '儿女'],
	[/同埋/g, '以及'],
	[/阿(?=[妈爸])/g, '老'],
	[/我地(?![铁方区中])/g, '我们'],
	[/几多(?=钱)/g, '多少'],
	[/边度/g, '哪里'],
] as const;

/** Returns the text with misspelt and Cantonese words replaced by the usual ones, each as long as what it replaces. */
export const withUsualWords = (text: string): string =>
	USUAL.reduce(
		(line, [typed, usual]) => line.replace(typed, usual),
		text.replace(/[a-z]{4,}/g, (word) => SWAPPED.get(word) ?? word),
	);

/** Syllables that many speakers don't tell apart are one: zh and z, ang and an. */
const folded = (sound: string): string => sound.replace(/\b([zcs])h/g, '$1').replace(/ng\b/g, 'n');

const ALL_HAN = /^\p{Script=Han}*$/u;
const isHan = (text: string): boolean => ALL_HAN.test(text);
const replacedOne = (one: string, other: string): boolean =>
	one.length === other.length && [...one].filter((sign, at) => sign !== other[at]).length === 1;

/** What may stand behind a name that is written wrong: 去福刚的, 牙庄那条线. */
const PARTICLE =
	/(?:的|吗|吧|呢|啊|呀|嘛|哈|了){1,2}(?!\p{L})|的(?=船|邮轮|游轮|航|线路)|[那这](?:条|趟|边)|玩(?!具)|一起|[也都](?:行|可以|好|ok)/uy;

/** Parts of texts whose sounds are kept; a text of 200 signs has at most 1,000. */
const MOST_SOUNDED = 2_000;

/** Signs that stand for others of their sound or shape in names: 上诲, 厦 as in 厦门, 长 as in 长崎. */
const IN_NAMES = [
	[/厦/g, '下'],
	[/长/g, '常'],
	[/[诲悔晦嗨]/g, '海'],
	[/律/g, '津'],
	[/蝇/g, '绳'],
	[/卅/g, '州'],
	[/夭/g, '天'],
	[/砚/g, '岘'],
	[/巷/g, '港'],
	[/畸/g, '崎'],
] as const;

/** A name with the word for “take” before it, which isn't the one wrong sign of 要魔都号. */
const VERB = /^[坐乘]/;

type Place = { isNamed: boolean; isBegun: boolean };

/**
 * Makes a reader of names that are written wrong: in one letter, or as other characters of the same sound, or in one of three
 * characters. What it finds says how the name is written.
 */
export function misspelling(lexicon: Lexicon, sounds: Sounds, readers: readonly Reader[]) {
	const keys = [...lexicon.places.keys(), ...lexicon.ships.keys()];
	const latin = keys.filter((key) => key.length >= MIN_LATIN - 1 && LATIN.test(key) && !NICKNAMES.includes(key));
	// A name with “port” or “town” behind it would only be taken for other words; 香港 is no port of 香
	const han = keys.filter((key) => key.length > 1 && isHan(key) && !(/[港市]$/.test(key) && keys.includes(key.slice(0, -1))));
	/** The text is read anew at each key that is typed: most of its parts have been sounded before. */
	const soundOf = remembering(MOST_SOUNDED, (key) =>
		sounds(IN_NAMES.reduce((name, [sign, usual]) => name.replace(sign, usual), key)),
	);
	const bySound = Map.groupBy(
		han.filter((key) => !NICKNAMES.includes(key)),
		(key) => folded(soundOf(key)),
	);
	const longestHan = Math.max(0, ...han.map((key) => key.length));

	const rightFor = (key: string, isNamed: boolean): string | undefined => {
		if (isHan(key)) {
			if (key.length < 2 || key.length > longestHan) return undefined;
			const alike = bySound.get(folded(soundOf(key)));
			// 香港 and 岘港 differ by a sound that speakers may not tell apart
			const same = alike?.find((name) => soundOf(name) === soundOf(key)) ?? alike?.at(-1);
			return (
				same ??
				(key.length >= MIN_REPLACED && !isNamed ? han.find((name) => !VERB.test(name) && replacedOne(key, name)) : undefined)
			);
		}
		if (isNamed || key.length < MIN_LATIN - 1 || !LATIN.test(key)) return undefined;
		return latin.find((name) => Math.max(name.length, key.length) >= MIN_LATIN && isOneOff(key, name));
	};

	/** True where a word may end: before a sign, Latin letters, something that is read, or a particle. */
	const isEnd = (text: string, at: number): boolean =>
		!HAN.test(text[at] ?? '') ||
		matchAt(PARTICLE, text, at) !== null ||
		[...readers, ...GRAMMAR_READERS, NOUN_READER].some((reader) => reader(text, at) !== null);

	/**
	 * `isNamed`: beside a name that is written right, only the sound of a longer one counts, unless it ends with the word for “to”: 济州到福冈.
	 * `isBegun`: a word may begin here. Chinese words are corrected from one end to the other alone: 就周末 has the sound of 九州 in it.
	 */
	return (text: string, at: number, { isNamed, isBegun }: Place): Omit<Piece, 'start'> | null => {
		for (const { end, key } of candidatesAt(text, at, lexicon.longest + 1).toReversed()) {
			const isName = isHan(key);
			if (isName ? !isBegun || (isNamed && key.endsWith('到')) : /^[a-z] /.test(text.slice(at, at + 2))) continue;
			const isShip = /\bm[vs] $/.test(text.slice(0, at)) || text.startsWith(' ship', end);
			const right = NO_NAMES.includes(key) && !isShip ? undefined : rightFor(key, isNamed);
			const found = right === undefined ? null : foundByKey(right, lexicon);
			// 天金港
			const to = isName && text[end] === '港' ? end + 1 : end;
			if (right !== undefined && found && (!isName || isEnd(text, to))) return { end: to, found, corrected: right };
		}
		const word = /^[a-z]{5,}/.exec(text.slice(at, at + 20))?.[0];
		const right = word && LONG_WORDS.find((name) => isOneOff(word, name));
		if (!word || !right) return null;
		const line = `${right}${text.slice(at + word.length)}`;
		for (const reader of readers) {
			const read = reader(line, 0);
			if (read) return { end: at + read.end - right.length + word.length, found: read.found, corrected: right };
		}
		return null;
	};
}
