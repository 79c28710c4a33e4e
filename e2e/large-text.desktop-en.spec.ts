import { paths } from '#shared/paths.ts';
import { overflow, seeAll } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [769, 1024, 1440];

test('with text twice as large a window has the layout of one half as wide', async ({ page, context, open, t }) => {
	const browser = await context.newCDPSession(page);
	await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
	for (const path of [paths.home, paths.search, paths.login, paths.faq]) {
		await open(path);
		await seeAll(page);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 });
			expect.soft(await overflow(page), `${path} at ${width} px`).toEqual([]);
		}
		await expect(page.locator('.site-header').getByRole('button', { name: t('menu.open') })).toBeVisible();
	}
});
