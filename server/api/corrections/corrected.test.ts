import { describe, expect, it } from 'vitest';
import { AppError } from '#server/request/errors.ts';
import { ANYBODY, type Identity } from '#server/request/identity.ts';
import { createJustDone } from '#server/storage/just-done.ts';
import { memoryKeyValue } from '#server/storage/memory-key-value.ts';
import { createSeal } from '#server/storage/seal.ts';
import { createVault } from '#server/storage/vault.ts';
import type { Api, CallOutput, ParsedInput, UpstreamCall } from '#shared/catalogue/catalogue.ts';
import type { CartRow } from '#shared/catalogue/entities.ts';
import { createCorrected } from './corrected.ts';

const CART = 'GET /openapi/user/shopcart';
const HEARTS = 'GET /openapi/user/favorite/all';
const HEART = 'POST /openapi/user/voyage/{id}/favorite';
const NO_HEART = 'POST /openapi/user/voyage/{id}/unfavorite';
const PAIR = { voyageId: 'v', categoryId: 'c', adult: 2, child: 0 };

/** Two processes on one store, and a backend that answers what a test says. */
function openBackend() {
	let now = 1_000_000;
	const clock = () => new Date(now);
	const store = memoryKeyValue(() => now);
	const vault = createVault(store, createSeal(['a secret of tests'], 'vault'), clock);
	const processes = [0, 1].map(() => createCorrected(createJustDone(vault, clock)));
	let cart: CartRow[] = [];
	let hearts: string[] = [];
	/** Makes a call of a request of its own. */
	const call = <N extends UpstreamCall>(
		name: N,
		input: ParsedInput<N>,
		answer: () => CallOutput<N>,
		{ process = 0, member = 'mei' } = {},
	): Promise<CallOutput<N>> => {
		const identity = { ...ANYBODY, state: 'member', member: { id: member } } as Identity;
		const make = processes[process] as (typeof processes)[number];
		const api: Api = async (inner) => {
			if (inner !== CART) throw new AppError('upstream-unavailable', `${inner} does not answer`);
			return (await make(CART, {}, { identity, api }, async () => cart)) as never;
		};
		return make(name, input, { identity, api }, async () => answer());
	};
	const done = () => null as never;
	return {
		call,
		wait: (ms: number) => {
			now += ms;
		},
		show: (told: { cart?: CartRow[]; hearts?: string[] }) => {
			cart = told.cart ?? cart;
			hearts = told.hearts ?? hearts;
		},
		hearts: async (options?: Parameters<typeof call>[3]) =>
			(await call(HEARTS, {}, () => hearts.map((voyageId) => ({ voyageId })), options)).map(({ voyageId }) => voyageId),
		heart: (id: string, on = true, options?: Parameters<typeof call>[3]) => call(on ? HEART : NO_HEART, { id }, done, options),
		counts: async (process = 0) => (await call(CART, {}, () => cart, { process })).map(({ count }) => count),
		add: (count: number, process = 0) => call('POST /openapi/user/shopcart', { ...PAIR, count }, done, { process }),
	};
}

describe('a change that upstream took', () => {
	it('is shown by every process at once, to its member alone', async () => {
		const { heart, hearts } = openBackend();
		await heart('v1');
		expect(await hearts({ process: 1 })).toEqual(['v1']);
		expect(await hearts({ member: 'lin' })).toEqual([]);
	});

	it('is corrected no more once a reading has shown it', async () => {
		const { heart, hearts, show } = openBackend();
		await heart('v1');
		show({ hearts: ['v1'] });
		expect(await hearts()).toEqual(['v1']);
		show({ hearts: [] });
		expect(await hearts({ process: 1 })).toEqual([]);
	});

	it('isn’t shown any longer than ten seconds: then the reading is right', async () => {
		const { heart, hearts, wait } = openBackend();
		await heart('v1');
		wait(9_999);
		expect(await hearts()).toEqual(['v1']);
		wait(1);
		expect(await hearts()).toEqual([]);
	});

	it('gives way to the next one about the same thing, whichever of both the reading shows', async () => {
		const { heart, hearts, show } = openBackend();
		await heart('v1');
		await heart('v1', false);
		expect(await hearts()).toEqual([]);
		await heart('v1');
		await heart('v1', false);
		show({ hearts: ['v1'] });
		expect(await hearts()).toEqual([]);
	});

	it('loses nothing to others that are made at the same time', async () => {
		const { heart, hearts } = openBackend();
		const ids = ['v1', 'v2', 'v3', 'v4'];
		await Promise.all(ids.map((id, place) => heart(id, true, { process: place % 2 })));
		expect((await hearts()).toSorted()).toEqual(ids);
	});

	it('is one of 60 at most; the latest count', async () => {
		const { heart, hearts } = openBackend();
		for (let id = 0; id < 70; id += 1) await heart(`v${id}`);
		const shown = await hearts();
		expect(shown).toHaveLength(60);
		expect(shown[0]).toBe('v69');
	});

	it('isn’t shown when it was refused', async () => {
		const { call, hearts } = openBackend();
		const refuse = () => {
			throw new AppError('upstream-business', 'err 1001', { err: 1001 });
		};
		await expect(call(HEART, { id: 'v1' }, refuse)).rejects.toThrow('err 1001');
		expect(await hearts()).toEqual([]);
	});
});

describe('cabins in the cart', () => {
	const row = (count: number): CartRow => ({ ...PAIR, id: 'r', count });

	it('are counted on from the number that the cart had', async () => {
		const { add, counts, show } = openBackend();
		show({ cart: [row(2)] });
		await add(1);
		await add(1, 1);
		expect(await counts()).toEqual([4]);
		show({ cart: [row(3)] });
		expect(await counts()).toEqual([4]);
		show({ cart: [row(4)] });
		expect(await counts()).toEqual([4]);
	});

	it('are as many as the reading says, once it says another number than before', async () => {
		const { add, counts, show } = openBackend();
		show({ cart: [row(2)] });
		await Promise.all([add(1), add(1, 1)]);
		show({ cart: [row(4)] });
		expect(await counts()).toEqual([4]);
		show({ cart: [row(2)] });
		expect(await counts()).toEqual([2]);
	});

	it('are a row of their own, which can be removed before upstream tells its id', async () => {
		const { add, call, counts, show } = openBackend();
		await add(2);
		const [added] = await call(CART, {}, () => []);
		expect(added).toMatchObject({ ...PAIR, count: 2 });
		const sent = () => expect.fail('upstream doesn’t know this id');
		// The backend takes the cabins out by their number.
		await expect(call('DELETE /openapi/user/shopcart/{id}', { id: added?.id ?? '' }, sent)).rejects.toThrow(
			'POST /openapi/user/shopcart does not answer',
		);
		await add(-2);
		expect(await counts()).toEqual([]);
		show({ cart: [row(2)] });
		expect(await counts()).toEqual([]);
	});

	it('leave the cart when their row is removed', async () => {
		const { call, counts, show } = openBackend();
		show({ cart: [row(2)] });
		await call('DELETE /openapi/user/shopcart/{id}', { id: 'r' }, () => null as never);
		expect(await counts()).toEqual([]);
	});
});
