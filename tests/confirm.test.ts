import { describe, expect, it } from 'vitest';
import { addDays, todayInShanghai } from '#shared/rules/dates.ts';
import {
	bookingOf,
	type Choice,
	CREATE,
	confirmOf,
	create,
	filledDraft,
	hold,
	newMember,
	ordered,
	POLICIES,
} from './support/booking.ts';
import { useBookingSite } from './support/booking-site.ts';
import type { TestSite } from './support/site.ts';
import { control, type Visitor, visitor } from './support/visitor.ts';

let site: TestSite;
let choice: Choice;
let mei: Visitor;

useBookingSite((given) => {
	({ site, choice, mei } = given);
});

const calls = (name: string): number => (site.sandbox.calls().counts as Record<string, number>)[name] ?? 0;

describe('a booking that is ordered', () => {
	it('costs the same on the voyage’s page, on the confirmation, in the order and in its lines', async () => {
		const localId = await filledDraft(mei, choice);
		const booking = await bookingOf(mei, localId);
		const confirmed = await confirmOf(mei, localId);
		expect(confirmed).toMatchObject({ state: 'open', complete: true, changed: null, coupon: null });
		expect(confirmed.cabins[0]?.passengers).toHaveLength(2);
		const { body } = await create(mei, localId, confirmed.total);
		const { orderId } = body.data;
		const order = (await mei.get(`/api/order?id=${orderId}`)).body.data;
		const price = (await mei.get(`/api/order/price?id=${orderId}`)).body.data;
		expect(new Set([choice.cabin.total, booking.total, confirmed.total, order.amount, order.due, price.total])).toEqual(
			new Set([confirmed.total]),
		);
		expect(order).toMatchObject({ status: 'waiting-payment', next: 'pay', can: { pay: true, cancel: true, invoice: false } });
		expect(order.number).toMatch(/^\d{8}$/);
	});

	it('is ordered once, however often it is pressed, from several tabs or at the same time', async () => {
		const localId = await filledDraft(mei, choice);
		const { total } = await confirmOf(mei, localId);
		const replies = await Promise.all(Array.from({ length: 10 }, () => create(mei, localId, total)));
		const ids = new Set(replies.map(({ body }) => body.data?.orderId));
		expect(ids.size).toBe(1);
		expect((await create(mei, localId, total)).body.data).toEqual({ state: 'created', orderId: [...ids][0] });
		expect(calls(CREATE)).toBe(1);
		expect((await mei.get(`/api/booking?localId=${localId}`)).status).toBe(404);
		expect((await mei.get(`/api/booking/confirm?localId=${localId}`)).body.data).toEqual({
			state: 'ordered',
			orderId: [...ids][0],
		});
	});

	it('is found, not made again, when the answer is lost (T38)', async () => {
		const localId = await filledDraft(mei, choice);
		const { total } = await confirmOf(mei, localId);
		const { total: before } = (await mei.get('/api/openapi/order/individual?pageSize=1')).body.data;
		site.sandbox.fault({ call: CREATE, lost: true, times: 1 });
		const { body } = await create(mei, localId, total);
		expect(body.data).toMatchObject({ state: 'created', orderId: expect.stringMatching(/^\d{8}$/) });
		expect((await mei.get('/api/openapi/order/individual?pageSize=1')).body.data.total).toBe(before + 1);
		expect(calls(CREATE)).toBe(1);
	});

	it('is found when its answer was lost and the cabins are held again (T38)', async () => {
		const localId = await filledDraft(mei, choice);
		const { total } = await confirmOf(mei, localId);
		const { total: before } = (await mei.get('/api/openapi/order/individual?pageSize=1')).body.data;
		site.sandbox.fault({ call: CREATE, lost: true, times: 1 });
		site.sandbox.fault({ call: 'GET /openapi/order/individual', httpStatus: 503, times: 2 });
		expect((await create(mei, localId, total)).body.data.code).toBe('order-unclear');
		expect((await mei.post('/api/booking/hold-again', { localId })).body.data).toEqual({ localId, missing: [] });
		expect((await mei.get(`/api/booking/confirm?localId=${localId}`)).body.data.state).toBe('ordered');
		expect((await create(mei, localId, total)).body.data.state).toBe('created');
		expect((await mei.get('/api/openapi/order/individual?pageSize=1')).body.data.total).toBe(before + 1);
	});

	it('is refused with the new price when the price changed after the confirmation', async () => {
		const localId = await filledDraft(mei, choice);
		const { total } = await confirmOf(mei, localId);
		site.sandbox.fault({ call: CREATE, err: 3005, errMsg: '价格已变动', times: 1 });
		const reply = await create(mei, localId, total);
		// Upstream refuses, but gives the same price: its own words are shown
		expect([reply.status, reply.body.errMsg]).toEqual([422, '价格已变动']);
		expect((await create(mei, localId, total)).body.data.state).toBe('created');
	});

	it('is kept while upstream is away, and made when it is back', async () => {
		const localId = await filledDraft(mei, choice);
		const { total } = await confirmOf(mei, localId);
		site.sandbox.fault({ call: CREATE, httpStatus: 503, times: 1 });
		expect((await create(mei, localId, total)).status).toBe(502);
		expect((await create(mei, localId, total)).body.data.state).toBe('created');
	});
});

describe('a price that changed', () => {
	it('stops the order, and is shown with the old price, the new one and the reason', async () => {
		const localId = await filledDraft(mei, choice);
		const { total } = await confirmOf(mei, localId);
		await control(site, '/prices', { voyageId: choice.voyageId, by: 100 });
		try {
			const change = {
				before: total,
				after: total + 200,
				why: 'cabins',
				cabins: [{ name: choice.cabin.name, before: total, after: total + 200 }],
			};
			expect((await confirmOf(mei, localId)).changed).toEqual(change);
			expect((await create(mei, localId, total)).body.data).toEqual({ state: 'changed', change });
			expect(calls(CREATE)).toBe(0);
			expect((await mei.post('/api/booking/price', { localId, total })).body.data).toEqual({ accepted: false });
			expect((await mei.post('/api/booking/price', { localId, total: total + 200 })).body.data).toEqual({ accepted: true });
			expect(await confirmOf(mei, localId)).toMatchObject({ changed: null, total: total + 200 });
			expect((await create(mei, localId, total + 200)).body.data.state).toBe('created');
		} finally {
			await control(site, '/prices', { voyageId: choice.voyageId, by: -100 });
		}
	});
});

it('a sailing that moved after the confirmation stops the order, until the member was shown its new day', async () => {
	const localId = await filledDraft(mei, choice);
	const { total, voyage } = await confirmOf(mei, localId);
	const order = (departs: string) =>
		mei.post('/api/booking/create', { localId, total, departs, otherDocuments: [], policies: POLICIES });
	const later = (days: number) => control(site, '/voyages/later', { voyageId: choice.voyageId, days });
	await later(2);
	try {
		const departs = addDays(voyage.date, 2);
		expect((await order(voyage.date)).body.data).toEqual({ state: 'moved', departs });
		expect(calls(CREATE)).toBe(0);
		const shown = await confirmOf(mei, localId);
		expect(shown.voyage).toMatchObject({ date: departs, returnDate: addDays(voyage.returnDate, 2) });
		expect(todayInShanghai(new Date(shown.leavesAt ?? 0))).toBe(departs);
		expect((await order(departs)).body.data.state).toBe('created');
	} finally {
		await later(-2);
	}
});

describe('coupons', () => {
	const put = async (localId: string, body: object) =>
		(await mei.post('/api/booking/coupon', { localId, ...body })).body.data.state;

	it('lower the price when they apply, one at a time, and can be removed', async () => {
		const localId = await filledDraft(mei, choice);
		const { total, crmCoupons } = await confirmOf(mei, localId);
		expect(await put(localId, { code: 'NOSUCH' })).toBe('not-applicable');
		expect(await put(localId, { code: 'sail200' })).toBe('applied');
		expect(await confirmOf(mei, localId)).toMatchObject({
			total: total - 200,
			coupon: { kind: 'coupon', amount: 200 },
			changed: null,
		});
		const own = crmCoupons === 'unavailable' ? [] : crmCoupons;
		expect(own.map(({ usable }) => usable)).toContain(false);
		const [best] = own;
		expect(await put(localId, { crmId: own.find(({ usable }) => !usable)?.id })).toBe('not-applicable');
		expect(await put(localId, { crmId: best?.id })).toBe('applied');
		const chosen = await confirmOf(mei, localId);
		expect(chosen).toMatchObject({ total: total - (best?.amount ?? 0), coupon: { kind: 'crm-coupon' } });
		expect(chosen.lines.at(-1)).toMatchObject({ kind: 'crm-coupon', amount: -(best?.amount ?? 0) });
		expect(await put(localId, { code: null, crmId: null })).toBe('removed');
		expect((await confirmOf(mei, localId)).total).toBe(total);
	});

	it('are used up by an order', async () => {
		const member = await newMember(site);
		const use = async () => {
			const localId = await filledDraft(member, choice);
			const state = (await member.post('/api/booking/coupon', { localId, code: 'SEA95' })).body.data.state;
			return { localId, state };
		};
		const first = await use();
		const { total, coupon } = await confirmOf(member, first.localId);
		const { orderId } = (await create(member, first.localId, total)).body.data;
		const order = (await member.get(`/api/order?id=${orderId}`)).body.data;
		expect(order.lines.at(-1)).toMatchObject({ kind: 'coupon', amount: -(coupon?.amount ?? 0) });
		expect(order.amount).toBe(total);
		expect((await use()).state).toBe('not-applicable');
	});
});

describe('cabins of a draft', () => {
	it('can be exchanged for free ones of the same kind while they are held', async () => {
		const { localId } = (await hold(mei, choice)).body.data;
		const before = await bookingOf(mei, localId);
		const { roomNum, rooms } = (await mei.get(`/api/booking/rooms?localId=${localId}&cabin=0`)).body.data;
		expect(roomNum).toBe(before.cabins[0]?.roomNum);
		expect(rooms.map((room: { roomNum: string }) => room.roomNum)).not.toContain(roomNum);
		const other = rooms.at(-1);
		const change = (roomId: string) => mei.post('/api/booking/room', { localId, cabin: 0, roomId });
		expect((await change(other.id)).body.data).toEqual({ state: 'changed', roomNum: other.roomNum });
		const after = await bookingOf(mei, localId);
		expect(after.cabins[0]?.roomNum).toBe(other.roomNum);
		expect(after.deadline).toBe(before.deadline);
		const lin = await newMember(site);
		const theirs = (await hold(lin, choice)).body.data.localId;
		const taken = (await mei.get(`/api/booking?localId=${localId}`)).body.data.cabins[0].roomNum;
		expect((await bookingOf(lin, theirs)).cabins[0]?.roomNum).not.toBe(taken);
		expect((await lin.post('/api/booking/room', { localId: theirs, cabin: 0, roomId: other.id })).body.data.state).toBe('taken');
		expect((await mei.get(`/api/booking/rooms?localId=${localId}&cabin=3`)).status).toBe(400);
	});

	it('are those chosen on the deck before booking, as far as nobody took them first', async () => {
		const { voyageId, cabin } = choice;
		const free = async (member: Visitor): Promise<{ id: string; roomNum: string }[]> =>
			(await member.get(`/api/voyage/rooms?voyageId=${voyageId}&categoryId=${cabin.id}`)).body.data.rooms;
		const last = (await free(mei)).at(-1);
		const chosen = { voyageId, cabins: [{ categoryId: cabin.id, adult: 2, child: 0, count: 1, rooms: [last?.id] }] };
		const { localId, lost } = (await mei.post('/api/booking/hold', chosen)).body.data;
		expect([lost, (await bookingOf(mei, localId)).cabins[0]?.roomNum]).toEqual([0, last?.roomNum]);
		const lin = await newMember(site);
		expect((await free(lin)).map(({ id }) => id)).not.toContain(last?.id);
		const theirs = (await lin.post('/api/booking/hold', chosen)).body.data;
		expect(theirs).toMatchObject({ localId: expect.any(String), missing: [], lost: 1 });
	});

	it('can be given up: the draft is deleted, and the page gets the moment at which they are free', async () => {
		const { localId } = (await hold(mei, choice)).body.data;
		const { deadline } = (await mei.get(`/api/booking?localId=${localId}`)).body.data;
		expect((await mei.post('/api/booking/release', { localId })).body.data).toEqual({ freeAt: deadline });
		expect((await mei.get(`/api/booking?localId=${localId}`)).status).toBe(404);
	});
});

describe('no step can be skipped (T67)', () => {
	it('an order needs guests, a contact, the three policies, a hold that still runs, and its owner', async () => {
		const { localId } = (await hold(mei, choice)).body.data;
		const { total } = await confirmOf(mei, localId);
		expect((await create(mei, localId, total)).body.data).toEqual({ state: 'incomplete' });
		for (const policies of [
			{},
			{ ...POLICIES, booking: false },
			{ ...POLICIES, contract: 'true' },
			{ booking: true, contract: true },
		])
			expect((await create(mei, localId, total, { policies })).status).toBe(400);
		const lin = await newMember(site);
		expect((await create(lin, localId, total)).status).toBe(404);
		expect((await create(visitor(site), localId, total)).status).toBe(401);
		expect((await mei.post(`/api${CREATE.split(' ')[1]}`, {})).status).toBe(404);
		expect(calls(CREATE)).toBe(0);
	});

	it('unknown fields never reach upstream (T52)', async () => {
		const localId = await filledDraft(mei, choice);
		const { total } = await confirmOf(mei, localId);
		await create(mei, localId, total, { price: 1, payPrice: 1, memberId: 1 });
		const sent = site.sandbox.calls().calls.find(({ name }) => name === CREATE)?.input;
		expect(sent).toMatchObject({ payPrice: total });
		expect(sent).not.toHaveProperty('memberId');
		expect(sent).not.toHaveProperty('price');
		const poisoned = await mei.post('/api/booking/create', JSON.parse(`{"localId":"${localId}","__proto__":{"a":1}}`));
		expect(poisoned.status).toBe(400);
	});

	it('orders can be read and changed by their owner only (T45)', async () => {
		const id = await ordered(mei, choice);
		const lin = await newMember(site);
		for (const path of ['order', 'order/price', 'order/refund', 'order/coupons', 'order/payment'])
			expect((await lin.get(`/api/${path}?id=${id}`)).status, path).toBe(404);
		expect((await lin.get(`/api/order/rooms?id=${id}&cabin=0`)).status).toBe(404);
		expect((await lin.post('/api/order/cancel', { id, refund: 0, policy: true })).status).toBe(404);
		expect((await lin.post('/api/order/room', { id, cabin: 0, roomId: '1' })).status).toBe(404);
		const invoice = { id, titleType: 'individual', title: 'a', email: 'a@example.com' };
		expect((await lin.post('/api/order/invoice', invoice)).status).toBe(404);
		expect((await lin.post('/api/order/pay', { orderId: id, method: 'alipay' })).body.err).not.toBe(0);
		expect((await mei.get(`/api/order?id=${id}`)).body.data.status).toBe('waiting-payment');
	});
});

it('coupon codes can’t be guessed at for long', async () => {
	const member = await newMember(site);
	const { localId } = (await hold(member, choice)).body.data;
	const statuses = new Set<number>();
	for (let tries = 0; tries < 31; tries++)
		statuses.add((await member.post('/api/booking/coupon', { localId, code: `GUESS${tries}` })).status);
	expect([...statuses]).toEqual([200, 429]);
});
