import { describe, expect, it } from 'vitest';
import { contactProblems, keptContact } from './contact.ts';
import { fitsLastCharacter } from './id-card.ts';
import { invoiceProblems, keptInvoice } from './invoice.ts';
import { keptPassenger, type PassengerDraft, passengerProblems } from './passenger.ts';
import { characterCount, foreignLetter, plainCoupon, plainNumber, visibleText } from './typed-text.ts';

const TODAY = '2026-11-25';
const INVISIBLE = [
	...[
		'\u00ad',
		'\u034f',
		'\u061c',
		'\u180e',
		'\u200b',
		'\u200c',
		'\u200d',
		'\u200e',
		'\u200f',
		'\u202a',
		'\u202b',
		'\u202c',
		'\u202d',
	],
	...[
		'\u202e',
		'\u2060',
		'\u2061',
		'\u2063',
		'\u2066',
		'\u2067',
		'\u2068',
		'\u2069',
		'\u3164',
		'\ufe0f',
		'\ufeff',
		'\ufffb',
		'\u{e0020}',
	],
	...['\u0000', '\u0007', '\u007f', '\u0085'],
];
const DASHES = [
	...[
		'-',
		'\u02d7',
		'\u058a',
		'\u2010',
		'\u2011',
		'\u2012',
		'\u2013',
		'\u2014',
		'\u2015',
		'\u2043',
		'\u2212',
		'\u2e3a',
		'\u301c',
	],
	...['\ufe58', '\ufe63', '\uff0d'],
];
const SPACES = [
	...[
		' ',
		'\t',
		'\n',
		'\r\n',
		'\u00a0',
		'\u1680',
		'\u2000',
		'\u2002',
		'\u2003',
		'\u2009',
		'\u200a',
		'\u2028',
		'\u202f',
		'\u205f',
		'\u3000',
	],
	'  ',
];
const GAPS = [...INVISIBLE, ...DASHES, ...SPACES, '.', '．', '·'];
const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

/** A text in every way in which it may be typed or pasted: with each sign before, in and behind it, in full width, in small letters. */
const formsOf = (text: string, gaps = GAPS): string[] => [
	...gaps.flatMap((gap) => [`${gap}${text}${gap}`, `${text.slice(0, 4)}${gap}${text.slice(4)}`]),
	...[wide(text), text.toLowerCase(), wide(text.toLowerCase()), `\u202d${[...text].join(' ')}\u202c`],
];

const passenger: PassengerDraft = {
	...{ lastName: '', firstName: '', pinyinLastName: 'LIN', pinyinFirstName: 'MEI', gender: '0', birthday: '1949-12-31' },
	...{ documentType: 'PASSPORT', number: 'E12345678', issue: '', expiry: '2034-01-01' },
	...{ mobilePre: '86', mobile: '13800138000', emergencyPhonePre: '86', emergencyPhone: '13900139000' },
};
const card: PassengerDraft = { ...passenger, documentType: 'ID_CARD', number: '11010519491231002X', expiry: '' };
const problemOf = (draft: PassengerDraft) => passengerProblems(draft, TODAY).number;

describe('the number of a passport', () => {
	it.each(formsOf('E12345678'))('%j is E12345678', (number) => {
		expect(keptPassenger({ ...passenger, number }).number).toBe('E12345678');
		expect(problemOf({ ...passenger, number })).toBeUndefined();
	});

	it.each([
		['Е12345678', 'letter:Е'],
		['е12345678', 'letter:е'],
		['Ε12345678', 'letter:Ε'],
		['E1234567٨', 'letter:٨'],
		['E1234567²', 'letter:²'],
		['ıE1234567', 'letter:ı'],
		['护照E1234567', 'letter:护'],
		['ßE1234567', 'letter:ß'],
		['E1234567', 'document'],
		['E123456789', 'document'],
		['E1234567/', 'document'],
		['E1234567😀', 'document'],
		['\u200b', 'missing'],
		[' - ', 'missing'],
	])('%j has the problem %s', (number, problem) => expect(problemOf({ ...passenger, number })).toBe(problem));
});

describe('the number of an identity card', () => {
	it.each(formsOf('11010519491231002X'))('%j is 11010519491231002X', (number) => {
		expect(keptPassenger({ ...card, number }).number).toBe('11010519491231002X');
		expect(problemOf({ ...card, number })).toBeUndefined();
		expect(fitsLastCharacter(number)).toBe(true);
	});

	it.each([
		['11010519491231002Х', 'letter:Х'],
		['11010519491231002×', 'document'],
		['1101051949123100２X1', 'document'],
		['110105194912310021', 'checkDigit'],
	])('%j has the problem %s', (number, problem) => expect(problemOf({ ...card, number })).toBe(problem));
});

it.each([...formsOf('96332181'), '#96332181', '＃9633 2181', '\u200b9633 2181\u200e'])(
	'%j is the number of an order',
	(typed) => {
		expect(plainNumber(typed)).toBe('96332181');
	},
);

it.each(formsOf('91310115MA1K3ABC2X'))('%j is the number of a tax office', (taxNumber) => {
	const draft = { titleType: 'company', title: '远帆公司', taxNumber, email: 'lin@example.com' } as const;
	expect(keptInvoice(draft).taxNumber).toBe('91310115MA1K3ABC2X');
	expect(invoiceProblems(draft)).toEqual({});
});

it.each(formsOf('SPRING50', [...INVISIBLE, ...SPACES]))('%j is the coupon SPRING50', (typed) => {
	expect(plainCoupon(typed)).toBe('SPRING50');
});
it.each(DASHES)('a coupon keeps its dash, typed as %j', (dash) => expect(plainCoupon(`spring${dash}50`)).toBe('SPRING-50'));

describe('an e-mail address', () => {
	const contact = { name: '林', mobile: '13800138000', email: '' };
	it.each([
		...[...INVISIBLE, ...SPACES].flatMap((sign) => [`${sign}lin@example.com${sign}`, `lin@${sign}example.com`]),
		...[
			'lin＠example.com',
			'lin@example。com',
			'lin@example．com',
			'lin@example｡com',
			'ｌｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ',
			'lin﹫example.com',
		],
		'lin＠example。com',
	])('%j is lin@example.com', (email) => {
		expect(keptContact({ ...contact, email }).email).toBe('lin@example.com');
		expect(contactProblems({ ...contact, email })).toEqual({});
		expect(keptInvoice({ titleType: 'individual', title: '林', taxNumber: '', email }).email).toBe('lin@example.com');
	});

	it.each(DASHES)('keeps its dash, typed as %j', (dash) => {
		expect(keptContact({ ...contact, email: `lin${dash}mei@ex.com` }).email).toBe('lin-mei@ex.com');
	});

	it.each([
		['Lin.Mei+Sea@Example.COM', undefined],
		['lin', 'email'],
		['lin@', 'email'],
		['lin@example', 'email'],
		['lin@@example.com', 'email'],
		['lin。@example.com', 'email'],
		['lin，mei@example.com', 'email'],
		['lin@example.com。', 'email'],
		['<lin@example.com>', 'email'],
		['', undefined],
	])('%j has the problem %s', (email, problem) => expect(contactProblems({ ...contact, email }).email).toBe(problem));
});

it.each([
	['远帆（中国）有限公司', '远帆（中国）有限公司'],
	['ＡＢＣ公司', 'ABC公司'],
	['⻩⻰⽂化有限公司', '黄龙文化有限公司'],
	[' 远帆\u200b公司 ', '远帆公司'],
	['远帆  公司—上海', '远帆 公司—上海'],
])('the title %j is kept as %j: its punctuation is registered', (title, kept) => {
	expect(keptInvoice({ titleType: 'company', title, taxNumber: '', email: '' }).title).toBe(kept);
});

it.each([
	['林<b>', 'characters'],
	['林😀', 'characters'],
	['𠮷'.repeat(40), undefined],
	['𠮷'.repeat(41), 'tooLong'],
	['Müller-O’Neil', undefined],
	['\u200b', 'missing'],
])('a contact named %j has the problem %s', (name, problem) => {
	expect(contactProblems({ name, mobile: '13800138000', email: '' }).name).toBe(problem);
});

it('counts characters, not their halves', () => {
	expect(characterCount('𠮷'.repeat(16))).toBe(16);
	expect(foreignLetter('E1𠮷')).toBe('𠮷');
	expect(visibleText('𠮷'.repeat(16))).toBe('𠮷'.repeat(16));
});
