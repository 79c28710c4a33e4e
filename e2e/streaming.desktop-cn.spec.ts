import { type PrivateSite, startPrivateSite } from './support/private-site.ts';
import { alive, test as base, expect } from './support/test.ts';

/**
 * Each test has a sandbox of its own in which it breaks something, with empty caches. Its page closes first, since it would ask the closed site for
 * pictures.
 */
const test = base.extend<{ own: PrivateSite }>({
	own: async ({ provoked: _ }, use) => {
		const own = await startPrivateSite();
		await use(own);
		await own.stop();
	},
	page: async ({ own: _, page }, use) => {
		await use(page);
		await page.close();
	},
});

// This site is another port of the machine; the other tests prove that no other host is asked.
test.describe('a slow or failing backend', () => {
	test.use({ baseURL: undefined, provoked: /status of (404|422|5\d\d)/ });

	test('the first screen can be used while hot routes are still on their way, and they work when they come', async ({
		page,
		own,
		t,
	}) => {
		await own.fault({ call: 'GET /openapi/voyage/v2/hotsVoyage', delayMs: 3_000 });
		await page.goto(own.url, { waitUntil: 'commit' });
		const hot = page.locator('#hot-routes');
		await expect(hot.locator('[aria-busy="true"]')).toBeVisible();
		await expect(page.getByRole('tablist')).toHaveCount(0);
		await page
			.getByRole('search')
			.getByRole('button', { name: t('search-form:form.port.label') })
			.click();
		await expect(page.getByRole('dialog', { name: t('search-form:form.port.title') })).toBeVisible();
		await page.keyboard.press('Escape');

		const tabs = page.getByRole('tablist', { name: t('home:hotRoutes.tabs') }).getByRole('tab');
		await expect(tabs.first()).toBeVisible();
		await expect(hot.locator('[aria-busy="true"]')).toHaveCount(0);
		await tabs.nth(1).click();
		await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
		await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
	});

	test('hot routes that fail leave a link to all voyages, and the rest of the page works', async ({ page, own, t }) => {
		await own.fault({ call: 'GET /openapi/voyage/v2/hotsVoyage', httpStatus: 503 });
		await page.goto(own.url);
		await alive(page);
		await expect(page.locator('#hot-routes').getByRole('link', { name: t('home:hotRoutes.all') })).toHaveAttribute(
			'href',
			'/voyage-search',
		);
		await expect(page.getByRole('tablist')).toHaveCount(0);
		await expect(page.getByRole('heading', { name: t('home:advantages.title') })).toBeVisible();
		await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
	});

	test('a list that fails shows that in its place, keeps the search, and comes with another try', async ({ page, own, t }) => {
		await own.fault({ call: 'POST /openapi/voyage/all', httpStatus: 503 });
		await page.goto(`${own.url}/voyage-search?days=5`);
		const notice = page.getByText(t('search:result.failed.title'));
		await expect(notice).toBeVisible();
		await own.reset();
		const retry = page.getByRole('link', { name: t('search:result.retry') });
		await expect(async () => {
			if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
			await expect(page.getByRole('article').first()).toBeVisible({ timeout: 5_000 });
		}).toPass();
		await expect(notice).toHaveCount(0);
		await expect(page).toHaveURL(/days=5/);
	});
});
