import type { Locator } from '@playwright/test';
import { paths, voyagePath } from '#shared/paths.ts';
import { openEarly } from './support/early.ts';
import { expect, test } from './support/test.ts';

test('a voyage’s pictures come one after the other, as one swipes', async ({ page, site, t }) => {
	const gallery = page.getByRole('region', { name: t('voyage:gallery.label') });
	const pictures = gallery.locator('li img');
	const isLoaded = (index: number) => pictures.nth(index).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
	await page.goto(voyagePath(await site.voyage()));
	expect(await pictures.count()).toBeGreaterThan(3);
	await expect.poll(() => isLoaded(0)).toBe(true);
	await expect.poll(() => isLoaded(1), 'the next one, when the page is idle').toBe(true);
	await expect(pictures.nth(2)).toBeHidden();
	await gallery.locator('ul').evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
	await expect.poll(() => isLoaded(2), 'a swipe to the second loads the third').toBe(true);
	await expect(pictures.nth(3)).toBeHidden();
});

test('a swipe before the page is alive loads the picture that it leads to', async ({ page, site, t }) => {
	const gallery = page.getByRole('region', { name: t('voyage:gallery.label') });
	const release = await openEarly(page, voyagePath(await site.voyage()));
	await gallery.locator('ul').evaluate((list) => list.scrollTo({ left: 2 * list.clientWidth, behavior: 'instant' }));
	await expect(gallery.locator('li img').nth(2)).toBeHidden();
	await release();
	await expect(gallery.locator('li img').nth(2)).toBeVisible();
});

for (const come of ['with the live page', 'by themselves where the page isn’t alive yet'] as const)
	test(`a list’s third picture and those behind it don’t share the line with the first: they come ${come}`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		// Holds the second that they wait
		await page.addInitScript(() =>
			document.addEventListener('animationstart', ({ animationName, target }) => {
				if (animationName === 'come') for (const wait of (target as Element).getAnimations()) wait.pause();
			}),
		);
		const pictures = page.getByRole('main').locator('ol article img');
		const isLoaded = (index: number) => pictures.nth(index).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
		const release = await openEarly(page, paths.search);
		for (const index of [0, 1]) await expect.poll(() => isLoaded(index)).toBe(true);
		const third = pictures.nth(2);
		expect(await third.evaluate((image: HTMLImageElement) => image.currentSrc), 'not asked for').toBe('');
		if (come === 'with the live page') await release();
		else await third.evaluate((image) => image.parentElement?.getAnimations().forEach((wait) => void wait.finish()));
		await expect.poll(() => isLoaded(2)).toBe(true);
	});

const USES: readonly [how: string, use: (row: Locator) => Promise<void>][] = [
	['moved', (row) => row.evaluate((list) => list.scrollBy({ left: list.clientWidth, behavior: 'instant' }))],
	['reached by keys', (row) => row.focus()],
];

for (const [how, use] of USES)
	test(`pictures of a row beyond its first view come when it is ${how}`, async ({ page, open }) => {
		await open('/');
		const row = page.locator('#hot-routes .carousel-track').first();
		const picture = row.locator('li').nth(2).locator('img');
		await expect(picture).toBeHidden();
		await use(row);
		await expect(picture).toBeVisible();
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
