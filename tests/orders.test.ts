import { describe, expect, it } from 'vitest';
import type { OrderCard } from '#shared/catalogue/bff/order-views.ts';
import type { OrderRefundView, OrdersView, OrderView } from '#shared/catalogue/bff/orders.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { type Choice, newMember, ordered } from './support/booking.ts';
import { useBookingSite } from './support/booking-site.ts';
import type { TestSite } from './support/site.ts';
import { control, type Visitor, visitor } from './support/visitor.ts';

let site: TestSite;
let choice: Choice;
let mei: Visitor & { mobile: string };

useBookingSite((given) => {
	({ site, choice, mei } = given);
});

const list = async (browser: Visitor, query = ''): Promise<OrdersView> => (await browser.get(`/api/orders${query}`)).body.data;
const view = async (browser: Visitor, id: string): Promise<OrderView> => (await browser.get(`/api/order?id=${id}`)).body.data;
const refund = async (browser: Visitor, id: string): Promise<OrderRefundView> =>
	(await browser.get(`/api/order/refund?id=${id}`)).body.data;
const cancel = async (browser: Visitor, id: string, sum: number, more: object = {}) =>
	(await browser.post('/api/order/cancel', { id, refund: sum, policy: true, ...more })).body.data;
const advance = (id: string, to: number) => control<{ moved: boolean }>(site, '/orders/advance', { id, to });
const makeOrder = async ({ mobile }: { mobile: string }, status: number, daysToSail?: number): Promise<string> =>
	(await control<{ id: string }>(site, '/orders', { mobile, status, ...(daysToSail !== undefined && { daysToSail }) })).id;
async function paid(browser: Visitor): Promise<string> {
	const id = await ordered(browser, choice);
	await browser.post('/api/order/pay', { orderId: id, method: 'union' });
	await control(site, '/orders/pay', { id });
	return id;
}
/** Returns the cabins that orders take, as the backend has them now: the site keeps its answer for half a minute. */
const taken = async (): Promise<unknown[]> => (await control<{ taken: unknown[] }>(site, '/orders')).taken;

describe('GET /orders', () => {
	it('lists all nine states under their tabs, each with its next step', async () => {
		const all = await list(mei, '?tab=all');
		expect(all.rows.map(({ status }) => status).toSorted()).toEqual(Object.keys(ORDER_STATUSES).toSorted());
		expect(all.tabs).toEqual([
			{ tab: 'todo', count: 2 },
			{ tab: 'upcoming', count: 2 },
			{ tab: 'past', count: 1 },
			{ tab: 'cancelled', count: 4 },
			{ tab: 'all', count: 9 },
		]);
		const next = Object.fromEntries(all.rows.map((row: OrderCard) => [row.status, row.next]));
		expect(next).toEqual({
			'waiting-confirmation': 'wait-confirmation',
			reserved: 'pay',
			'waiting-payment': 'pay',
			'not-travelled': 'check-in',
			completed: 'none',
			cancelled: 'none',
			refunding: 'wait-refund',
			refunded: 'none',
			cancelling: 'wait-review',
		});
		for (const { voyage } of all.rows) expect(voyage?.title && voyage.ports.length > 0 && voyage.picture).toBeTruthy();
	});

	it('opens on the tab of orders to pay, and shows the nearest for an unknown tab or page', async () => {
		expect(await list(mei)).toMatchObject({ tab: 'todo', page: 1 });
		expect(await list(mei, '?tab=nonsense&page=99')).toMatchObject({ tab: 'todo', page: 1 });
		expect(await list(mei, '?tab=cancelled&page=-1')).toMatchObject({ tab: 'cancelled', page: 1 });
		expect(await list(mei, '?page=x')).toMatchObject({ page: 1 });
		expect((await visitor(site).get('/api/orders')).status).toBe(401);
	});
});

describe('GET /order', () => {
	it.each(Object.entries(ORDER_STATUSES))('%s can be shown', async (status, code) => {
		const id = await makeOrder(mei, code);
		const order = await view(mei, id);
		expect(order.status).toBe(status);
		expect(order.bookedCabins[0]?.passengers).toHaveLength(2);
		expect(order.timeline.filter(({ state }) => state === 'current')).toHaveLength(1);
		expect(order.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.amount);
		expect((order.refund !== null) === /refund|cancelling/.test(status)).toBe(true);
		expect((await mei.get(`/api/order/price?id=${id}`)).body.data).toMatchObject({ total: order.amount, paid: order.paid });
	});

	it('shows documents, contact and numbers masked only (T61)', async () => {
		const reply = await mei.get(`/api/order?id=${await ordered(mei, choice)}`);
		const { passengers } = (await mei.get('/api/contacts')).body.data;
		const whole = (await mei.get(`/api/passenger?id=${passengers[0].id}`)).body.data;
		expect(reply.body.data.contact.mobileMasked).toMatch(/^\d{3}\*{4}\d{4}$/);
		for (const secret of [whole.number, whole.mobile, whole.emergencyPhone, 'lin@example.com'])
			expect(reply.text).not.toContain(secret);
		expect((await mei.get('/api/openapi/order/individual/1')).status).toBe(404);
	});

	it('answers 404 for an unknown order', async () => {
		expect((await mei.get('/api/order?id=10000000')).status).toBe(404);
		expect((await mei.get('/api/order?id=../1')).status).toBe(400);
	});
});

describe('cancelling', () => {
	it('before payment takes effect at once and frees the cabin', async () => {
		const before = await taken();
		const id = await ordered(mei, choice);
		expect(await taken()).toHaveLength(before.length + 1);
		expect(await refund(mei, id)).toMatchObject({ cancellable: true, paid: 0, fee: 0, refund: 0 });
		expect(await cancel(mei, id, 0)).toMatchObject({ state: 'done', status: 'cancelled' });
		expect((await cancel(mei, id, 0)).state).toBe('done');
		expect(await taken()).toEqual(before);
	});

	it('after payment is reviewed and pays back exactly the sum shown', async () => {
		const id = await paid(mei);
		const { refund: shown, ...told } = await refund(mei, id);
		const back = shown ?? expect.fail('no refund');
		expect(back + (told.fee ?? 0)).toBe(told.paid);
		expect(told.fee).toBeGreaterThan(0);
		expect(told.rows === 'unavailable' ? [] : told.rows.filter(({ today }) => today)).toHaveLength(1);
		expect(await cancel(mei, id, back + 1)).toEqual({ state: 'changed', refund: back, fee: told.fee });
		expect((await mei.post('/api/order/cancel', { id, refund: back })).status).toBe(400);
		expect((await mei.post('/api/order/cancel', { id, refund: back, policy: false })).status).toBe(400);
		expect((await view(mei, id)).status).toBe('not-travelled');

		const [one, two] = await Promise.all([cancel(mei, id, back), cancel(mei, id, back)]);
		for (const answer of [one, two]) expect(answer).toMatchObject({ state: 'done', status: 'cancelling' });
		expect(await view(mei, id)).toMatchObject({ next: 'wait-review', refund: { amount: back, refundBy: null } });
		await advance(id, ORDER_STATUSES.refunding);
		const refunding = await view(mei, id);
		expect(refunding.refund?.refundBy).toBe((refunding.refund?.reviewedAt ?? 0) + 48 * 3_600_000);
		await advance(id, ORDER_STATUSES.refunded);
		expect(await view(mei, id)).toMatchObject({ status: 'refunded', refunded: back, paid: told.paid, due: 0 });
		const { payments } = (await mei.get(`/api/order/price?id=${id}`)).body.data;
		expect(payments.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
			['payment', told.paid],
			['refund', back],
		]);
	});

	it('is refused in states that can’t be cancelled', async () => {
		const sailed = await makeOrder(mei, ORDER_STATUSES.completed);
		expect(await cancel(mei, sailed, 0)).toEqual({ state: 'refused', reason: 'not-this-state', message: '' });
		expect((await view(mei, sailed)).can.cancel).toBe(false);
	});

	it('an unpaid order ends by itself and frees its cabin', async () => {
		const before = await taken();
		const id = await ordered(mei, choice);
		expect(await taken()).toHaveLength(before.length + 1);
		await control(site, '/orders/hurry', { id, seconds: -1 });
		expect(await view(mei, id)).toMatchObject({ status: 'cancelled', payBy: null, can: { pay: false, cancel: false } });
		expect(await taken()).toEqual(before);
	});
});

describe('an invoice', () => {
	const ask = async (id: string, more: object = {}) =>
		(
			await mei.post('/api/order/invoice', {
				id,
				titleType: 'company',
				title: ' 远帆文化 ',
				taxNumber: '9131 0115ma1k3abc2x',
				email: 'tax@example.com',
				...more,
			})
		).body.data;

	it('can be asked for after a payment, by the form’s own rules, and is proposed for the next order', async () => {
		const open = await ordered(mei, choice);
		expect(await ask(open)).toEqual({ state: 'not-now', message: '当前订单无法申请发票' });
		const id = await paid(mei);
		expect(await ask(id, { taxNumber: '12', email: 'x' })).toEqual({
			state: 'refused',
			problems: { taxNumber: 'taxNumber', email: 'email' },
		});
		expect(await ask(id)).toEqual({ state: 'applied' });
		expect(await ask(id)).toEqual({ state: 'applied' });
		expect(site.sandbox.calls().counts['POST /openapi/order/invoice/apply']).toBe(2);
		const order = await view(mei, id);
		expect(order.invoice).toMatchObject({
			state: 'applied',
			title: '远帆文化',
			taxNumber: '91310115MA1K3ABC2X',
			amount: order.paid,
		});
		expect(order.can.invoice).toBe(false);
		expect((await view(mei, open)).invoiceProposal).toMatchObject({ title: '远帆文化', email: 'tax@example.com' });
		expect((await view(await newMember(site), (await list(mei)).rows[0]?.id ?? ''))?.invoiceProposal).toBeUndefined();
	});
});

describe('cabins and coupons of an order', () => {
	it('a cabin can be exchanged once for a free one, and two orders never share one', async () => {
		const [one, two] = [await ordered(mei, choice), await ordered(mei, choice)];
		const { rooms, roomNum } = (await mei.get(`/api/order/rooms?id=${one}&cabin=0`)).body.data;
		const wanted = rooms.at(-1);
		const change = async (id: string) => (await mei.post('/api/order/room', { id, cabin: 0, roomId: wanted.id })).body.data;
		expect(await change(one)).toEqual({ state: 'changed', roomNum: wanted.roomNum });
		expect(await change(two)).toEqual({ state: 'taken' });
		expect((await view(mei, one)).bookedCabins[0]?.roomNum).toBe(wanted.roomNum);
		expect(wanted.roomNum).not.toBe(roomNum);
		expect((await mei.post('/api/order/room', { id: one, cabin: 5, roomId: wanted.id })).status).toBe(400);
	});

	it('says when there is no cabin to change to', async () => {
		const id = await ordered(mei, choice);
		site.sandbox.fault({ call: 'GET /openapi/order/individual/{id}/cabins', garbage: 'wrong-type' });
		expect((await mei.get(`/api/order/rooms?id=${id}&cabin=0`)).status).toBe(502);
	});

	it('coupons that came with it are listed with their state', async () => {
		const { rows } = await list(mei, '?tab=past');
		const coupons = await Promise.all(
			rows.map(async ({ id }) => (await mei.get(`/api/order/coupons?id=${id}`)).body.data.coupons),
		);
		const states = coupons.flat().map(({ state }: { state: string }) => state);
		expect(states.toSorted()).toEqual(['expired', 'usable']);
	});
});
