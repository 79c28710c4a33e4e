import { describe, expect, it } from 'vitest';
import type { Passenger } from './booking-passengers.ts';
import { bedsInTurn, proposedBeds, proposedContact } from './proposed-guests.ts';

const SAILING = { date: '2027-03-05', returnDate: '2027-03-09', documents: { types: ['PASSPORT'], by: 1 } } as const;
const person = (id: string, birthday: string, more: Partial<Passenger> = {}): Passenger => ({
	id,
	birthday,
	documentType: 'PASSPORT',
	expiry: '2030-01-01',
	attention: null,
	...more,
});
const LIN = person('lin', '1986-05-12');
const SHEN = person('shen', '1988-09-03', { attention: 'expires-soon', expiry: '2027-04-01' });
const KID = person('kid', '2018-05-01');
const cabin = (adult: number, child = 0) => ({ adult, child, beds: Array.from({ length: adult + child }, () => null) });

describe('passengers', () => {
	it.each<[string, Passenger[], ReturnType<typeof cabin>[], string[] | null]>([
		['the two who may sail', [LIN, SHEN, KID], [cabin(2)], ['lin', 'shen']],
		['the only adult', [LIN, KID], [cabin(1)], ['lin']],
		['adults before children', [KID, LIN, SHEN], [cabin(2, 1)], ['lin', 'shen', 'kid']],
		[
			'not one whose document isn’t taken',
			[LIN, SHEN, person('old', '1957-03-07', { documentType: 'ID_CARD' })],
			[cabin(2)],
			['lin', 'shen'],
		],
		[
			'not one with a document that expires on board',
			[LIN, SHEN, person('late', '1990-01-01', { expiry: '2027-03-08' })],
			[cabin(2)],
			['lin', 'shen'],
		],
		[
			'not one whose details lack something',
			[LIN, SHEN, person('half', '1990-01-01', { attention: 'incomplete' })],
			[cabin(2)],
			['lin', 'shen'],
		],
		['nobody of three adults for two beds', [LIN, SHEN, person('third', '1990-01-01')], [cabin(2)], null],
		['nobody where too few may sail', [LIN, KID], [cabin(2)], null],
		['nobody where two children may take one place', [LIN, KID, person('kid2', '2019-05-01')], [cabin(1, 1)], null],
		['nobody where nobody is 18', [person('teen', '2012-01-01')], [cabin(1)], null],
		['nobody in two cabins', [LIN, SHEN], [cabin(1), cabin(1)], null],
		['nobody of none', [], [cabin(2)], null],
	])('are proposed: %s', (_who, passengers, cabins, beds) =>
		expect(proposedBeds(cabins, passengers, SAILING)).toEqual(beds && [beds]),
	);
});

describe('a contact', () => {
	const contact = (id: string, mobileMasked: string) => ({ id, mobileMasked });
	it.each<[string, ReturnType<typeof contact>[], string | null]>([
		['the only one', [contact('a', '139****9000')], 'a'],
		['the one with the member’s number', [contact('a', '139****9000'), contact('b', '138****8000')], 'b'],
		['none of two with that number', [contact('a', '138****8000'), contact('b', '138****8000')], null],
		['none of two others', [contact('a', '139****9000'), contact('b', '137****7000')], null],
		['none of none', [], null],
	])('is proposed: %s', (_who, contacts, id) => expect(proposedContact(contacts, '138****8000')).toBe(id));
});

describe('passengers of an earlier order', () => {
	it.each<[string, Passenger[], ReturnType<typeof cabin>[], (string | null)[][]]>([
		['adults before children', [KID, LIN, SHEN], [cabin(2, 1)], [['lin', 'shen', 'kid']]],
		['cabin by cabin, in their order', [SHEN, LIN, KID], [cabin(1), cabin(1, 1)], [['shen'], ['lin', 'kid']]],
		['a bed stays free where nobody is left', [LIN, KID], [cabin(2)], [['lin', null]]],
		['a child who is an adult by then', [LIN, person('teen', '2014-03-05')], [cabin(2)], [['lin', 'teen']]],
		['nobody without a birthday', [LIN, person('half', '')], [cabin(2)], [['lin', null]]],
	])('%s', (_, passengers, cabins, beds) => expect(bedsInTurn(cabins, passengers, SAILING)).toEqual(beds));
});
