import type { BrowserContext, Page } from '@playwright/test';
import type { CartView } from '#shared/catalogue/bff/cart.ts';
import { BOOKING_MAX_CABINS } from '#shared/constants.ts';
import { paths } from '#shared/paths.ts';
import { audit } from './support/audit.ts';
import { press } from './support/keys.ts';
import { enter } from './support/login.ts';
import { expect, test } from './support/test.ts';

/** The cart that the backend gives new members: two cabins of one voyage, one of another, one that is sold out. */
const cartOf = async ({ request }: BrowserContext): Promise<CartView> =>
	(await (await request.get('/api/cart?lang=CN')).json()).data;
const rowOf = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

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
