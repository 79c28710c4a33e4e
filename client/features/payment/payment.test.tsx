import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { nextPress } from '#client/test-support/next-press.ts';
import { effectsRun, openPage } from '#client/test-support/open-page.tsx';
import { samplePayment } from '#client/test-support/sample-payment.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { NARROW_SCREEN } from '#client/ui/use-media-query.ts';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import { orderPath } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';

const t = textsOf('CN', 'payment');
const PAY = 'POST /order/pay';
const methods = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
const pay = (user = userEvent.setup()) =>
	user.click(screen.getByRole('button', { name: t('pay', { price: formatMoney(8_000, 'CN') }) }));
const left = () => {
	const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
	onTestFinished(() => assign.mockRestore());
	return assign;
};

async function openPayment(view: PaymentView, answers: Answers = {}, options: Parameters<typeof openPage>[1] = {}) {
	const server = fakeServer({ 'GET /order/payment': view, ...answers });
	const page = await openPage('payment', { query: '?id=o1', ...options });
	await screen.findByRole('heading', { level: 1, hidden: true });
	return { server, page };
}

test('a computer offers WeChat’s code, not its mini-program', async () => {
	await openPayment(samplePayment());
	expect(methods()).toEqual(['wechat', 'alipay', 'union']);
});

test('an unpaid order says that it is placed, and what paying does', async () => {
	await openPayment(samplePayment());
	expect(screen.getByText(t('placed'))).toBeTruthy();
});

test('a phone offers no code that would have to be scanned from its own screen', async () => {
	await openPayment(samplePayment(), {}, { device: 'mobile' });
	expect(methods()).toEqual(['wxmini', 'alipay', 'union']);
});

test('a window of at most 768 px is a phone’s, whatever the browser calls itself', async () => {
	vi.spyOn(globalThis, 'matchMedia').mockImplementation(
		(query) => Object.assign(new EventTarget(), { matches: query === NARROW_SCREEN }) as unknown as MediaQueryList,
	);
	onTestFinished(() => void vi.restoreAllMocks());
	const { server } = await openPayment(samplePayment(), { [PAY]: { state: 'refused', code: 'E51', message: '余额不足' } });
	expect(methods()).toEqual(['wxmini', 'alipay', 'union']);
	await pay();
	await waitFor(() => expect(server.inputs(PAY)).toMatchObject([{ method: 'wxmini', phone: true }]));
});

test('the first method is chosen at first; the payment is made by the one chosen later', async () => {
	const { server } = await openPayment(samplePayment(), { [PAY]: { state: 'go', url: '/api/pay/go' } });
	const assign = left();
	expect(screen.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true);
	await userEvent.click(screen.getByRole('radio', { name: new RegExp(t('methods.alipay.name')) }));
	await pay();
	await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/pay/go'));
	expect(server.inputs(PAY)).toEqual([{ orderId: 'o1', method: 'alipay', from: 'orders', phone: false, another: false }]);
});

test('a payment right after booking is sent as one', async () => {
	const { server } = await openPayment(
		samplePayment(),
		{ [PAY]: { state: 'qr', image: 'data:image/png;base64,AA==' } },
		{ state: { from: 'booking' } },
	);
	await pay();
	await waitFor(() => expect(server.inputs(PAY).map(({ from }) => from)).toEqual(['booking']));
});

test('a dialog is shown while the cashier’s address is fetched; after cancelling it the answer isn’t followed', async () => {
	const answer = Promise.withResolvers<{ state: 'go'; url: string }>();
	await openPayment(samplePayment(), { [PAY]: () => answer.promise });
	const assign = left();
	await pay();
	await screen.findByRole('dialog', { name: t('going.title') });
	await userEvent.click(screen.getByRole('button', { name: t('going.cancel') }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	answer.resolve({ state: 'go', url: '/api/pay/go' });
	await effectsRun();
	expect(assign).not.toHaveBeenCalled();
});

test('the dialog says that it takes long after eight seconds', async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	onTestFinished(() => void vi.useRealTimers());
	const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
	const answer = Promise.withResolvers<{ state: 'refused'; code: string; message: string }>();
	await openPayment(samplePayment(), { [PAY]: () => answer.promise });
	await pay(user);
	const dialog = within(await screen.findByRole('dialog', { name: t('going.title') }));
	expect(dialog.getByText(t('going.text'))).toBeTruthy();
	await act(() => vi.advanceTimersByTimeAsync(8_000));
	expect(dialog.getByText(t('going.long'))).toBeTruthy();
});

test('a refusal is shown in the cashier’s own words, with a copy button and the phone number', async () => {
	await openPayment(samplePayment(), { [PAY]: { state: 'refused', code: 'E51', message: '余额不足' } });
	await pay();
	expect(await screen.findByText('E51: 余额不足')).toBeTruthy();
	expect(screen.getByText(t('failed.text', { phone: '400-000-0000' }))).toBeTruthy();
	expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('failed.title'));
	const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
	await userEvent.click(screen.getByRole('button', { name: t('failed.copy') }));
	expect(copied).toHaveBeenCalledWith('E51: 余额不足');
});

test('a payment that can’t begin says that nothing was charged, until the next attempt', async () => {
	const { server } = await openPayment(samplePayment(), { [PAY]: failure('upstream-unavailable') });
	await pay();
	expect(await screen.findByText(t('failed.notBegun'))).toBeTruthy();
	server.answer({ [PAY]: { state: 'qr', image: 'data:image/png;base64,AA==' } });
	await nextPress();
	await pay();
	await screen.findByRole('dialog', { name: t('qr.title') });
	expect(screen.queryByText(t('failed.notBegun'))).toBeNull();
});

test('a payment that upstream refuses to begin is reported in its own words, on a phone as a toast too', async () => {
	await openPayment(samplePayment(), { [PAY]: failure('upstream-business', '支付通道维护中', 321) }, { device: 'mobile' });
	await pay();
	await waitFor(() => expect(screen.getAllByText('支付通道维护中').length).toBeGreaterThan(1));
	expect(screen.getByText(t('failed.notBegun'))).toBeTruthy();
});

test('a code shown on a phone can be saved', async () => {
	const image = 'data:image/png;base64,AA==';
	const phone = { device: 'mobile' } as const;
	const { server } = await openPayment(samplePayment({ methods: ['wechat', 'union'] }), { [PAY]: { state: 'qr', image } }, phone);
	await pay();
	const dialog = within(await screen.findByRole('dialog', { name: t('qr.title') }));
	expect(dialog.getByRole('link', { name: t('qr.save') }).getAttribute('href')).toBe(image);
	expect(dialog.queryByText(t('qr.text'))).toBeNull();
	expect(server.inputs(PAY)).toEqual([{ orderId: 'o1', method: 'wechat', from: 'orders', phone: true, another: false }]);
});

test('the method of the member’s last payment is chosen at first', async () => {
	await openPayment(samplePayment({ lastMethod: 'alipay' }));
	expect(screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value).toBe('alipay');
});

test('the order’s last failed payment is shown when the page opens', async () => {
	await openPayment(samplePayment({ state: 'failed', failure: { code: 'E12', message: '交易关闭' } }));
	expect(screen.getByText('E12: 交易关闭')).toBeTruthy();
});

test('a code that was paid leads to the paid page without a press, and the polling ends', async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	onTestFinished(() => void vi.useRealTimers());
	const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
	const { server } = await openPayment(samplePayment(), { [PAY]: { state: 'qr', image: 'data:image/png;base64,AA==' } });
	await user.click(screen.getByRole('radio', { name: /WeChat|微信/ }));
	await pay(user);
	await screen.findByRole('dialog', { name: t('qr.title') });
	server.answer({ 'GET /order/payment': samplePayment({ state: 'paid', paidAt: Date.now() }) });
	await act(() => vi.advanceTimersByTimeAsync(2_000));
	expect(await screen.findByRole('heading', { name: t('paid.title') })).toBeTruthy();
	const looks = server.inputs('GET /order/payment').length;
	await act(() => vi.advanceTimersByTimeAsync(30_000));
	expect(server.inputs('GET /order/payment')).toHaveLength(looks);
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('a payment under confirmation is loaded after two, four and then every eight seconds', async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	onTestFinished(() => void vi.useRealTimers());
	const { server } = await openPayment(samplePayment({ state: 'processing' }));
	const looks = () => server.inputs('GET /order/payment').length - 1;
	await act(() => vi.advanceTimersByTimeAsync(2_000));
	expect(looks()).toBe(1);
	await act(() => vi.advanceTimersByTimeAsync(4_000));
	expect(looks()).toBe(2);
	await act(() => vi.advanceTimersByTimeAsync(16_000));
	expect(looks()).toBe(4);
});

test('an order that has just been made says so, and is loaded until it can be paid', async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	onTestFinished(() => void vi.useRealTimers());
	const { server } = await openPayment(samplePayment({ state: 'made', number: '', payBy: null }));
	expect(screen.getByText(t('made.text'))).toBeTruthy();
	server.answer({ 'GET /order/payment': samplePayment() });
	await act(() => vi.advanceTimersByTimeAsync(2_000));
	expect(await screen.findByRole('heading', { level: 1, name: t('title') })).toBeTruthy();
});

test.each(['made', 'unconfirmed', 'processing', 'late', 'closed'] as const)(
	'an order that is %s can’t be paid, and says why',
	async (state) => {
		await openPayment(samplePayment({ state, payBy: null }));
		expect(screen.getByRole('heading', { name: t(`${state}.title`) })).toBeTruthy();
		expect(screen.queryByRole('radio')).toBeNull();
		expect(screen.getByRole('link', { name: t('seeOrder') }).getAttribute('href')).toBe(orderPath('o1'));
	},
);

test('a session that has ended leads to the login page and back to this order', async () => {
	fakeServer({ 'GET /order/payment': failure('not-logged-in') });
	const page = await openPage('payment', { query: '?id=o1' });
	await waitFor(() => expect(page.address()).toBe(`/login?redirect=${encodeURIComponent('/pay/return?id=o1')}`));
});
