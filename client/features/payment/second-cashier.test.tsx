import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { samplePayment } from '#client/test-support/sample-payment.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import { orderPath } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';

const t = textsOf('CN', 'payment');
const PAY = 'POST /order/pay';
const LOOK = 'GET /order/payment';
const WAITED_MS = 15 * 60_000;
/** A press that comes later isn't the second half of a double click (`client/ui/use-press.ts`). */
const ONE_PRESS_MS = 600;
const AT = Date.parse('2026-11-25T02:32:00Z');
const OPENED = { state: 'opened', method: 'alipay', at: AT, as: 'page', afterFailure: false } as const;

/** Opens the page of an unpaid order and presses “pay”; `user` drives timers of its own. */
async function press(answers: Answers, view: PaymentView = samplePayment()) {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	onTestFinished(() => void vi.useRealTimers());
	const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
	const server = fakeServer({ [LOOK]: view, ...answers });
	const page = await openPage('payment', { query: '?id=o1' });
	await user.click(await screen.findByRole('button', { name: t('pay', { price: formatMoney(8_000, 'CN') }) }));
	return { server, page, user };
}
const question = (as: 'page' | 'code' = 'page') => screen.findByRole('dialog', { name: t(`opened.${as}.title`) });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a page to which a cashier leads back waits for its payment, and shows it by itself', async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	onTestFinished(() => void vi.useRealTimers());
	const server = fakeServer({ [LOOK]: samplePayment({ opened: true }) });
	await openPage('payment', { query: '?id=o1' });
	expect((await screen.findByText(t('opened.waiting'))).getAttribute('role')).toBe('status');
	server.answer({ [LOOK]: samplePayment({ state: 'paid', paidAt: Date.now() }) });
	await pass(2_000);
	expect(await screen.findByRole('heading', { name: t('paid.title') })).toBeTruthy();
});

test('with a cashier open the member is asked before another one is opened; waiting loads the page until it is paid', async () => {
	const { server, user } = await press({ [PAY]: OPENED });
	const dialog = await question();
	const text = t('opened.page.text', { time: '10:32', method: t('methods.alipay.name') });
	const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
	expect(description?.textContent).toBe(text + t('opened.page.advice'));
	const wait = within(dialog).getByRole('button', { name: t('opened.wait') });
	await waitFor(() => expect(document.activeElement).toBe(wait));
	await user.click(wait);
	await closed();
	expect(screen.getByText(t('opened.waiting')).getAttribute('role')).toBe('status');
	server.answer({ [LOOK]: samplePayment({ state: 'paid', paidAt: Date.now() }) });
	await pass(4_000);
	expect(await screen.findByRole('heading', { name: t('paid.title') })).toBeTruthy();
	expect(server.inputs(PAY)).toHaveLength(1);
});

test('the question says that a code was shown where one was', async () => {
	await press({ [PAY]: { ...OPENED, method: 'wechat', as: 'code' } });
	expect(within(await question('code')).getByText(t('opened.code.text', { time: '10:32' }))).toBeTruthy();
});

test('waiting ends after fifteen minutes', async () => {
	const { server, user } = await press({ [PAY]: OPENED });
	await user.click(within(await question()).getByRole('button', { name: t('opened.wait') }));
	await pass(WAITED_MS - 60_000);
	expect(screen.getByText(t('opened.waiting'))).toBeTruthy();
	await pass(60_000);
	expect(screen.queryByText(t('opened.waiting'))).toBeNull();
	const looks = server.inputs(LOOK).length;
	await pass(30_000);
	expect(server.inputs(LOOK)).toHaveLength(looks);
});

test.each([
	['Esc', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
	[
		'×',
		(user: ReturnType<typeof userEvent.setup>) =>
			user.click(screen.getByRole('button', { name: textsOf('CN', 'common')('close') })),
	],
])('%s closes the question and answers nothing', async (_, close) => {
	const { server, user } = await press({ [PAY]: OPENED });
	await question();
	const looks = server.inputs(LOOK).length;
	await close(user);
	await closed();
	await pass(30_000);
	expect(screen.queryByText(t('opened.waiting'))).toBeNull();
	expect(server.inputs(LOOK)).toHaveLength(looks);
	expect(server.inputs(PAY)).toHaveLength(1);
});

test('a press outside leaves the question open', async () => {
	const { user } = await press({ [PAY]: OPENED });
	await question();
	await user.click(document.body);
	expect(screen.getByRole('dialog', { name: t('opened.page.title') })).toBeTruthy();
});

test.each([
	[false, 'closes when the first payment has failed, which is shown'],
	[true, 'stays after a failure that came before the first cashier'],
])('the question (after a failure: %s) %s', async (afterFailure) => {
	const { server } = await press({ [PAY]: { ...OPENED, afterFailure } });
	await question();
	server.answer({ [LOOK]: samplePayment({ state: 'failed', failure: { code: 'E12', message: '交易关闭' } }) });
	await pass(4_000);
	expect(await screen.findByText('E12: 交易关闭')).toBeTruthy();
	if (afterFailure) expect(await question()).toBeTruthy();
	else await closed();
});

test('a member who hasn’t paid opens another cashier, by the method chosen last', async () => {
	const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
	onTestFinished(() => assign.mockRestore());
	const { server, user } = await press({ [PAY]: OPENED });
	server.answer({ [PAY]: { state: 'go', url: '/pay/go/2' } });
	await pass(ONE_PRESS_MS);
	await user.click(within(await question()).getByRole('button', { name: t('opened.another') }));
	await waitFor(() => expect(assign).toHaveBeenCalledWith('/pay/go/2'));
	const [first, second] = server.inputs(PAY);
	expect(second).toEqual({ ...first, another: true });
});

test('an order that was paid meanwhile shows that, and opens no cashier', async () => {
	const paid = samplePayment({ state: 'paid', paidAt: Date.now() });
	let looks = 0;
	await press({ [PAY]: { state: 'settled' }, [LOOK]: () => (looks++ === 0 ? samplePayment() : paid) });
	expect(await screen.findByRole('heading', { name: t('paid.title') })).toBeTruthy();
});

test('an order with nothing to pay leads to its page when the payment’s can’t be loaded', async () => {
	let looks = 0;
	const { page } = await press({
		[PAY]: { state: 'settled' },
		[LOOK]: () => (looks++ === 0 ? samplePayment() : failure('upstream-unavailable')),
	});
	await waitFor(() => expect(page.address()).toBe(orderPath('o1')));
});
