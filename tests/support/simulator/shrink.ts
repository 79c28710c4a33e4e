import type { PlantedFault } from './process.ts';
import { simulate } from './run.ts';
import { type Press, type Schedule, type Step, UNTROUBLED } from './schedule.ts';

/** The most runs that a story may take to become short. */
const MOST_RUNS = 400;

/** What went wrong without names and numbers: a shorter story must end with the same. */
const kindOf = (violation: string | null): string | null => violation?.replace(/\b(?:Mei|Lin|Bo|[A-Z])\b|\d+/g, '…') ?? null;

const CALM: Partial<Schedule> = { lagMs: 0, hasCoupon: false, feeAt: Infinity, readsFail: 0, losesAnswers: 0 };

/** Returns schedules with less: without some steps, with fewer troubles of one press, or of the whole. */
function* smaller(schedule: Schedule): Generator<Schedule> {
	const { steps } = schedule;
	for (let size = Math.max(1, steps.length >> 1); size >= 1; size >>= 1) {
		for (let from = 0; from < steps.length; from += size)
			yield { ...schedule, steps: [...steps.slice(0, from), ...steps.slice(from + size)] };
	}
	const changed = (place: number, more: Partial<Press>): Schedule => ({
		...schedule,
		steps: steps.map((step, at): Step => (at === place && step.kind === 'press' ? { ...step, ...more } : step)),
	});
	for (const [place, step] of steps.entries()) {
		for (const [key, value] of Object.entries(UNTROUBLED)) {
			if (step.kind === 'press' && step[key as keyof Press] !== value) yield changed(place, { [key]: value });
		}
	}
	for (const [key, value] of Object.entries(CALM)) {
		if (schedule[key as keyof Schedule] !== value) yield { ...schedule, [key]: value };
	}
}

/** Takes away from a schedule all that its violation doesn't need. Returns the rest, with its story. */
export async function shrink(schedule: Schedule, fault: PlantedFault): Promise<{ schedule: Schedule; story: readonly string[] }> {
	let [best, { violation, story }] = [schedule, await simulate(schedule, fault)];
	const kind = kindOf(violation);
	let runs = 0;
	for (let hasChanged = true; hasChanged; ) {
		hasChanged = false;
		for (const next of smaller(best)) {
			if (runs >= MOST_RUNS) return { schedule: best, story };
			runs += 1;
			const run = await simulate(next, fault);
			if (kindOf(run.violation) !== kind) continue;
			[best, story, hasChanged] = [next, run.story, true];
			break;
		}
	}
	return { schedule: best, story };
}
