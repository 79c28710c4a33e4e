import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES } from '#shared/rules/documents.ts';
import { CONTACT, lin, mei } from '#tests/support/sample-people.ts';
import { type OrderPassengerProblem, orderPassengerProblems } from './passengers.ts';

const TODAY = '2026-11-21';
const SAILING = { date: '2027-03-05', returnDate: '2027-03-09', documents: { types: DOCUMENT_TYPES, by: null } };
type Passenger = typeof mei;
const TWO = [{ adult: 2, child: 0, beds: ['mei', 'lin'] }];
const check = (passengers: Passenger[], cabins = TWO, contact = CONTACT) =>
	orderPassengerProblems(cabins, passengers, contact, SAILING, TODAY);

describe('passengers in the beds of an order', () => {
	it('may sail', () => expect(check([mei, lin])).toEqual([]));

	it.each<[string, Partial<Passenger>, OrderPassengerProblem[]]>([
		['no pinyin', { pinyinFirstName: '' }, ['beds', 'passenger']],
		['pinyin of 31 letters', { pinyinFirstName: 'A'.repeat(31) }, ['beds', 'passenger']],
		['pinyin in Chinese', { pinyinFirstName: '梅' }, ['beds', 'passenger']],
		['a passport of 8 characters', { passport: 'E1234567' }, ['beds', 'passenger']],
		['no document at all', { passport: '' }, ['beds', 'passenger']],
		['a passport that has run out', { passportExpiry: '2026-11-20' }, ['beds', 'passenger', 'document']],
		['a passport that runs out on board', { passportExpiry: '2027-03-08' }, ['beds', 'document']],
		['a passport that runs out on the last day', { passportExpiry: '2027-03-09' }, []],
		['a passport issued after sailing', { passportIssue: '2027-03-06' }, ['beds', 'passenger', 'document']],
		[
			'an identity card of somebody born on another day',
			{ documentType: 'ID_CARD', passport: '', passportExpiry: '', idcard: '31010119900307121X' },
			['beds', 'passenger'],
		],
		[
			'a foreign card that does not begin with X',
			{ documentType: 'FOREIGN_ID', passport: '', idcard: 'Y12345199003071234' },
			['beds', 'passenger'],
		],
		['a mobile number of 10 digits', { mobile: '1380013800' }, ['beds', 'passenger']],
		['an emergency phone with letters', { emergencyPhone: 'home' }, ['beds', 'passenger']],
		['an emergency phone that is their own', { emergencyPhone: '13800138001' }, ['beds', 'passenger']],
		['a baby of five months', { birthday: '2026-10-06' }, ['beds']],
		['the document of somebody else', { passport: 'E12345678' }, ['duplicate']],
	])('%s', (_name, change, problems) => expect(check([mei, { ...lin, ...change }])).toEqual(problems));

	it.each<[string, typeof TWO]>([
		['a bed is free', [{ adult: 2, child: 0, beds: ['mei', null as never] }]],
		['somebody sleeps twice', [{ adult: 2, child: 0, beds: ['mei', 'mei'] }]],
		['somebody unknown', [{ adult: 2, child: 0, beds: ['mei', 'who'] }]],
		['an adult in the place of a child', [{ adult: 1, child: 1, beds: ['mei', 'lin'] }]],
	])('%s', (_name, cabins) => expect(check([mei, lin], cabins)).toContain('beds'));

	it('a cabin without an adult of 18', () => {
		const teen = { birthday: '2011-01-01' };
		expect(
			check([
				{ ...mei, ...teen },
				{ ...lin, ...teen },
			]),
		).toEqual(['beds']);
	});

	it('four passengers may share a mobile number, five may not', () => {
		const passengers = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ ...mei, id, passport: `E1000000${index}` }));
		const cabins = passengers.map(({ id }) => ({ adult: 1, child: 0, beds: [id] }));
		expect(check(passengers.slice(0, 4), cabins.slice(0, 4))).toEqual([]);
		expect(check(passengers, cabins)).toEqual(['mobile']);
	});

	it.each([{ name: '' }, { mobile: '138' }, { email: 'mei@' }])('a contact with %j', (change) =>
		expect(check([mei, lin], TWO, { ...CONTACT, ...change })).toEqual(['contact']),
	);
});
