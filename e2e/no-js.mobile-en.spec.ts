import { PAGE_SIZE } from '#shared/constants.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { codeFor, form, newMobile } from './support/login.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, provoked: /status of 422/ });

test('without JavaScript the form on the home page finds voyages (M16)', async ({ page, t, site }) => {
	const { facets } = await site.search();
	const ship = facets.cruise.find(({ count }) => count > 0);
	if (!ship) throw new Error('no ship sails');
	const expected = await site.search(`cruise=${ship.value}`);
	await page.goto('/');
	const form = page.getByRole('search');
	await form.getByText(t('search-form:form.more'), { exact: true }).click();
	await form.getByText(t('search-form:form.cruise.label'), { exact: true }).first().click();
	await form.getByRole('checkbox', { name: ship.label }).check();
	await form.getByRole('button', { name: t('search-form:form.submit') }).click();
	await expect(page).toHaveURL(/\/voyage-search\?cruise=\w+$/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(ship.label);
	await expect(page.getByRole('article')).toHaveCount(expected.rows.length);
});

test('without JavaScript a region of the hot routes leads to its voyages (M16)', async ({ page, t, site }) => {
	const { hotRoutes } = await site.ask<{ hotRoutes: { name: string }[] }>('/home?sections=hotRoutes');
	await page.goto('/');
	const tabs = page.getByRole('tablist', { name: t('home:hotRoutes.tabs') });
	const region = hotRoutes[1]?.name ?? '';
	await tabs.getByRole('tab', { name: region }).click();
	await expect(page).toHaveURL(/\/voyage-search\?destination=[\d,]+$/);
	await expect(page.getByRole('article').first()).toBeVisible();
});

test('without JavaScript pages of a search follow each other, and a sailing opens with its price (M15, M16)', async ({
	page,
	t,
	site,
}) => {
	const first = await site.search();
	const second = await site.search('page=2');
	await page.goto('/voyage-search');
	await expect(page.getByRole('article').getByRole('heading')).toContainText(first.rows.map(({ title }) => title));
	await page.getByRole('link', { name: t('search:result.more', { count: PAGE_SIZE }) }).click();
	await expect(page).toHaveURL('/voyage-search?page=2');
	await expect(page.getByRole('article').getByRole('heading')).toContainText(second.rows.map(({ title }) => title));
	await page
		.getByRole('navigation', { name: t('search:result.pages') })
		.getByRole('link', { name: t('search:result.previous') })
		.click();
	await expect(page).toHaveURL('/voyage-search');

	const row = first.rows.find(({ state }) => state === 'on-sale');
	if (!row?.price) throw new Error('nothing is on sale');
	await page.getByRole('article').filter({ hasText: row.title }).getByRole('heading').getByRole('link').first().click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(row.title);
	await expect(page.locator('main data[data-price]').first()).toHaveText(formatMoney(row.price.from, 'EN'));
	const data = await page.locator('script[type="application/ld+json"]').allTextContents();
	const product = data
		.map((text) => JSON.parse(text))
		.flatMap((entry) => entry['@graph'] ?? [])
		.find((entry) => entry['@type'] === 'Product');
	expect(product).toMatchObject({
		name: expect.stringContaining(row.title),
		offers: { price: row.price.from, priceCurrency: 'CNY' },
	});
});

test('without JavaScript a guest logs in by message, and lands on the requested page (M16)', async ({ page, t }) => {
	const mobile = newMobile();
	const fields = form(page, t);
	await page.goto('/login?redirect=%2Fvoyage-search%3Fdays%3D5');
	await fields.send.click();
	await expect(page.getByRole('link', { name: t('login:error.mobileMissing') })).toBeVisible();
	await expect(page.getByText(t('login:error.agree')).last()).toBeVisible();
	await fields.mobile.fill(mobile);
	await fields.agree.check();
	await fields.send.click();
	await expect(page.getByText(t('login:sms.sent', { to: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` }))).toBeVisible();
	await expect(fields.mobile).toHaveValue(mobile);
	await expect(fields.agree).toBeChecked();
	await fields.code.fill(await codeFor(mobile));
	await fields.submit.click();
	await expect(page).toHaveURL('/voyage-search?days=5');
});

test('without JavaScript an unknown address leads home, which says so, with a dot or without', async ({ page, t }) => {
	const reason = page.locator('#no-such-page');
	for (const address of ['/no-such-page', '/foo.html', '/x.php?a=b', '/user.name']) {
		await page.goto(address);
		await expect(page).toHaveURL('/#no-such-page');
		await expect(reason, address).toBeVisible();
		await expect(reason).toHaveText(t('redirectNotice.no-such-page'));
	}
	await page.goto('/');
	await expect(reason).toBeHidden();
});
