import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { redisUrl } from '../../tests/support/redis-url.ts';
import { STORES } from '../../tests/support/stores.ts';
import { once } from './once.ts';
import { createSeal } from './seal.ts';
import { createVault, type Vault } from './vault.ts';

const TERMS = { keepSeconds: 60, timeoutMs: 5_000 };
let made = 0;
const fresh = () => `test:${redisUrl()}:${Date.now()}:${made++}`;

describe.each(STORES)('doing a thing once ($name)', ({ open }) => {
	async function vaults() {
		const { store, close } = await open();
		onTestFinished(close);
		const seal = () => createSeal(['a secret of tests'], 'vault');
		// Two processes have a vault each, over one store
		return [createVault(store, seal()), createVault(store, seal())] as const;
	}

	it('one of many callers does the work, and all get its result, later callers too', async () => {
		const [one, two] = await vaults();
		const key = fresh();
		let done = 0;
		const work = async () => {
			await pause(30);
			return ++done;
		};
		const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => once(index % 2 ? one : two, key, TERMS, work)));
		expect(new Set(answers)).toEqual(new Set([1]));
		expect(await once(two, key, TERMS, work)).toBe(1);
	});

	it('a caller that finished between another one’s look and its lease has done the work for both', async () => {
		const [one, two] = await vaults();
		const key = fresh();
		const late: Vault = {
			...two,
			async put(...stored) {
				await once(one, key, TERMS, async () => 'first');
				return two.put(...stored);
			},
		};
		expect(await once(late, key, TERMS, async () => 'second')).toBe('first');
	});

	it('a failed attempt isn’t shared: the next waiting caller runs the work itself', async () => {
		const [one, two] = await vaults();
		const key = fresh();
		let tries = 0;
		const work = async () => {
			await pause(20);
			if (++tries === 1) throw new Error('lost');
			return tries;
		};
		const [first, second] = await Promise.allSettled([once(one, key, TERMS, work), once(two, key, TERMS, work)]);
		expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
		expect(await once(one, key, TERMS, work)).toBe(2);
	});

	it('a result that is kept for 0 seconds is only returned: the next waiting caller runs the work itself', async () => {
		const [one, two] = await vaults();
		const key = fresh();
		let tries = 0;
		const terms = { ...TERMS, keepSeconds: (attempt: number) => (attempt === 2 ? 60 : 0) };
		const work = async () => {
			await pause(20);
			return ++tries;
		};
		const answers = await Promise.all([once(one, key, terms, work), once(two, key, terms, work)]);
		expect(answers.toSorted()).toEqual([1, 2]);
		expect(await once(one, key, terms, work)).toBe(2);
	});

	it('waits no longer than its timeout', async () => {
		const [one, two] = await vaults();
		const key = fresh();
		const slow = once(one, key, TERMS, () => pause(600, 'done'));
		await pause(20);
		await expect(once(two, key, { keepSeconds: 60, timeoutMs: 200 }, async () => 'never')).rejects.toMatchObject({
			code: 'upstream-unavailable',
		});
		expect(await slow).toBe('done');
	});

	it('keeps the lease while the work takes long', async () => {
		const [one, two] = await vaults();
		const key = fresh();
		let done = 0;
		const work = () => pause(3_600).then(() => ++done);
		expect(await Promise.all([once(one, key, TERMS, work), pause(50).then(() => once(two, key, TERMS, work))])).toEqual([1, 1]);
	});
});
