import { describe, expect, it } from 'vitest';
import { type PassengerDraft, type PassengerProblems, passengerProblems } from './passenger.ts';
import { isMobileUsedUp, sameDocument } from './passenger-list.ts';

const TODAY = '2026-11-21';
const good: PassengerDraft = {
	lastName: '王',
	firstName: '小明',
	pinyinLastName: 'WANG',
	pinyinFirstName: 'XIAOMING',
	gender: '1',
	birthday: '1990-03-07',
	documentType: 'PASSPORT',
	number: 'E12345678',
	issue: '2020-01-01',
	expiry: '2030-01-01',
	mobilePre: '86',
	mobile: '13800138000',
	emergencyPhonePre: '86',
	emergencyPhone: '13900139000',
};
const idCard = { documentType: 'ID_CARD', number: '310101199003071230', issue: '', expiry: '' } as const;
const long = 'A'.repeat(31);

describe('a passenger', () => {
	it.each<[string, Partial<PassengerDraft>, PassengerProblems]>([
		['is complete', {}, {}],
		['needs no Chinese name', { lastName: '', firstName: '' }, {}],
		['has a pinyin surname', { pinyinLastName: '' }, { pinyinLastName: 'missing' }],
		['has pinyin in letters', { pinyinFirstName: '小明' }, { pinyinFirstName: 'pinyin' }],
		['has at most 30 letters', { pinyinFirstName: long }, { pinyinFirstName: 'tooLong' }],
		['may have 30 letters and a space', { pinyinFirstName: `${'A'.repeat(15)} ${'B'.repeat(15)}` }, {}],
		['has a birthday', { birthday: '' }, { birthday: 'missing' }],
		['has a birthday that exists', { birthday: '1990-02-30' }, { birthday: 'date' }],
		['is born', { birthday: '2026-11-22' }, { birthday: 'future' }],
		['is at most 120 years old', { birthday: '1906-11-20' }, { birthday: 'tooOld' }],
		['was not born in 1800', { birthday: '1800-01-01' }, { birthday: 'tooOld' }],
		['may be 120', { birthday: '1906-11-21' }, {}],
		['has a gender', { gender: '' }, { gender: 'missing' }],
		['has a document', { number: ' ' }, { number: 'missing' }],
		['has a number that fits', { number: 'E1' }, { number: 'document' }],
		['has a passport that is valid', { expiry: '2026-11-20' }, { expiry: 'past' }],
		['has a passport with an expiry', { expiry: '' }, { expiry: 'missing' }],
		[
			'has a passport issued before it expires',
			{ issue: '2020-01-01', expiry: '2020-01-01' },
			{ issue: 'issueAfterExpiry', expiry: 'past' },
		],
		['has a passport already issued', { issue: '2026-11-22' }, { issue: 'future' }],
		['needs no issue date', { issue: '' }, {}],
		['may have an identity card', idCard, {}],
		['has a card with a fitting last digit', { ...idCard, number: '310101199003071234' }, { number: 'checkDigit' }],
		['may have a card of 15 digits', { ...idCard, number: '310101900307113' }, {}],
		[
			'has a card with a birthday within 120 years',
			{ ...idCard, number: '310101190003071237', birthday: '1900-03-07' },
			{ number: 'document' },
		],
		[
			'has a card without a future birthday',
			{ ...idCard, number: '310101299003071237', birthday: '2990-03-07' },
			{ number: 'document' },
		],
		['has the birthday of the card', { ...idCard, birthday: '1990-03-08' }, { birthday: 'idBirthday' }],
		['has the gender of the card', { ...idCard, gender: '0' }, { gender: 'idGender' }],
		['has an old card, whatever its last digits', { ...idCard, number: '310101900307123', gender: '0' }, {}],
		['has an old card, of either gender', { ...idCard, number: '310101900307123', gender: '1' }, {}],
		['has a mobile', { mobile: '' }, { mobile: 'missing' }],
		['has 11 digits in China', { mobile: '1380013800' }, { mobile: 'mobile' }],
		['may have a number abroad', { mobilePre: '852', mobile: '6123 4567' }, {}],
		['has an emergency phone', { emergencyPhone: '' }, { emergencyPhone: 'missing' }],
		['has an emergency phone of digits', { emergencyPhone: '021-abc' }, { emergencyPhone: 'digits' }],
		['may have a landline as emergency phone', { emergencyPhone: '021 6123 4567' }, {}],
		['has another emergency phone than their own', { emergencyPhone: '138 0013 8000' }, { emergencyPhone: 'sameAsMobile' }],
		['may have the same digits abroad', { emergencyPhonePre: '1', emergencyPhone: '13800138000' }, {}],
	])('%s', (_, change, problems) => {
		expect(passengerProblems({ ...good, ...change }, TODAY)).toEqual(problems);
	});
});

const others = ['1', '2', '3', '4'].map((id) => ({ id, mobile: '13800138000', mobilePre: '86' }));
it.each([
	['a fifth passenger', { id: '', mobile: '13800138000', mobilePre: '86' }, true],
	['one of the four', { id: '4', mobile: '13800138000', mobilePre: '86' }, false],
	['the same digits in another country', { id: '', mobile: '13800138000', mobilePre: '1' }, false],
])('four passengers have a number: for %s it is used up: %j', (_, passenger, usedUp) => {
	expect(isMobileUsedUp(others, passenger)).toBe(usedUp);
});

it('the same document twice is the same passenger', () => {
	const listed = [{ id: '1', documentType: 'PASSPORT', number: 'E12345678' }];
	expect(sameDocument(listed, { id: '', documentType: 'PASSPORT', number: 'E12345678' })?.id).toBe('1');
	expect(sameDocument(listed, { id: '1', documentType: 'PASSPORT', number: 'E12345678' })).toBeNull();
	expect(sameDocument(listed, { id: '', documentType: 'TAIWAN', number: 'E12345678' })).toBeNull();
});
