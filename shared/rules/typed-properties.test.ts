import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptContact } from './contact.ts';
import { keptInvoice } from './invoice.ts';
import { chineseName, latinName, latinNameProblem, otherSpelling } from './names.ts';
import { dialled, isPhone, readNumber } from './phone.ts';
import { plainCoupon, plainEmail, plainNumber, plainText, visibleText } from './typed-text.ts';
import { withoutRadicals } from './unified-ideographs.ts';

const READERS: Readonly<Record<string, (typed: string) => string>> = {
	visibleText,
	plainText,
	plainNumber,
	plainCoupon,
	plainEmail,
	chineseName,
	latinName: (typed) => latinName(typed),
	pinyin: (typed) => latinName(typed, '吕'),
	contact: (typed) => JSON.stringify(keptContact({ name: typed, mobile: '', email: typed })),
	invoice: (title) => keptInvoice({ titleType: 'individual', title, taxNumber: '', email: '' }).title,
};
/** Signs that people's keyboards, PDFs and chats put into fields; any others come by chance. */
const SIGNS = [
	...'0123456789+-() .·#/'.split(''),
	...[
		'86',
		'00',
		'44',
		'\u200b',
		'\u202d',
		'\ufeff',
		'\u00ad',
		'\u2011',
		'\u2212',
		'\u3000',
		'\u00a0',
		'０',
		'９',
		'＋',
		'－',
		'Ａ',
		'ｚ',
	],
	...[
		'a',
		'Z',
		'ü',
		'Ü',
		'ß',
		'ı',
		'ŉ',
		'ﬁ',
		'É',
		'e\u0301',
		'\u0308',
		'Е',
		'й',
		'ー',
		'王',
		'𠮷',
		'⾦',
		'⻢',
		'神',
		'김',
		'²',
		'①',
		'٣',
		'。',
		'＠',
		'=\u0338',
		'＝',
	],
];
const typed = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 30 }),
	fc
		.array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: 'grapheme', maxLength: 2 })), { maxLength: 24 })
		.map((parts) => parts.join('')),
);
const RUNS = { numRuns: 2_000, seed: 20_261_125 };

/** Letters and digits, apart from full width, capitals of A to Z, and the two ways to write é. */
const signsOf = (text: string) =>
	withoutRadicals(text)
		.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
		.replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (sign) => sign.normalize('NFKC'))
		.normalize('NFC')
		.replace(/[a-z]/g, (letter) => letter.toUpperCase())
		.match(/[\p{L}\p{N}]/gu)
		?.join('') ?? '';

describe.each(Object.entries(READERS))('reading by %s', (name, read) => {
	it('reads what it has read as the same', () => {
		fc.assert(
			fc.property(typed, (text) => {
				const once = read(text);
				if (name === 'contact') {
					const { name: contact, email } = JSON.parse(once) as { name: string; email: string };
					expect(keptContact({ name: contact, mobile: '', email })).toEqual(JSON.parse(once));
				} else expect(read(once)).toBe(once);
			}),
			RUNS,
		);
	});
});

it.each(['visibleText', 'plainText', 'plainNumber', 'plainCoupon', 'plainEmail', 'chineseName'])(
	'%s drops, adds and changes no letter and no digit',
	(name) => {
		const read = READERS[name];
		fc.assert(
			fc.property(typed, (text) => {
				expect(signsOf(read?.(text) ?? '')).toBe(signsOf(text));
			}),
			RUNS,
		);
	},
);

it('a name that is spelled otherwise says so beforehand', () => {
	fc.assert(
		fc.property(typed, fc.constantFrom('', '吕'), (text, chinese) => {
			const kept = latinName(text, chinese);
			const same = signsOf(kept) === signsOf(text);
			expect(same || latinNameProblem(text, chinese) !== undefined || otherSpelling(text, chinese) === kept).toBe(true);
		}),
		RUNS,
	);
});

it('a number loses nothing but its prefix and the zeros before it', () => {
	fc.assert(
		fc.property(typed, fc.constantFrom('86', '44', '39', '852', '7', '36'), (mobile, mobilePre) => {
			const read = readNumber({ mobile, mobilePre });
			expect(readNumber(read)).toEqual(read);
			expect(dialled(read)).toBe(dialled({ mobile, mobilePre }));
			if (isPhone(read)) expect(signsOf(mobile.replaceAll('ー', '')).endsWith(read.mobile)).toBe(true);
		}),
		RUNS,
	);
});
