import { SMALL } from './numbers.ts';
import type { People } from './piece.ts';

/** A pattern of words for people, and what they say about the party, given the numbers in them. Null: they tell no party, and are unread. */
export type PeopleRow = readonly [
	pattern: RegExp,
	read: (first: number, second: number, third: number) => Partial<People> | null,
];

/** Makes a row. Behind Latin letters a word ends, but for “aa”, with which the people share the cost: 3人aa. */
export const row = (pattern: string, read: PeopleRow[1]): PeopleRow => [
	new RegExp(`(?:${pattern})(?!(?!aa(?![a-z]))[a-z])`, 'y'),
	read,
];

/** A number that is captured. */
export const N = `(${SMALL})(?![\\d十])`;
/** Years of age by tens. */
export const DECADE = '(?:thirties|forties|fifties|sixties|seventies|eighties|nineties)';
/** An answer to “how many” that names no number, such as “with family”; and people among the others, such as “my wife and kids”. */
export const UNSAID: Partial<People> = { unsaid: 'all' };
export const SOME: Partial<People> = { unsaid: 'some' };
export const CHILDREN: Partial<People> = { unsaid: 'some', of: 'young' };
/** Two who belong together, and one of them beside the one who asks. */
export const COUPLE: Partial<People> = { adults: 2, same: true };
export const PARTNER: Partial<People> = { others: 1, same: true };
export const A_CHILD: Partial<People> = { children: 1, same: true };
/** One person. A sentence may say it twice, and means the same person: 一个人住单人间. */
export const ALONE: Partial<People> = { adults: 1, same: true };
/** A larger family is seldom two parents and their children alone. */
export const MOST_WITH_PARENTS = 5;
/** A family: two grown-ups, and the others children. Who is who in a larger one isn't guessed in Chinese: 全家八口. */
export const family = (size: number): Partial<People> =>
	size < 2 ? { adults: size, all: 'family' } : { adults: 2, children: size - 2, all: 'family' };
export const household = (size: number): Partial<People> =>
	size > MOST_WITH_PARENTS ? { adults: size, all: 'party' } : family(size);
