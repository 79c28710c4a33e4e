import { parseArgs } from 'node:util';
import { PLANTED_FAULTS } from '#tests/support/planted-faults.ts';
import { patchTime } from '#tests/support/simulator/engine.ts';
import { NO_FAULT, type PlantedFault } from '#tests/support/simulator/process.ts';
import { simulate } from '#tests/support/simulator/run.ts';
import { scheduleOf } from '#tests/support/simulator/schedule.ts';
import { shrink } from '#tests/support/simulator/shrink.ts';

const USAGE = `npm run simulate -- [--runs 2000] [--seed 1] [--faults]

Runs hold, order, payment, cancellation and change under --runs schedules from --seed on: delays, lost answers, dying processes, a Redis that fails over,
a backend that lags. Prints the seed of each failure with its shortest story. With --faults each planted fault is looked for in as many
schedules, which must find it. Exit code 1: something failed.
`;

const PROGRESS_MS = 10_000;

const { values } = parseArgs({
	options: {
		runs: { type: 'string', default: '2000' },
		seed: { type: 'string', default: '1' },
		faults: { type: 'boolean' },
		help: { type: 'boolean' },
	},
});
const [runs, first] = [Number(values.runs), Number(values.seed)];
if (values.help || !(runs > 0) || !Number.isInteger(first)) {
	process.stdout.write(USAGE);
	process.exit(values.help ? 0 : 2);
}

async function tellStory(seed: number, fault: PlantedFault): Promise<void> {
	const { story } = await shrink(scheduleOf(seed), fault);
	process.stdout.write(`  ${story.join('\n  ')}\n`);
}

/** Looks for failures of the code as it is. Returns their number. */
async function findFailures(): Promise<number> {
	let failures = 0;
	let toldAt = process.uptime();
	for (let seed = first; seed < first + runs; seed += 1) {
		const { violation } = await simulate(scheduleOf(seed));
		if (violation !== null) {
			failures += 1;
			process.stdout.write(`seed ${seed}: ${violation}\n`);
			await tellStory(seed, NO_FAULT);
		}
		if ((process.uptime() - toldAt) * 1_000 < PROGRESS_MS) continue;
		toldAt = process.uptime();
		process.stderr.write(`${seed - first + 1} schedules, ${failures} failures\n`);
	}
	process.stdout.write(`${runs} schedules from seed ${first}: ${failures} failures\n`);
	return failures;
}

/** Looks for each planted fault. Returns the number of those that weren't found. */
async function findFaults(): Promise<number> {
	let missed = 0;
	for (const fault of PLANTED_FAULTS) {
		let seed = first;
		let found = (await simulate(scheduleOf(seed), fault)).violation;
		while (found === null && seed + 1 < first + runs) {
			seed += 1;
			found = (await simulate(scheduleOf(seed), fault)).violation;
		}
		if (found === null) {
			missed += 1;
			process.stdout.write(`NOT FOUND in ${runs} schedules: ${fault.name}\n`);
			continue;
		}
		process.stdout.write(`found by seed ${seed} (${seed - first + 1} schedules): ${fault.name}\n`);
		await tellStory(seed, fault);
	}
	return missed;
}

const restore = patchTime();
const failed = values.faults ? await findFaults() : await findFailures();
restore();
process.exitCode = failed > 0 ? 1 : 0;
