import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { description } from '#client/test-support/description.ts';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { sampleOrder, sampleOrders, sampleOrderView, sampleRefund } from '#client/test-support/sample-order.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { OrderPassenger } from '#shared/catalogue/bff/order-views.ts';
import type { OrderRefundView, OrdersView } from '#shared/catalogue/bff/orders.ts';
import { checkInPath, orderPath, paths, paymentPath, ticketPath } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';

const t = textsOf('CN', 'orders');
const CANCEL = 'POST /order/cancel';
const payLink = () => screen.queryByRole('link', { name: /去付款/ });
const money = (amount: number) => formatMoney(amount, 'CN');

async function openOrders(orders: OrdersView, query = '') {
	const server = fakeServer({ 'GET /orders': orders });
	const page = await openPage('orders', { query });
	await screen.findByRole('heading', { level: 1 });
	return { server, page };
}

test('an unpaid order has a link to its payment', async () => {
	await openOrders(sampleOrders([sampleOrder()]));
	expect(payLink()?.getAttribute('href')).toBe(paymentPath('o1'));
	expect(screen.getByRole('link', { name: '福冈长崎五日' }).getAttribute('href')).toBe(orderPath('o1'));
});

test.each([
	['check-in', 'checkIn', checkInPath('o1')],
	['board', 'pass', ticketPath('o1')],
] as const)('a paid order of which the next thing is %s leads there', async (next, text, to) => {
	const nextBy = next === 'check-in' ? Date.now() + 3_600_000 : null;
	await openOrders(sampleOrders([sampleOrder({ status: 'not-travelled', next, nextBy, passengers: 3, checkedIn: 1 })]));
	const { title, date } = sampleOrder().voyage ?? expect.fail('no voyage');
	const name = t(`card.${text}Named`, { title, date: formatDate(date, 'day', 'CN') });
	expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
	if (next === 'check-in') expect(screen.getByText(/还有 2 位（共 3 位）旅客未办理/)).toBeTruthy();
});

test('an order past its payment deadline can’t be paid, and says so', async () => {
	await openOrders(sampleOrders([sampleOrder({ nextBy: Date.now() - 1_000 })]));
	expect(payLink()).toBeNull();
	expect(screen.getByText(t('next.payOver'))).toBeTruthy();
});

test('tabs show their counts, and mark the current one', async () => {
	await openOrders(sampleOrders([sampleOrder()]));
	const tabs = screen.getByRole('navigation', { name: t('tabs.label') });
	const current = tabs.querySelector('[aria-current=page]');
	expect(current?.textContent).toContain(t('tabs.todo'));
	expect(current?.textContent).toContain(t('tabs.count', { count: 1 }));
});

test('the tab and page in the address are loaded', async () => {
	const { server } = await openOrders(sampleOrders([sampleOrder()], { tab: 'all', page: 2, pageCount: 3 }), '?tab=all&page=2');
	expect(server.inputs('GET /orders')).toEqual([{ tab: 'all', page: 2 }]);
	expect(screen.getByRole('link', { name: t('pages.next') }).getAttribute('href')).toBe(`${paths.orders}?tab=all&page=3`);
});

test('an empty tab says so and leads to all orders', async () => {
	const tabs = sampleOrders([sampleOrder()]).tabs;
	await openOrders(sampleOrders([], { tab: 'past', tabs }));
	expect(screen.getByRole('heading', { name: t('empty.tab.past') })).toBeTruthy();
	expect(screen.getByRole('link', { name: t('empty.showAll') }).getAttribute('href')).toBe(`${paths.orders}?tab=all`);
});

test('a list that can’t be loaded says so, and can be loaded again', async () => {
	const server = fakeServer({ 'GET /orders': failure('upstream-unavailable') });
	await openPage('orders', { query: '?tab=past' });
	await screen.findByText(t('failed.title'));
	server.answer({ 'GET /orders': sampleOrders([sampleOrder()]) });
	await userEvent.click(screen.getByRole('button', { name: t('failed.retry') }));
	expect(await screen.findByRole('link', { name: '福冈长崎五日' })).toBeTruthy();
});

test('an order in the address, as cashiers return it, redirects to its payment page', async () => {
	fakeServer();
	const page = await openPage('orders', { query: '?order=o1' });
	await waitFor(() => expect(page.address()).toBe(paymentPath('o1')));
});

test.each([
	[8_000, 1],
	[null, 0],
])('of an order of which %s was paid, so many sums are shown as paid: %i', async (paid, count) => {
	fakeServer({
		'GET /order': sampleOrderView({ paid }),
		'GET /order/coupons': failure('upstream-unavailable'),
		'GET /order/our-voyage': failure('upstream-unavailable'),
	});
	await openPage('order', { query: '?id=o1' });
	const sums = within(await screen.findByRole('region', { name: t('sum.title') }));
	expect(sums.queryAllByText(t('sum.paid'))).toHaveLength(count);
});

const agreeBox = () => screen.getByRole<HTMLInputElement>('checkbox');
const confirm = (refund = 7_200) =>
	userEvent.click(screen.getByRole('button', { name: t('cancel.confirm', { amount: money(refund) }) }));

async function openCancel(refund: OrderRefundView, answers: Answers = {}) {
	const server = fakeServer({ 'GET /order/refund': refund, ...answers });
	const page = await openPage('order', { query: '?id=o1&view=cancel' });
	await screen.findByRole('heading', { level: 1 });
	return { server, page };
}

test('the page that cancels an order shows the paid sum, today’s fee and the refund', async () => {
	await openCancel(sampleRefund());
	for (const amount of [8_000, -800, 7_200]) expect(screen.getAllByText(money(amount)).length).toBeGreaterThan(0);
	expect(screen.getByText(/林海/).closest('p')?.textContent).toContain('王宁');
});

test('an order can’t be cancelled without agreeing to the cancellation policy', async () => {
	const { server } = await openCancel(sampleRefund());
	await confirm();
	expect(description(agreeBox())).toBe(t('cancel.agreeMissing'));
	expect(document.activeElement).toBe(agreeBox());
	expect(server.inputs(CANCEL)).toEqual([]);
});

test('a cancellation sends the refund that was shown and the reason, and leads to the order', async () => {
	const { server, page } = await openCancel(sampleRefund(), {
		[CANCEL]: { state: 'done', status: 'cancelling', requestedAt: Date.now() },
		'GET /order': failure('not-found'),
		'GET /order/coupons': { coupons: [] },
		'GET /order/our-voyage': { address: '' },
	});
	await userEvent.selectOptions(screen.getByRole('combobox'), t('cancel.reasons.health'));
	await userEvent.click(agreeBox());
	await confirm();
	await waitFor(() => expect(page.address()).toBe(orderPath('o1')));
	expect(server.inputs(CANCEL)).toEqual([{ id: 'o1', refund: 7_200, policy: true, reason: t('cancel.reasons.health') }]);
});

test('a refund that changed meanwhile is shown old and new, and has to be agreed to again', async () => {
	const { server } = await openCancel(sampleRefund(), { [CANCEL]: { state: 'changed', refund: 6_400, fee: 1_600 } });
	server.answer({ 'GET /order/refund': sampleRefund({ refund: 6_400, fee: 1_600 }) });
	await userEvent.click(agreeBox());
	await confirm();
	expect(await screen.findByText(t('cancel.changedText', { before: money(7_200), after: money(6_400) }))).toBeTruthy();
	expect(agreeBox().checked).toBe(false);
	await confirm(6_400);
	expect(server.inputs(CANCEL)).toHaveLength(1);
});

test('a cancellation that fails says that the order hasn’t changed', async () => {
	await openCancel(sampleRefund(), { [CANCEL]: failure('upstream-unavailable') });
	await userEvent.click(agreeBox());
	await confirm();
	expect(await screen.findByText(t('cancel.failed'))).toBeTruthy();
});

test('an order that can’t be cancelled any more shows the reason and the phone number', async () => {
	await openCancel(sampleRefund({ cancellable: false, reason: 'past-period' }));
	expect(screen.getByText(t('cancel.not.past-period'))).toBeTruthy();
	expect(screen.getByRole('link', { name: '400-000-0000' }).getAttribute('href')).toBe('tel:400-000-0000');
	expect(screen.queryByRole('checkbox')).toBeNull();
});

test('an order that isn’t paid is cancelled without a fee', async () => {
	await openCancel(sampleRefund({ paid: 0, fee: 0, refund: 0 }));
	expect(screen.getByText(t('cancel.nothing'))).toBeTruthy();
	expect(screen.getByRole('button', { name: t('cancel.confirmFree') })).toBeTruthy();
});

test('a paid order has a label for the luggage of each guest, with name, cabin and ship', async () => {
	const guest = {
		birthday: '',
		kind: 'adult',
		documentType: 'PASSPORT',
		numberMasked: 'E****678',
		attention: null,
		checkedIn: false,
	} as const;
	const passengers: OrderPassenger[] = [
		{ ...guest, id: 'p1', name: '林海', pinyin: 'LIN HAI' },
		{ ...guest, id: 'p2', name: '王宁', pinyin: 'WANG NING' },
	];
	const [cabin = expect.fail('no cabin')] = sampleOrderView().bookedCabins;
	const order = sampleOrderView({ bookedCabins: [{ ...cabin, roomNum: '8012', passengers }] });
	fakeServer({ 'GET /order': order });
	await openPage('order', { query: `?id=${order.id}&view=labels` });
	await screen.findByRole('heading', { level: 1, name: t('labels.title') });
	const labels = screen.getAllByRole('listitem').filter((item) => item.textContent.includes(t('labels.label')));
	expect(labels).toHaveLength(2);
	for (const [place, { name, pinyin }] of passengers.entries())
		for (const words of [name, pinyin, '8012', order.voyage?.ship.name ?? ''])
			expect(labels[place]?.textContent).toContain(words);
});
