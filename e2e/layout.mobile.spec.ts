import { overflow, seeAll, smallTargets } from './support/page-checks.ts';
import { SCREENS } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, provoked: /status of 404/ });

test('M7 no screen scrolls sideways at 320 px', async ({ page, open, site }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const screen of SCREENS) {
		await open(await site.path(screen));
		await seeAll(page);
		expect(await overflow(page), screen).toEqual([]);
	}
});

test('M6 everything to press is at least 44 × 44', async ({ page, open, site }) => {
	for (const screen of SCREENS.filter((name) => name !== 'parts')) {
		await open(await site.path(screen));
		expect(await smallTargets(page), screen).toEqual([]);
	}
});
