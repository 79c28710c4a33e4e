import type { Convention } from './convention.ts';
import { OMIT } from './convention.ts';
import type { Kind, Shape } from './shape.ts';

/** Writes sums of money, and all other numbers. */
export type Numbers = Convention & { money: (sum: number) => unknown; number: (number: number) => unknown };

const asIs = (number: number): number => number;

export const NUMBERS: readonly Numbers[] = [
	{ name: 'numbers', money: asIs, number: asIs },
	{ name: 'texts', money: (sum) => sum.toFixed(2), number: String },
	{ name: 'thousands', money: (sum) => sum.toLocaleString('en-US'), number: asIs },
	{ name: 'with a sign', money: (sum) => `¥${sum.toLocaleString('en-US')}`, number: asIs },
	{ name: 'with the noise of floating-point numbers', money: (sum) => sum + 0.000_000_005_4, number: asIs },
	{ name: 'fen with their unit', unreadable: true, money: (sum) => `${Math.round(sum * 100)}分`, number: asIs },
	{ name: 'another currency', unreadable: true, money: (sum) => `$${sum}`, number: asIs },
];

/** Writes flags. */
export type Flags = Convention & { flag: (flag: boolean) => unknown };

export const FLAGS: readonly Flags[] = [
	{ name: 'true', flag: (flag) => flag },
	{ name: '0 and 1', flag: Number },
	{ name: '"0" and "1"', flag: (flag) => String(Number(flag)) },
	{ name: 'Y and N', flag: (flag) => (flag ? 'Y' : 'N') },
	{ name: '是 and 否', flag: (flag) => (flag ? '是' : '否') },
];

/** Writes genders: 1 male, 0 female. */
export type Genders = Convention & { gender: (gender: number) => unknown };

export const GENDERS: readonly Genders[] = [
	{ name: '1 and 0', gender: (gender) => gender },
	{ name: 'M and F', gender: (gender) => (gender === 1 ? 'M' : 'F') },
	{ name: 'male and female', gender: (gender) => (gender === 1 ? 'male' : 'female') },
	{ name: '男 and 女', gender: (gender) => (gender === 1 ? '男' : '女') },
];

/** Writes words of fixed sets, such as `on-sale`. */
export type Words = Convention & { word: (word: string) => unknown };

const parts = (word: string): string[] => word.toLowerCase().split(/[-_ ]/);

export const WORDS: readonly Words[] = [
	{ name: 'as documented', word: (word) => word },
	{ name: 'ON_SALE', word: (word) => parts(word).join('_').toUpperCase() },
	{ name: 'on-sale', word: (word) => parts(word).join('-') },
	{
		name: 'onSale',
		word: (word) =>
			parts(word)
				.map((part, at) => (at === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
				.join(''),
	},
	{ name: 'with its meaning', word: (word) => ({ code: word, name: '说明' }) },
	{ name: 'with another prefix', unreadable: true, word: (word) => `ENUM.${word}` },
];

/** Writes texts for visitors; those with HTML in them are `rich`. */
export type Texts = Convention & { text: (text: string, rich: boolean) => unknown };

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const TEXTS: readonly Texts[] = [
	{ name: 'as they are', text: (text) => text },
	{ name: 'with entities', text: (text, rich) => (rich ? text : text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)) },
	{ name: 'with spaces around them', text: (text) => ` ${text}\u00A0 ` },
	{ name: 'CDATA', text: (text) => `<![CDATA[${text}]]>` },
];

/** Writes what there is none of. */
export type Emptiness = Convention & {
	/** For a value or an object that is null, empty or absent. `OMIT` leaves its key out. */
	missing: (shape: Shape) => unknown;
	/** For a list without rows. */
	list: unknown;
	/** Leaves out numbers and flags that are 0 or false, where the catalogue's schema does without them. */
	omitsZeros?: true;
	/** The whole answer when its data are empty: with HTTP 204, or without a body. */
	answer?: 'no content' | 'empty body';
};

const isOf = (shape: Shape, ...kinds: readonly Kind[]): boolean => shape.kind === 'value' && kinds.includes(shape.as);
const isTime = (shape: Shape): boolean => isOf(shape, 'day', 'moment');
const isText = (shape: Shape): boolean => isOf(shape, 'text', 'html');
const isValue = (shape: Shape): boolean => shape.kind === 'value';
/** What Go and .NET write for an id, a text and a time that aren't set. */
const zeroOf = (shape: Shape): unknown =>
	isTime(shape) ? '0001-01-01T00:00:00Z' : isOf(shape, 'id') ? 0 : isText(shape) ? '' : null;

export const EMPTINESS: readonly Emptiness[] = [
	{ name: 'null', missing: () => null, list: null },
	{ name: 'absent', missing: () => OMIT, list: OMIT },
	{ name: 'empty texts', missing: (shape) => (isValue(shape) ? '' : null), list: [] },
	{ name: 'PHP’s [] and false', missing: (shape) => (isValue(shape) ? (isText(shape) ? false : null) : []), list: [] },
	{ name: 'a page of null', missing: () => null, list: { list: null, total: 0 } },
	{ name: 'HTTP 204', missing: () => null, list: [], answer: 'no content' },
	{ name: 'an empty body', missing: () => null, list: [], answer: 'empty body' },
	{ name: 'Go’s omitempty', missing: () => OMIT, list: OMIT, omitsZeros: true },
	{ name: 'zero times and ids', missing: zeroOf, list: [] },
	{ name: 'the word null', missing: (shape) => (isText(shape) || isOf(shape, 'id') ? 'null' : null), list: [] },
];
