import { expect, it } from 'vitest';
import { VoyageDetail } from '#shared/catalogue/entities.ts';
import { type Replies, refuse, scopeWith } from '#tests/support/feature-scope.ts';
import { category, fleet, sailing, sailingWithPrices } from '#tests/support/sample-voyages.ts';
import { compared } from './compared.ts';

const LINE = '上海-那霸-上海';
const replies: Replies = {
	...fleet(sailing(1, '2027-03-05', LINE), sailing(2, '2027-04-05', LINE)),
	'GET /openapi/voyage/v2/{id}': ({ id }) =>
		sailingWithPrices(Number(id), '2027-03-05', LINE, {
			prices: {
				in: { personAvg: 3299, totalPrice: 6598 },
				in2: { personAvg: 3499, totalPrice: 6998 },
				family: { personAvg: 3100, totalPrice: 12_400 },
				bal: { personAvg: 4999, totalPrice: 9998 },
			},
			categories: [
				{ id: 'in', inventory: 0 },
				{ id: 'in2', inventory: 3 },
				{ id: 'family', inventory: 3 },
				{ id: 'bal', inventory: 0 },
			],
		}),
	'GET /openapi/cruise/category/all': () => [
		category({ id: 'in', subcategoryId: 'i', code: 'I1' }),
		category({ id: 'in2', subcategoryId: 'i', code: 'I2' }),
		category({ id: 'family', subcategoryId: 'i', code: 'F4', persons: 4 }),
		category({ id: 'bal', subcategoryId: 'b', code: 'B1' }),
		category({ id: 'odd', subcategoryId: null, code: 'X' }),
	],
	'GET /openapi/cruise/subcategory/all': () => [
		{ id: 'b', code: 'BAL', cnName: '阳台', enName: 'Balcony' },
		{ id: 'i', code: 'IN', cnName: '内舱', enName: 'Inside' },
	],
	'GET /openapi/voyage/v2detail/{id}': () => VoyageDetail.parse({ excluded: ['服务费：每人每晚 120 元，套房 160 元'] }),
	'GET /openapi/order/cancellation/policy': () => [{ fromDays: null, toDays: 0, percent: 10 }],
};
const ask = (ids: string, changes: Replies = {}) => compared({ ids }, scopeWith({ ...replies, ...changes }).scope);

it('compares kinds of cabin by the lowest price of two who share; what is sold out or for more people counts for none', async () => {
	const [first] = await ask('1,2');
	expect(first?.kinds).toEqual([
		{ kind: 'IN', name: '内舱', from: 3499, soldOut: false, fits: true },
		{ kind: 'BAL', name: '阳台', from: null, soldOut: true, fits: true },
	]);
	expect(first?.cancellation).toEqual([{ from: null, until: '2027-03-05', fee: { percent: 10 }, today: true }]);
});

it('tells the service charge of one person for all nights; null where upstream tells none', async () => {
	expect((await ask('1'))[0]?.service).toEqual({ each: 120, total: 480 });
	expect((await ask('1', { 'GET /openapi/voyage/v2detail/{id}': refuse }))[0]?.service).toBeNull();
});

it('gives the voyages of the address that are still offered, in its order', async () => {
	expect((await ask('2,99,1')).map(({ id }) => id)).toEqual(['2', '1']);
});

it('does without what upstream doesn’t tell', async () => {
	const changes = { 'GET /openapi/voyage/v2/{id}': refuse, 'GET /openapi/order/cancellation/policy': refuse };
	const [first] = await ask('1', changes);
	expect(first).toMatchObject({ id: '1', kinds: 'unavailable', cancellation: 'unavailable' });
});
