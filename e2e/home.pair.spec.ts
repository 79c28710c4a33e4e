import type { Page } from '@playwright/test';
import type { Figures } from '#shared/catalogue/bff/views.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { faint } from './support/painted-contrast.ts';
import { expect, test } from './support/test.ts';
import type { Words } from './support/texts.ts';

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

test('offers, lines and advantages carry prices, days and dates, each of them true', async ({ page, open, site, t, lang }) => {
	const { figures, activities } = await site.ask<{ figures: Figures; activities: { title: string; figures: Figures | null }[] }>(
		'/home?sections=figures,activities',
	);
	const { rows, total, calendar } = await site.search();
	const first = rows.find(({ state }) => state === 'on-sale');
	expect(figures.next).toBe(first?.date);
	expect(figures.from).toBe(Math.min(...calendar.map(({ lowest }) => lowest ?? Number.POSITIVE_INFINITY)));
	expect(figures.count).toBeLessThanOrEqual(total);
	await open('/');
	const price = t('home:figures.from', { price: formatMoney(figures.from, lang) });
	await expect(page.getByText(price).first()).toBeVisible();
	await expect(page.getByText(t('home:figures.next', { date: formatDate(figures.next, 'day', lang) })).first()).toBeVisible();
	const advantages = page.locator('#advantages');
	await expect(advantages.getByText(price)).toBeVisible();
	await expect(advantages.getByText(t('home:advantages.hold.figure', { count: 5 }))).toBeVisible();
	const { hotLines } = await site.ask<{ hotLines: { title: string; figures: Figures | null }[] }>('/home?sections=hotLines');
	const lines = page.getByRole('region', { name: t('home:hotLines.title') }).getByRole('listitem');
	for (const line of hotLines.filter((one) => one.figures))
		await expect(lines.filter({ hasText: line.title })).toContainText(
			t('home:figures.next', { date: formatDate(line.figures?.next ?? '', 'day', lang) }),
		);
	const told = activities.filter((offer) => offer.figures);
	expect(told.length).toBe(activities.length);
	const strip = page.getByRole('region', { name: t('home:activities.title') });
	for (const offer of told)
		await expect(strip.getByRole('listitem').filter({ hasText: offer.title })).toContainText(
			t('home:figures.from', { price: formatMoney(offer.figures?.from ?? 0, lang) }),
		);
});

test('words over pictures can be read on the painted pixels', async ({ page, open, t }) => {
	await open('/');
	const carousel = page.getByRole('region', { name: t('home:hero.label'), exact: true });
	await expect(carousel.getByRole('button', { name: t('home:carousel.stop') })).toBeVisible();
	const slides = await carousel.getByRole('group', { includeHidden: true }).count();
	const buttons = carousel.getByRole('button', { name: /\d/ });
	for (let index = 0; index < slides; index += 1) {
		await buttons.nth(index).click();
		await expect(buttons.nth(index)).toHaveAttribute('aria-current', 'true');
		// It glides in.
		const slide = carousel.locator('[role=group]:not([inert])');
		await expect.poll(async () => Math.round((await slide.boundingBox())?.x ?? -1), 'the slide has arrived').toBe(0);
		expect(
			await faint(page, 'header[data-state] nav a, header[data-state] nav button, [role="group"]:not([inert]) span'),
			`slide ${index + 1}`,
		).toEqual([]);
	}
	await page.getByRole('region', { name: t('home:footerBanners.label') }).scrollIntoViewIfNeeded();
	expect(
		await faint(page, `section[aria-label="${t('home:footerBanners.label')}"] [role="group"]:not([inert]) span`),
		'at the foot',
	).toEqual([]);
});

test('the film opens in a dialog of at most 940 px and gives the focus back', async ({ page, open, t }) => {
	await open('/');
	const tile = page.getByRole('link', { name: new RegExp(`^${t('home:experience.play')}`) });
	await tile.click();
	const dialog = page.getByRole('dialog');
	const film = dialog.locator('video');
	await expect(film).toBeVisible();
	await expect
		.poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.muted && video.currentTime > 0))
		.toBe(true);
	await expect(film).toHaveAttribute('controls');
	await expect
		.poll(async () => (await dialog.boundingBox())?.width ?? 0)
		.toBe(Math.min(940, (page.viewportSize()?.width ?? 0) - 32));
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(tile).toBeFocused();
});

test.describe('a film that is not to start by itself', () => {
	const opened = async (page: Page, t: Words) => {
		await page.goto('/');
		await page.locator('html[data-alive]').waitFor({ state: 'attached' });
		await page.getByRole('link', { name: new RegExp(`^${t('home:experience.play')}`) }).click();
		const film = page.getByRole('dialog').locator('video');
		await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
		return film.evaluate((video: HTMLVideoElement) => video.paused && !video.autoplay);
	};

	test('waits for a press where less motion is wanted', async ({ page, t }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		expect(await opened(page, t)).toBe(true);
	});

	test('waits for a press where data are to be saved', async ({ page, t }) => {
		await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
		expect(await opened(page, t)).toBe(true);
	});
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
