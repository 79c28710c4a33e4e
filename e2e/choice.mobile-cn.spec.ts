import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { BOOKING_MAX_CABINS } from '#shared/constants.ts';
import { voyagePath } from '#shared/paths.ts';
import { addDays, todayInShanghai } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { audit } from './support/audit.ts';
import { book, choose, headed } from './support/booking.ts';
import { press } from './support/keys.ts';
import { enter, logInBySms, newMobile } from './support/login.ts';
import type { Site } from './support/site.ts';
import { alive, expect, test } from './support/test.ts';

/** Finds a sailing with enough cabins for two in two categories, and with a sold-out one if there is any. */
async function roomy(site: Site) {
	const { rows } = await site.search();
	const soon = addDays(todayInShanghai(new Date()), 7);
	for (const row of rows.filter(({ state, date }) => state === 'on-sale' && date > soon)) {
		const page = await site.ask<VoyagePage>(`/voyage?id=${row.id}`);
		const categories = page.categories === 'unavailable' ? [] : page.categories;
		const plain = categories.filter(
			({ state, left, code, maxPassengers }) => state === 'on-sale' && (left ?? 0) > 6 && !/^F/.test(code) && maxPassengers === 2,
		);
		const [first, second] = plain;
		if (first && second) return { path: voyagePath(row), cabins: [first, second] as const };
	}
	throw new Error('no sailing has cabins enough');
}

test('cabins are chosen for a party, with the total at the foot, up to the limit, which says its reason', async ({
	page,
	open,
	site,
	t,
}) => {
	const { path, cabins } = await roomy(site);
	const name = cabins[0].name;
	await open(path);
	await test.step('the party changes the totals in place, and closes cabins that are too small', async () => {
		const row = page.locator(`#cabin-${cabins[0].id}`);
		await expect(row).toContainText(t('voyage:cabins.inAll', { party: t('party.adults', { count: 2 }) }));
		await expect(row.locator('data[data-price]')).toHaveText(formatMoney(cabins[0].total ?? 0, 'CN'));
		await page.getByRole('button', { name: t('party:adults.less') }).click();
		await expect(row).toContainText(t('party.adults', { count: 1 }));
		await page.getByRole('button', { name: t('party:adults.more') }).click();
		await page.getByRole('button', { name: t('party:children.more') }).click();
		await expect(row).toContainText(t('voyage:choice.tooMany', { count: 2 }));
		await page.getByRole('button', { name: t('party:children.less') }).click();
	});
	await choose(page, t, cabins[0]);
	const bar = page.getByRole('region', { name: t('voyage:choice.label') });
	await expect(bar).toContainText(formatMoney(cabins[0].total ?? 0, 'CN'));
	const more = page.getByRole('button', { name: t('voyage:choice.more', { name }), exact: true });
	await expect(more).toBeFocused();
	for (let count = 1; count < BOOKING_MAX_CABINS; count += 1) await more.click();
	await expect(bar).toContainText(t('voyage:choice.cabins', { count: BOOKING_MAX_CABINS }));
	await press(more);
	await expect(page.getByText(t('voyage:choice.limit', { count: BOOKING_MAX_CABINS }))).toBeVisible();
	// Other elements may lie half under the bars wherever the page is scrolled to
	await more.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
	expect(await audit(page)).toEqual([]);
});

test('cabins that a guest chose go into the cart once they have logged in', async ({ page, open, site, context, t }) => {
	const { path, cabins } = await roomy(site);
	await open(path);
	await choose(page, t, cabins[1]);
	await page.getByRole('button', { name: t('voyage:choice.add'), exact: true }).click();
	await expect(page).toHaveURL(/\/login\?redirect=/);
	await logInBySms(page, t, newMobile());
	await alive(page);
	await expect(page.getByText(t('voyage:choice.added'))).toBeVisible();
	const { data } = await (await context.request.get('/api/openapi/user/shopcart')).json();
	expect(data).toContainEqual(expect.objectContaining({ categoryId: cabins[1].id, adult: 2, child: 0, count: 1 }));
});

test('cabins that a guest wanted to book are held once they have logged in, once', async ({ page, open, site, t }) => {
	let holds = 0;
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === '/api/booking/hold') holds += 1;
	});
	const { path, cabins } = await roomy(site);
	await open(path);
	await choose(page, t, cabins[0]);
	await book(page, t);
	await expect(page).toHaveURL(/\/login\?redirect=/);
	await logInBySms(page, t, newMobile());
	await alive(page);
	await headed(page, t('booking:title'));
	expect(holds).toBe(1);
	await page.goBack();
	await alive(page);
	await expect(page.getByRole('group', { name: t('voyage:choice.count', { name: cabins[0].name }) })).toContainText('1');
	expect(holds).toBe(1);
});

test('a sheet lists what to have at hand where cabins can’t be held', async ({ page, open, site, context, t }) => {
	await enter(context);
	const { path, cabins } = await roomy(site);
	const [cabin] = cabins;
	await open(path);
	await choose(page, t, cabin);
	await page.route('**/api/booking/hold', (route) =>
		route.fulfill({ json: { err: 1, errMsg: '维护中', data: { code: 'upstream-business' } } }),
	);
	await book(page, t);
	const sheet = page.getByRole('dialog', { name: t('cart:prepare.title') });
	await expect(sheet).toContainText(t('cart:prepare.time'));
	expect(await audit(page)).toEqual([]);
	await page.route('**/api/booking/hold', (route) =>
		route.fulfill({ json: { err: 0, errMsg: '', data: { localId: null, missing: [cabin.id] } } }),
	);
	await sheet.getByRole('button', { name: t('cart:prepare.hold') }).click();
	await expect(sheet).toHaveCount(0);
	const row = page.locator(`#cabin-${cabin.id}`);
	await expect(row.getByRole('alert')).toHaveText(t('voyage:choice.noCabin'));
	await expect(
		row.getByRole('link', { name: new RegExp(t('voyage:choice.instead', { name: '', price: '' }).slice(0, 3)) }),
	).toBeVisible();
});
