import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { samplePayment } from '#client/test-support/sample-payment.ts';
import { sampleVoyage } from '#client/test-support/sample-voyage.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { Rebooking } from '#shared/catalogue/bff/rebooking.ts';
import { orderPath } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';

const t = textsOf('CN', 'orders');
const FINISH = 'POST /order/rebooking/finish';
const head = (id: string, number: string) => ({ id, number, status: 'not-travelled' as const, voyage: sampleVoyage() });
const CHANGE: Rebooking = { oldOrder: head('o0', '20270000'), newOrder: head('o1', '20270001'), refund: 7_200, step: 'cancel' };

async function openPaid(rebooking: Rebooking, answers: Answers = {}) {
	const server = fakeServer({ 'GET /order/payment': samplePayment({ state: 'paid', rebooking }), ...answers });
	await openPage('payment', { query: '?id=o1' });
	await screen.findByRole('heading', { level: 1 });
	return server;
}

const toCancel = () => screen.getByRole<HTMLAnchorElement>('link', { name: t('rebook.cancel.now') }).getAttribute('href');

test('a new order that is paid cancels the old one once, and says what comes back', async () => {
	const server = await openPaid(CHANGE, { [FINISH]: { state: 'done' } });
	expect(await screen.findByText(t('rebook.done.title'))).toBeTruthy();
	expect(screen.getByText(t('rebook.finish.back', { amount: formatMoney(7_200, 'CN') }).trim())).toBeTruthy();
	expect(server.inputs(FINISH)).toEqual([{ id: 'o1' }]);
});

test('another refund than the one agreed to cancels nothing: both sums are shown, with the way to agree to the new one', async () => {
	await openPaid(CHANGE, { [FINISH]: { state: 'changed', refund: 6_000 } });
	const sums = { before: formatMoney(7_200, 'CN'), after: formatMoney(6_000, 'CN') };
	expect(await screen.findByText(t('cancel.changedText', sums))).toBeTruthy();
	expect(toCancel()).toBe(orderPath('o0', 'cancel'));
});

test('upstream’s refusal is shown in its words, with both orders', async () => {
	await openPaid(CHANGE, { [FINISH]: { state: 'refused', reason: 'past-period', message: '已过可取消期限' } });
	expect(await screen.findByText('已过可取消期限')).toBeTruthy();
	expect(screen.getByText(/20270000.*20270001|20270001.*20270000/)).toBeTruthy();
	expect(toCancel()).toBe(orderPath('o0', 'cancel'));
});

test('a failure says that both orders are valid', async () => {
	await openPaid(CHANGE, { [FINISH]: failure('upstream-unavailable') });
	expect(await screen.findByText(t('rebook.finish.failed'))).toBeTruthy();
	expect(toCancel()).toBe(orderPath('o0', 'cancel'));
});

test.each([
	{ ...CHANGE, refund: null },
	{ ...CHANGE, step: 'done' as const },
])('nothing is cancelled by itself for a refund that was unknown, or twice: $step, $refund', async (rebooking) => {
	const server = await openPaid(rebooking);
	await waitFor(() => expect(screen.getByText(t(`rebook.${rebooking.step}.title`))).toBeTruthy());
	expect(server.inputs(FINISH)).toEqual([]);
});
