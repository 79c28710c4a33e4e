import { expect, it } from 'vitest';
import { type BookingProgress, type BookingStep, stepFor } from './booking-journey.ts';

const BEGUN: BookingProgress = { complete: false, orderId: null };
const COMPLETE: BookingProgress = { complete: true, orderId: null };
const ORDERED: BookingProgress = { complete: true, orderId: '7' };

it.each<[BookingStep, BookingProgress, BookingStep]>([
	['passengers', BEGUN, 'passengers'],
	['confirm', BEGUN, 'passengers'],
	['pay', BEGUN, 'passengers'],
	['passengers', COMPLETE, 'passengers'],
	['confirm', COMPLETE, 'confirm'],
	['pay', COMPLETE, 'confirm'],
	['passengers', ORDERED, 'pay'],
	['confirm', ORDERED, 'pay'],
	['pay', ORDERED, 'pay'],
])('who asks for %s of %j is led to %s', (asked, progress, led) => {
	expect(stepFor(asked, progress)).toBe(led);
});
