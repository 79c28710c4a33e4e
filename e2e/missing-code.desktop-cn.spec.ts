import { paths } from '#shared/paths.ts';
import { enter } from './support/login.ts';
import { expect, test } from './support/test.ts';

test.use({ provoked: /ERR_FAILED/ });

test('the page works when optional code doesn’t load, and a press on a heart is answered', async ({ page, context, open, t }) => {
	const missing = new Set<string>();
	await context.route(/\/assets\/(banner-swiper|overlay-queue|field-picker|change-favourite)-/, (route) => {
		missing.add(/assets\/(\w+-\w+)/.exec(route.request().url())?.[1] ?? '');
		return route.abort();
	});
	await enter(context);
	await open(paths.home);
	await page.getByRole('search').hover();
	await page.mouse.wheel(0, 200);
	await expect.poll(() => [...missing].toSorted()).toEqual(['banner-swiper', 'field-picker', 'overlay-queue']);
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

	await open(paths.favourites);
	const heart = page.getByRole('main').locator('button[aria-pressed=true]').first();
	await heart.click();
	await expect(page.getByText(t('favourite.notLeft')).first()).toBeVisible();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	expect([...missing]).toContain('change-favourite');
});
