import { paths } from '#shared/paths.ts';

/** The progress of a booking: `complete` once nothing is missing of passengers and contact, `orderId` once it was ordered. */
export type BookingProgress = { complete: boolean; orderId: string | null };

/** The journey from held cabins to a paid order: each step's page, and the progress that opens it (docs/rules.md, journey-steps). */
export const BOOKING_STEPS = [
	{ name: 'passengers', path: paths.booking, open: ({ orderId }) => orderId === null },
	{ name: 'confirm', path: paths.confirm, open: ({ complete, orderId }) => complete && orderId === null },
	{ name: 'pay', path: paths.payment, open: ({ orderId }) => orderId !== null },
] as const satisfies readonly { name: string; path: string; open: (progress: BookingProgress) => boolean }[];

/** True for the pages of the journey. */
export const isCheckout = (pathname: string): boolean => BOOKING_STEPS.some(({ path }) => path === pathname);

export type BookingStep = (typeof BOOKING_STEPS)[number]['name'];

/** Returns the step asked for when it is open, else the last open step. */
export function stepFor(asked: BookingStep, progress: BookingProgress): BookingStep {
	const open = BOOKING_STEPS.filter((step) => step.open(progress)).map(({ name }) => name);
	return open.includes(asked) ? asked : (open.at(-1) ?? 'passengers');
}
