import { expect, MOVING, test } from './support/test.ts';

test.use(MOVING);

test('home’s banners and rows are moved by keys, and hide nothing of one another', async ({ page, open, t, site }) => {
	await page.addInitScript(() => {
		const came: string[] = [];
		Object.assign(globalThis, { came });
		new MutationObserver((changes) => {
			for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
				if (node instanceof Element && node.matches('.swiper-slide + .swiper-slide')) came.push(getComputedStyle(node).opacity);
		}).observe(document, { subtree: true, childList: true });
	});
	await open('/');
	const carousel = page.getByRole('region', { name: t('home:hero.label'), exact: true });
	await test.step('no other banner shines through the first when the others come', async () => {
		await expect(carousel.getByRole('button', { name: t('home:carousel.stop') })).toBeVisible();
		const came = await page.evaluate(() => (globalThis as unknown as { came: string[] }).came);
		expect(came.length).toBeGreaterThan(0);
		expect(new Set(came)).toEqual(new Set(['0']));
	});
	await test.step('the first stop of the banners is the pause button, and each slide has its headline’s name', async () => {
		await expect(carousel.getByRole('button', { name: t('home:carousel.stop') })).toBeVisible();
		await expect(carousel).toHaveAttribute('aria-roledescription', t('home:carousel.role'));
		const stops = await carousel.evaluate((element) =>
			[...element.querySelectorAll<HTMLElement>('a[href], button')]
				.filter((stop) => !stop.closest('[inert]'))
				.map((stop) => stop.getAttribute('aria-label') ?? 'link'),
		);
		expect(stops[0]).toBe(t('home:carousel.stop'));
		const slides = carousel.getByRole('group', { includeHidden: true });
		const { banners } = await site.ask<{ banners: { title: string }[] }>('/home?sections=banners');
		expect(banners.length).toBeGreaterThan(1);
		await expect(slides).toHaveCount(banners.length);
		for (const [index, { title }] of banners.entries()) {
			await expect(slides.nth(index)).toHaveAttribute('aria-label', title);
			await expect(carousel.getByRole('button', { name: title, exact: true })).toHaveCount(1);
		}
	});
	await test.step('tabs of hot routes are changed by the arrow keys, around their ends', async () => {
		const tabs = page.getByRole('tablist', { name: t('home:hotRoutes.tabs') }).getByRole('tab');
		await expect(tabs.nth(1)).toBeVisible();
		const count = await tabs.count();
		await tabs.first().focus();
		for (const [key, index] of [
			['ArrowRight', 1],
			['End', count - 1],
			['ArrowRight', 0],
			['ArrowLeft', count - 1],
			['Home', 0],
		] as const) {
			await page.keyboard.press(key);
			await expect(tabs.nth(index)).toBeFocused();
			await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
			await expect(page.getByRole('tabpanel')).toHaveCount(1);
			await expect(page.getByRole('tabpanel')).toHaveAccessibleName((await tabs.nth(index).textContent()) ?? '');
		}
	});
	await test.step('a press scrolls destinations by 367 px', async () => {
		const row = page.getByRole('region', { name: t('home:destinations.eyebrow') });
		await row.scrollIntoViewIfNeeded();
		await row.hover();
		await row.getByRole('button', { name: t('home:carousel.next') }).click();
		await expect.poll(() => row.getByRole('list').evaluate((list) => Math.round(list.scrollLeft))).toBe(367);
	});
	await test.step('a button of a row that has come to its end keeps the focus, and disappears when the focus moves on', async () => {
		const row = page.getByRole('tabpanel').getByRole('region').first();
		const next = row.getByRole('button', { name: t('home:carousel.next') });
		await next.focus();
		await expect(async () => {
			await page.keyboard.press('Enter');
			await expect(next).toHaveAttribute('aria-disabled', 'true', { timeout: 1_000 });
		}).toPass();
		await expect(next).toBeFocused();
		await page.keyboard.press('Shift+Tab');
		await expect(next).toBeHidden();
	});
});

test.describe('reduced motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });
	test('nothing turns by itself for those who want less motion (M12)', async ({ page, t }) => {
		await page.clock.install();
		await page.goto('/');
		await page.clock.runFor(2_000);
		const carousel = page.getByRole('region', { name: t('home:hero.label'), exact: true });
		await expect(carousel.getByRole('button', { name: t('home:carousel.start') })).toBeVisible();
		const shown = await carousel.locator('button[aria-current]').getAttribute('aria-label');
		await page.clock.runFor(15_000);
		await expect(carousel.locator('button[aria-current]')).toHaveAttribute('aria-label', shown ?? '');
	});
});

test('the banners’ time follows the width of the window, and a swipe goes around their ends', async ({ page, open, t, site }) => {
	const carousel = page.getByRole('region', { name: t('home:hero.label'), exact: true });
	const current = carousel.locator('button[aria-current]');
	const filling = carousel.locator('[style*="animation"]');
	await page.setViewportSize({ width: 768, height: 900 });
	await open('/');
	await page.mouse.move(5, 5);
	await expect(filling).toHaveCSS('animation-duration', '5s');
	await page.setViewportSize({ width: 769, height: 900 });
	await expect(filling).toHaveCSS('animation-duration', '3s');

	const slides = await carousel.getByRole('group', { includeHidden: true }).count();
	const { banners } = await site.ask<{ banners: { title: string }[] }>('/home?sections=banners');
	const dot = (index: number) => banners[index - 1]?.title ?? '';
	const swipe = async (distance: number) => {
		await page.mouse.move(400, 300);
		await page.mouse.down();
		await page.mouse.move(400 + distance / 2, 300, { steps: 4 });
		await page.mouse.move(400 + distance, 300, { steps: 4 });
		await page.mouse.up();
	};
	await carousel.getByRole('button', { name: dot(1), exact: true }).click();
	await expect(current).toHaveAttribute('aria-label', dot(1));
	await swipe(200);
	await expect(current).toHaveAttribute('aria-label', dot(slides));
	await swipe(-200);
	await expect(current).toHaveAttribute('aria-label', dot(1));
	await expect(page).toHaveURL('/');
});

test('a banner that is asked for turns once its picture can be painted', async ({ page, open, t, site }) => {
	const { banners } = await site.ask<{ banners: { title: string; image: string }[] }>('/home?sections=banners');
	const [first, second] = banners;
	if (!first || !second) throw new Error('home has no second banner');
	const asked = Promise.withResolvers<void>();
	const picture = Promise.withResolvers<void>();
	await page.route(`**${second.image.replace(/[^/]+$/, '*')}`, async (route) => {
		asked.resolve();
		await picture.promise;
		await route.continue();
	});
	await open('/');
	const carousel = page.getByRole('region', { name: t('home:hero.label'), exact: true });
	const current = carousel.locator('button[aria-current]');
	await carousel.getByRole('button', { name: second.title, exact: true }).click();
	await asked.promise;
	await expect(carousel.getByRole('button', { name: t('home:carousel.start') })).toBeVisible();
	await expect(current).toHaveAttribute('aria-label', first.title);
	picture.resolve();
	await expect(current).toHaveAttribute('aria-label', second.title);
});
