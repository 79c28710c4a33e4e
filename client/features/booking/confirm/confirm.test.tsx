import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { effectsRun, openPage } from '#client/test-support/open-page.tsx';
import { LOCAL_ID, sampleConfirm } from '#client/test-support/sample-booking.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { ConfirmView } from '#shared/catalogue/bff/confirm.ts';
import type { PriceChange } from '#shared/catalogue/bff/views.ts';
import { BOOKING_POLICIES } from '#shared/constants.ts';
import { incompleteBookingPath, paths, paymentPath } from '#shared/paths.ts';
import { addDays, formatDate } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';

const t = textsOf('CN', 'booking');
const open = () => openPage('confirm', { query: `?localId=${LOCAL_ID}` });
const CREATE = 'POST /booking/create';
const CHANGE: PriceChange = {
	before: 8_000,
	after: 8_600,
	why: 'cabins',
	cabins: [{ name: '阳台房', before: 8_000, after: 8_600 }],
};
beforeEach(() => sessionStorage.clear());

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const orderButton = (total = 8_000) =>
	screen.getByRole('button', { name: t('confirm.order', { price: formatMoney(total, 'CN') }) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function agree() {
	for (const box of boxes()) await userEvent.click(box);
}

async function openConfirm(view: ConfirmView, answers: Answers = {}) {
	const server = fakeServer({ 'GET /booking/confirm': view, ...answers });
	const opened = await open();
	await screen.findByRole('heading', { level: 1, hidden: true });
	return { server, opened };
}

test('the order isn’t made before the policies are ticked: one box names and links them all, and gets the focus', async () => {
	const { server } = await openConfirm(sampleConfirm());
	await userEvent.click(orderButton());
	const [box] = boxes();
	expect(document.activeElement).toBe(box);
	const names = BOOKING_POLICIES.map((type) => t(`policies.${type}`));
	const links = [...(box?.labels?.[0]?.querySelectorAll('a') ?? [])];
	expect(links.map((link) => link.textContent)).toEqual(names);
	expect(screen.getAllByText(t('policies.missing'))).toHaveLength(1);
	expect(document.title).toContain(t('errorTitle', { title: t('confirm.title') }));
	expect(server.inputs(CREATE)).toEqual([]);
});

test('a document that the sailing doesn’t take is asked about before the order', async () => {
	const view = sampleConfirm();
	const [lin, wang] = view.cabins[0]?.passengers ?? [];
	if (!lin || !wang) throw new Error('no passengers');
	const passengers = [lin, { ...wang, documentType: 'ID_CARD', attention: 'not-taken' } as const];
	const cabins = view.cabins.map((cabin) => ({ ...cabin, passengers }));
	const { server } = await openConfirm({ ...view, cabins }, { [CREATE]: { state: 'created', orderId: 'o1' } });
	const other = screen.getByRole('checkbox', { name: t('documents.agree', { names: wang.name, time: '2027年3月4日 24:00' }) });
	for (const box of boxes()) if (box !== other) await userEvent.click(box);
	await userEvent.click(orderButton());
	expect(screen.getByText(t('documents.missing'))).toBeTruthy();
	expect(document.activeElement).toBe(other);
	expect(server.inputs(CREATE)).toEqual([]);
	await userEvent.click(other);
	await userEvent.click(orderButton());
	await waitFor(() => expect(server.inputs(CREATE)[0]?.otherDocuments).toEqual([wang.id]));
});

test('the error of a policy’s box is tied to the box, and goes once it is ticked', async () => {
	await openConfirm(sampleConfirm());
	await userEvent.click(orderButton());
	const [first] = boxes();
	const described = () => document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent;
	expect(described()).toBe(t('policies.missing'));
	await userEvent.click(first as HTMLInputElement);
	expect(described()).toBeUndefined();
});

test('a ticked box is kept while the member goes back and forth, and never for another booking', async () => {
	await openConfirm(sampleConfirm());
	await userEvent.click(boxes()[0] as HTMLInputElement);
	cleanup();
	await openConfirm(sampleConfirm());
	await waitFor(() => expect(boxes().map(({ checked }) => checked)).toEqual([true]));
	cleanup();
	const { server } = await openConfirm({ ...sampleConfirm(), localId: 'another-booking' } as ConfirmView);
	await effectsRun();
	expect(boxes().map(({ checked }) => checked)).toEqual([false]);
	await userEvent.click(orderButton());
	expect(server.inputs(CREATE)).toEqual([]);
});

test('with every box ticked the order is made at the price that was shown, and leads to its payment', async () => {
	const { server, opened } = await openConfirm(sampleConfirm(), { [CREATE]: { state: 'created', orderId: 'o1' } });
	await agree();
	await userEvent.click(orderButton());
	await waitFor(() => expect(opened.address()).toBe(paymentPath('o1')));
	const policies = { booking: true, contract: true, privacy: true };
	const departs = sampleConfirm().voyage.date;
	expect(server.inputs(CREATE)).toEqual([{ localId: LOCAL_ID, total: 8_000, departs, otherDocuments: [], policies }]);
});

test('a sailing that moved is told with both days, and the next press orders it', async () => {
	const view = sampleConfirm();
	const after = addDays(view.voyage.date, 2);
	let moved = false;
	const { server } = await openConfirm(view, {
		'GET /booking/confirm': () => (moved ? { ...view, voyage: { ...view.voyage, date: after } } : view),
		[CREATE]: () => {
			moved = true;
			return { state: 'moved', departs: after };
		},
	});
	await agree();
	await userEvent.click(orderButton());
	const [was, is] = [view.voyage.date, after].map((day) => formatDate(day, 'dayInFull', 'CN'));
	await screen.findByText(t('confirm.movedText', { before: was, after: is }));
	// For a moment the button takes no second press
	await waitFor(async () => {
		await userEvent.click(orderButton());
		expect(server.inputs(CREATE).map(({ departs }) => departs)).toEqual([view.voyage.date, after]);
	});
});

test('a button pressed again while the order is being made makes no second one', async () => {
	const made = Promise.withResolvers<{ state: 'created'; orderId: string }>();
	const { server, opened } = await openConfirm(sampleConfirm(), { [CREATE]: () => made.promise });
	await agree();
	await userEvent.dblClick(orderButton());
	expect(orderButton().getAttribute('aria-busy')).toBe('true');
	made.resolve({ state: 'created', orderId: 'o1' });
	await waitFor(() => expect(opened.address()).toBe(paymentPath('o1')));
	expect(server.inputs(CREATE)).toHaveLength(1);
});

test('the cart is read again once its cabins are ordered', async () => {
	const told = vi.fn();
	addEventListener('cart-changed', told, { once: true });
	await openConfirm(sampleConfirm(), { [CREATE]: { state: 'created', orderId: 'o1' } });
	await agree();
	await userEvent.click(orderButton());
	await waitFor(() => expect(told).toHaveBeenCalledOnce());
});

test('after ten seconds the page says that the order is still being made', async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	onTestFinished(() => void vi.useRealTimers());
	const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
	const made = Promise.withResolvers<{ state: 'created'; orderId: string }>();
	const { opened } = await openConfirm(sampleConfirm(), { [CREATE]: () => made.promise });
	for (const box of boxes()) await user.click(box);
	await user.click(orderButton());
	expect(screen.queryByText(t('confirm.long'))).toBeNull();
	await act(() => vi.advanceTimersByTimeAsync(10_000));
	expect(screen.getByText(t('confirm.long'))).toBeTruthy();
	made.resolve({ state: 'created', orderId: 'o1' });
	await waitFor(() => expect(opened.address()).toBe(paymentPath('o1')));
});

test('an order that fails is reported with the phone number to call, and the boxes stay ticked', async () => {
	await openConfirm(sampleConfirm(), { [CREATE]: failure('upstream-unavailable') });
	await agree();
	await userEvent.click(orderButton());
	expect(await screen.findByText(t('confirm.failed'))).toBeTruthy();
	expect(screen.getByText(t('confirm.failedText', { phone: '400-000-0000' }))).toBeTruthy();
	expect(boxes().every(({ checked }) => checked)).toBe(true);
});

test('an order that the backend refuses is reported in the backend’s words, and isn’t to be sent again', async () => {
	await openConfirm(sampleConfirm(), { [CREATE]: failure('upstream-business', '同行人数超出限制') });
	await agree();
	await userEvent.click(orderButton());
	expect(await screen.findByText('同行人数超出限制')).toBeTruthy();
	expect(screen.queryByText(t('confirm.failed'))).toBeNull();
	expect(screen.queryByText(t('confirm.failedText', { phone: '400-000-0000' }))).toBeNull();
	expect(screen.getByRole('link', { name: t('again.others') }).getAttribute('href')).toContain('#cabins');
});

test('an order in which something is missing leads back to the passengers', async () => {
	const { opened } = await openConfirm(sampleConfirm(), { [CREATE]: { state: 'incomplete' } });
	await agree();
	await userEvent.click(orderButton());
	await waitFor(() => expect(opened.address()).toBe(incompleteBookingPath(LOCAL_ID)));
});

test.each<[string, (view: ConfirmView) => Answers['GET /booking/confirm']]>([
	['', (view) => ({ ...view, deadline: Date.now() }) as ConfirmView],
	[', although the booking still counts', (view) => view],
	[', although the booking can’t be read', () => failure('upstream-unavailable')],
])('an order of cabins that are no longer held asks to hold them again%s', async (_when, read) => {
	const view = sampleConfirm();
	const { server } = await openConfirm(view, { [CREATE]: { state: 'expired' } });
	server.answer({ 'GET /booking/confirm': read(view) });
	await agree();
	await userEvent.click(orderButton());
	expect(await screen.findByRole('dialog', { name: t('expired.title') })).toBeTruthy();
	expect(screen.getAllByText(t('timer.over')).length).toBeGreaterThan(0);
});

test('cabins that are held no longer when the page opens are asked about before the order', async () => {
	const { server } = await openConfirm(sampleConfirm({ deadline: Date.now() - 1_000 }));
	await agree();
	await userEvent.click(orderButton());
	expect(await screen.findByRole('dialog', { name: t('expired.title') })).toBeTruthy();
	expect(server.inputs(CREATE)).toEqual([]);
});

test('an order that may or may not have been made is reported, with the link to the orders', async () => {
	const words = '无法确定您的订单是否已生成。';
	await openConfirm(sampleConfirm(), { [CREATE]: failure('order-unclear', words) });
	await agree();
	await userEvent.click(orderButton());
	expect(await screen.findByText(words)).toBeTruthy();
	expect(screen.getByRole('link', { name: t('confirm.seeOrders') }).getAttribute('href')).toBe(paths.orders);
	// The member must look under the orders first: a second try could order twice.
	expect(screen.queryByText(t('confirm.failedText', { phone: '400-000-0000' }))).toBeNull();
	expect(screen.getByText(t('confirm.unclearText', { phone: '400-000-0000' }))).toBeTruthy();
});

test('a changed price stops the order: old, new and why', async () => {
	const { server } = await openConfirm(sampleConfirm(), { [CREATE]: { state: 'changed', change: CHANGE } });
	server.answer({ 'GET /booking/confirm': sampleConfirm({ total: 8_600 }) });
	await agree();
	await userEvent.click(orderButton());
	const dialog = within(await screen.findByRole('dialog', { name: t('changed.title') }));
	expect(dialog.getByText(t('changed.cabins'))).toBeTruthy();
	const row = within(dialog.getByRole('rowheader', { name: '阳台房' }).closest('tr') as HTMLElement);
	expect(row.getByText(formatMoney(8_000, 'CN')).tagName).toBe('S');
	expect(row.getByText(formatMoney(8_600, 'CN'))).toBeTruthy();
});

test('a changed price that is accepted is sent to the server, and the order is made at it', async () => {
	const { server } = await openConfirm(sampleConfirm({ total: 8_600, changed: CHANGE }), {
		'POST /booking/price': { accepted: true },
		[CREATE]: { state: 'created', orderId: 'o1' },
	});
	await screen.findByRole('dialog', { name: t('changed.title') });
	server.answer({ 'GET /booking/confirm': sampleConfirm({ total: 8_600 }) });
	await press(t('changed.yes', { price: formatMoney(8_600, 'CN') }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(server.inputs('POST /booking/price')).toEqual([{ localId: LOCAL_ID, total: 8_600 }]);
	expect(screen.queryByText(t('changed.stopped'))).toBeNull();
	await agree();
	await userEvent.click(orderButton(8_600));
	await waitFor(() => expect(server.inputs(CREATE).map(({ total }) => total)).toEqual([8_600]));
});

test('a changed price that is put off stays on the page, and the dialog asks again before the order', async () => {
	const { server } = await openConfirm(sampleConfirm({ total: 8_600, changed: CHANGE }));
	const dialog = within(await screen.findByRole('dialog', { name: t('changed.title') }));
	await userEvent.click(dialog.getByRole('button', { name: textsOf('CN', 'common')('close') }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(screen.getByText(t('changed.stopped'))).toBeTruthy();
	await agree();
	await userEvent.click(orderButton(8_600));
	expect(await screen.findByRole('dialog', { name: t('changed.title') })).toBeTruthy();
	expect(server.inputs(CREATE)).toEqual([]);
});

test('a new price that could not be accepted is reported in its dialog', async () => {
	await openConfirm(sampleConfirm({ total: 8_600, changed: CHANGE }), { 'POST /booking/price': failure('upstream-unavailable') });
	const dialog = within(await screen.findByRole('dialog', { name: t('changed.title') }));
	await press(t('changed.yes', { price: formatMoney(8_600, 'CN') }));
	expect(await dialog.findByText(t('changed.failed'))).toBeTruthy();
});

test('a booking in which something is missing leads back to the passengers', async () => {
	fakeServer({ 'GET /booking/confirm': sampleConfirm({ complete: false }) });
	const opened = await open();
	await waitFor(() => expect(opened.address()).toBe(incompleteBookingPath(LOCAL_ID)));
});

test('a booking that was ordered already leads to its payment', async () => {
	fakeServer({ 'GET /booking/confirm': { state: 'ordered', orderId: 'o1' } });
	const opened = await open();
	await waitFor(() => expect(opened.address()).toBe(paymentPath('o1')));
});

test('a booking that is gone shows that it is gone', async () => {
	fakeServer({ 'GET /booking/confirm': failure('not-found') });
	await open();
	expect(await screen.findByRole('heading', { name: t('gone.title') })).toBeTruthy();
});

test('Back from the payment doesn’t lead to the booking that was ordered', async () => {
	const { opened } = await openConfirm(sampleConfirm(), { [CREATE]: { state: 'created', orderId: 'o1' } });
	await agree();
	await userEvent.click(orderButton());
	await waitFor(() => expect(opened.address()).toBe(paymentPath('o1')));
	await opened.back();
	expect(opened.address()).toBe(paymentPath('o1'));
});
