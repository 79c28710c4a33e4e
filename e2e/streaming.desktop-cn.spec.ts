import { type PrivateSite, startPrivateSite } from './support/private-site.ts';
import { alive, test as base, expect } from './support/test.ts';

/** Each test breaks something in a sandbox of its own, with empty caches; its page closes first, as it would ask a site that has gone for pictures. */
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

// The host is another port of this machine; that no other host is asked is proven by the other tests.
test.describe('a slow or failing backend', () => {
	test.use({ baseURL: undefined, provoked: /status of (404|422|5\d\d)/ });

	test('the first screen can be used while hot routes are still on their way, and they come alive', async ({ page, own, t }) => {
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

	test('hot routes that fail leave a way to all voyages, and the rest of the page stands', async ({ page, own, t }) => {
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

	test('a list that fails is said in its place, with the search kept, and another try brings it', async ({ page, own, t }) => {
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
