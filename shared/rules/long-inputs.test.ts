import { expect, it } from 'vitest';
import type { z } from 'zod';
import { readPhrasing } from '../../tests/support/phrasings/phrasing.ts';
import { leastWork } from '../../tests/support/steady-clock.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { isEmail } from './contact.ts';
import { deviceOf } from './device.ts';
import { isDocumentNumber } from './documents.ts';
import { isForeignId, readIdCard } from './id-card.ts';
import { chooseLanguage, parseLanguage } from './language.ts';
import { chineseName, latinName, otherSpelling } from './names.ts';
import { dialled, isMobile, isPhone, maskMobile, readNumber } from './phone.ts';
import { safePath } from './safe-path.ts';
import { sentenceOf } from './sentence/text.ts';
import { foreignLetter, hasMarkup, plainCoupon, plainEmail, plainNumber, plainText, visibleText } from './typed-text.ts';

const MOST_MS = 20;
const LONG = ['a', '1-', ' ', '船', '%', '/', '0', '86', 'ü', '\u0301', '·', '\u200b'].map((piece) =>
	piece.repeat(50_000 / piece.length),
);
let reads = 0;
const RULES: Record<string, (text: string) => unknown> = {
	readNumber: (text) => readNumber({ mobile: text, mobilePre: text }),
	dialled: (text) => dialled({ mobile: text, mobilePre: '44' }),
	isMobile: (text) => isMobile({ mobile: text, mobilePre: '86' }),
	isPhone: (text) => isPhone({ mobile: text, mobilePre: '86' }),
	maskMobile,
	plainNumber,
	readIdCard,
	isForeignId,
	isPassport: (text) => isDocumentNumber('PASSPORT', text),
	isPass: (text) => isDocumentNumber('HK_MACAU', text),
	isEmail,
	visibleText,
	plainText,
	plainCoupon,
	plainEmail,
	foreignLetter,
	hasMarkup,
	chineseName,
	latinName: (text) => latinName(text, '吕'),
	otherSpelling,
	parseLanguage,
	chooseLanguage: (text) => chooseLanguage({ query: text, cookie: text, acceptLanguage: text }),
	deviceOf: (text) => deviceOf({ mobileHint: text, userAgent: text }),
	safePath: (text) => safePath(`/${text}`),
	sentenceOf,
	// A sentence that was read before is remembered
	readSentence: (text) => {
		reads += 1;
		return readPhrasing(`${reads} ${text}`.slice(0, 1_000));
	},
};

it.each(Object.entries(RULES))('the rule %s reads 50 KB of anything in 20 ms of processor time (T53)', async (_name, rule) => {
	for (const text of LONG) {
		expect(await leastWork(() => rule(text), MOST_MS)).toBeLessThan(MOST_MS);
	}
});

it.each(Object.keys(catalogue))(
	'the input of %s is checked, 50 KB of anything, in 20 ms of processor time (T53)',
	async (name) => {
		const schema: z.ZodType = catalogue[name as keyof typeof catalogue].input;
		const fields = 'shape' in schema ? Object.keys(schema.shape as object) : ['any'];
		for (const text of LONG) {
			const input = Object.fromEntries(fields.map((field) => [field, text]));
			expect(await leastWork(() => schema.safeParse(input), MOST_MS)).toBeLessThan(MOST_MS);
		}
	},
);
