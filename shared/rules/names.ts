import { capitals, characterCount, foreignLetter, plainText, visibleText } from './typed-text.ts';

const NAME_LENGTH = 30;
const HAN = /\p{Script=Han}/u;
const INTERPUNCT = /(?<=\p{Script=Han}) ?[·•‧∙⋅・･.．。｡] ?(?=\p{Script=Han})/gu;
const GAP = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;
const WRITTEN = /^[\p{L}\p{M}〇][\p{L}\p{M}〇 ·.'’-]*$/u;
const LATIN = /^[A-Z]+(?: [A-Z]+)*$/;

/** Letters that the machine-readable zone spells with other ones (ICAO 9303, part 3); all others lose their marks only. */
const ZONE: Readonly<Record<string, string>> = {
	...{ Ä: 'AE', Æ: 'AE', Ǽ: 'AE', Å: 'AA', Ö: 'OE', Ø: 'OE', Ǿ: 'OE', Œ: 'OE', Ü: 'UE', ß: 'SS', ẞ: 'SS', Þ: 'TH' },
	...{ Đ: 'D', Ð: 'D', Ħ: 'H', ı: 'I', Ł: 'L', Ŋ: 'N', ŉ: 'N', Ŧ: 'T', ĸ: 'Q', Ə: 'E', Ĳ: 'IJ' },
};
const ZONE_LETTERS = new RegExp(`[${Object.keys(ZONE).join('')}]`, 'giu');
/** The ü of pinyin (LÜ, NÜE). Before two consonants it isn't one: no syllable of pinyin goes on in that way (LÜTHI). */
const PINYIN_U = /(?<=[ln])[üǖǘǚǜ](?!(?![zcs]h)[b-df-hj-np-tv-z]{2})/giu;
const MARKS = /(?<=\p{Script=Latin})\p{M}+/gu;
/** Left out in the zone. */
const UNWRITTEN = /['’‘‛`´ʼʻʹʾʿ′.](?!\p{M})/gu;
const LIGATURE = /[\ufb00-\ufb06]/g;

/** Returns a name in Chinese characters as it is kept: no gaps between characters, `·` between parts. Other names keep their spaces. */
export const chineseName = (typed: string): string => visibleText(typed).replace(INTERPUNCT, '·').replace(GAP, '');

const inZone = (text: string): string =>
	text.replace(ZONE_LETTERS, (letter) => ZONE[letter] ?? ZONE[letter.toUpperCase()] ?? letter);

/**
 * Returns a name as the machine-readable zone of a passport has it (docs/rules.md, pinyin): capitals, hyphens as spaces, no
 * apostrophes. ü is YU in pinyin, which stands beside a Chinese name, and UE elsewhere. Letters of other scripts stay.
 */
export function latinName(typed: string, chinese = ''): string {
	const plain = plainText(typed)
		.replace(UNWRITTEN, '')
		.replace(LIGATURE, (letters) => letters.normalize('NFKC'));
	const pinyin = HAN.test(chinese) ? plain.replace(PINYIN_U, 'YU') : plain;
	const unmarked = inZone(pinyin).normalize('NFD').replace(MARKS, '').normalize('NFC');
	return capitals(
		inZone(unmarked)
			.replace(/[ ,·-]+/g, ' ')
			.trim(),
	);
}

/** Returns a Chinese name of two fields as its card has it: `·` stands between all parts of a name that has one within a part. */
export const joinedName = (lastName: string, firstName: string): string =>
	[lastName, firstName].filter(Boolean).join(`${lastName}${firstName}`.includes('·') ? '·' : '');

/**
 * Returns a card's name, and its forms without one of its `·`: upstream may keep it as two fields, of which nothing says that a `·` is between
 * them.
 */
export const nameForms = (name: string): string[] => [
	name,
	...[...name.matchAll(/·/g)].map(({ index }) => name.slice(0, index) + name.slice(index + 1)),
];

/** Returns a whole name, in Chinese or in Latin letters, as its parts are kept. */
export const wholeName = (typed: string): string => (HAN.test(typed) ? chineseName(typed) : latinName(typed));

/** Returns a name as it will be on the ticket where that isn't what was typed; empty where it is, or where the name is wrong. */
export function otherSpelling(typed: string, chinese = ''): string {
	const kept = latinName(typed, chinese);
	return LATIN.test(kept) && kept !== capitals(plainText(typed)) ? kept : '';
}

/** Returns the problem of a name in Chinese characters, which may be left out: at most 30 characters, letters only. */
export function chineseNameProblem(typed: string): 'tooLong' | 'characters' | undefined {
	const name = chineseName(typed);
	if (name && !WRITTEN.test(name)) return 'characters';
	return characterCount(name) > NAME_LENGTH ? 'tooLong' : undefined;
}

/** Returns the problem of a name in Latin letters: at most 30 of them; spaces between parts don't count. `letter:Е` names a letter of another script. */
export function latinNameProblem(typed: string, chinese = ''): 'missing' | 'pinyin' | 'tooLong' | `letter:${string}` | undefined {
	const name = latinName(typed, chinese);
	if (!name) return 'missing';
	if (LATIN.test(name)) return name.replaceAll(' ', '').length > NAME_LENGTH ? 'tooLong' : undefined;
	const letter = foreignLetter(name);
	return letter && !HAN.test(letter) ? `letter:${letter}` : 'pinyin';
}
