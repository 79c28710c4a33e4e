import { expect, it, vi } from 'vitest';
import type { CallInput, CallOutput } from '#shared/catalogue/catalogue.ts';
import { type Replies, refuse, scopeWith } from '#tests/support/feature-scope.ts';
import { category, fleet, sailing, sailingWithPrices } from '#tests/support/sample-voyages.ts';
import { priced } from './priced.ts';

const CALCULATE = 'POST /openapi/order/individual/calculate';
const LINE = '上海-那霸-上海';
const FAMILY = { adult: 2, child: 1 };
const PRICED = ['1', '2'].map((id) =>
	sailingWithPrices(Number(id), '2027-03-05', LINE, {
		prices: { two: { personAvg: 900, totalPrice: 1800 }, four: { personAvg: 3499, totalPrice: 6998 } },
		categories: [
			{ id: 'two', inventory: 3 },
			{ id: 'four', inventory: 3 },
		],
	}),
);

/** Upstream's price: 1,000 for each adult, 100 for each child. */
const quote = ({ cabins }: CallInput<typeof CALCULATE>): CallOutput<typeof CALCULATE> => ({
	cabins: cabins.map((cabin) => ({
		...cabin,
		categoryId: String(cabin.categoryId),
		totalPrice: Number(cabin.adult) * 1_000 + Number(cabin.child) * 100,
		personAvg: 0,
	})),
	totalPrice: 0,
});

/** Upstream's replies: those for a voyage are kept, as from a warm cache. */
function backend() {
	const kept = PRICED.map((voyage) => ({ ...voyage, categories: [...voyage.categories] }));
	const asked = vi.fn(quote);
	const replies: Replies = {
		...fleet(sailing(1, '2027-03-05', LINE), sailing(2, '2027-04-05', LINE)),
		'GET /openapi/voyage/v2/{id}': ({ id }) => kept.find((voyage) => voyage.id === id) ?? refuse(),
		'GET /openapi/cruise/category/all': () => [
			category({ id: 'two', subcategoryId: 'i', code: 'I1', persons: 2 }),
			category({ id: 'four', subcategoryId: 'i', code: 'F4', persons: 4 }),
		],
		'GET /openapi/cruise/subcategory/all': () => [{ id: 'i', code: 'IN', cnName: '内舱', enName: 'Inside' }],
		[CALCULATE]: asked,
	};
	const ask = (ids: string, party: typeof FAMILY, changes: Replies = {}) =>
		priced({ ids, ...party }, scopeWith({ ...replies, ...changes }).scope);
	return { asked, ask };
}

it('gives the lowest price of the cabins that the party fits into, for all and for each', async () => {
	const { ask, asked } = backend();
	expect(await ask('2,99,1', FAMILY)).toEqual([
		{ id: '2', each: 700, total: 2_100 },
		{ id: '1', each: 700, total: 2_100 },
	]);
	const categories = asked.mock.calls.map(([{ cabins }]) => cabins.map(({ categoryId }) => categoryId));
	expect(categories).toEqual([['four'], ['four']]);
});

it('asks upstream once while a voyage is kept, for each party by itself, and again after a failure', async () => {
	const { ask, asked } = backend();
	expect(await ask('1', FAMILY, { [CALCULATE]: refuse })).toEqual([]);
	expect(await ask('1', FAMILY)).toHaveLength(1);
	expect(await ask('1', FAMILY)).toHaveLength(1);
	expect(asked).toHaveBeenCalledTimes(1);
	expect(await ask('1', { adult: 3, child: 0 })).toEqual([{ id: '1', each: 1_000, total: 3_000 }]);
	expect(asked).toHaveBeenCalledTimes(2);
});

it('leaves out a voyage that can’t be read, and the others stay', async () => {
	const { ask } = backend();
	const changes: Replies = { 'GET /openapi/voyage/v2/{id}': ({ id }) => (id === '2' ? (PRICED[1] ?? refuse()) : refuse()) };
	expect((await ask('1,2', FAMILY, changes)).map(({ id }) => id)).toEqual(['2']);
});
