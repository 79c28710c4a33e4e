import { expect, test } from './support/test.ts';

test('banners turn after their time, and stop when the focus comes (M12)', async ({ page, t, device }) => {
	await page.clock.install();
	await page.goto('/');
	const carousel = page.getByRole('region', { name: t('home:hero.label'), exact: true });
	await expect(carousel.getByRole('button', { name: t('home:carousel.stop') })).toBeVisible();
	await page.mouse.move(5, 5);
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));

	/** Lets the page's time pass, and React show what came of it. */
	const pass = async (milliseconds: number) => {
		await page.clock.runFor(milliseconds);
		await page.evaluate(
			() =>
				new Promise((done) => {
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () => {
						port1.close();
						done(undefined);
					};
					port2.postMessage(null);
				}),
		);
	};
	const shown = () => carousel.locator('button[aria-current]').getAttribute('aria-label');
	const interval = device === 'mobile' ? 5_000 : 3_000;
	const first = await shown();
	for (let passed = 0; (await shown()) === first && passed <= interval; passed += 100) await pass(100);
	const second = await shown();
	expect(second).not.toBe(first);
	await pass(interval - 200);
	expect(await shown()).toBe(second);
	await pass(400);
	await expect.poll(shown).not.toBe(second);
	const third = await shown();

	await carousel.locator('button').nth(1).focus();
	await page.keyboard.press('Shift+Tab');
	await expect(carousel.getByRole('button', { name: t('home:carousel.start') })).toBeFocused();
	await pass(interval * 3);
	expect(await shown()).toBe(third);
});

test('the film opens in a dialog of at most 940 px and gives the focus back', async ({ page, open, t }) => {
	await open('/');
	const tile = page.getByRole('link', { name: new RegExp(`^${t('home:experience.play')}`) });
	await tile.click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.locator('video')).toBeVisible();
	await expect
		.poll(async () => (await dialog.boundingBox())?.width ?? 0)
		.toBe(Math.min(940, (page.viewportSize()?.width ?? 0) - 32));
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(tile).toBeFocused();
});

test('what is for China only is not on English pages', async ({ page, open, lang, t, device }) => {
	await open('/');
	const chinese = lang === 'CN' ? 1 : 0;
	await expect(page.getByRole('heading', { name: t('home:activities.title') })).toHaveCount(chinese);
	await expect(page.getByText(t('home:countdown.seconds'), { exact: true })).toHaveCount(chinese);
	await page.evaluate(() => scrollTo(0, 600));
	if (device === 'mobile') {
		const bar = page.getByRole('navigation', { name: t('tabs.label') });
		await expect(bar).toBeVisible();
		await expect(bar.getByRole('link')).toHaveCount(lang === 'CN' ? 5 : 3);
	} else {
		await expect(
			page.getByRole('complementary', { name: t('float.label') }).getByRole('link', { name: t('float.cart') }),
		).toHaveCount(chinese);
	}
});
