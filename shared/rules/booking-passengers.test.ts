import { describe, expect, it } from 'vitest';
import { checkPassengers, type Passenger, passengersComplete } from './booking-passengers.ts';

const SAILING = { date: '2027-03-05', returnDate: '2027-03-09', documents: { types: ['PASSPORT'], by: 1 } } as const;
const passenger = (id: string, birthday: string, more: Partial<Passenger> = {}): Passenger => ({
	id,
	birthday,
	documentType: 'PASSPORT',
	expiry: '2030-01-01',
	attention: null,
	...more,
});
const PASSENGERS = [
	passenger('mei', '1990-05-01'),
	passenger('lin', '1988-05-01'),
	passenger('teen', '2013-03-05'),
	passenger('kid', '2014-03-06'),
	passenger('baby', '2026-10-01'),
	passenger('half', '1990-05-01', { attention: 'incomplete' }),
	passenger('late', '1990-05-01', { expiry: '2027-03-08' }),
	passenger('soon', '1990-05-01', { expiry: '2027-09-08' }),
	passenger('card', '1990-05-01', { documentType: 'ID_CARD', expiry: '' }),
];
const cabin = (adult: number, child: number, ...beds: (string | null)[]) => ({ adult, child, beds });
const check = (...cabins: ReturnType<typeof cabin>[]) => checkPassengers(cabins, PASSENGERS, SAILING);

describe('a bed', () => {
	it.each([
		[
			['mei', 'lin'],
			[null, null],
		],
		[
			['mei', null],
			[null, 'empty'],
		],
		[
			['mei', 'who'],
			[null, 'unknown'],
		],
		[
			['mei', 'mei'],
			['duplicate', 'duplicate'],
		],
		[
			['mei', 'half'],
			[null, 'incomplete'],
		],
		[
			['mei', 'baby'],
			[null, 'too-young'],
		],
		[
			['mei', 'late'],
			[null, 'document-expired'],
		],
		[
			['mei', 'soon'],
			[null, null],
		],
		[
			['mei', 'card'],
			[null, null],
		],
	])('%j has the problems %j', (beds, problems) => expect(check(cabin(2, 0, ...beds))[0]?.beds).toEqual(problems));

	it('a passenger sleeps in one cabin only', () => {
		const [one, two] = check(cabin(1, 0, 'mei'), cabin(1, 0, 'mei'));
		expect([one?.beds, two?.beds]).toEqual([['duplicate'], ['duplicate']]);
	});
});

describe('a cabin', () => {
	it.each([
		[cabin(2, 0, 'mei', 'lin'), null],
		[cabin(2, 1, 'mei', 'lin', 'kid'), null],
		[cabin(2, 0, 'mei', 'teen'), null],
		[cabin(1, 1, 'mei', 'teen'), 'other-ages'],
		[cabin(2, 0, 'mei', 'kid'), 'other-ages'],
		[cabin(1, 1, 'mei', 'baby'), null],
		[cabin(1, 0, 'teen'), 'no-guardian'],
		[cabin(2, 0, 'teen', null), null],
	])('%j: %s', (given, problem) => expect(check(given)[0]?.cabin).toBe(problem));
});

it('a document that runs out within six months of the return is a warning only', () => {
	const [found] = check(cabin(2, 0, 'mei', 'soon'));
	expect(found?.expiresSoon).toEqual(['soon']);
	expect(passengersComplete(found ? [found] : [])).toBe(true);
});

it('a document that the sailing doesn’t take is a warning until check-in closes, then a problem', () => {
	const at = (by: number | null) => {
		const sailing = { ...SAILING, documents: { ...SAILING.documents, by } };
		return checkPassengers([cabin(2, 0, 'mei', 'card')], PASSENGERS, sailing)[0];
	};
	expect(at(1)).toEqual({ beds: [null, null], cabin: null, expiresSoon: [], notTaken: ['card'] });
	expect(at(null)).toMatchObject({ beds: [null, 'document-not-taken'], notTaken: ['card'] });
});

it.each([
	[[cabin(2, 0, 'mei', 'lin')], true],
	[[cabin(2, 0, 'mei', 'lin'), cabin(1, 0, null)], false],
	[[cabin(1, 0, 'teen')], false],
])('%j is complete: %s', (cabins, complete) => expect(passengersComplete(check(...cabins))).toBe(complete));
