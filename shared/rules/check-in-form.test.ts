import { describe, expect, it } from 'vitest';
import {
	CHECK_IN_FIELDS,
	type CheckInDraft,
	type CheckInFacts,
	type CheckInProblems,
	checkInProblems,
	expiresSoon,
	firstOpenStep,
	problemsOfStep,
} from './check-in-form.ts';
import { DOCUMENT_TYPES } from './documents.ts';

const draft: CheckInDraft = {
	...{
		lastName: '林',
		firstName: '知远',
		pinyinLastName: 'LIN',
		pinyinFirstName: 'ZHIYUAN',
		gender: '1',
		birthday: '1986-05-12',
	},
	...{ documentType: 'PASSPORT', number: 'E60210001', issue: '2024-06-01', expiry: '2034-06-01' },
	...{ mobilePre: '86', mobile: '13800138000', address: '上海市宝山区', emergencyPhonePre: '86', emergencyPhone: '13900005678' },
	...{ health: 'well', agreed: 'yes' },
};
const facts: CheckInFacts = {
	birthday: '1986-05-12',
	contactMobile: '13800138000',
	sailing: '2027-03-05',
	back: '2027-03-09',
	documentTypes: DOCUMENT_TYPES,
	others: [],
	today: '2027-02-20',
};
const card = { documentType: 'ID_CARD', number: '110105198605120013', issue: '', expiry: '' } as const;
const others = (count: number, mobile = '13800138000', mobilePre = '86') =>
	Array.from({ length: count }, (_, index) => ({ id: String(index), mobile, mobilePre }));

const EMPTY: CheckInDraft = {
	...(Object.fromEntries(CHECK_IN_FIELDS.map((field) => [field, ''])) as Record<(typeof CHECK_IN_FIELDS)[number], string>),
	documentType: 'PASSPORT',
};

describe('a check-in', () => {
	it('with all fields right has no problem and no open step', () => {
		expect(checkInProblems(draft, facts)).toEqual({});
		expect(firstOpenStep({})).toBeNull();
	});

	it.each<[string, Partial<CheckInDraft>, CheckInProblems, Partial<CheckInFacts>?]>([
		// Birthday against the order
		['another birthday than the order’s', { birthday: '1986-05-13' }, { birthday: 'orderBirthday' }],
		['any birthday when the order has none', { birthday: '1986-05-13' }, {}, { birthday: '' }],
		['no birthday', { birthday: '' }, { birthday: 'missing' }],
		['a birthday that is no day', { birthday: '1986-02-30' }, { birthday: 'date' }],
		['a birthday to come', { birthday: '2027-02-21' }, { birthday: 'future' }],
		[
			'an identity card of another day, and the order’s birthday',
			{ ...card, number: '110105198605130019' },
			{ birthday: 'idBirthday' },
		],
		['a birthday that neither card nor order has', { ...card, birthday: '1986-05-14' }, { birthday: 'orderBirthday' }],
		['the card’s birthday where the order has another', { ...card }, { birthday: 'orderBirthday' }, { birthday: '1986-05-13' }],
		// Kinds of document
		['a kind that the sailing doesn’t take', { ...card }, { documentType: 'documentKind' }, { documentTypes: ['PASSPORT'] }],
		['an identity card without days', { ...card }, {}],
		['an identity card with days left behind', { ...card, issue: '2028-01-01', expiry: '2020-01-01' }, {}],
		['a number of another kind', { number: 'E6021' }, { number: 'document' }],
		// Expiry against the return
		['a document that ends on the day of return', { expiry: '2027-03-09' }, {}],
		['a document that ends one day before the return', { expiry: '2027-03-08' }, { expiry: 'expiresBeforeReturn' }],
		['a document that has run out', { expiry: '2027-02-19' }, { expiry: 'expiresBeforeReturn' }],
		['no expiry', { expiry: '' }, { expiry: 'missing' }],
		['an expiry that is no day', { expiry: '2027-02-30' }, { expiry: 'date' }],
		// Issue against the sailing
		['a document issued today', { issue: '2027-02-20' }, {}],
		['a document issued on the sailing day', { issue: '2027-03-05' }, { issue: 'future' }],
		['a document issued on the sailing day, that day', { issue: '2027-03-05' }, {}, { today: '2027-03-05' }],
		['a document issued after the sailing day', { issue: '2027-03-06' }, { issue: 'issuedLater' }],
		['no day of issue', { issue: '' }, {}],
		[
			'a day of issue after sailing, and no expiry',
			{ issue: '2027-03-06', expiry: '' },
			{ issue: 'issuedLater', expiry: 'missing' },
		],
		[
			'both days wrong for the sailing',
			{ issue: '2027-03-06', expiry: '2027-03-08' },
			{ issue: 'issuedLater', expiry: 'expiresBeforeReturn' },
		],
		[
			'a day of issue after the expiry',
			{ issue: '2027-02-01', expiry: '2027-02-01' },
			{ issue: 'issueAfterExpiry', expiry: 'expiresBeforeReturn' },
		],
		['a day of issue that is no day', { issue: '2027-13-01' }, { issue: 'date' }],
		// Phones
		['a phone of three others', {}, {}, { others: others(3) }],
		['a phone of four others', {}, { mobile: 'mobileShared' }, { others: others(4) }],
		[
			'a phone of four others, typed otherwise',
			{ mobile: '+86 138-0013-8000', mobilePre: '' },
			{ mobile: 'mobileShared' },
			{ others: others(4) },
		],
		['a phone of four others with an unknown prefix', {}, { mobile: 'mobileShared' }, { others: others(4, '13800138000', '') }],
		['the same digits of another country', { mobilePre: '852' }, {}, { others: others(4) }],
		['a phone that is none', { mobile: '1380013800' }, { mobile: 'mobile' }, { others: others(4, '1380013800') }],
		[
			'the contact’s phone for emergencies',
			{ mobile: '13700137000', emergencyPhone: '13800138000' },
			{ emergencyPhone: 'sameAsContact' },
		],
		[
			'the contact’s phone for emergencies, typed otherwise',
			{ mobile: '13700137000', emergencyPhone: '+86 138 0013 8000', emergencyPhonePre: '' },
			{ emergencyPhone: 'sameAsContact' },
		],
		[
			'the contact’s phone, which upstream writes with its prefix',
			{ mobile: '13700137000', emergencyPhone: '13800138000' },
			{ emergencyPhone: 'sameAsContact' },
			{ contactMobile: '+8613800138000' },
		],
		[
			'one’s own phone for emergencies, typed otherwise',
			{ emergencyPhone: '０１３８ 0013 8000' },
			{ emergencyPhone: 'sameAsMobile' },
			{ contactMobile: '' },
		],
		['one’s own phone, which is the contact’s', { emergencyPhone: '13800138000' }, { emergencyPhone: 'sameAsMobile' }],
		['no phone for emergencies, and no contact', { emergencyPhone: '' }, { emergencyPhone: 'missing' }, { contactMobile: '' }],
		['letters in the phone for emergencies', { emergencyPhone: '13900x' }, { emergencyPhone: 'digits' }],
		// The rest
		['an address of spaces', { address: '  ' }, { address: 'missing' }],
		['an address of 200 characters', { address: '海'.repeat(200) }, {}],
		['an address of 201 characters', { address: '海'.repeat(201) }, { address: 'tooLong' }],
		['help asked for', { health: 'help' }, {}],
		['nothing said of health', { health: '' }, { health: 'missing' }],
		['another word about health', { health: 'fine' }, { health: 'missing' }],
		['nothing agreed to', { agreed: '' }, { agreed: 'missing' }],
		['no Chinese name', { lastName: '', firstName: '' }, {}],
		['pinyin in Chinese', { pinyinFirstName: '知远' }, { pinyinFirstName: 'pinyin' }],
	])('with %s', (_, change, problems, more = {}) => {
		expect(checkInProblems({ ...draft, ...change }, { ...facts, ...more })).toEqual(problems);
	});

	it.each<[string, Partial<CheckInDraft>, boolean]>([
		['on the day of return', { expiry: '2027-03-09' }, true],
		['one day short of six months after it', { expiry: '2027-09-08' }, true],
		['six months after it', { expiry: '2027-09-09' }, false],
		['before it', { expiry: '2027-03-08' }, false],
		['on no day', { expiry: '2027-' }, false],
		['never, being a card', { ...card, expiry: '2027-03-09' }, false],
	])('is warned of a document that ends %s', (_, change, warned) => {
		expect(expiresSoon({ ...draft, ...change }, facts)).toBe(warned);
	});

	it('counts six months to the end of a shorter month', () => {
		const august = { ...facts, back: '2027-08-31' };
		expect(expiresSoon({ ...draft, expiry: '2028-02-28' }, august)).toBe(true);
		expect(expiresSoon({ ...draft, expiry: '2028-02-29' }, august)).toBe(false);
	});

	it('begins with the first step in which something is missing', () => {
		const problems = checkInProblems(EMPTY, facts);
		expect(firstOpenStep(problems)).toBe('identity');
		expect(Object.keys(problemsOfStep(problems, 'document')).toSorted()).toEqual(['expiry', 'number']);
		expect(problemsOfStep(problems, 'health')).toEqual({ health: 'missing', agreed: 'missing' });
		expect(firstOpenStep(checkInProblems({ ...draft, address: '', agreed: '' }, facts))).toBe('contact');
	});
});
