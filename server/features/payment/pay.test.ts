import { expect, it } from 'vitest';
import { ANYBODY } from '#server/request/identity.ts';
import { scopeWith, unknown } from '#tests/support/feature-scope.ts';
import { sampleOrder } from '#tests/support/sample-orders.ts';
import { pay } from './pay.ts';
import { payment } from './payment.ts';

const press = { orderId: '10000001', method: 'alipay', from: 'booking', phone: false, another: false } as const;
const identityOf = (id: string) => ({ ...ANYBODY, member: { id } as never });

it('a press to pay another member’s order gets neither their cashier nor a word of it, just after they pressed too', async () => {
	const reply = { biz_response: { result_code: 200, data: { cashier_url: 'https://cashier.good.test/1' } } } as never;
	const { scope: own } = scopeWith(
		{
			'GET /openapi/order/individual/{id}': () => sampleOrder({ payUntil: null }),
			'POST /openapi/order/alipay/pay': () => reply,
		},
		{ identity: identityOf('owner') },
	);
	const { scope: foreign } = scopeWith(
		{ 'GET /openapi/order/individual/{id}': unknown, 'POST /openapi/order/alipay/pay': unknown },
		{ identity: identityOf('another') },
	);
	const other = { ...foreign, vault: own.vault };
	const first = await pay(press, own);
	expect(first).toMatchObject({ state: 'go' });
	// A double click of the owner’s is one press.
	expect(await pay(press, own)).toEqual(first);
	await expect(pay(press, other)).rejects.toMatchObject({ code: 'upstream-business' });
});

it('a payment is open until the moment that upstream names, and shows just this moment', async () => {
	const until = Date.parse('2026-11-21T13:00:00+08:00');
	const { scope } = scopeWith({ 'GET /openapi/order/individual/{id}': () => sampleOrder() });
	const viewAt = (now: number) => payment({ id: '10000001' }, { ...scope, now: new Date(now) });
	expect(await viewAt(until - 1)).toMatchObject({ state: 'waiting', payBy: until, amount: 8_000 });
	expect(await viewAt(until)).toMatchObject({ state: 'closed', payBy: null, methods: [] });
	expect(await pay(press, { ...scope, now: new Date(until) })).toEqual({ state: 'settled' });
});
