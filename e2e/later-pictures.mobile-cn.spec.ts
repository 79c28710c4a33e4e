import { voyagePath } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

test('a voyage’s first picture comes alone; the next one follows, and further ones as one swipes', async ({ page, site, t }) => {
	const gallery = page.getByRole('region', { name: t('voyage:gallery.label') });
	const pictures = gallery.locator('li img');
	const isLoaded = (index: number) => pictures.nth(index).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
	await page.goto(voyagePath(await site.voyage()));
	expect(await pictures.count()).toBeGreaterThan(3);
	await expect.poll(() => isLoaded(0)).toBe(true);
	await expect.poll(() => isLoaded(1), 'the next one, when the page is idle').toBe(true);
	expect(await isLoaded(2)).toBe(false);
	await gallery.locator('ul').evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
	await expect.poll(() => isLoaded(2), 'a swipe to the second loads the third').toBe(true);
	expect(await isLoaded(3)).toBe(false);
});

test('a row of cards on home loads the pictures beyond its first view when it is moved', async ({ page }) => {
	await page.goto('/');
	const row = page.locator('#hot-routes .carousel-track').first();
	const isLoaded = (index: number) =>
		row
			.locator('li')
			.nth(index)
			.locator('img')
			.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
	await row.scrollIntoViewIfNeeded();
	await expect.poll(() => isLoaded(1)).toBe(true);
	expect(await isLoaded(2)).toBe(false);
	await row.evaluate((list) => list.scrollBy({ left: list.clientWidth, behavior: 'instant' }));
	await expect.poll(() => isLoaded(2)).toBe(true);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('every picture of a voyage can be swiped to', async ({ page, site, t }) => {
		await page.goto(voyagePath(await site.voyage()));
		const last = page
			.getByRole('region', { name: t('voyage:gallery.label') })
			.locator('li img')
			.last();
		await last.scrollIntoViewIfNeeded();
		await expect(last).toBeVisible();
	});
});
