/**
 * How many cabins a row holds: `saved` is what the backend is known to have, `wanted` what the member has set since, `sent` the
 * difference under way. One difference is under way at a time; what is pressed meanwhile goes in the next one.
 */
export type Steps = { saved: number; wanted: number; sent: number };

export const steady = (count: number): Steps => ({ saved: count, wanted: count, sent: 0 });

export const want = (steps: Steps, count: number): Steps => ({ ...steps, wanted: Math.max(0, count) });

/** The signed difference to send now; 0 when there is nothing to send, or one is under way. */
export const nextDelta = ({ saved, wanted, sent }: Steps): number => (sent === 0 ? wanted - saved : 0);

export const sending = (steps: Steps): Steps => ({ ...steps, sent: nextDelta(steps) });

export const arrived = ({ saved, wanted, sent }: Steps): Steps => ({ saved: saved + sent, wanted, sent: 0 });

/** The number goes back to what the backend has; what was pressed meanwhile rested on it and goes too. */
export const rejected = ({ saved }: Steps): Steps => steady(saved);
