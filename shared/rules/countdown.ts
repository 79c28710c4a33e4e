/** Time left, in whole parts. `ended` is true from the end on. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number; ended: boolean };

/** Returns the milliseconds by which upstream's clock is ahead of ours: its `now` less our clock at the reply. */
export const clockOffset = (upstreamNow: number, receivedAt: number): number => upstreamNow - receivedAt;

/**
 * Returns the time left until `end` by upstream's clock; `end` and `localNow` are epoch milliseconds.
 * A started second counts whole, so that 0 is shown only at the end (docs/rules.md, countdown).
 */
export function timeLeft(end: number, offset: number, localNow: number): TimeLeft {
	const left = end - (localNow + offset);
	const total = Number.isFinite(left) ? Math.max(0, Math.ceil(left / 1000)) : 0;
	return {
		days: Math.floor(total / 86_400),
		hours: Math.floor(total / 3_600) % 24,
		minutes: Math.floor(total / 60) % 60,
		seconds: total % 60,
		ended: total === 0,
	};
}
