import { median } from '../quantile.ts';

/** The last five minutes may hold a tenth more memory than the five from minute 6 on, when the caches are filled. */
export const [BOUND, FIRST_MINUTE, WINDOW] = [0.1, 5, 5];

const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)} %`;

/** Compares a process's memory in the window that begins after `from` minutes with that of the last minutes, in a sentence. */
export function drift(perMinute: readonly number[], from: number): string {
	const [early, last] = [median(perMinute.slice(from, from + WINDOW)), median(perMinute.slice(-WINDOW))];
	const share = last / early - 1;
	return `${early} MB in minutes ${from + 1} to ${from + WINDOW}, ${last} MB in the last ${WINDOW}: ${percent(share)} (bound ${percent(BOUND)}): ${share < BOUND ? 'holds' : '**does not hold**'}.`;
}
