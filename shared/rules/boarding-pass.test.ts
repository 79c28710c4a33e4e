import { describe, expect, it } from 'vitest';
import { type PassState, passFrom, passState, type TicketStatus } from './boarding-pass.ts';
import { todayInShanghai } from './dates.ts';

const at = (moment: string): number => Date.parse(`${moment}+08:00`);
const told = { date: '2027-03-05', leavesAt: at('2027-03-05T16:00') };
const untold = { date: '2027-03-05', leavesAt: null };
const back = '2027-03-09';

const stateAt = (
	moment: string,
	ticket: TicketStatus | null,
	checkedIn: boolean,
	sailing: typeof told | typeof untold = told,
) => {
	const now = at(moment);
	return passState({ ticket, checkedIn, sailing, back }, { now, today: todayInShanghai(new Date(now)) });
};

describe('a boarding pass', () => {
	it.each<[string, typeof told | typeof untold, string]>([
		['the known hour', told, '2027-03-03T16:00'],
		['the beginning of the day, when the hour is unknown', untold, '2027-03-03T00:00'],
		['an hour just after the end of a month', { date: '2027-03-01', leavesAt: at('2027-03-01T00:30') }, '2027-02-27T00:30'],
	])('can be made 48 hours before %s', (_, sailing, from) => {
		expect(passFrom(sailing)).toBe(at(from));
	});

	it.each<[string, TicketStatus | null, boolean, PassState]>([
		// The clock alone
		['2027-02-20T10:00', null, false, 'unchecked'],
		['2027-02-20T10:00', 'NONE', true, 'not-yet'],
		['2027-03-03T15:59:59.999', null, true, 'not-yet'],
		['2027-03-03T16:00', null, true, 'due'],
		['2027-03-03T16:00', 'NONE', false, 'unchecked'],
		['2027-03-05T15:59:59.999', 'NONE', true, 'due'],
		['2027-03-05T16:00', 'NONE', true, 'departed'],
		['2027-03-05T16:00', null, false, 'departed'],
		// Upstream's own state, within the time and long before: the booking channel may have it made
		['2027-03-04T10:00', 'MAKING', true, 'making'],
		['2027-03-04T10:00', 'FAILED', true, 'failed'],
		['2027-03-04T10:00', 'CHANGED', true, 'changed'],
		['2027-03-04T10:00', 'READY', true, 'ready'],
		['2027-02-20T10:00', 'MAKING', false, 'making'],
		['2027-02-20T10:00', 'FAILED', true, 'failed'],
		['2027-02-20T10:00', 'CHANGED', false, 'changed'],
		['2027-02-20T10:00', 'READY', false, 'ready'],
		// After departure only one that is ready is of use, to the day of return
		['2027-03-05T16:00', 'MAKING', true, 'departed'],
		['2027-03-05T16:00', 'FAILED', true, 'departed'],
		['2027-03-05T16:00', 'CHANGED', true, 'departed'],
		['2027-03-05T16:00', 'READY', true, 'ready'],
		['2027-03-09T23:59:59.999', 'READY', true, 'ready'],
		['2027-03-10T00:00', 'READY', true, 'departed'],
		['2027-03-10T00:00', null, true, 'departed'],
	])('at %s, by upstream %s, checked in: %s, is %s', (moment, ticket, checkedIn, state) => {
		expect(stateAt(moment, ticket, checkedIn)).toBe(state);
	});

	it('of a sailing with an unknown hour is counted from the beginning of its day', () => {
		expect(stateAt('2027-03-02T23:59:59.999', null, true, untold)).toBe('not-yet');
		expect(stateAt('2027-03-03T00:00', null, true, untold)).toBe('due');
		expect(stateAt('2027-03-05T00:00', null, true, untold)).toBe('departed');
		expect(stateAt('2027-03-05T00:00', 'READY', true, untold)).toBe('ready');
	});
});
