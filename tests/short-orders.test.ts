import { describe, expect, it } from 'vitest';
import type { OrdersView, OrderView } from '#shared/catalogue/bff/orders.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { orderPath, orderPricePath, paths, paymentPath } from '#shared/paths.ts';
import { answer, replyTo } from './support/dirty/answers.ts';
import { nonsenseIn } from './support/dirty/compare.ts';
import { useDirtySite } from './support/dirty/dirty-site.ts';
import type { DirtyLab, FreshSite } from './support/dirty/lab.ts';
import { visitor } from './support/visitor.ts';

const ORDER = 'GET /openapi/order/individual/{id}';
const ORDERS = 'GET /openapi/order/individual';
const REFUND = 'GET /openapi/order/individual/{id}/refundPrice';

type Sent = Record<string, unknown> & { id: string | number; status: number; payPrice: number; orderNo: string };

let lab: DirtyLab;
let site: FreshSite;
useDirtySite({
	opened: (given) => {
		lab = given;
	},
	fresh: (given) => {
		site = given;
	},
});

const without = (sent: Sent, ...names: string[]) =>
	Object.fromEntries(Object.entries(sent).filter(([name]) => !names.includes(name)));

/** The pages of an order, for orders to be paid and paid ones. */
const pagesOf = (id: string): string[] => [orderPath(id), orderPricePath(id), paymentPath(id), orderPath(id, 'cancel')];

describe.each(['open', 'paid', 'refunded'] as const)('an order that is %s', (which) => {
	it.each([
		['createdAt: null', (sent: Sent) => ({ ...sent, createdAt: null })],
		['payPrice: null', (sent: Sent) => ({ ...sent, payPrice: null })],
		['no orderNo', (sent: Sent) => without(sent, 'orderNo')],
		['no voyage', (sent: Sent) => without(sent, 'voyage')],
		['a voyage without its day', (sent: Sent) => ({ ...sent, voyage: { ...(sent.voyage as object), departureDate: null } })],
		['its id and its state alone', ({ id, status }: Sent) => ({ id, status })],
	])('and comes with %s has all of its pages', async (_, change) => {
		const id = lab.made[which];
		const sent = await replyTo<Sent>(lab, ORDER, orderPath(id));
		const clean = new Map(await Promise.all(pagesOf(id).map(async (path) => [path, (await site.see(path)).text] as const)));
		answer(lab, ORDER, change(sent));
		for (const path of pagesOf(id)) {
			const { status, text } = await site.see(path);
			expect([path, status]).toEqual([path, 200]);
			expect(nonsenseIn(text, clean.get(path) ?? '')).toBeNull();
		}
	});

	it('without a number never shows its id instead', async () => {
		const id = lab.made[which];
		answer(lab, ORDER, without(await replyTo<Sent>(lab, ORDER, orderPath(id)), 'orderNo'));
		for (const path of ['order', 'order/price', 'order/payment', 'order/refund']) {
			const { view } = await site.see(`/api/${path}?id=${id}`);
			expect([path, (view as OrderView).number]).toEqual([path, '']);
		}
		const { text } = await site.see(orderPath(id));
		expect(text).not.toMatch(/^订单号/m);
		expect(text).not.toContain(id);
	});
});

it('an order to pay without its sum can be paid: the page says that the cashier shows it', async () => {
	answer(lab, ORDER, { ...(await replyTo<Sent>(lab, ORDER, orderPath(lab.made.open))), payPrice: null });
	const { text } = await site.see(paymentPath(lab.made.open));
	expect(text).toContain('应付金额暂时无法显示');
	expect((await site.see(`/api/order/payment?id=${lab.made.open}`)).view).toMatchObject({ amount: null, state: 'waiting' });
});

it('short rows of the list are orders: those without a moment come last, and no row is lost', async () => {
	const { rows } = await replyTo<{ rows: Sent[] }>(lab, ORDERS, `${paths.orders}?tab=all`);
	const [first, second, ...others] = rows;
	if (!first || !second) return expect.fail('too few orders');
	const sent = [{ ...first, createdAt: null }, { id: second.id, status: second.status }, null, ...others];
	for (const data of [sent, { list: sent }, { records: sent, total: rows.length }]) {
		const fresh = await lab.fresh();
		answer(lab, ORDERS, data);
		const pages = await Promise.all([1, 2].map((page) => fresh.see(`/api/orders?tab=all&page=${page}`)));
		const ids = pages.flatMap(({ view }) => (view as OrdersView).rows.map(({ id }) => id));
		expect(ids).toEqual([...others, first, second].map(({ id }) => String(id)));
		expect((await fresh.see(`${paths.orders}?tab=all&page=2`)).text).toContain('航次信息暂时无法显示');
		await fresh.close();
	}
});

describe('a refund of which a sum is left out', () => {
	type Sums = { paid: number; refund: number | null; fee: number | null; reason: string | null };
	const sumsOf = async () => (await site.see(`/api/order/refund?id=${lab.made.paid}`)).view as Sums;

	it('has the other one’s rest only where that is 0', async () => {
		const { paid } = await sumsOf();
		answer(lab, REFUND, { refundPrice: paid });
		expect(await sumsOf()).toMatchObject({ refund: paid, fee: 0, reason: null });
		answer(lab, REFUND, { fee: paid });
		expect(await sumsOf()).toMatchObject({ refund: 0, fee: paid, reason: null });
		answer(lab, REFUND, { refundPrice: paid - 1 });
		expect(await sumsOf()).toMatchObject({ refund: paid - 1, fee: null, reason: null });
	});

	it.each([{ fee: 1 }, {}, { refundPrice: null, fee: null }])('isn’t agreed to when it is unknown: %j', async (sent) => {
		answer(lab, REFUND, sent);
		expect(await sumsOf()).toMatchObject({ refund: null, reason: 'sum-unknown' });
		expect((await site.see(orderPath(lab.made.paid, 'cancel'))).text).toContain('退款金额暂时无法显示');
		const member = visitor(site, { cookie: lab.cookie() });
		const pressed = await member.post('/api/order/cancel', { id: lab.made.paid, refund: 0, policy: true });
		expect(pressed.body.data).toMatchObject({ state: 'refused', reason: 'sum-unknown' });
	});
});

it('passengers without the place of their cabin stand in the only one that lacks them', async () => {
	const path = `/api/order?id=${lab.made.paid}`;
	const guestsIn = async () =>
		((await site.see(path)).view as OrderView).bookedCabins.map(({ passengers }) => passengers.map(({ id }) => id));
	const clean = await guestsIn();
	const sent = await replyTo<Sent & { persons: { cabin: number }[] }>(lab, ORDER, orderPath(lab.made.paid));
	const persons = sent.persons.map(({ cabin, ...person }) => (cabin === 0 ? person : { ...person, cabin }));
	answer(lab, ORDER, { ...sent, persons });
	expect(clean.flat().length).toBeGreaterThan(0);
	expect(await guestsIn()).toEqual(clean);
});

it('paid orders without a voyage are counted where they can’t be listed: check-in and boarding passes', async () => {
	const { rows } = await replyTo<{ rows: Sent[] }>(lab, ORDERS, `${paths.orders}?tab=all`);
	const paid = rows.filter(({ status }) => status === ORDER_STATUSES['not-travelled']);
	answer(lab, ORDERS, [...paid.map((sent) => without(sent, 'voyage')), ...rows.filter((sent) => !paid.includes(sent))]);
	for (const call of ['check-in/sailings', 'tickets'])
		expect([call, (await site.see(`/api/${call}`)).view]).toMatchObject([call, { withoutVoyage: paid.length }]);
	for (const page of [paths.online, paths.ticket])
		expect((await site.see(page)).text).toContain(`有 ${paid.length} 个已付款的订单`);
	expect(paid.length).toBeGreaterThan(0);
});
