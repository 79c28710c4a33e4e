import { describe, expect, it } from 'vitest';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import {
	bookingOf,
	type Choice,
	CREATE,
	confirmOf,
	create,
	hold,
	newMember,
	type OpenConfirm,
	ordered,
} from './support/booking.ts';
import { useBookingSite } from './support/booking-site.ts';
import { begin, CANCEL, changes, finish, otherDate, pay } from './support/rebooking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, type Visitor, visitor } from './support/visitor.ts';

let site: TestSite;
let choice: Choice;
useBookingSite((given) => {
	({ site, choice } = given);
});

const REFUND = 'GET /openapi/order/individual/{id}/refundPrice';
const cancelsAsked = (): number => (site.sandbox.calls().counts as Record<string, number>)[CANCEL] ?? 0;

const order = async (browser: Visitor, id: string): Promise<OrderView> => (await browser.get(`/api/order?id=${id}`)).body.data;
const payment = async (browser: Visitor, id: string): Promise<PaymentView> =>
	(await browser.get(`/api/order/payment?id=${id}`)).body.data;
/** A new member's order of the choice, paid unless told otherwise. */
async function withOrder({ paid = true } = {}): Promise<{ mei: Visitor; oldId: string }> {
	const mei = await newMember(site);
	const oldId = await ordered(mei, choice);
	if (paid) await pay(site, mei, oldId);
	return { mei, oldId };
}

/** Begins a change, holds a cabin of the other date and saves the passengers that the site brings along. */
async function heldChange(mei: Visitor, oldId: string, to?: Choice): Promise<{ localId: string; confirm: OpenConfirm }> {
	const other = to ?? (await otherDate(mei, oldId));
	expect((await begin(mei, oldId, other.voyageId)).status).toBe(200);
	const { localId } = (await hold(mei, other)).body.data;
	const { cabins, contactId } = await bookingOf(mei, localId);
	await mei.post('/api/booking/save', { localId, beds: cabins.map(({ beds }) => beds), contactId });
	return { localId, confirm: await confirmOf(mei, localId) };
}

/** Makes the new order of a change. */
async function changed(mei: Visitor, oldId: string): Promise<{ newId: string; localId: string; refund: number | null }> {
	const { localId, confirm } = await heldChange(mei, oldId);
	const refund = confirm.replaces?.refund ?? null;
	const { body } = await create(mei, localId, confirm.total, { replaces: { id: oldId, refund } });
	return { newId: body.data.orderId ?? expect.fail(JSON.stringify(body)), localId, refund };
}

describe('a paid order that is changed to another date', () => {
	it('shows today’s refund, the order’s own voyage first and then others of its line, each with the price for its party', async () => {
		const { mei, oldId } = await withOrder();
		const view = await changes(mei, oldId);
		const { refund } = (await mei.get(`/api/order/refund?id=${oldId}`)).body.data;
		expect(view).toMatchObject({ order: { id: oldId }, refund, reason: null, begun: null, parties: [{ adult: 2, child: 0 }] });
		const voyages = view.voyages === 'unavailable' ? [] : view.voyages;
		expect(voyages.map(({ kind }) => kind)).toEqual(
			voyages
				.map(({ kind }) => kind)
				.toSorted((one, other) => ['own', 'line', 'similar'].indexOf(one) - ['own', 'line', 'similar'].indexOf(other)),
		);
		expect(voyages[0]).toMatchObject({ kind: 'own', voyage: { id: choice.voyageId } });
		const dates = voyages.filter(({ kind }) => kind === 'line').map(({ voyage }) => voyage.date);
		expect(dates.length).toBeGreaterThan(0);
		expect(dates).toEqual(dates.toSorted());
		for (const { total } of voyages) expect(total).toBeGreaterThan(0);
	});

	it('brings passengers and contact along, is paid first, and only then gives the old order back for the sum that was read', async () => {
		const { mei, oldId } = await withOrder();
		const before = await order(mei, oldId);
		const { localId, confirm } = await heldChange(mei, oldId);
		expect(confirm.complete).toBe(true);
		const names = (cabins: OrderView['bookedCabins']) => cabins.flatMap(({ passengers }) => passengers.map(({ name }) => name));
		expect(names(confirm.cabins)).toEqual(names(before.bookedCabins));
		expect(confirm.contact?.name).toBe(before.contact?.name);
		const { refund } = (await mei.get(`/api/order/refund?id=${oldId}`)).body.data;
		expect(confirm.replaces).toMatchObject({ order: { id: oldId }, refund, reason: null });

		const press = () => create(mei, localId, confirm.total, { replaces: { id: oldId, refund } });
		const [one, two] = await Promise.all([press(), press()]);
		const newId: string = one.body.data.orderId;
		expect(two.body.data.orderId).toBe(newId);
		expect((await press()).body.data.orderId).toBe(newId);
		// Two orders stand, and both say so.
		for (const id of [oldId, newId]) expect((await order(mei, id)).rebooking).toMatchObject({ step: 'pay', refund });
		expect((await payment(mei, newId)).rebooking?.oldOrder.id).toBe(oldId);
		expect(await finish(mei, newId)).toEqual({ state: 'not-now' });
		expect((await order(mei, oldId)).status).toBe('not-travelled');
		for (const id of [oldId, newId]) expect((await begin(mei, id, choice.voyageId)).status).toBe(409);

		await pay(site, mei, newId);
		for (const id of [oldId, newId]) expect((await order(mei, id)).rebooking?.step).toBe('cancel');
		expect(await finish(mei, oldId)).toEqual({ state: 'not-now' });
		const answers = await Promise.all([finish(mei, newId), finish(mei, newId)]);
		expect(answers).toEqual([{ state: 'done' }, { state: 'done' }]);
		expect(await finish(mei, newId)).toEqual({ state: 'done' });
		expect(cancelsAsked()).toBe(1);
		expect(await order(mei, oldId)).toMatchObject({
			status: 'cancelling',
			refund: { amount: refund },
			rebooking: { step: 'done' },
		});
		expect((await order(mei, newId)).status).toBe('not-travelled');
	});

	it('goes on in another process, and after the answer to the order was lost', async () => {
		const { mei, oldId } = await withOrder();
		const { localId, confirm } = await heldChange(mei, oldId);
		const replaces = { id: oldId, refund: confirm.replaces?.refund ?? null };
		site.sandbox.fault({ call: CREATE, lost: true, times: 1 });
		site.sandbox.fault({ call: 'GET /openapi/order/individual', httpStatus: 503, times: 2 });
		expect((await create(mei, localId, confirm.total, { replaces })).body.data.code).toBe('order-unclear');
		const other = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() }, site.sandboxUrl);
		const moved = visitor(other);
		for (const [name, value] of mei.cookies) moved.cookies.set(name, value);
		const newId: string = (await create(moved, localId, confirm.total, { replaces })).body.data.orderId;
		expect((await order(moved, newId)).rebooking).toMatchObject({ step: 'pay', oldOrder: { id: oldId } });
		await pay(site, mei, newId);
		expect(await finish(moved, newId)).toEqual({ state: 'done' });
		await other.close();
	});

	it('has one order in its place, also when another booking was begun while the answer to the first one was lost', async () => {
		const { mei, oldId } = await withOrder();
		const first = await heldChange(mei, oldId);
		const replaces = { id: oldId, refund: first.confirm.replaces?.refund ?? null };
		site.sandbox.fault({ call: CREATE, lost: true, times: 1 });
		site.sandbox.fault({ call: 'GET /openapi/order/individual', httpStatus: 503, times: 2 });
		expect((await create(mei, first.localId, first.confirm.total, { replaces })).body.data.code).toBe('order-unclear');
		const other = await heldChange(mei, oldId, choice);
		expect(other.confirm.replaces?.order.id).toBe(oldId);
		expect((await create(mei, other.localId, other.confirm.total, { replaces })).body.data).toEqual({ state: 'refund' });
		const newId: string = (await create(mei, first.localId, first.confirm.total, { replaces })).body.data.orderId;
		expect((await order(mei, oldId)).rebooking).toMatchObject({ step: 'pay', newOrder: { id: newId } });
		expect((await confirmOf(mei, other.localId)).replaces).toBeNull();
	});

	it('is never cancelled for another refund than the one that was read, before the new order or after it', async () => {
		const { mei, oldId } = await withOrder();
		const { localId, confirm } = await heldChange(mei, oldId);
		const refund = confirm.replaces?.refund ?? expect.fail('no refund');
		for (const replaces of [{ id: oldId, refund: refund + 1 }, { id: oldId, refund: null }, { id: '1', refund }, undefined])
			expect((await create(mei, localId, confirm.total, { replaces })).body.data).toEqual({ state: 'refund' });
		const { newId } = {
			newId: (await create(mei, localId, confirm.total, { replaces: { id: oldId, refund } })).body.data.orderId,
		};
		await pay(site, mei, newId);
		// Three weeks before departure cancelling costs more
		await control(site, '/orders/sailing', { id: oldId, leavesInMinutes: 21 * 24 * 60 });
		const now: number = (await mei.get(`/api/order/refund?id=${oldId}`)).body.data.refund;
		expect(now).toBeLessThan(refund);
		expect(await finish(mei, newId)).toEqual({ state: 'changed', refund: now });
		expect(cancelsAsked()).toBe(0);
		expect((await order(mei, oldId)).rebooking?.step).toBe('cancel');
	});

	it('stays when upstream refuses to cancel it: its words are passed on, and both orders say what is left', async () => {
		const { mei, oldId } = await withOrder();
		const { newId } = await changed(mei, oldId);
		await pay(site, mei, newId);
		site.sandbox.fault({ call: CANCEL, err: 3008, errMsg: '已过可取消期限', times: 1 });
		expect(await finish(mei, newId)).toMatchObject({ state: 'refused', message: '已过可取消期限' });
		for (const id of [oldId, newId]) expect((await order(mei, id)).rebooking?.step).toBe('cancel');
		site.sandbox.fault({ call: CANCEL, httpStatus: 503, times: 1 });
		expect((await mei.post('/api/order/rebooking/finish', { id: newId })).status).toBe(502);
		expect(await finish(mei, newId)).toEqual({ state: 'done' });
	});

	it('is neither given up nor changed anew while the other order can’t be read', async () => {
		const { mei, oldId } = await withOrder();
		const { newId } = await changed(mei, oldId);
		await pay(site, mei, newId);
		site.sandbox.fault({ call: 'GET /openapi/order/individual/{id}', input: { id: newId }, httpStatus: 503 });
		expect((await begin(mei, oldId, choice.voyageId)).status).toBe(502);
		expect((await mei.post('/api/order/rebooking/finish', { id: newId })).status).toBe(502);
		site.sandbox.reset();
		expect((await order(mei, oldId)).rebooking?.step).toBe('cancel');
	});

	it('that was cancelled elsewhere is no longer replaced: the booking is one of its own', async () => {
		const { mei, oldId } = await withOrder();
		const { localId, confirm } = await heldChange(mei, oldId);
		const replaces = { id: oldId, refund: confirm.replaces?.refund ?? 0 };
		await mei.post('/api/order/cancel', { ...replaces, policy: true });
		expect((await create(mei, localId, confirm.total, { replaces })).body.data).toEqual({ state: 'refund' });
		expect((await confirmOf(mei, localId)).replaces).toBeNull();
		const newId: string = (await create(mei, localId, confirm.total)).body.data.orderId;
		expect((await order(mei, newId)).rebooking).toBeNull();
	});

	it('stands again alone when the new order is cancelled, and can be changed anew', async () => {
		const { mei, oldId } = await withOrder();
		const { newId } = await changed(mei, oldId);
		await mei.post('/api/order/cancel', { id: newId, refund: 0, policy: true });
		for (const id of [oldId, newId]) expect((await order(mei, id)).rebooking).toBeNull();
		expect(await finish(mei, newId)).toEqual({ state: 'not-now' });
		expect((await order(mei, oldId)).status).toBe('not-travelled');
		expect((await begin(mei, oldId, choice.voyageId)).status).toBe(200);
	});
});

describe('a change', () => {
	it('of an order that isn’t paid yet costs nothing, and cancels it once the new one is paid', async () => {
		const { mei, oldId } = await withOrder({ paid: false });
		const { newId, refund } = await changed(mei, oldId);
		expect(refund).toBe(0);
		await pay(site, mei, newId);
		expect(await finish(mei, newId)).toEqual({ state: 'done' });
		expect((await order(mei, oldId)).status).toBe('cancelled');
	});

	it('to another cabin of the same voyage holds it beside the first, and gives that one back', async () => {
		const { mei, oldId } = await withOrder();
		const { localId, confirm } = await heldChange(mei, oldId, choice);
		const refund = confirm.replaces?.refund ?? expect.fail('no refund');
		expect(confirm.voyage.id).toBe(choice.voyageId);
		const newId: string = (await create(mei, localId, confirm.total, { replaces: { id: oldId, refund } })).body.data.orderId;
		await pay(site, mei, newId);
		expect(await finish(mei, newId)).toEqual({ state: 'done' });
		const [old, made] = [await order(mei, oldId), await order(mei, newId)];
		expect([old.status, made.status]).toEqual(['cancelling', 'not-travelled']);
		expect(made.bookedCabins[0]?.roomNum).not.toBe(old.bookedCabins[0]?.roomNum);
	});

	it('that is left makes the booking one of its own', async () => {
		const { mei, oldId } = await withOrder();
		const { localId, confirm } = await heldChange(mei, oldId);
		expect((await mei.post('/api/order/rebooking/leave', { id: oldId })).status).toBe(200);
		expect((await confirmOf(mei, localId)).replaces).toBeNull();
		const newId: string = (await create(mei, localId, confirm.total)).body.data.orderId;
		expect((await order(mei, newId)).rebooking).toBeNull();
		expect((await order(mei, oldId)).status).toBe('not-travelled');
	});

	it('with an unknown refund goes on, but never cancels by itself', async () => {
		const { mei, oldId } = await withOrder();
		const { localId, confirm } = await heldChange(mei, oldId);
		site.sandbox.fault({ call: REFUND, httpStatus: 503 });
		expect((await confirmOf(mei, localId)).replaces).toMatchObject({ refund: null, reason: 'sum-unknown' });
		const replaces = { id: oldId, refund: null };
		const newId: string = (await create(mei, localId, confirm.total, { replaces })).body.data.orderId;
		site.sandbox.reset();
		await pay(site, mei, newId);
		expect(await finish(mei, newId)).toEqual({ state: 'changed', refund: null });
		expect((await order(mei, oldId)).rebooking).toMatchObject({ step: 'cancel', refund: null });
		expect(cancelsAsked()).toBe(0);
	});

	it('of another member’s order, of one that is over, or to a voyage that isn’t sold is refused', async () => {
		const { mei, oldId } = await withOrder();
		const lin = await newMember(site);
		expect((await lin.get(`/api/order/rebooking?id=${oldId}`)).status).toBe(404);
		expect((await begin(lin, oldId, choice.voyageId)).status).toBe(404);
		expect((await begin(mei, oldId, '1')).status).toBe(404);
		const { refund } = await changes(mei, oldId);
		await mei.post('/api/order/cancel', { id: oldId, refund, policy: true });
		expect((await begin(mei, oldId, choice.voyageId)).status).toBe(409);
		expect((await changes(mei, oldId)).reason).toBe('not-this-state');
	});
});
