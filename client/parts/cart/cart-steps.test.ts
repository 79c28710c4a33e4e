import { expect, it } from 'vitest';
import { arrived, nextDelta, rejected, sending, steady, want } from './cart-steps.ts';

it('sends signed differences', () => {
	expect(nextDelta(steady(2))).toBe(0);
	expect(nextDelta(want(steady(2), 3))).toBe(1);
	expect(nextDelta(want(steady(2), 0))).toBe(-2);
	expect(nextDelta(want(steady(2), -1))).toBe(-2);
});

it('sends one difference at a time; what is pressed meanwhile goes in the next', () => {
	const under = sending(want(steady(1), 2));
	expect(under.sent).toBe(1);
	const pressed = want(want(under, 3), 4);
	expect(nextDelta(pressed)).toBe(0);
	const after = arrived(pressed);
	expect(after.saved).toBe(2);
	expect(nextDelta(after)).toBe(2);
});

it('pressed back and forth it sends nothing more', () => {
	const under = sending(want(steady(1), 2));
	expect(nextDelta(arrived(want(want(under, 3), 2)))).toBe(0);
});

it('goes back to what the backend has when a difference is refused', () => {
	const under = want(sending(want(steady(1), 2)), 4);
	expect(rejected(under)).toEqual(steady(1));
});
