import type { BrowserContext, Page } from '@playwright/test';
import type { CartView } from '#shared/catalogue/bff/cart.ts';
import { BOOKING_MAX_CABINS } from '#shared/constants.ts';
import { paths } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { audit } from './support/audit.ts';
import { press } from './support/keys.ts';
import { enter } from './support/login.ts';
import { expect, test } from './support/test.ts';

/** The cart that the backend gives new members: two cabins of one voyage, one of another, one that is sold out. */
const cartOf = async ({ request }: BrowserContext): Promise<CartView> =>
	(await (await request.get('/api/cart?lang=CN')).json()).data;
const rowOf = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('the cart: one voyage at a time, all of it with one box, its total beside the button', async ({
	page,
	open,
	context,
	t,
}) => {
	await enter(context);
	const { voyages } = await cartOf(context);
	const [first, second] = voyages;
	if (!first || !second) throw new Error('the cart lacks voyages');
	await open(paths.cart);
	const main = page.getByRole('main');
	await press(main.getByRole('button', { name: t('cart:book') }));
	await expect(main.getByRole('alert')).toHaveText(t('cart:chooseFirst'));
	const all = main.getByRole('checkbox', { name: t('cart:group.all') });
	await all.first().check();
	const total = first.rows.reduce((sum, row) => sum + (row.total ?? 0) * row.count, 0);
	await expect(main.getByText(formatMoney(total, 'CN'), { exact: true }).last()).toBeVisible();
	const [one] = first.rows;
	await rowOf(page, one?.name ?? '')
		.getByRole('checkbox')
		.uncheck();
	await expect(all.first()).toHaveJSProperty('indeterminate', true);
	await rowOf(page, second.rows[0]?.name ?? '')
		.getByRole('checkbox')
		.check();
	await expect(main.getByRole('status').first()).toContainText(t('cart:cleared', { count: 1, title: first.voyage.title }));
	await expect(all.first()).not.toBeChecked();
	expect(await audit(page)).toEqual([]);
});

test('a number is saved as signed differences, and ends at the limit with its reason', async ({ page, open, context, t }) => {
	await enter(context);
	const [first] = (await cartOf(context)).voyages;
	const [cabin, family] = first?.rows ?? [];
	await open(paths.cart);
	const row = rowOf(page, cabin?.name ?? '');
	await expect(row.getByText(t('cart:row.balcony'))).toBeVisible();
	await expect(rowOf(page, family?.name ?? '').getByText(t('cart:row.balcony'))).toHaveCount(0);
	await expect(rowOf(page, family?.name ?? '').getByText(t('cart:row.noBalcony'))).toHaveCount(0);
	const sent: number[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST' && request.url().endsWith('/shopcart')) sent.push(request.postDataJSON().count);
	});
	const more = row.getByRole('button', { name: t('cart:row.more', { name: cabin?.name ?? '' }) });
	await more.click();
	await more.click();
	await expect(row.getByRole('group').locator('output')).toHaveText('3');
	await expect.poll(() => sent.reduce((sum, delta) => sum + delta, 0)).toBe(2);
	await expect.poll(async () => (await cartOf(context)).voyages[0]?.rows[0]?.count).toBe(3);
	await press(more);
	await expect(row.locator('p[role=status]')).toHaveText(t('cart:limit', { count: BOOKING_MAX_CABINS }));
	expect(await audit(page)).toEqual([]);
});

test('a row taken out can be put back, and its place keeps the focus', async ({ page, open, context, t }) => {
	await enter(context);
	const [first] = (await cartOf(context)).voyages;
	const [cabin, family] = first?.rows.map(({ name }) => name) ?? [];
	await open(paths.cart);
	const remove = (name = '') => page.getByRole('main').getByRole('button', { name: t('cart:row.remove', { name }), exact: true });
	await remove(cabin).click();
	await expect(remove(cabin)).toHaveCount(0);
	await expect(remove(family)).toBeFocused();
	// What is pointed at doesn't go by itself
	const undo = page.getByRole('button', { name: t('cart:undo') });
	await undo.hover();
	await expect.poll(async () => (await cartOf(context)).voyages[0]?.rows.length).toBe(1);
	await undo.click();
	await expect(remove(cabin)).toBeVisible();
	await expect.poll(async () => (await cartOf(context)).voyages[0]?.rows.length).toBe(2);
});

test('what is sold out comes last, says so, and can only be taken out', async ({ page, open, context, t }) => {
	await enter(context);
	const last = (await cartOf(context)).voyages.at(-1);
	await open(paths.cart);
	const group = page.getByRole('main').getByRole('region', { name: last?.voyage.title ?? '' });
	await expect(group.getByText(t('cart:group.sold-out'))).toBeVisible();
	await expect(group.getByRole('checkbox')).toHaveCount(0);
	await expect(group.getByRole('button')).toHaveCount(last?.rows.length ?? 0);
});

test.describe('a change that is refused', () => {
	test.use({ provoked: /status of 503/ });

	test('goes back, and says so in its row without a toast', async ({ page, open, context, t }) => {
		await enter(context);
		const name = (await cartOf(context)).voyages[0]?.rows[0]?.name ?? '';
		await open(paths.cart);
		await page.route('**/api/openapi/user/shopcart', (route) =>
			route.fulfill({ status: 503, json: { err: 1, errMsg: '', data: { code: 'upstream-unavailable' } } }),
		);
		const row = rowOf(page, name);
		await row.getByRole('button', { name: t('cart:row.more', { name }) }).click();
		await expect(row.locator('p[role=status]')).toHaveText(t('cart:row.failed'));
		await expect(row.locator('output')).toHaveText('1');
		await expect(page.getByRole('region', { name: t('messages') })).toHaveCount(0);
	});

	test('a cart that cannot be had says so in its place, and can be asked for again', async ({ page, open, context, t }) => {
		await enter(context);
		await page.route('**/api/cart', (route) =>
			route.fulfill({ status: 503, json: { err: 1, errMsg: '', data: { code: 'upstream-unavailable' } } }),
		);
		await open(paths.search);
		await page
			.getByRole('link', { name: new RegExp(t('tabs.cart')) })
			.or(page.getByRole('button', { name: new RegExp(t('float.cart')) }))
			.filter({ visible: true })
			.first()
			.click();
		await expect(page.getByText(t('cart:failed.title'))).toBeVisible();
		await page.unroute('**/api/cart');
		await page.getByRole('button', { name: t('cart:failed.retry') }).click();
		await expect(page.getByText(t('cart:group.all')).first()).toBeVisible();
	});
});

test('an empty cart explains itself, and a guest is led to log in and back', async ({ page, open, context, t }) => {
	await page.goto(paths.cart);
	await expect(page).toHaveURL('/login?redirect=%2Fcart');
	await enter(context);
	for (const { rows } of (await cartOf(context)).voyages)
		for (const { id } of rows) await context.request.delete(`/api/openapi/user/shopcart/${id}`, { headers: { 'x-csrf': '1' } });
	await open(paths.cart);
	await expect(page.getByRole('heading', { name: t('cart:empty.title') })).toBeVisible();
	expect(await audit(page)).toEqual([]);
});
