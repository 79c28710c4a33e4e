import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { LOCAL_ID, sampleConfirm } from '#client/test-support/sample-booking.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { addDays, todayInShanghai } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';

beforeEach(() => sessionStorage.clear());

const t = textsOf('CN', 'booking');
const open = () => openPage('confirm', { query: `?localId=${LOCAL_ID}` });
const COUPON = 'POST /booking/coupon';
const SPRING = { id: 'spring', name: '春季券', amount: 200, minPrice: 5_000, until: '2027-12-31', usable: true, chosen: false };
const MEMBER = { ...SPRING, id: 'member', name: '会员券', amount: 500, minPrice: 0 };
const LARGE = { ...SPRING, id: 'large', name: '大额券', amount: 900, minPrice: 20_000, usable: false };
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: t('coupon.enter') });
const apply = () => userEvent.click(screen.getByRole('button', { name: t('coupon.apply') }));

async function openConfirm(view = sampleConfirm({ crmCoupons: [SPRING, MEMBER, LARGE] }), answers: Answers = {}) {
	const server = fakeServer({ 'GET /booking/confirm': view, ...answers });
	await open();
	await screen.findByRole('heading', { level: 1 });
	return server;
}

test('coupons are listed from the largest to the smallest; coupons that don’t apply come last and can’t be chosen', async () => {
	await openConfirm();
	const names = screen.getAllByRole<HTMLInputElement>('radio').map((one) => one.labels?.[0]?.textContent ?? '');
	expect(names.map((name) => name.slice(0, 3))).toEqual(['会员券', '春季券', '大额券', t('coupon.none').slice(0, 3)]);
	expect(radio('大额券').disabled).toBe(true);
});

test('the coupon that saves most is marked where there are several to choose from', async () => {
	await openConfirm();
	expect(radio('会员券').labels?.[0]?.textContent).toContain(t('coupon.best'));
});

test('a single coupon isn’t called the best', async () => {
	await openConfirm(sampleConfirm({ crmCoupons: [SPRING] }));
	expect(screen.queryByText(t('coupon.best'))).toBeNull();
});

test('a coupon that has run out isn’t offered', async () => {
	await openConfirm(sampleConfirm({ crmCoupons: [SPRING, { ...MEMBER, until: '2020-01-01' }] }));
	expect(screen.queryByRole('radio', { name: /会员券/ })).toBeNull();
});

test('a coupon that is chosen is sent to the server, and the new total is shown', async () => {
	const server = await openConfirm(undefined, { [COUPON]: { state: 'applied' } });
	const coupon = { kind: 'crm-coupon', code: 'spring', name: '春季券', amount: 200 } as const;
	server.answer({ 'GET /booking/confirm': sampleConfirm({ crmCoupons: [SPRING, MEMBER], coupon, total: 7_800 }) });
	await userEvent.click(radio('春季券'));
	expect(await screen.findByRole('button', { name: t('confirm.order', { price: formatMoney(7_800, 'CN') }) })).toBeTruthy();
	expect(server.inputs(COUPON)).toEqual([{ localId: LOCAL_ID, crmId: 'spring' }]);
	expect(radio('春季券').checked).toBe(true);
});

test('a coupon is shown as chosen while its request is under way, and no other can be chosen until then', async () => {
	const applied = Promise.withResolvers<{ state: 'applied' }>();
	const server = await openConfirm(undefined, { [COUPON]: () => applied.promise });
	await userEvent.click(radio('春季券'));
	expect(radio('春季券').checked).toBe(true);
	await userEvent.click(radio('会员券'));
	expect(server.inputs(COUPON)).toHaveLength(1);
	applied.resolve({ state: 'applied' });
	await waitFor(() => expect(server.inputs('GET /booking/confirm')).toHaveLength(2));
});

test('choosing no coupon removes the coupon', async () => {
	const coupon = { kind: 'crm-coupon', code: 'spring', name: '春季券', amount: 200 } as const;
	const server = await openConfirm(sampleConfirm({ crmCoupons: [SPRING], coupon }), { [COUPON]: { state: 'removed' } });
	server.answer({ 'GET /booking/confirm': sampleConfirm({ crmCoupons: [SPRING] }) });
	await userEvent.click(radio(t('coupon.none')));
	await waitFor(() => expect(radio(t('coupon.none')).checked).toBe(true));
	expect(server.inputs(COUPON)).toEqual([{ localId: LOCAL_ID }]);
});

test('a code that is applied becomes a choice in the list, and its field is empty again', async () => {
	const server = await openConfirm(sampleConfirm(), { [COUPON]: { state: 'applied' } });
	const coupon = { kind: 'coupon', code: 'SAIL300', name: '启航礼', amount: 300 } as const;
	server.answer({ 'GET /booking/confirm': sampleConfirm({ coupon }) });
	await userEvent.type(field(), ' SAIL300 ');
	await apply();
	await waitFor(() => expect(radio('启航礼').checked).toBe(true));
	expect(server.inputs(COUPON)).toEqual([{ localId: LOCAL_ID, code: 'SAIL300' }]);
	expect(field().value).toBe('');
});

test('an empty code sends nothing', async () => {
	const server = await openConfirm(sampleConfirm());
	await userEvent.type(field(), '  ');
	await apply();
	expect(server.inputs(COUPON)).toEqual([]);
});

test('a code that doesn’t apply is reported at its field, and stays typed', async () => {
	await openConfirm(sampleConfirm(), { [COUPON]: { state: 'not-applicable' } });
	await userEvent.type(field(), 'OLD');
	await apply();
	await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
	expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(t('coupon.notApplicable'));
	expect(field().value).toBe('OLD');
});

test('a coupon that could not be applied is reported, and the coupon before stays chosen', async () => {
	await openConfirm(undefined, { [COUPON]: failure('upstream-unavailable') });
	await userEvent.click(radio('春季券'));
	expect(await screen.findByText(t('coupon.failed'))).toBeTruthy();
	expect(radio(t('coupon.none')).checked).toBe(true);
});

test('where the account’s coupons can’t be read, a code can be entered all the same', async () => {
	await openConfirm(sampleConfirm({ crmCoupons: 'unavailable' }));
	expect(screen.getByText(t('coupon.unavailable'))).toBeTruthy();
	expect(field()).toBeTruthy();
	expect(screen.queryByRole('radio')).toBeNull();
});

test('a coupon that upstream refuses is reported in upstream’s words, beside the field', async () => {
	await openConfirm(sampleConfirm(), { [COUPON]: failure('upstream-business', '该券仅限线下使用', 321) });
	await userEvent.type(field(), 'SAIL300');
	await apply();
	expect(await screen.findByText('该券仅限线下使用')).toBeTruthy();
	expect(field().value).toBe('SAIL300');
});

const order = async () => {
	for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
	await userEvent.click(screen.getByRole('button', { name: new RegExp(t('confirm.order', { price: '' }).trim()) }));
	return within(await screen.findByRole('dialog', { name: t('coupon.askTitle') }));
};

test('a code that is typed and not applied is asked about before the order: the order is made without it', async () => {
	const server = await openConfirm(sampleConfirm(), { 'POST /booking/create': { state: 'created', orderId: 'o1' } });
	await userEvent.type(field(), 'SAIL200');
	const asked = await order();
	expect(asked.getByText(t('coupon.askText', { code: 'SAIL200' }))).toBeTruthy();
	expect(server.inputs('POST /booking/create')).toEqual([]);
	await userEvent.click(asked.getByRole('button', { name: t('coupon.askWithout') }));
	await waitFor(() => expect(server.inputs('POST /booking/create')).toHaveLength(1));
	expect(server.inputs(COUPON)).toEqual([]);
});

test('a code that is typed and not applied is asked about before the order: it is applied, and no order made', async () => {
	const server = await openConfirm(sampleConfirm(), { [COUPON]: { state: 'not-applicable' } });
	await userEvent.type(field(), 'SAIL200');
	await userEvent.click((await order()).getByRole('button', { name: t('coupon.askApply') }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(server.inputs(COUPON)).toHaveLength(1);
	expect(screen.getAllByText(t('coupon.notApplicable')).length).toBeGreaterThan(0);
	expect(server.inputs('POST /booking/create')).toEqual([]);
});

test('a coupon is listed on its last day, and not on the day after', async () => {
	const { now } = sampleConfirm();
	const today = todayInShanghai(new Date(now));
	await openConfirm(
		sampleConfirm({
			crmCoupons: [
				{ ...SPRING, until: today },
				{ ...MEMBER, until: addDays(today, -1) },
			],
		}),
	);
	expect(radio('春季券').disabled).toBe(false);
	expect(screen.queryByRole('radio', { name: /会员券/ })).toBeNull();
});
