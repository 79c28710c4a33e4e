import type { Locator, Page } from '@playwright/test';
import type { ConfirmView } from '#shared/catalogue/bff/confirm.ts';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { orderPath, paths } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import {
	ask,
	book,
	choose,
	guestBox,
	headed,
	headedByVoyage,
	monthAhead,
	placeOrder,
	roomy,
	visitCashier,
} from './support/booking.ts';
import { control, enterFromBank, newMobile } from './support/login.ts';
import { countPresses } from './support/presses.ts';
import { expect, test } from './support/test.ts';

const onBoard = (page: Page) => page.locator('[data-on-board]:visible');
const prices = (place: Locator, text: string) => place.locator('data[data-price]', { hasText: text });

test('from browsing to a refund the price is the same all the way (M25)', async ({
	page,
	open,
	site,
	context,
	sound,
	device,
	t,
}) => {
	test.slow();
	const mobile = await enterFromBank(context);
	const { voyage, cabins } = await roomy(site, { passengers: 3, months: 2 });
	const [cabin] = cabins;
	const name = cabin?.name ?? '';
	const main = page.getByRole('main');
	let total = '';
	let charge = '';
	let orderId = '';
	let pay = '';

	await test.step('browse: the card has the price of the voyage’s page', async () => {
		await open(`${paths.search}?date=${monthAhead(2)}`);
		const card = main.getByRole('article').filter({ has: page.locator(`a[href^="${paths.voyage}?id=${voyage.id}&"]`) });
		const from = (await card.locator('data[data-price]').first().textContent()) ?? '';
		await card.locator(`a[href^="${paths.voyage}?id=${voyage.id}&"]`).first().click();
		await headedByVoyage(page, voyage);
		await expect(prices(main, from).first()).toBeVisible();
	});

	await test.step('choose a cabin for three', async () => {
		await page.getByRole('button', { name: t('party:adults.more') }).click();
		if (cabin) await choose(page, t, cabin);
		const bar = page.getByRole('region', { name: t('voyage:choice.label') });
		total = (await bar.locator('data[data-price]').textContent()) ?? '';
		await expect(page.locator(`#cabin-${cabin?.id}`)).toContainText(total);
		charge = (await onBoard(page).textContent()) ?? '';
		expect(charge).toContain(formatMoney(3 * 120 * voyage.nights, 'CN'));
		await book(page, t);
		await headed(page, t('booking:title'));
		await expect(prices(main, total).last()).toBeVisible();
		await expect(onBoard(page)).toHaveText(charge);
		await sound('passengers');
	});

	await test.step('another cabin, two saved guests, and one read from a passport', async () => {
		await main.getByRole('button', { name: t('booking:cabin.changeNamed', { name }) }).click();
		const rooms = page.getByRole('dialog', { name: t('booking:rooms.title', { name }) });
		const choices = rooms.locator('label', { has: page.getByRole('radio') });
		// The same journey runs on the other device and may take a cabin at the same time.
		await (device === 'mobile' ? choices.first() : choices.last()).click();
		await sound('rooms');
		const take = rooms.getByRole('button', { name: new RegExp(`^${t('booking:rooms.change', { room: '\\d+' })}$`) });
		const room = /\d+/.exec((await take.textContent()) ?? '')?.[0] ?? '';
		await take.click();
		await expect(rooms).toHaveCount(0);
		await expect(main.getByText(t('booking:cabin.room', { room }))).toBeVisible();
		await guestBox(page, '林知远').check();
		await guestBox(page, '沈若溪').check();
		await main.getByRole('button', { name: t('booking:passenger.add') }).click();
		const sheet = page.getByRole('dialog', { name: t('contacts:passenger.add') });
		const field = (label: string) => sheet.getByRole('textbox', { name: new RegExp(`^${label}`) });
		const picture = { name: 'passport.png', mimeType: 'image/png', buffer: await page.screenshot() };
		await sheet.locator('input[type=file]').setInputFiles(picture);
		await expect(sheet.getByText(t('contacts:ocr.read'))).toBeVisible();
		await expect(field(t('contacts:passenger.pinyinLastName'))).toHaveValue('ZHOU');
		await field(t('contacts:passenger.mobile')).fill(newMobile());
		await field(t('contacts:passenger.emergency')).fill('139 0013 9000');
		await sound('new guest');
		await sheet.getByRole('button', { name: t('contacts:passenger.save') }).click();
		await expect(guestBox(page, '周子衿')).toBeChecked();
		await main.getByRole('radio').first().check();
		await main.getByRole('button', { name: t('booking:go'), exact: true }).click();
	});

	await test.step('check: names as on the ticket, masked numbers, one coupon, one box to tick', async () => {
		await headed(page, t('booking:confirm.title'));
		await expect(main.getByText('ZHOU ZIJIN', { exact: true })).toBeVisible();
		await expect(main).not.toContainText(/EJ\d{7}/);
		// The best coupon is applied already, and is removed by one press
		await expect(prices(main, total)).toHaveCount(1);
		await main.getByRole('button', { name: t('booking:coupon.without') }).click();
		await expect(prices(main, total)).toHaveCount(2);
		await main.getByRole('radio').first().check();
		const localId = new URL(page.url()).searchParams.get('localId');
		await expect(prices(main, total)).toHaveCount(1);
		const view = await ask<Extract<ConfirmView, { state: 'open' }>>(context, `/booking/confirm?localId=${localId}`);
		pay = formatMoney(view.total, 'CN');
		await expect(prices(main, pay)).toHaveCount(1);
		await expect(onBoard(page)).toHaveText(charge);
		await main.getByRole('button', { name: t('booking:confirm.order', { price: pay }) }).click();
		await expect(main.getByText(t('booking:policies.missing'))).toHaveCount(1);
		await sound('confirm');
		await main.getByRole('link', { name: t('booking:policies.BOOKING') }).click();
		await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await main.getByRole('checkbox').first().check();
		await page.goBack();
		await expect(guestBox(page, '周子衿')).toBeChecked();
		await page.goForward();
		await expect(main.getByRole('checkbox').first()).toBeChecked();
		// A code that is typed and not applied is asked about before the order
		const code = main.getByRole('textbox', { name: t('booking:coupon.enter') });
		await code.fill('SAIL');
		await main.getByRole('button', { name: t('booking:confirm.order', { price: pay }) }).click();
		const question = page.getByRole('dialog', { name: t('booking:coupon.askTitle') });
		await expect(question).toBeVisible();
		await sound('a code that is typed only');
		await page.keyboard.press('Escape');
		await expect(question).toHaveCount(0);
		await code.fill('');
		orderId = await placeOrder(page, t);
	});

	await test.step('pay', async () => {
		await headed(page, t('payment:title'));
		await expect(prices(main, pay)).toHaveCount(1);
		await expect(onBoard(page)).toHaveText(charge);
		await visitCashier(page, t, 'pay');
		await headed(page, t('payment:paid.title'));
		await expect(prices(main, pay)).toHaveCount(1);
		await sound('paid');
	});

	await test.step('the order costs the price shown, and is cancelled and paid back', async () => {
		await main.getByRole('link', { name: t('payment:seeOrder') }).click();
		await page.waitForURL(orderPath(orderId));
		await expect(prices(main, pay).first()).toBeVisible();
		await expect(onBoard(page)).toHaveText(charge);
		const order = await ask<OrderView>(context, `/order?id=${orderId}`);
		expect(order.bookedCabins[0]?.passengers.map(({ pinyin }) => pinyin).sort()).toEqual([
			'LIN ZHIYUAN',
			'SHEN RUOXI',
			'ZHOU ZIJIN',
		]);
		await main.getByRole('link', { name: t('orders:actions.cancel') }).click();
		await main.getByRole('checkbox').check();
		await main.getByRole('button', { name: new RegExp(t('orders:cancel.confirm', { amount: '' }).trim()) }).click();
		const status = (state: 'cancelling' | 'refunded') => main.getByText(t(`orders:status.${state}`), { exact: true }).first();
		await expect(status('cancelling')).toBeVisible();
		for (const to of ['refunding', 'refunded'] as const)
			await control('POST', '/orders/advance', { id: orderId, to: ORDER_STATUSES[to] });
		await page.reload();
		await expect(status('refunded')).toBeVisible();
	});
	expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(mobile);
});

const MOST_PRESSES = { desktop: 13, mobile: 15 };

test('a couple with saved guests books from the home page and pays: at most 13 presses on a desktop, 15 on a phone', async ({
	page,
	open,
	site,
	context,
	device,
	t,
}) => {
	test.slow();
	await enterFromBank(context);
	const { count, press } = countPresses(device);
	const month = monthAhead(1);
	const { voyage, cabins } = await roomy(site, { months: 1 });
	const [cabin] = cabins;
	if (!cabin) throw new Error('one category was asked for');
	const main = page.getByRole('main');
	const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
	await open('/');
	if (device === 'mobile') await press(page.getByRole('search').getByText(t('search-form:form.more')));
	await press(page.getByRole('search').getByRole('button', { name: t('search-form:form.date.label') }));
	await press(page.locator(`[data-month="${month}"]`));
	const { total } = await site.search(`date=${month}`);
	if (device === 'mobile') await press(button(t('search-form:form.apply', { count: total })));
	await press(button(t('search-form:form.submitCount', { count: total })));
	await page.waitForURL((url) => url.pathname === paths.search);
	await press(main.getByRole('article').locator(`a[href^="${paths.voyage}?id=${voyage.id}&"]`).first());
	await headedByVoyage(page, voyage);
	await press(page.locator(`#cabins a[href="#kind-${cabin.kind}"]`));
	await press(button(t('voyage:choice.chooseNamed', { name: cabin.name })));
	await press(button(t('voyage:choice.book')));
	await headed(page, t('booking:title'));
	for (const name of ['林知远', '沈若溪']) await expect(guestBox(page, name)).toBeChecked();
	await press(button(t('booking:go')));
	await headed(page, t('booking:confirm.title'));
	await press(main.getByRole('checkbox'));
	await press(button(new RegExp(`^${t('booking:confirm.order', { price: '' }).trim()}`)));
	await headed(page, t('payment:title'));
	// A desktop proposes WeChat, whose code is scanned with a phone
	if (device === 'desktop') await press(main.getByRole('radio', { name: t('payment:methods.union.name') }));
	await press(button(new RegExp(`^${t('payment:pay', { price: '' }).trim()}`)));
	await page.waitForURL((url) => url.pathname === '/cashier');
	await press(page.locator('button[value=pay]'));
	await headed(page, t('payment:paid.title'));
	expect(count.presses).toBeLessThanOrEqual(MOST_PRESSES[device]);
});
