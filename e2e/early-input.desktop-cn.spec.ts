import type { Locator, Page } from '@playwright/test';
import { openEarly } from './support/early.ts';
import { expect, test } from './support/test.ts';

/** Milliseconds that each answer takes, and from one tick to the next. */
const NETWORK = 200;
const BETWEEN = 250;
const ROUNDS = 6;

const boxesOf = (page: Page, title: string): Locator => page.getByRole('complementary', { name: title }).getByRole('checkbox');

test('a filter ticked before the list is alive filters it', async ({ page, site, t }) => {
	const days = (await site.search()).facets.days.find(({ count }) => count > 0);
	const { total } = await site.search(`days=${days?.value}`);
	const comeAlive = await openEarly(page, '/voyage-search');
	const box = boxesOf(page, t('search:filter.title')).and(page.locator(`[name=days][value="${days?.value}"]`));
	await box.check();
	await comeAlive();
	await expect(page).toHaveURL(`/voyage-search?days=${days?.value}`);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(String(total));
	await expect(box).toBeChecked();
});

test('five filters ticked as fast as the answers come are all applied, 20 times in a row', async ({ page, open, site, t }) => {
	const wanted = (await site.search()).facets.days.filter(({ count }) => count > 0).slice(0, 5);
	const { total } = await site.search(`days=${wanted.map(({ value }) => value).join()}`);
	await page.route('**/api/search?*', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, NETWORK));
		await route.continue();
	});
	const boxes = boxesOf(page, t('search:filter.title'));
	test.setTimeout(240_000);
	await open('/voyage-search');
	for (let round = 1; round <= ROUNDS; round += 1) {
		for (const { value } of wanted) {
			await boxes.and(page.locator(`[name=days][value="${value}"]`)).evaluate((box: HTMLInputElement) => box.click());
			await page.waitForTimeout(BETWEEN);
		}
		await expect(page).toHaveURL(`/voyage-search?days=${wanted.map(({ value }) => value).join()}`);
		await expect(page.getByRole('heading', { level: 1 })).toContainText(String(total));
		expect(await boxes.and(page.locator(':checked')).count(), `round ${round}`).toBe(wanted.length);
		await page.getByRole('link', { name: t('search:filter.clear'), exact: true }).click();
		await expect(page).toHaveURL('/voyage-search');
		await expect(boxes.and(page.locator(':checked'))).toHaveCount(0);
	}
});
