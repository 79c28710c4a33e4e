import { MAX_SAID } from '../search-params.ts';
import { withoutRadicals } from '../unified-ideographs.ts';
import { simplified } from './traditional.ts';

/** A day to come in figures, 20270501, is no number of a person. */
const DAY = /^20(?:2[6-9]|3\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const CITY_NUMBER = /(?<!\d)0\d{2,3}[ -]?\d{7,8}(?!\d)/g;
/** In groups of 3-4-4 or 4-3-4 digits. */
const SPACED_MOBILE = /(?<!\d)1[3-9]\d(?:[ -]\d{4}|\d[ -]\d{3})[ -]\d{4}(?!\d)/g;
const FOREIGN_NUMBER = /\+\d{1,3}(?:[ -]?\d){6,}/g;
const LONG_NUMBER = /(?<!\d)[a-z]{0,2}\d{7,}x?/gi;
const ADDRESS = /[^\s@，,]{1,64}@[^\s@，,]{1,64}/g;

/** Replaces what may be a person's by “…”: e-mail addresses, and numbers of seven digits or more that are no day to come. */
const withoutPersonal = (line: string): string =>
	[ADDRESS, CITY_NUMBER, SPACED_MOBILE, FOREIGN_NUMBER]
		.reduce((left, personal) => left.replace(personal, '…'), line)
		.replace(LONG_NUMBER, (digits) => (DAY.test(digits) ? digits : '…'));

/** Returns what was typed as one line of half-width signs, but for commas beside Chinese characters, without personal numbers, cut at its longest. */
export function sentenceOf(typed: string): string {
	const line = withoutRadicals(typed.slice(0, MAX_SAID * 4))
		.replace(/ ?[①-⑳]/gu, ';')
		.normalize('NFKC')
		.replace(/[\p{Cc}\p{Cf}\p{Zs}]+/gu, ' ')
		.replace(/[\p{Dash}～〜]/gu, '-')
		.replace(/(?<=\p{Script=Han}),|,(?=\p{Script=Han})/gu, '，')
		.trim()
		.slice(0, MAX_SAID);
	return withoutPersonal(line);
}

const plainCharacter = (character: string): string => {
	const simple = simplified(character);
	if (simple !== character) return simple;
	if (character === 'đ' || character === 'Đ') return 'd';
	const plain = character.normalize('NFD').slice(0, 1).toLowerCase();
	return plain.length === 1 && character.length === 1 ? plain : character;
};

/** Returns a sentence as it is compared, at the same places: small letters without accents, simplified characters. */
export const comparable = (sentence: string): string => sentence.replace(/[^\p{ASCII}]|[A-Z]/gu, plainCharacter);

/** Returns a name as it is looked up: comparable, without spaces, signs and remarks in brackets. */
export const nameKey = (name: string): string =>
	comparable(name.normalize('NFKC').replace(/\([^)]{0,40}\)/g, '')).replace(/[^\p{L}\p{N}]/gu, '');

export const HAN = /\p{Script=Han}/u;
