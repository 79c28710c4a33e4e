import { paths } from '#shared/paths.ts';

/** How far a booking has come: whether passengers and contact are complete, and the order it became, if any. */
export type BookingProgress = { complete: boolean; orderId: string | null };

/** The journey from held cabins to a paid order: each page, and what it takes to be on it. */
export const BOOKING_STEPS = [
	{ name: 'passengers', path: paths.booking, open: ({ orderId }) => orderId === null },
	{ name: 'confirm', path: paths.confirm, open: ({ complete, orderId }) => complete && orderId === null },
	{ name: 'pay', path: paths.payment, open: ({ orderId }) => orderId !== null },
] as const satisfies readonly { name: string; path: string; open: (progress: BookingProgress) => boolean }[];

/** Whether a page is one of the journey's own. */
export const isCheckout = (pathname: string): boolean => BOOKING_STEPS.some(({ path }) => path === pathname);

export type BookingStep = (typeof BOOKING_STEPS)[number]['name'];

/** The step that somebody who asks for one is led to: itself when it is open, else the last one that is. */
export function stepFor(asked: BookingStep, progress: BookingProgress): BookingStep {
	const open = BOOKING_STEPS.filter((step) => step.open(progress)).map(({ name }) => name);
	return open.includes(asked) ? asked : (open.at(-1) ?? 'passengers');
}
