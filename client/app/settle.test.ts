import { expect, test } from 'vitest';
import { settle } from './settle.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve));

test('values that have come stand in place of their promises, others stay promises', async () => {
	const late = new Promise(() => {});
	const data = { known: Promise.resolve(1), late, plain: 'text', none: Promise.resolve(undefined) };
	expect(await settle(data, tick())).toBe(true);
	expect(data).toEqual({ known: 1, late, plain: 'text', none: undefined });
});

test('without a tick all values are awaited', async () => {
	const data = { late: tick().then(() => 'here') };
	expect(await settle(data, null)).toBe(false);
	expect(data).toEqual({ late: 'here' });
});
