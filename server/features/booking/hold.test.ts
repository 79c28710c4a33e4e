import { expect, it } from 'vitest';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { category, sailingWithPrices } from '#tests/support/sample-voyages.ts';
import { hold } from './hold.ts';

const cabins = [{ categoryId: 'c', adult: 2, child: 0, count: 1 }];

it.each([
	['nothing', 0],
	['less than nothing', -100],
	['a price far below its reference', 1_999],
])('a cabin that costs %s is not held, whatever a page asks for', async (_name, personAvg) => {
	let asked = 0;
	const { scope } = scopeWith({
		'GET /openapi/cruise/category/all': () => [category({ id: 'c' })],
		'GET /openapi/voyage/v2/{id}': () =>
			sailingWithPrices(1, '2027-03-05', '上海-济州-上海', { prices: { c: { personAvg, totalPrice: personAvg * 2 } } }),
		'POST /openapi/order/v3/individual/lock': () => {
			asked += 1;
			return { rooms: [{ categoryId: 'c', cabins: [{ id: '1', roomNum: '5001' }] }] };
		},
	});
	expect(await hold({ voyageId: '1', cabins }, scope)).toEqual({ localId: null, missing: ['c'] });
	expect(asked).toBe(0);
});
