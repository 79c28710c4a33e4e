import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOOKING_HOLD, ORDER_ERRORS, ORDER_STATUSES } from '#shared/constants.ts';
import { addDays } from '#shared/rules/dates.ts';
import { loginAt, startSandbox, type TestSandbox } from './test-support.ts';

type Member = Awaited<ReturnType<typeof loginAt>>;

const BEGIN = Date.parse('2026-11-21T01:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: TestSandbox;
let clock = BEGIN;
let mobile = 13_800_139_000;
let voyage: { id: string; departureDate: string; days: number };
let codes: Map<string, string>;

// Each test has a sandbox of its own, since time only moves forward in it
beforeEach(async () => {
	clock = BEGIN;
	server = await startSandbox(() => new Date(clock));
	const all = await server.ask('POST /openapi/voyage/all', { cruise: '3' });
	const found = all.find(({ departureDate, inventory }) => departureDate > '2027-01-10' && Number(inventory) > 60);
	if (!found) throw new Error('no voyage');
	voyage = found;
	codes = new Map((await server.ask('GET /openapi/cruise/category/all', { cruiseId: 3 })).map(({ code, id }) => [code, id]));
});
afterEach(() => server.close());

const newMember = () => loginAt(server, String(mobile++));
/** The last new member; their token may have expired meanwhile. */
const again = () => loginAt(server, String(mobile - 1));
const idOf = (code: string): string => codes.get(code) ?? '';
const left = async (code: string): Promise<number> =>
	(await server.ask('GET /openapi/voyage/v2/{id}', { id: voyage.id })).categories?.find(({ id }) => id === idOf(code))
		?.inventory ?? 0;

/** The input for an order of one held cabin for two. */
async function held(member: Member, code = 'B2') {
	const cabin = { categoryId: idOf(code), adult: 2, child: 0 };
	const { rooms } = await member.ask('POST /openapi/order/v3/individual/lock', {
		voyageId: voyage.id,
		cabins: [{ categoryId: cabin.categoryId, persons: 2 }],
	});
	const [tourists, contacts] = [
		await member.ask('GET /openapi/user/tourist', {}),
		await member.ask('GET /openapi/user/contact', {}),
	];
	const { totalPrice } = await server.ask('POST /openapi/order/individual/calculate', { voyageId: voyage.id, cabins: [cabin] });
	return {
		voyageId: voyage.id,
		cabins: [{ ...cabin, cabinId: rooms[0]?.cabins[0]?.id ?? '', touristIds: tourists.slice(0, 2).map(({ id }) => id) }],
		contactId: contacts[0]?.id ?? '',
		payPrice: totalPrice,
	};
}
const order = async (member: Member, code?: string): Promise<string> =>
	(await member.ask('POST /openapi/order/v3/individual', await held(member, code))).id;
const stateOf = async (member: Member, id: string) => (await member.ask('GET /openapi/order/individual/{id}', { id })).status;
const post = async (path: string, body: object) =>
	(await fetch(`${server.url}/__control${path}`, { method: 'POST', body: JSON.stringify(body) })).json();
async function pay(member: Member, id: string, outcome = 'pay'): Promise<void> {
	await member.ask('POST /openapi/order/union/pay', { orderId: id, scene: 4 });
	await post('/orders/pay', { id, outcome });
}

describe('an order', () => {
	it('takes the cabin that is held, and no other order gets it', async () => {
		const [mei, lin] = [await newMember(), await newMember()];
		const before = await left('B2');
		const input = await held(mei);
		expect((await lin.send('POST /openapi/order/v3/individual', input)).envelope.err).toBe(4004);
		const theirs = await held(lin);
		const stolen = { ...theirs, cabins: theirs.cabins.map((cabin) => ({ ...cabin, cabinId: input.cabins[0]?.cabinId ?? '' })) };
		expect((await lin.send('POST /openapi/order/v3/individual', stolen)).envelope.err).toBe(ORDER_ERRORS.holdOver);
		await mei.ask('POST /openapi/order/v3/individual', input);
		expect((await mei.send('POST /openapi/order/v3/individual', input)).envelope.err).toBe(ORDER_ERRORS.holdOver);
		expect(await left('B2')).toBe(before - 1);
		const again = await held(mei);
		expect(again.cabins[0]?.cabinId).not.toBe(input.cabins[0]?.cabinId);
	});

	it('can’t be of more people than a cabin sleeps: the cabin isn’t held for them', async () => {
		const mei = await newMember();
		const { envelope } = await mei.send('POST /openapi/order/v3/individual/lock', {
			voyageId: voyage.id,
			cabins: [{ categoryId: idOf('B2'), persons: 3 }],
		});
		expect(envelope).toMatchObject({ err: ORDER_ERRORS.passengersWrong, errMsg: expect.stringContaining('2人') });
	});

	it('needs a hold that hasn’t ended, and is made whole or not at all', async () => {
		const mei = await newMember();
		const before = await left('B2');
		const input = await held(mei);
		const half = { ...input, cabins: [...input.cabins, { ...input.cabins[0], cabinId: '1', touristIds: ['1'] }] };
		expect((await mei.send('POST /openapi/order/v3/individual', half)).envelope.err).not.toBe(0);
		clock = BEGIN + BOOKING_HOLD;
		expect((await mei.send('POST /openapi/order/v3/individual', input)).envelope.err).toBe(ORDER_ERRORS.holdOver);
		expect(await left('B2')).toBe(before);
	});

	it('costs what was agreed, or isn’t made', async () => {
		const mei = await newMember();
		const input = await held(mei);
		const dearer = { ...input, payPrice: input.payPrice + 0.01 };
		expect((await mei.send('POST /openapi/order/v3/individual', dearer)).envelope.err).toBe(ORDER_ERRORS.priceChanged);
		const coupon = { ...input, couponCode: 'NOSUCH' };
		expect((await mei.send('POST /openapi/order/v3/individual', coupon)).envelope.err).toBe(ORDER_ERRORS.couponNotApplicable);
	});
});

describe('time', () => {
	it('ends an order that isn’t paid within half an hour, and frees its cabin', async () => {
		const mei = await newMember();
		const before = await left('B2');
		const id = await order(mei);
		clock = BEGIN + 30 * MINUTE - 1;
		expect(await stateOf(mei, id)).toBe(ORDER_STATUSES['waiting-payment']);
		clock = BEGIN + 30 * MINUTE;
		expect(await stateOf(mei, id)).toBe(ORDER_STATUSES.cancelled);
		expect(await left('B2')).toBe(before);
	});

	it('has staff confirm suites, which then wait a day to be paid', async () => {
		const mei = await newMember();
		const id = await order(mei, 'S1');
		expect(await stateOf(mei, id)).toBe(ORDER_STATUSES['waiting-confirmation']);
		const early = await mei.ask('POST /openapi/order/alipay/pay', { orderId: id });
		expect(early.biz_response).toMatchObject({ result_code: 400, error_code: 'ORDER_UNCONFIRMED' });
		clock = BEGIN + 10 * MINUTE;
		expect(await stateOf(mei, id)).toBe(ORDER_STATUSES.reserved);
		await mei.ask('POST /openapi/order/alipay/pay', { orderId: id });
		expect(await stateOf(mei, id)).toBe(ORDER_STATUSES['waiting-payment']);
		clock = BEGIN + DAY + 10 * MINUTE;
		expect(await stateOf(await again(), id)).toBe(ORDER_STATUSES.cancelled);
	});

	it('reviews a cancellation within two hours, and pays back within 48', async () => {
		const mei = await newMember();
		const id = await order(mei);
		await pay(mei, id);
		const { refundPrice, fee } = await mei.ask('GET /openapi/order/individual/{id}/refundPrice', { id });
		await mei.ask('POST /openapi/order/individual/{id}/cancel', { id });
		clock = BEGIN + 2 * HOUR;
		expect(await stateOf(mei, id)).toBe(ORDER_STATUSES.refunding);
		clock += 48 * HOUR;
		const later = await again();
		const { status, payments, refund } = await later.ask('GET /openapi/order/individual/{id}', { id });
		expect(status).toBe(ORDER_STATUSES.refunded);
		expect(payments?.map(({ type, amount }) => [type, amount])).toEqual([
			['PAY', (refundPrice ?? 0) + (fee ?? 0)],
			['REFUND', refundPrice],
		]);
		expect(refund?.fee).toBe(fee);
	});

	it('completes a voyage the day after its return, and sends an invoice', async () => {
		const mei = await newMember();
		const id = await order(mei);
		await pay(mei, id);
		await mei.ask('POST /openapi/order/invoice/apply', {
			orderId: id,
			titleType: 'individual',
			title: '林',
			email: 'a@example.com',
		});
		clock = Date.parse(`${addDays(voyage.departureDate, voyage.days - 1)}T15:59:00Z`);
		const back = await again();
		expect(await stateOf(back, id)).toBe(ORDER_STATUSES['not-travelled']);
		clock += 2 * MINUTE;
		const { status, invoice } = await back.ask('GET /openapi/order/individual/{id}', { id });
		expect([status, invoice?.status]).toEqual([ORDER_STATUSES.completed, 'sent']);
	});

	it('closes cancelling three days before departure', async () => {
		const mei = await newMember();
		const id = await order(mei);
		await pay(mei, id);
		const at = async (days: number) => {
			clock = Date.parse(`${addDays(voyage.departureDate, -days)}T04:00:00Z`);
			const member = await again();
			const closed = await member.ask('GET /openapi/voyage/v1/disabledCancelList', {});
			return { member, closed: closed.includes(voyage.id) };
		};
		expect((await at(4)).closed).toBe(false);
		const { member, closed } = await at(3);
		expect(closed).toBe(true);
		const { envelope } = await member.send('POST /openapi/order/individual/{id}/cancel', { id });
		expect(envelope).toMatchObject({ err: ORDER_ERRORS.pastCancellation, errMsg: expect.stringContaining('无法取消') });
	});

	it('settles a slow payment, and pays one that comes too late back in full', async () => {
		const mei = await newMember();
		const [slow, late] = [await order(mei), await order(mei)];
		await pay(mei, slow, 'slow');
		expect((await mei.ask('GET /openapi/order/individual/{id}', { id: slow })).payState).toBe('processing');
		clock = BEGIN + MINUTE;
		expect(await stateOf(mei, slow)).toBe(ORDER_STATUSES['not-travelled']);
		await mei.ask('POST /openapi/order/union/pay', { orderId: late, scene: 4 });
		clock = BEGIN + 31 * MINUTE;
		expect(await stateOf(mei, late)).toBe(ORDER_STATUSES.cancelled);
		await post('/orders/pay', { id: late });
		const order2 = await mei.ask('GET /openapi/order/individual/{id}', { id: late });
		expect(order2).toMatchObject({ status: ORDER_STATUSES.refunding, payState: 'late' });
		expect(order2.refund).toMatchObject({ amount: order2.payPrice, fee: 0 });
	});
});

describe('the cashier', () => {
	const visit = async (member: Member, id: string, more: object = {}) => {
		const reply = await member.ask('POST /openapi/order/union/pay', { orderId: id, scene: 4, ...more });
		return new URL(reply.biz_response.data?.cashier_url ?? '');
	};
	const leave = (url: URL, outcome: string) =>
		fetch(`${server.url}/cashier`, {
			method: 'POST',
			body: new URLSearchParams({ token: url.searchParams.get('token') ?? '', outcome }),
			redirect: 'manual',
		});

	it('shows the order and its sum, and leads back to the address that the site gave', async () => {
		const mei = await newMember();
		const id = await order(mei);
		const url = await visit(mei, id, { scene: 2, return_url: 'https://www.good.test/orders?order=1' });
		const page = await fetch(url);
		expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
		expect(await page.text()).toContain(`${id.slice(0, 4)} ${id.slice(4)}`);
		url.searchParams.set('lang', 'EN');
		expect(await (await fetch(url)).text()).toMatch(/<html lang="en">[^\p{Script=Han}]*<\/html>$/u);
		const gone = await leave(url, 'pay');
		expect([gone.status, gone.headers.get('location')]).toEqual([303, 'https://www.good.test/orders?order=1']);
		expect(await stateOf(mei, id)).toBe(ORDER_STATUSES['not-travelled']);
		expect(await (await fetch(url)).text()).not.toContain('<form');
	});

	it('leads to the order’s payment page without such an address, and never to a script', async () => {
		const mei = await newMember();
		const id = await order(mei);
		const back = async (url: URL) => (await leave(url, 'fail')).headers.get('location');
		expect(await back(await visit(mei, id))).toBe(`/pay/return?id=${id}`);
		expect(await back(await visit(mei, id, { return_url: 'javascript:alert(1)' }))).toBe(`/pay/return?id=${id}`);
		expect((await leave(new URL('http://x/?token=nothing'), 'pay')).status).toBe(404);
	});
});
