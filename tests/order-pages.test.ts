import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PassengerForm, PassengerView } from '#shared/catalogue/bff/contacts.ts';
import type { OrderRefundView, OrdersView, OrderView } from '#shared/catalogue/bff/orders.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { loginPath, orderPath, orderPricePath, paths, paymentPath } from '#shared/paths.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, logIn, type Visitor, visitor } from './support/visitor.ts';

const MOBILE = '13655550001';
const OF_A_FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let site: TestSite;
let owner: Visitor;
let other: Visitor;
let order: OrderView;

const makeOrder = async (): Promise<string> =>
	(await control<{ id: string }>(site, '/orders', { mobile: MOBILE, status: ORDER_STATUSES['not-travelled'], daysToSail: 70 }))
		.id;
const read = async <T>(browser: Visitor, path: string): Promise<T> => (await browser.get(`/api${path}`)).body.data;
const submit = (browser: Visitor, path: string, fields: Record<string, string>) => browser.post(path, fields, OF_A_FORM);

beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	[owner, other] = [visitor(site), visitor(site)];
	await logIn(site, owner, MOBILE);
	await logIn(site, other, '13655550002');
	order = await read(owner, `/order?id=${await makeOrder()}`);
});
afterAll(() => site.close());

const viewsOf = (id: string) => [
	orderPath(id),
	orderPath(id, 'cancel'),
	orderPath(id, 'invoice'),
	orderPath(id, 'room', 0),
	orderPricePath(id),
];

describe('another member’s order (T45)', () => {
	it('gets the same page as an unknown order: 404, without any of its data', async () => {
		const nowhere = '10000001';
		for (const [at, path] of viewsOf(order.id).entries()) {
			expect((await owner.get(path)).status, path).toBe(200);
			const [theirs, unknown] = await Promise.all([other.get(path), other.get(viewsOf(nowhere)[at] ?? '')]);
			expect([theirs.status, unknown.status], path).toEqual([404, 404]);
			const plain = (text: string, id: string) =>
				text.replaceAll(id, '').replaceAll(/nonce="[^"]*"|"(requestId|press)":"[^"]*"|name="press" value="[^"]*"/g, '');
			expect(plain(theirs.text, order.id), path).toBe(plain(unknown.text, nowhere));
		}
	});

	it('can’t be cancelled, invoiced or moved to another room by a form', async () => {
		await submit(other, orderPath(order.id, 'cancel'), { policy: 'on', refund: '1' });
		await submit(other, orderPath(order.id, 'invoice'), { titleType: 'individual', title: '甲', email: 'a@example.com' });
		await submit(other, orderPath(order.id, 'room'), { cabin: '0', room: '1' });
		const after = await read<OrderView>(owner, `/order?id=${order.id}`);
		expect({ ...after, now: 0 }).toEqual({ ...order, now: 0 });
	});

	it('isn’t in the list of other members', async () => {
		const [mine, theirs] = await Promise.all([owner.get(`${paths.orders}?tab=all`), other.get(`${paths.orders}?tab=all`)]);
		expect(mine.text).toContain(order.id);
		expect(theirs.text).not.toContain(order.id);
	});
});

it('guests are led to the login page and back to the full address; the bank’s page shows them how to log in', async () => {
	const guest = visitor(site);
	for (const path of [paths.orders, `${paths.orders}?tab=past&page=2`, ...viewsOf(order.id)]) {
		const { status, headers } = await guest.get(path);
		expect([status, headers.location], path).toEqual([302, loginPath(path)]);
	}
	const { status, text } = await guest.get(paths.bankOrders);
	expect(status).toBe(200);
	expect(text).not.toContain(order.number);
	expect(guest.cookies.size).toBe(0);
});

it('pages of orders are never cached (T55)', async () => {
	for (const path of [paths.orders, paths.bankOrders, ...viewsOf(order.id)]) {
		expect((await owner.get(path)).headers['cache-control'], path).toMatch(/no-store/);
	}
});

it('no page and no log line holds a passenger’s document or number in full (T61, T64)', async () => {
	const { passengers } = await read<{ passengers: PassengerView[] }>(owner, '/contacts');
	const whole = await Promise.all(passengers.map(({ id }) => read<PassengerForm>(owner, `/passenger?id=${id}`)));
	const secrets = whole.flatMap(({ number, mobile }) => [number, mobile]).filter((text) => text.length > 5);
	expect(secrets.length).toBeGreaterThan(2);
	const pages = await Promise.all(viewsOf(order.id).map(async (path) => (await owner.get(path)).text));
	for (const secret of secrets) {
		for (const page of pages) expect(page).not.toContain(secret);
		expect(site.logged()).not.toContain(secret);
	}
	for (const { name } of passengers) expect(site.logged()).not.toContain(name);
});

it('a cashier’s return to the orders leads on to the payment page of its order', async () => {
	const { status, headers } = await owner.get(`${paths.orders}?order=${order.id}&status=SUCCESS`);
	expect([status, headers.location]).toEqual([302, paymentPath(order.id)]);
});

it('passengers’ names are in the page’s language: in English in the letters of their documents', async () => {
	const { passengers } = await read<OrderRefundView>(owner, `/order/refund?id=${order.id}`);
	const shown = (name: string) => `translate="no">${name}</span>`;
	const [english, chinese] = await Promise.all(
		['EN', 'CN'].map(async (lang) => (await owner.get(`${orderPath(order.id, 'cancel')}&lang=${lang}`)).text),
	);
	expect(passengers).toHaveLength(2);
	for (const { name, pinyin } of passengers) {
		expect(pinyin).toMatch(/^[A-Z]+ [A-Z]+$/);
		expect(english).toContain(shown(pinyin));
		expect(english).not.toContain(shown(name));
		expect(chinese).toContain(shown(name));
		expect(chinese).not.toContain(shown(pinyin));
	}
});

describe('the form that cancels', () => {
	it('asks for the policy and shows the current refund, then cancels once', async () => {
		const id = await makeOrder();
		const { refund: shown } = await read<OrderRefundView>(owner, `/order/refund?id=${id}`);
		const refund = shown ?? expect.fail('no refund');
		const state = async () => (await read<OrderView>(owner, `/order?id=${id}`)).status;
		const path = orderPath(id, 'cancel');
		expect((await submit(owner, path, { refund: `${refund}` })).status).toBe(422);
		expect((await submit(owner, path, { refund: `${refund + 1}`, policy: 'on' })).status).toBe(409);
		expect(await state()).toBe('not-travelled');
		const done = await submit(owner, path, { refund: `${refund}`, policy: 'on' });
		expect([done.status, done.headers.location]).toEqual([302, orderPath(id)]);
		expect(await state()).toBe('cancelling');
		// A second press finds the order cancelled
		expect((await submit(owner, path, { refund: `${refund}`, policy: 'on' })).headers.location).toContain(paths.order);
		expect(site.sandbox.calls().counts['POST /openapi/order/individual/{id}/cancel']).toBe(1);
	});

	it('is refused when another site sends it (T18)', async () => {
		const id = await makeOrder();
		const foreign = { ...OF_A_FORM, 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
		const { status } = await owner.post(orderPath(id, 'cancel'), { refund: '1', policy: 'on' }, foreign);
		expect(status).toBe(403);
		expect((await read<OrderView>(owner, `/order?id=${id}`)).status).toBe('not-travelled');
	});
});

it('a page beyond the last, or an unknown tab, shows the nearest one', async () => {
	for (const query of ['tab=all&page=99', 'tab=nothing', 'page=-3', 'page=many']) {
		const { status, text } = await owner.get(`${paths.orders}?${query}`);
		expect(status, query).toBe(200);
		const { rows } = await read<OrdersView>(owner, `/orders?${query.replace('page=many', '')}`);
		expect(text, query).toContain(rows[0]?.number);
	}
});
