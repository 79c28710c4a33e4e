import { paths } from '#shared/paths.ts';
import { enter } from './support/login.ts';
import { expect, test } from './support/test.ts';

test('favourites are future sailings and departed ones', async ({ page, open, context, t }) => {
	await enter(context);
	await open(paths.favourites);
	await expect(page.getByRole('heading', { name: t('favourites:past.title') })).toBeVisible();
	const heart = page.getByRole('main').locator('button[aria-pressed]').first();
	const name = (await heart.getAttribute('aria-label')) ?? '';
	for (const [pressed, path] of [
		['false', 'unfavorite'],
		['true', 'favorite'],
	] as const) {
		const told = page.waitForResponse((reply) => reply.url().endsWith(`/${path}`));
		await page.getByRole('button', { name, exact: true }).click();
		await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', pressed);
		expect((await told).status()).toBe(200);
	}
});
