import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#server/request/errors.ts';
import { createFaultLog } from './fault-log.ts';
import { createGuards } from './guards.ts';

const SLOW = 'GET /openapi/slow';
const OTHER = 'GET /openapi/other';

function guards() {
	const warn = vi.fn<(fields: object, message: string) => void>();
	const guarded = createGuards(createFaultLog({ warn, info: warn }));
	return { guarded, said: () => warn.mock.calls.map(([fields]) => fields) };
}
const failWith = (error: Error) => () => Promise.reject(error);
const outage = () => new AppError('upstream-unavailable', 'no answer', { fault: 'outage' });
/** Makes a call `times` times, one after another, and returns the outcomes. */
async function tryOften(
	guarded: ReturnType<typeof createGuards>,
	times: number,
	make: () => Promise<unknown>,
): Promise<string[]> {
	const told: string[] = [];
	for (let time = 0; time < times; time++)
		told.push(
			await guarded(SLOW, make).then(
				() => 'answered',
				(error: Error) => error.message,
			),
		);
	return told;
}

describe('the breaker of a call', () => {
	it('opens after outages and logs it, lets other calls pass, and closes with the first answer after a second', async () => {
		const { guarded, said } = guards();
		const asked = vi.fn<() => Promise<never>>(failWith(outage()));
		const told = await tryOften(guarded, 30, asked);
		expect(told.at(-1)).toBe('breaker open');
		expect(asked.mock.calls.length).toBeLessThanOrEqual(11);
		expect(await guarded(OTHER, async () => 'answered')).toBe('answered');
		await pause(1_050);
		expect(await tryOften(guarded, 2, async () => 1)).toEqual(['answered', 'answered']);
		expect(said()).toEqual([
			{ call: SLOW, breaker: 'open' },
			{ call: SLOW, breaker: 'closed' },
		]);
	});

	it.each([
		['refusals', new AppError('upstream-business', 'err 1001', { err: 1001 })],
		['replies that can’t be read', new AppError('upstream-unavailable', 'unreadable', { fault: 'shape' })],
		['ended sessions', new AppError('not-logged-in', 'err 700', { err: 700 })],
	])('stays closed with %s: upstream is there', async (_what, error) => {
		const { guarded, said } = guards();
		const told = await tryOften(guarded, 30, failWith(error));
		expect(told).toEqual(Array.from({ length: 30 }, () => error.message));
		expect(said()).toEqual([]);
	});
});

it('a call that hangs has 24 requests under way and 200 waiting, refuses others at once, and delays no other call', async () => {
	const { guarded } = guards();
	let [underWay, refused] = [0, 0];
	const release = Promise.withResolvers<void>();
	const hang = async () => {
		underWay += 1;
		await release.promise;
	};
	const all = Array.from({ length: 300 }, () =>
		guarded(SLOW, hang).catch((error: Error) => {
			if (error.message === 'too many of this call under way') refused += 1;
		}),
	);
	await pause(10);
	expect([underWay, refused]).toEqual([24, 76]);
	expect(await guarded(OTHER, async () => 'answered')).toBe('answered');
	release.resolve();
	await Promise.all(all);
	expect(underWay).toBe(224);
});
