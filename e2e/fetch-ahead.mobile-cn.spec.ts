import { paths } from '#shared/paths.ts';
import { alive, expect, test } from './support/test.ts';

/** Milliseconds in which a request would have been sent. */
const SETTLED_MS = 500;
/** Bytes that a visit without a press may fetch for pages that it doesn't open. */
const MOST_IN_VAIN = 60 * 1024;

for (const path of [paths.home, paths.search])
	test(`a visit of ${path} that presses nothing fetches at most 60 KB in vain`, async ({ page }) => {
		// The first visit saves data, and fills the browser's cache with all that the page itself needs.
		await page.addInitScript(() => {
			const saveData = sessionStorage.getItem('visited') === null;
			sessionStorage.setItem('visited', 'yes');
			Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } });
		});
		const look = async () => {
			await page.goto(path);
			await alive(page);
			await page.mouse.wheel(0, 600);
			await page.waitForLoadState('networkidle');
		};
		const fetched = () =>
			page.evaluate(() =>
				performance
					.getEntriesByType('resource')
					.filter((entry) => entry instanceof PerformanceResourceTiming)
					// A face that styles ask for is the page's own: on a busy machine the first visit may end before it is needed
					.filter(({ name, initiatorType }) => initiatorType !== 'css' && /\/(assets|api)\//.test(new URL(name).pathname))
					.reduce((sum, { transferSize }) => sum + transferSize, 0),
			);
		await look();
		await look();
		await expect.poll(fetched).toBeGreaterThan(20 * 1024);
		await page.waitForTimeout(SETTLED_MS);
		expect(await fetched()).toBeLessThanOrEqual(MOST_IN_VAIN);
	});

test('a finger on a link fetches the data of its page beside its code, once', async ({ page }) => {
	await page.goto(paths.home);
	await alive(page);
	const held = Promise.withResolvers<void>();
	await page.route(/\/assets\/campaigns[^/]*\.js|\/api\/campaigns/, async (route) => {
		await held.promise;
		await route.continue();
	});
	const asked: string[] = [];
	page.on('request', (request) => new URL(request.url()).pathname === '/api/campaigns' && asked.push(request.url()));
	await page.getByRole('button', { name: '菜单' }).click();
	const link = page.getByRole('dialog').locator(`a[href="${paths.campaigns}"]`);
	await link.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
	await expect.poll(() => asked.length).toBe(1);
	// A pointer that moves onto the link doesn't give up what is fetched for it
	await link.hover();
	held.resolve();
	await link.click();
	await expect(page).toHaveURL(new RegExp(paths.campaigns));
	await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
	expect(asked.length).toBe(1);
});

test('an open menu fetches the pages of its first links, so that a press on one asks for nothing more', async ({ page }) => {
	await page.goto(paths.home);
	await alive(page);
	await page.waitForLoadState('networkidle');
	await page.getByRole('button', { name: '菜单' }).click();
	const link = page.getByRole('dialog').locator(`a[href="${paths.campaigns}"]`);
	await expect(link).toBeVisible();
	const fetched = () =>
		page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === '/api/campaigns'));
	await expect.poll(fetched).toBe(true);
	await page.waitForLoadState('networkidle');
	const later: string[] = [];
	page.on('request', (request) => /\/(assets|api)\//.test(request.url()) && later.push(new URL(request.url()).pathname));
	await link.click();
	await expect(page).toHaveURL(new RegExp(paths.campaigns));
	await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
	expect(later.filter((path) => /campaigns/.test(path))).toEqual([]);
});
