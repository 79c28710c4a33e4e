import type { crowd, Person } from './crowd.ts';

const SECOND = 1_000;

export type Fairness = {
	/** Of those who stayed, how many never had their turn. */
	forgotten: number;
	/** The most that were let in within any minute. */
	busiestMinute: number;
	/** By how many seconds those who came first of the early ones waited shorter or longer than those who came last: by lot, nearly none. */
	earlyDifference: number;
	/** When the first of those who came later was let in, and the last of the early ones, seconds after the opening. */
	firstLate: number;
	lastEarly: number;
	/** By how many seconds the second half of those who came later waited longer than the first. */
	lateDifference: number;
	/** By how many seconds the worst estimate was exceeded, a quarter of it aside: so long after their turn people look at the latest. */
	worstEstimate: number;
	/** How many were ever told that more were ahead than before. */
	pushedBack: number;
};

const wait = ({ letInAt }: Person): number => (letInAt ?? 0) / SECOND;
const mean = (some: readonly Person[]): number => some.reduce((sum, one) => sum + wait(one), 0) / some.length;
/** By how much the second half waited longer than the first. */
const halves = (some: readonly Person[]): number => mean(some.slice(some.length / 2)) - mean(some.slice(0, some.length / 2));
const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
const least = (numbers: readonly number[]): number => -most(numbers.map((number) => -number));

/** Whether a crowd was let in fairly: early ones by lot, late ones as they came, at the pace and within the estimate. */
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
