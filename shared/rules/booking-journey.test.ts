import { expect, it } from 'vitest';
import { type BookingProgress, type BookingStep, stepFor } from './booking-journey.ts';

const BEGUN: BookingProgress = { complete: false, orderId: null };
const COMPLETE: BookingProgress = { complete: true, orderId: null };
const ORDERED: BookingProgress = { complete: true, orderId: '7' };

it.each<[BookingStep, BookingProgress, BookingStep]>([
	['guests', BEGUN, 'guests'],
	['confirm', BEGUN, 'guests'],
	['pay', BEGUN, 'guests'],
	['guests', COMPLETE, 'guests'],
	['confirm', COMPLETE, 'confirm'],
	['pay', COMPLETE, 'confirm'],
	['guests', ORDERED, 'pay'],
	['confirm', ORDERED, 'pay'],
	['pay', ORDERED, 'pay'],
])('who asks for %s of %j is led to %s', (asked, progress, led) => {
	expect(stepFor(asked, progress)).toBe(led);
});
