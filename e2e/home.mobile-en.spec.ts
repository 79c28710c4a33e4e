import { expect, MOVING, test } from './support/test.ts';

test.use(MOVING);

test('banners turn after their time, and stop when the focus comes (M12)', async ({ page, t }) => {
	await page.clock.install();
	await page.goto('/');
	const carousel = page.getByRole('region', { name: t('home:hero.label'), exact: true });
	await expect(carousel.getByRole('button', { name: t('home:carousel.stop') })).toBeVisible();
	await page.mouse.move(5, 5);
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));

	/** Lets the page's time pass, and waits until React has rendered the result. */
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
	const interval = 5_000;
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
