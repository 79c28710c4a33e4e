import { expect, it } from 'vitest';
import type { ScopedApi } from '#server/handler.ts';
import type { Draft } from './draft.ts';
import { priceChange, quoteDraft } from './quote.ts';

const NAMES = ['Inside', 'Balcony'];

it.each([
	['the same', { total: 100, cabins: [40, 60] }, { total: 100, cabins: [40, 60] }, null],
	['the same to the fen', { total: 0.3, cabins: [0.3] }, { total: 0.1 + 0.2, cabins: [0.1 + 0.2] }, null],
	[
		'a dearer cabin',
		{ total: 100, cabins: [40, 60] },
		{ total: 110.5, cabins: [40, 70.5] },
		{ before: 100, after: 110.5, why: 'cabins', cabins: [{ name: 'Balcony', before: 60, after: 70.5 }] },
	],
	[
		'a cheaper one',
		{ total: 100, cabins: [40, 60] },
		{ total: 90, cabins: [30, 60] },
		{ before: 100, after: 90, why: 'cabins', cabins: [{ name: 'Inside', before: 40, after: 30 }] },
	],
	[
		'a coupon lost',
		{ total: 80, cabins: [40, 60] },
		{ total: 100, cabins: [40, 60] },
		{ before: 80, after: 100, why: 'coupon', cabins: [] },
	],
	[
		'one fen',
		{ total: 100, cabins: [100] },
		{ total: 100.01, cabins: [100] },
		{ before: 100, after: 100.01, why: 'coupon', cabins: [] },
	],
])('%s', (_name, before, after, change) => expect(priceChange(before, after, NAMES)).toEqual(change));

const DRAFT: Draft = {
	localId: 'l',
	voyageId: '1',
	cabins: [{ categoryId: '1', cabinId: '7', roomNum: '8101', adult: 2, child: 0, beds: [] }],
	contactId: null,
	deadline: 0,
};
/** Upstream's answer to the price of the draft. */
const priced = (payPrice: number, discount: number | null = null) => {
	const reply = { payPrice, totalPrice: 100, discount, cabins: [{ categoryId: '1', totalPrice: 100 }] };
	return { api: (async () => reply) as unknown as ScopedApi };
};

it.each([0, -1])('a price of %d for a booking is a failure of upstream’s, and no price', async (payPrice) => {
	await expect(quoteDraft(DRAFT, priced(payPrice))).rejects.toMatchObject({ code: 'upstream-unavailable' });
	expect(await quoteDraft(DRAFT, priced(100))).toMatchObject({ total: 100 });
});

it('a price of 0 is one where a discount is all that the cabins cost', async () => {
	expect(await quoteDraft(DRAFT, priced(0, 100))).toMatchObject({ total: 0, discount: 100, cabins: [100] });
	for (const [payPrice, discount] of [
		[0, 0],
		[0, 99],
		[0, 101],
		[-1, 101],
	] as const)
		await expect(quoteDraft(DRAFT, priced(payPrice, discount))).rejects.toMatchObject({ code: 'upstream-unavailable' });
});
