import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../constants.ts';
import type { PassState } from './boarding-pass.ts';
import { hasCheckIn, isCheckedIn, type PersonState, personState } from './check-in-state.ts';
import type { CheckInPhase } from './check-in-window.ts';

type Told = 'NONE' | 'DONE' | 'HELP' | null;

describe('a passenger', () => {
	it.each<[CheckInPhase, Told, boolean, boolean, PassState | null, PersonState]>([
		// Before anything is sent
		['early', 'NONE', false, false, 'unchecked', 'too-early'],
		['early', null, false, true, null, 'too-early'],
		['open', 'NONE', false, false, 'unchecked', 'not-started'],
		['open', null, false, false, null, 'not-started'],
		['open', 'NONE', false, true, 'unchecked', 'begun'],
		['late', 'NONE', false, false, 'unchecked', 'not-started'],
		['late', null, false, true, null, 'begun'],
		['closed', 'NONE', false, false, 'unchecked', 'too-late'],
		['closed', 'NONE', false, true, 'unchecked', 'too-late'],
		['departed', null, false, false, 'departed', 'departed'],
		// Checked in, by either field of upstream's
		['open', 'DONE', true, false, 'not-yet', 'done'],
		['open', 'DONE', false, true, null, 'done'],
		['open', null, true, false, null, 'done'],
		['open', 'NONE', true, false, 'not-yet', 'done'],
		['closed', 'DONE', true, false, 'due', 'done'],
		['departed', 'DONE', true, false, 'departed', 'done'],
		// Staff come before the form
		['early', 'HELP', false, false, null, 'needs-help'],
		['open', 'HELP', true, true, 'not-yet', 'needs-help'],
		['closed', 'HELP', false, false, 'failed', 'needs-help'],
		// Passes
		['closed', 'DONE', true, false, 'making', 'done'],
		['closed', 'DONE', true, false, 'changed', 'done'],
		['closed', 'DONE', true, false, 'failed', 'pass-failed'],
		['open', 'NONE', false, false, 'failed', 'not-started'],
		['closed', 'DONE', true, false, 'ready', 'pass-ready'],
		['early', 'NONE', false, false, 'ready', 'pass-ready'],
		['closed', 'HELP', false, false, 'ready', 'pass-ready'],
	])(
		'in the phase %s, by upstream %s (checked in: %s, begun: %s), with a pass %s is %s',
		(phase, checkIn, checkedIn, begun, pass, state) => {
			expect(personState({ phase, checkIn, checkedIn, begun, pass })).toBe(state);
		},
	);

	it.each<[PersonState, boolean]>([
		['not-started', false],
		['begun', false],
		['too-early', false],
		['too-late', false],
		['departed', false],
		['needs-help', false],
		['done', true],
		['pass-ready', true],
		['pass-failed', true],
	])('a passenger who is %s is checked in: %s', (state, over) => {
		expect(isCheckedIn(state)).toBe(over);
	});
});

it('only an order that is paid and still ahead can be checked in', () => {
	const open = (Object.keys(ORDER_STATUSES) as OrderStatus[]).filter(hasCheckIn);
	expect(open).toEqual(['not-travelled']);
});
