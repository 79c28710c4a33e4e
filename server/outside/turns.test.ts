import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const hold = () => {
	let end = () => {};
	const held = new Promise<void>((done) => {
		end = done;
	});
	return { held, end };
};

it('the next work begins when one of those at the same time is done', async () => {
	const inTurn = createTurns({ atOnce: 2, waiting: 5, timeoutMs: 5_000 });
	const works = [hold(), hold(), hold()];
	const begun: number[] = [];
	const results = works.map(({ held }, at) =>
		inTurn(async () => {
			begun.push(at);
			await held;
			return at;
		}),
	);
	await Promise.resolve();
	expect(begun).toEqual([0, 1]);
	works[1]?.end();
	expect(await results[1]).toBe(1);
	await Promise.resolve();
	expect(begun).toEqual([0, 1, 2]);
	for (const { end } of works) end();
	expect(await Promise.all(results)).toEqual([0, 1, 2]);
});

it('a work that fails gives its place to the next one', async () => {
	const inTurn = createTurns({ atOnce: 1, waiting: 5, timeoutMs: 5_000 });
	const failing = inTurn(() => Promise.reject(new Error('no')));
	const next = inTurn(async () => 'done');
	await expect(failing).rejects.toThrow('no');
	expect(await next).toBe('done');
});

it('a caller is refused at once when too many wait, and later when it waits too long', async () => {
	const inTurn = createTurns({ atOnce: 1, waiting: 1, timeoutMs: 30 });
	const { held, end } = hold();
	const working = inTurn(() => held);
	const waiting = inTurn(async () => {});
	await expect(inTurn(async () => {})).rejects.toMatchObject({ status: 503, retryAfter: 2 });
	await expect(waiting).rejects.toMatchObject({ status: 503 });
	end();
	await working;
	await inTurn(async () => {});
});
