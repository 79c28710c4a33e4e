import { expect, it } from 'vitest';
import { type Replies, refuse, scopeWith } from '#tests/support/feature-scope.ts';
import { fleet, sailing, sailingWithPrices } from '#tests/support/sample-voyages.ts';
import { memberCoupons } from './own-coupons.ts';

const LINE = '上海-那霸-上海';
const coupon = (id: string, until: string, amount = 300) => {
	return { id, name: `券${id}`, enName: '', amount, minPrice: null, until, applicable: false };
};
const TIMETABLE: Replies = {
	...fleet(sailing(1, '2027-03-05', LINE)),
	'GET /openapi/voyage/v2/{id}': ({ id }) =>
		sailingWithPrices(Number(id), '2027-03-05', LINE, { categories: [{ id: 'c', inventory: 4 }] }),
};
const of = async (replies: Replies) =>
	(await memberCoupons({}, scopeWith(replies, { now: '2026-11-26T04:00:00Z' }).scope)).coupons;

it('the member’s coupons are listed without a booking, those that end first before the others, without ended ones', async () => {
	const asked: unknown[] = [];
	const coupons = await of({
		...TIMETABLE,
		'POST /openapi/coupon/getCrmCouponList': (basket) => {
			asked.push(basket);
			return [coupon('a', ''), coupon('b', '2027-01-01'), coupon('c', '2026-11-25'), coupon('d', '2026-11-26')];
		},
	});
	expect(coupons).toMatchObject([{ id: 'd' }, { id: 'b' }, { id: 'a', name: '券a', amount: 300, minPrice: null, until: '' }]);
	expect(JSON.stringify(coupons)).not.toContain('applicable');
	expect(asked).toMatchObject([{ voyageId: '1', cabins: [{ adult: 1, child: 0 }] }]);
});

it.each<[string, Replies]>([
	['the call is refused', { ...TIMETABLE, 'POST /openapi/coupon/getCrmCouponList': refuse }],
	['no voyage is on sale', fleet()],
	['the timetable can’t be had', {}],
])('coupons are unavailable, not none, where %s', async (_why, replies) => {
	expect(await of(replies)).toBe('unavailable');
});
