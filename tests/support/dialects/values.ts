import { asIs, type Convention, OMIT, type Writing } from './convention.ts';

/** Writes sums of money, and all other numbers. */
export type Numbers = Convention & { money: (sum: number) => unknown; number: (number: number) => unknown };

/** Java’s BigDecimal without trailing zeros, as a text: `5E+3`. */
const bigDecimal = (sum: number): string => {
	const [, digits = '', zeros = ''] = /^(-?[1-9]\d*?)(0*)$/.exec(String(sum)) ?? [];
	return zeros ? `${digits}E+${zeros.length}` : String(sum);
};

export const NUMBERS: readonly Numbers[] = [
	{ name: 'numbers', money: asIs, number: asIs },
	{ name: 'texts', money: (sum) => sum.toFixed(2), number: String },
	{ name: 'BigDecimal’s texts', money: bigDecimal, number: asIs },
	{ name: 'with a sign', money: (sum) => `¥${sum.toLocaleString('en-US')}`, number: asIs },
	{
		name: 'MongoDB’s { $numberDecimal }',
		money: (sum) => ({ $numberDecimal: sum.toFixed(2) }),
		number: (number) => ({ $numberDouble: String(number) }),
	},
	{ name: 'with the noise of floating-point numbers', money: (sum) => sum + 0.000_000_005_4, number: asIs },
	{ name: 'fen with their unit', unreadable: true, money: (sum) => `${Math.round(sum * 100)}分`, number: asIs },
	{ name: 'another currency', unreadable: true, money: (sum) => `$${sum}`, number: asIs },
];

export const FLAGS: readonly Writing<boolean>[] = [
	{ name: 'true', write: asIs },
	{ name: '0 and 1', write: Number },
	{ name: '"0" and "1"', write: (flag) => String(Number(flag)) },
	{ name: 'Y and N', write: (flag) => (flag ? 'Y' : 'N') },
	{ name: '是 and 否', write: (flag) => (flag ? '是' : '否') },
];

/** Genders: 1 male, 0 female. */
export const GENDERS: readonly Writing<number>[] = [
	{ name: '1 and 0', write: asIs },
	{ name: 'M and F', write: (gender) => (gender === 1 ? 'M' : 'F') },
	{ name: 'male and female', write: (gender) => (gender === 1 ? 'male' : 'female') },
	{ name: '男 and 女', write: (gender) => (gender === 1 ? '男' : '女') },
];

const parts = (word: string): string[] => word.toLowerCase().split(/[-_ ]/);
const capital = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1);

/** Words of fixed sets, such as `on-sale`. */
export const WORDS: readonly Writing<string>[] = [
	{ name: 'as documented', write: asIs },
	{ name: 'ON_SALE', write: (word) => parts(word).join('_').toUpperCase() },
	{ name: 'on-sale', write: (word) => parts(word).join('-') },
	{
		name: 'onSale',
		write: (word) =>
			parts(word)
				.map((part, at) => (at === 0 ? part : capital(part)))
				.join(''),
	},
	{ name: 'in an object with its meaning', write: (key) => ({ key, desc: '说明' }) },
	{ name: 'as the meaning beside a number', write: (name) => ({ code: 900, name }) },
	{ name: 'with another prefix', unreadable: true, write: (word) => `ENUM.${word}` },
];

/** Numbers of states and kinds. */
export const STATES: readonly Writing<unknown>[] = [
	{ name: 'numbers', write: asIs },
	{ name: 'texts', write: String },
	{ name: 'in an object with its meaning', write: (code) => ({ code, name: '说明' }) },
	{ name: 'in an object under id', write: (id) => ({ id: String(id), text: '说明' }) },
	{ name: 'the meaning alone', unreadable: true, write: () => ({ name: '说明' }) },
];

/** Hours of a day: `16:30`; other texts stay. */
const withSeconds = (seconds: string) => (hour: string) => (/^\d\d:\d\d$/.test(hour) ? hour + seconds : hour);

export const HOURS: readonly Writing<string>[] = [
	{ name: '16:30', write: asIs },
	{ name: '16:30:00', write: withSeconds(':00') },
	{ name: '16:30:00.0', write: withSeconds(':00.0') },
	{ name: '1970-01-01T16:30:00', write: (hour) => (/^\d\d:\d\d$/.test(hour) ? `1970-01-01T${hour}:00` : hour) },
	{ name: 'Jackson’s [16, 30]', write: (hour) => (/^\d\d:\d\d$/.test(hour) ? hour.split(':').map(Number) : hour) },
];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Texts for visitors; those with HTML in them are `rich`. */
export const TEXTS: readonly Writing<string, [rich: boolean]>[] = [
	{ name: 'as they are', write: asIs },
	{ name: 'with entities', write: (text, rich) => (rich ? text : text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)) },
	{ name: 'with spaces around them', write: (text) => ` ${text}\u00A0 ` },
	{ name: 'CDATA', write: (text) => `<![CDATA[${text}]]>` },
];

/** Writes what there is none of. */
export type Emptiness = Convention & {
	/** For a value or an object of a kind that is null, empty or absent. `OMIT` leaves its key out. */
	missing: (kind: string) => unknown;
	/** For a value that is there. */
	there?: (written: unknown, kind: string) => unknown;
	/** For a list without rows. */
	list: unknown;
	/** Leaves out numbers and flags that are 0 or false, where the catalogue's schema does without them. */
	omitsZeros?: true;
	/** The whole answer when its data are empty: with HTTP 204, or without a body. */
	answer?: 'no content' | 'empty body';
};

const isTime = (kind: string): boolean => /^(?:day|birthday|moment)$/.test(kind);
const isText = (kind: string): boolean => kind === 'text' || kind === 'HTML';
const isValue = (kind: string): boolean => !/^(?:object|entries|list)$/.test(kind);
/** What Go and .NET write for an id, a text and a time that aren't set. */
const zeroOf = (kind: string): unknown => (isTime(kind) ? '0001-01-01T00:00:00Z' : kind === 'id' ? 0 : isText(kind) ? '' : null);

/** The names of Go's `sql.Null…` by the types of what they hold. */
const GO_NAMES: Readonly<Record<string, string>> = { string: 'String', number: 'Float64', boolean: 'Bool' };
function inGo(value: unknown, kind: string): unknown {
	const name = kind === 'id' || kind === 'other' ? undefined : GO_NAMES[typeof value];
	return name ? { [name]: value, Valid: true } : value;
}

export const EMPTINESS: readonly Emptiness[] = [
	{ name: 'null', missing: () => null, list: null },
	{ name: 'absent', missing: () => OMIT, list: OMIT },
	{ name: 'empty texts', missing: (kind) => (isValue(kind) ? '' : null), list: [] },
	{ name: 'PHP’s [] and false', missing: (kind) => (isValue(kind) ? (isText(kind) ? false : null) : []), list: [] },
	{ name: 'a page of null', missing: () => null, list: { list: null, total: 0 } },
	{ name: 'HTTP 204', missing: () => null, list: [], answer: 'no content' },
	{ name: 'an empty body', missing: () => null, list: [], answer: 'empty body' },
	{ name: 'Go’s omitempty, zero times and nil slices', missing: (kind) => zeroOf(kind) ?? OMIT, list: null, omitsZeros: true },
	{ name: 'Go’s sql.Null…', missing: (kind) => (isValue(kind) ? { String: '', Valid: false } : null), list: null, there: inGo },
	{ name: '.NET’s zero times and ids', missing: zeroOf, list: [] },
	{ name: 'the word null', missing: (kind) => (isText(kind) || kind === 'id' ? 'null' : null), list: [] },
];
