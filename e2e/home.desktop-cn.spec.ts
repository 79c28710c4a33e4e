import type { HotLineView, VoyageCard } from '#shared/catalogue/bff/views.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { atRest } from './support/at-rest.ts';
import { audit } from './support/audit.ts';
import { alive, expect, MOVING, test } from './support/test.ts';

test('home shows true prices, and keeps its measures at every height and width', async ({ page, open, site, t, lang }) => {
	await open('/');
	await test.step('classic routes have the price of their voyage, and advantages their figures', async () => {
		const { hotLines } = await site.ask<{ hotLines: HotLineView[] }>('/home?sections=hotLines');
		expect(hotLines).toHaveLength(3);
		for (const { title, link, price } of hotLines) {
			const id = new URLSearchParams(link.split('?')[1]).get('id');
			const voyage = await site.ask<VoyageCard>(`/voyage?id=${id}`);
			expect(price, title).toBe(voyage.price?.from);
			const line = page.locator('#hot-lines').getByRole('listitem').filter({ hasText: title });
			await expect(line).toContainText(formatMoney(price ?? 0, lang));
			await expect(line.locator('img')).toHaveCount(1);
		}
		await expect(page.locator('#advantages').getByText(t('home:advantages.refund.figure', { count: 48 }))).toBeVisible();
	});
	await test.step('the header lies over the picture and turns white once a screen less 160 px is scrolled', async () => {
		const header = page.getByRole('banner');
		await expect(header).toHaveAttribute('data-state', 'over');
		const turn = Math.min(page.viewportSize()?.height ?? 0, 780) - 160;
		await page.evaluate((top) => scrollTo(0, top), turn - 10);
		await expect(header).toHaveAttribute('data-state', 'over');
		await page.evaluate((top) => scrollTo(0, top), turn + 1);
		await expect(header).toHaveAttribute('data-state', 'solid');
		await page.mouse.move(5, 600);
		await expect.poll(() => header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
		await page.evaluate(() => scrollTo(0, 0));
	});
	await test.step('the banner is 780 px high, less where the search button would leave the first screen', async () => {
		const banner = page.getByRole('region', { name: t('home:hero.label'), exact: true });
		const button = page.getByRole('search').locator('button[type=submit]');
		for (const [height, expected] of [
			[1_080, 780],
			[900, 780],
			[720, 600],
		] as const) {
			await page.setViewportSize({ width: 1_440, height });
			await expect.poll(async () => Math.round((await banner.boundingBox())?.height ?? 0), `at ${height} px`).toBe(expected);
			const box = await button.boundingBox();
			expect((box?.y ?? 0) + (box?.height ?? 0), `the button at ${height} px`).toBeLessThanOrEqual(height);
		}
	});
	await test.step('carousels show 3 cards from 1440 px, 2 below and 1.2 up to 768 px', async () => {
		const list = page.getByRole('tabpanel').getByRole('list').first();
		for (const [width, perView, gap] of [
			[1440, 3, 32],
			[1439, 2, 32],
			[769, 2, 32],
			[768, 1.2, 16],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await expect(async () => {
				const row = await list.evaluate((element) => {
					const style = getComputedStyle(element);
					const inner = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
					return {
						inner,
						card: element.firstElementChild?.getBoundingClientRect().width ?? 0,
						gap: Number.parseFloat(style.columnGap),
					};
				});
				expect(row.gap, `gap at ${width} px`).toBe(gap);
				expect(row.card, `card at ${width} px`).toBeCloseTo((row.inner - (perView - 1) * gap) / perView, 0);
			}).toPass();
		}
		await expect(page.getByRole('heading', { name: t('home:hotRoutes.title') })).toBeVisible();
	});
});

test.describe('pop-ups', () => {
	test.use({ ...MOVING, popups: true });

	test('a set comes once a visit, one after the other, and none after a change of language', async ({ page, t }) => {
		const shown = () => page.evaluate(() => JSON.parse(localStorage.getItem('popClosed') ?? '[]').length as number);
		const dialog = page.getByRole('dialog');
		const hero = page.getByRole('region', { name: t('home:hero.label'), exact: true });
		const wait = () =>
			expect(async () => {
				await page.clock.fastForward(5_000);
				await expect(dialog).toBeVisible({ timeout: 500 });
			}).toPass();
		// In the same steps in which one comes above: these skip the turns of the banners in between.
		const later = async () => {
			for (let step = 0; step < 4; step += 1) await page.clock.fastForward(5_000);
		};
		const nothingComes = async () => {
			await alive(page);
			await later();
			await page.evaluate(() => scrollTo(0, 2_000));
			await later();
			await expect(dialog).toHaveCount(0);
		};
		await page.clock.install({ time: new Date().setHours(12, 0, 0, 0) });
		await page.goto('/');
		await expect(page.getByRole('search').getByRole('button', { name: t('search-form:form.date.label') })).toBeVisible();
		const headline = async () => {
			const id = await dialog.getAttribute('aria-labelledby');
			return (await page.locator(`[id="${id}"]`).textContent()) ?? '';
		};
		const sets: string[][] = [];
		for (let day = 1; day <= 2; day += 1) {
			await wait();
			await expect(dialog).toHaveCount(1);
			await expect(hero, 'the banners are behind it').toHaveCount(0);
			const count = Number(/\d+ \/ (\d+)/.exec((await dialog.getByRole('status').textContent()) ?? '')?.[1]);
			const headlines: string[] = [];
			for (let index = 1; index <= count; index += 1) {
				await expect(dialog.getByText(t('popups:counter', { index, count }))).toBeVisible();
				headlines.push(await headline());
				// While it fades in, its words have less contrast.
				await atRest(dialog);
				expect(await audit(page, dialog)).toEqual([]);
				if (index < count) await dialog.getByRole('button', { name: t('popups:next') }).click();
				expect(await shown()).toBe(Math.min(index, count - 1));
			}
			sets.push(headlines);
			await dialog.getByRole('button', { name: t('popups:ok') }).click();
			await page.clock.runFor(1_000);
			await expect(dialog).toBeHidden();
			await expect(hero).toHaveCount(1);
			expect(await shown()).toBe(count);
			await nothingComes();
			await page.goto(day === 1 ? '/?lang=EN' : '/');
			await nothingComes();
			await page.goto('/voyage-search?lang=CN');
			// The day changes while no page is open: on an open one, files that are still loading would count as lost.
			await page.goto('about:blank');
			await page.clock.fastForward('24:00:00');
			await page.goto('/');
		}
		expect(sets[1], 'all come again on the next day').toEqual(sets[0]);
		expect(new Set(sets[0]).size).toBe(sets[0]?.length);
		expect(sets[0]?.length).toBeGreaterThan(2);
		expect(sets[0]).not.toContain('');
	});
});

test('the notice of the month leads to its whole text, with id and year, and closes for the day', async ({ page, open, t }) => {
	await open('/voyage-search');
	const line = page.getByRole('region', { name: t('notice.label'), exact: true });
	await line.getByRole('link', { name: t('notice.open') }).click();
	await expect(page).toHaveURL(/\/new\?id=\d+&year=\d{4}$/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await line.getByRole('button', { name: t('notice.close') }).click();
	await expect(line).toHaveCount(0);
	await page.reload();
	await expect(page.getByText(t('notice.service'))).toBeVisible();
	await expect(line).toHaveCount(0);
});

test('the countdown of a banner ticks each second and its banner goes when it ends', async ({ page, t, site }) => {
	const { banners } = await site.ask<{ banners: { title: string; countdown: { end: number } | null }[] }>(
		'/home?sections=banners',
	);
	const banner = banners.find(({ countdown }) => countdown);
	if (!banner?.countdown) throw new Error('no banner counts down');
	await page.clock.install();
	await page.goto('/');
	await page.clock.runFor(3_000);
	const slide = page
		.getByRole('region', { name: t('home:hero.label'), exact: true })
		.getByRole('group', { includeHidden: true })
		.filter({ hasText: banner.title });
	await expect(slide).toHaveCount(1);
	const clock = slide.locator('p [aria-hidden="true"]').first();
	const before = await clock.textContent();
	await page.clock.runFor(1_000);
	await expect(clock).not.toHaveText(before ?? '');
	await page.clock.setSystemTime(banner.countdown.end + 1_000);
	await page.clock.runFor(2_000);
	await expect(slide).toHaveCount(0);
});

test.describe('a film', () => {
	test.use(MOVING);

	test('waits for a press when less motion is wanted or data are to be saved; otherwise it opens in a dialog of at most 940 px and plays, and gives the focus back', async ({
		page,
		open,
		t,
	}) => {
		await open('/');
		const tile = page.getByRole('link', { name: new RegExp(`^${t('home:experience.play')}`) });
		const dialog = page.getByRole('dialog');
		const film = dialog.locator('video');
		const waits = async (where: string) => {
			await tile.click();
			await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState), where).toBeGreaterThan(0);
			expect(await film.evaluate((video: HTMLVideoElement) => video.paused && !video.autoplay), where).toBe(true);
			await page.keyboard.press('Escape');
			await expect(dialog).toBeHidden();
		};
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await waits('less motion');
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		const saveData = (on: boolean) =>
			page.evaluate((value) => {
				Object.defineProperty(navigator, 'connection', { value: { saveData: value }, configurable: true });
			}, on);
		await saveData(true);
		await waits('saved data');
		await saveData(false);

		await tile.click();
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
});
