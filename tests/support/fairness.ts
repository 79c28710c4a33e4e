import type { crowd, Person } from './crowd.ts';

const SECOND = 1_000;

export type Fairness = {
	/** The number of people who stayed and never had their turn. */
	forgotten: number;
	/** The most people let in within any minute. */
	busiestMinute: number;
	/** The difference in seconds between the waits of the first and the last half of the early ones: nearly none, since their places are drawn by lot. */
	earlyDifference: number;
	/** The turns of the first late one and of the last early one, seconds after the opening. */
	firstLate: number;
	lastEarly: number;
	/** The seconds by which the second half of the late ones waited longer than the first. */
	lateDifference: number;
	/** The seconds by which the worst estimate was exceeded, beyond a quarter of it: people look again at the latest so long after their turn. */
	worstEstimate: number;
	/** The number of people with a number ahead that grew at a look. */
	pushedBack: number;
};

const wait = ({ letInAt }: Person): number => (letInAt ?? 0) / SECOND;
const mean = (some: readonly Person[]): number => some.reduce((sum, one) => sum + wait(one), 0) / some.length;
/** Returns the difference of the waits of the second half and the first. */
const halves = (some: readonly Person[]): number => mean(some.slice(some.length / 2)) - mean(some.slice(0, some.length / 2));
const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
const least = (numbers: readonly number[]): number => -most(numbers.map((number) => -number));

/** Measures the fairness for a crowd: early ones by lot, late ones in the order of arrival, at the pace and within the estimate. */
export function fairnessOf({ persons, letIn }: Awaited<ReturnType<typeof crowd>>): Fairness {
	const stayed = persons.filter(({ leaves }) => !leaves);
	const byArrival = stayed.toSorted((a, b) => a.arrives - b.arrives);
	const early = byArrival.filter(({ arrives }) => arrives < 0);
	const late = byArrival.filter(({ arrives }) => arrives >= 0);
	const perWindow = letIn.map((_, from) => letIn.slice(from, from + 60).reduce((sum, count) => sum + count, 0));
	const estimated = stayed.flatMap(({ estimate, letInAt }) =>
		estimate && letInAt !== null ? [letInAt / SECOND - estimate.at - estimate.seconds * 1.25] : [],
	);
	return {
		forgotten: stayed.filter(({ letInAt }) => letInAt === null).length,
		busiestMinute: most(perWindow),
		earlyDifference: Math.abs(halves(early)),
		firstLate: least(late.map(wait)),
		lastEarly: most(early.map(wait)),
		lateDifference: halves(late),
		worstEstimate: most(estimated),
		pushedBack: stayed.filter(({ ahead }) => ahead.some((count, at) => count > (ahead[at - 1] ?? count))).length,
	};
}
