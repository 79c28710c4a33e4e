import { clippedTexts, hanTexts, imageFaults, missingTexts, seeAll } from './support/page-checks.ts';
import { SCREENS } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of SCREENS) {
	test.describe(screen, () => {
		// The address of a voyage that there isn't, and of one that has gone, answers with 404 or an error: the console names it.
		test.use({ provoked: screen === 'unknown-voyage' ? /status of 404/ : null });

		test(`M20 M21 M22 M28 ${screen}: its pictures, its words and its silence`, async ({ page, open, site, lang }) => {
			await open(await site.path(screen));
			await seeAll(page);
			expect(await imageFaults(page), 'M20').toEqual([]);
			expect(await missingTexts(page), 'M28: texts that are missing').toEqual([]);
			await expect(page.locator('html')).toHaveAttribute('lang', lang === 'CN' ? /^zh/ : /^en/);
			if (lang === 'EN') expect(await hanTexts(page), 'M28: Chinese on an English page').toEqual([]);
			const ticked = await page.evaluate(
				() => document.querySelectorAll('input:is([type=checkbox], [type=radio]):checked:not([lang] *)').length,
			);
			if (screen !== 'parts' && screen !== 'nothing-found') expect(ticked, 'M30: ticked boxes that nobody ticked').toBe(0);
			await expect(page.locator('h1')).toHaveCount(1);
		});
	});
}

test.describe('text spacing', () => {
	// Our policy allows no styles but our own; the reader's come from the browser.
	test.use({ bypassCSP: true });

	test('M8 no text is cut off when it is spaced for easier reading', async ({ page, open, site }) => {
		for (const screen of ['home', 'search', 'voyage'] as const) {
			await open(await site.path(screen));
			expect(await clippedTexts(page), screen).toEqual([]);
		}
	});
});
