import { asIs, type Convention } from './convention.ts';

/** Writes the stand-in's ids, which are small numbers, as another backend would, and reads them again in requests and on pages. */
export type Ids = Convention & {
	/** `call` is the name of the call that answers: a backend may write the same id differently in two of its answers. */
	write: (id: number, call: string) => unknown;
	/** Replaces all ids in a text by the stand-in's. */
	restore: (text: string) => string;
	/** The key of the object in which an id stands. */
	key?: string;
};

/** A number of 19 digits in a reply: text between these marks loses its quotes when the reply is written. */
export const BARE = '\uE000';

const LONG = 1_846_210_577_000_000_000n;
const long = (id: number): string => String(LONG + BigInt(id));
const restoreLong = (text: string): string =>
	text.replace(/(?<!\d)1846210577\d{9}(?!\d)/g, (digits) => String(BigInt(digits) - LONG));

const UUID = '6fa1c2de-bad0-4ace-8feb-';
const OID = '65f1c2de0bad';
const hex = (prefix: string, id: number): string => prefix + id.toString(16).padStart(12, '0');
const restoreHex = (prefix: string) => (text: string) =>
	text.replace(new RegExp(`${prefix}([0-9a-f]{12})`, 'gi'), (_, digits: string) => String(Number.parseInt(digits, 16)));
const isOdd = (text: string): boolean => text.length % 2 === 1;

export const IDS: readonly Ids[] = [
	{ name: 'numbers', write: (id) => id, restore: asIs },
	{ name: 'texts', write: String, restore: asIs },
	{ name: '19 digits, bare', write: (id) => `${BARE}${long(id)}${BARE}`, restore: restoreLong },
	{ name: '19 digits as a text', write: long, restore: restoreLong },
	{
		name: 'UUIDs, capitals in some answers',
		write: (id, call) => (isOdd(call) ? hex(UUID, id).toUpperCase() : hex(UUID, id)),
		restore: restoreHex(UUID),
	},
	{ name: 'MongoDB’s { $oid }', key: '$oid', write: (id) => hex(OID, id), restore: restoreHex(OID) },
	{
		name: 'with a prefix',
		write: (id) => `VOY_${String(id).padStart(4, '0')}`,
		restore: (text) => text.replace(/VOY_(\d{4,})/g, (_, digits: string) => String(Number(digits))),
	},
	{
		name: '19 digits through a floating-point number',
		unreadable: true,
		write: (id) => `${BARE}${Number(long(id)).toExponential()}${BARE}`,
		restore: restoreLong,
	},
];
