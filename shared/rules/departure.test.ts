import { describe, expect, it } from 'vitest';
import { departureOf, momentOf } from './departure.ts';

const at = (moment: string): number => Date.parse(`${moment}:00+08:00`);
const SEVENTEEN = at('2027-03-05T17:00');

describe('the departure of a sailing', () => {
	it.each([
		['nowhere', null, null, null, null],
		['in the itinerary alone', SEVENTEEN, null, SEVENTEEN, null],
		['in the order alone', null, SEVENTEEN, SEVENTEEN, null],
		['alike in both', SEVENTEEN, SEVENTEEN, SEVENTEEN, null],
		['otherwise in the order', SEVENTEEN, at('2027-03-05T16:00'), at('2027-03-05T16:00'), SEVENTEEN],
		['on another day in the order', SEVENTEEN, at('2027-03-06T09:00'), at('2027-03-06T09:00'), SEVENTEEN],
		['as the day alone in the order', SEVENTEEN, at('2027-03-05T00:00'), SEVENTEEN, null],
		['as another day alone in the order', SEVENTEEN, at('2027-03-06T00:00'), at('2027-03-06T00:00'), SEVENTEEN],
	])('that is told %s', (_where, planned, told, leavesAt, changedFrom) => {
		expect(departureOf({ planned, told, day: '2027-03-05' })).toEqual({ leavesAt, changedFrom });
	});

	it('is on the order’s own day, whose hour isn’t told', () => {
		const moved = { leavesAt: at('2027-03-07T00:00'), changedFrom: SEVENTEEN };
		expect(departureOf({ planned: SEVENTEEN, told: null, day: '2027-03-07' })).toEqual(moved);
	});

	it.each([
		['17:00', SEVENTEEN],
		['9:30', at('2027-03-05T09:30')],
		['', null],
		['24:00', null],
		['evening', null],
	])('by the itinerary’s hour %j', (hour, moment) => {
		expect(momentOf('2027-03-05', hour)).toBe(moment);
	});
});
