import { remembering } from '../remembering.ts';
import { HAN, nameKey } from './text.ts';

/** Returns the syllables that a Chinese character can have, without tones and divided by spaces: 厦 is “xia sha”. */
export type Sounds = (character: string) => string;

/** A name as it should have been written. */
export type Corrected = { end: number; key: string };

const LATIN = /[a-z]+(?: [a-z]+)?/y;
const MIN_LATIN = 5;
const MIN_REPLACED = 3;
const MOST_CHARACTERS = 4_000;
/** Words that are one letter or sound away from a name, and names that nobody misspells. */
const NO_NAMES = '几周 就走 长期 尽快 那吧 哪吧 富山 金门 南航 伤害 日报 月男 along mouth north south japans';
const NO_NAME = new Set(NO_NAMES.split(' '));
const NICKNAMES = new Set(
	'津门 京津 帝都 香江 启德 申城 羊城 霓虹 南洋 狮城 八代 华东 华南 华北 北方 南方 东渡 五通 东疆'.split(' '),
);

/** True where one letter is wrong, missing, added or has changed places with its neighbour. */
function isOneOff(one: string, other: string): boolean {
	if (one === other || Math.abs(one.length - other.length) > 1) return false;
	let at = 0;
	while (at < one.length && one[at] === other[at]) at += 1;
	const [rest, otherRest] = [one.slice(at), other.slice(at)];
	if (rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)) return true;
	return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
}

/** Makes a reader of names that are written wrong: in one letter, as other characters of the same sound, or in one of three characters. */
export function misspelling(names: readonly string[], sounds: Sounds) {
	const latin = names.filter((name) => name.length >= MIN_LATIN && /^[a-z]+$/.test(name) && !NO_NAME.has(name));
	const han = Map.groupBy(
		names.filter((name) => name.length > 1 && [...name].every((sign) => HAN.test(sign)) && !NICKNAMES.has(name)),
		(name) => name.length,
	);
	const soundsOf = remembering(
		MOST_CHARACTERS,
		(sign) =>
			new Set(
				sounds(sign)
					.replace(/\b([zcs])h/g, '$1')
					.split(' '),
			),
	);
	const isAlike = (one: string, other: string) => one === other || !soundsOf(one).isDisjointFrom(soundsOf(other));
	const lengths = [...han.keys()].toSorted((a, b) => b - a);

	/** The name that is meant by characters; empty for none. */
	const nameFor = remembering(MOST_CHARACTERS, (typed) => {
		const signs = [...typed];
		const isOneWrong = (name: string) =>
			signs.length >= MIN_REPLACED && signs.filter((sign, at) => sign !== name[at]).length === 1;
		const fits = (name: string) => signs.every((sign, at) => isAlike(sign, name[at] ?? '')) || isOneWrong(name);
		return han.get(signs.length)?.find(fits) ?? '';
	});

	function chineseAt(text: string, at: number): Corrected | null {
		for (const length of lengths) {
			const signs = [...text.slice(at, at + length)];
			const typed = signs.join('');
			if (signs.length < length || NO_NAME.has(typed) || !signs.every((sign) => HAN.test(sign))) continue;
			const key = nameFor(typed);
			if (key !== '' && key !== typed) return { end: at + length, key };
		}
		return null;
	}

	return (text: string, at: number): Corrected | null => {
		if (HAN.test(text[at] ?? '')) return chineseAt(text, at);
		LATIN.lastIndex = at;
		const both = LATIN.exec(text)?.[0] ?? '';
		for (const words of [both, both.split(' ')[0] ?? '']) {
			const typed = nameKey(words);
			const key = typed.length >= MIN_LATIN && !NO_NAME.has(typed) ? latin.find((name) => isOneOff(typed, name)) : undefined;
			if (key !== undefined) return { end: at + words.length, key };
		}
		return null;
	};
}
