import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLANTED_FAULTS } from './support/planted-faults.ts';
import { patchTime } from './support/simulator/engine.ts';
import { simulate } from './support/simulator/run.ts';
import { scheduleOf } from './support/simulator/schedule.ts';

/** `npm run simulate -- --runs N --seed S` runs more, and tells a failure’s shortest story. */
const SCHEDULES = 2_000;

let restore = () => {};
beforeAll(() => {
	restore = patchTime();
});
afterAll(() => restore());

describe('hold, order, payment, cancellation and change', () => {
	it('keep their promises under delays, lost answers, dying processes, a failover of Redis and a backend that lags', async () => {
		for (let seed = 1; seed <= SCHEDULES; seed += 1) {
			const { violation, story } = await simulate(scheduleOf(seed));
			if (violation !== null) expect.fail(`seed ${seed}: ${violation}\n${story.join('\n')}`);
		}
	}, 300_000);

	it('go the same way each time for the same seed', async () => {
		const [one, other] = [await simulate(scheduleOf(11)), await simulate(scheduleOf(11))];
		expect(one.story.length).toBeGreaterThan(5);
		expect(other).toEqual(one);
	});
});

/** Returns the first schedule from a seed on in which a planted fault breaks a promise, or null. */
async function findFault({ seed: first, ...fault }: (typeof PLANTED_FAULTS)[number]): Promise<number | null> {
	for (let seed = first; seed < first + SCHEDULES; seed += 1)
		if ((await simulate(scheduleOf(seed), fault)).violation !== null) return seed;
	return null;
}

describe('a fault in the code is found:', () => {
	it.each(PLANTED_FAULTS)(
		'$name',
		async (planted) => {
			const found = await findFault(planted);
			if (found === null) expect.fail(`not in ${SCHEDULES} schedules from ${planted.seed} on`);
			expect((await simulate(scheduleOf(found))).violation).toBeNull();
		},
		120_000,
	);
});
