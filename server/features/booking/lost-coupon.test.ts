import { describe, expect, it } from 'vitest';
import { AppError } from '#server/request/errors.ts';
import { bookedDraft } from '#tests/support/booked-draft.ts';
import { changeParty } from './cabins.ts';
import { acceptPrice, confirm } from './confirm.ts';
import { chooseCoupon } from './coupons.ts';
import { createOrder } from './create.ts';

const localId = 'draft';
const policies = { booking: true, contract: true, privacy: true } as const;
/** A booking with a coupon that upstream takes no more, for which the member has seen the lower price. */
async function withLostCoupon() {
	const coupon = { kind: 'coupon', code: 'SAIL' } as const;
	const booked = await bookedDraft({ coupon, seen: { total: 7_800, cabins: [8_000] } });
	booked.upstream.coupons = false;
	return booked;
}

describe('a coupon that upstream takes no more', () => {
	it('is on the confirmation neither as a coupon nor as a line, and the difference is told', async () => {
		const { scope } = await withLostCoupon();
		const view = await confirm({ localId, propose: false }, scope);
		expect(view).toMatchObject({ coupon: null, total: 8_000, changed: { before: 7_800, after: 8_000, why: 'coupon' } });
		expect(view).toHaveProperty('lines.length', 1);
	});

	it.each(['the price without it is accepted', 'the party is changed'])(
		'stays away once %s, also when it applies again',
		async (how) => {
			const { upstream, scope } = await withLostCoupon();
			if (how === 'the party is changed') await changeParty({ localId, cabin: 0, adult: 2, child: 0 }, scope);
			else expect(await acceptPrice({ localId, total: 8_000 }, scope)).toEqual({ accepted: true });
			upstream.coupons = true;
			const answer = await createOrder({ localId, total: 8_000, otherDocuments: [], policies }, scope);
			expect(answer).toMatchObject({ state: 'created' });
			expect(upstream.orders).toMatchObject([{ payPrice: 8_000 }]);
			expect(upstream.orders[0]).not.toHaveProperty('couponCode');
		},
	);

	it('isn’t one whose price merely couldn’t be had: the page fails, and the coupon stays', async () => {
		const { upstream, scope } = await withLostCoupon();
		upstream.coupons = true;
		upstream.beforePrice = () => {
			upstream.beforePrice = () => {};
			throw new AppError('upstream-unavailable', 'upstream answered 503', { fault: 'outage' });
		};
		await expect(confirm({ localId, propose: false }, scope)).rejects.toMatchObject({ code: 'upstream-unavailable' });
		expect(await confirm({ localId, propose: false }, scope)).toMatchObject({ coupon: { code: 'SAIL' }, total: 7_800 });
	});

	it('isn’t put on a booking whose price doesn’t take it, though its check says that it applies', async () => {
		const { upstream, scope } = await bookedDraft(undefined, {
			'POST /openapi/coupon/check': () => ({ applicable: true, name: '启航礼', enName: '', amount: 200 }),
		});
		upstream.coupons = false;
		expect(await chooseCoupon({ localId, code: 'SAIL', crmId: null }, scope)).toEqual({ state: 'not-applicable' });
		upstream.coupons = true;
		expect(await confirm({ localId, propose: false }, scope)).toMatchObject({ coupon: null, total: 8_000 });
	});
});
