import { isDay } from './dates.ts';
import { plainNumber } from './typed-text.ts';

/** 1 male, 0 female, as upstream writes it. */
export type Gender = 0 | 1;

const ID_CARD = /^(?:\d{15}|\d{17}[\dX])$/;
/** Weights of the first 17 digits, and the last character by their sum (GB 11643, ISO 7064 MOD 11-2). */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const LAST_CHARACTERS = '10X98765432';
const FOREIGN_ID = /^X[0-9A-Z]{17}$/;

/**
 * Reads birthday and gender from a national identity number: 15 digits (born in 19..), 18 digits, or 17 digits and X. The second-last digit is
 * odd for men. Returns null for any other text, or a birthday that doesn't exist.
 */
export function readIdCard(typed: string): { birthday: string; gender: Gender } | null {
	const number = plainNumber(typed);
	if (!ID_CARD.test(number)) return null;
	const digits = number.length === 15 ? `19${number.slice(6, 12)}` : number.slice(6, 14);
	const birthday = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
	return isDay(birthday) ? { birthday, gender: Number(number.at(-2)) % 2 === 1 ? 1 : 0 } : null;
}

/** Computes the last character of an identity number of 18 from its first 17 digits. */
export function lastCharacter(digits: string): string {
	const sum = WEIGHTS.reduce((before, weight, place) => before + weight * Number(digits[place]), 0);
	return LAST_CHARACTERS[sum % LAST_CHARACTERS.length] ?? '';
}

/** True when the last character of an identity number fits the others; numbers of 15 digits have none to check. */
export function fitsLastCharacter(typed: string): boolean {
	const number = plainNumber(typed);
	return number.length !== 18 || lastCharacter(number) === number.at(-1);
}

/** True for the identity card of a foreigner: 18 characters, the first of them X. */
export const isForeignId = (typed: string): boolean => FOREIGN_ID.test(plainNumber(typed));
