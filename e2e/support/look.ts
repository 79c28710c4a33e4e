import type { Page, PlaywrightTestArgs } from '@playwright/test';
import type { Language } from '#shared/constants.ts';
import { audit } from './audit.ts';
import { lostTexts } from './lost-texts.ts';
import {
	clippedTexts,
	hanTexts,
	imageFaults,
	layOut,
	missingTexts,
	overflow,
	repeatedPictures,
	seeAll,
	setRootText,
	smallTargets,
	tooLittleRoom,
} from './page-checks.ts';
import { openPanel, PANELS } from './panels.ts';
import { addressOf, CHINESE_SCREENS, PUBLIC_SCREENS, type Screen } from './screens.ts';
import { alive, expect, type Fixtures as OurFixtures } from './test.ts';
import { MOST_TYPE_STYLES, typeFaults } from './type-checks.ts';

/** Returns the widths at which a screen is tested besides its own: the device's narrowest, and for some all widths at which the layout changes. */
const widthsOf = (screen: Screen, device: 'desktop' | 'mobile', lang: Language): readonly number[] =>
	device === 'mobile' ? [320] : lang === 'CN' && PUBLIC_SCREENS.includes(screen) ? [768, 769, 1024, 1439, 1920] : [769];

/** The structure is the same in each language, so axe audits a screen and its panels once on each device and once in each language. */
const isAudited = (screen: Screen, device: 'desktop' | 'mobile', lang: Language): boolean =>
	CHINESE_SCREENS.includes(screen) || (device === 'desktop') === (lang === 'CN');

/** Records on the document whether its largest picture was loaded lazily, or that its largest element is a text. */
const noteLargestPaint = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { element } = entry as PerformanceEntry & { element: Element | null };
				document.documentElement.dataset.lcp = element?.tagName === 'IMG' ? (element.getAttribute('loading') ?? 'eager') : 'text';
			}
		}).observe({ type: 'largest-contentful-paint', buffered: true });
	});

/** The greatest height of the footer on a phone, in windows of 844 px. */
const MOST_FOOTER = 1.5;

/** Screens that answer 404, which the browser logs. */
const MISSING: readonly Screen[] = [
	...(['unknown voyage', 'unknown order', 'booking that is gone', 'unknown passenger'] as const),
	...(['list that has ended', 'shared voyage that is gone'] as const),
];

/** Screens that show a ship or a place twice, the second time with more detail; and several bookings of one ship or voyages of one port. */
const WITH_REPEATED_PICTURES: readonly Screen[] = ['orders', 'boarding passes', 'destination'];

const titleIn = (page: Page, html: string): Promise<string> =>
	page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').title, html);

type Fixtures = PlaywrightTestArgs & Pick<OurFixtures, 'site' | 't' | 'lang' | 'device'>;

/** Settings of the browser that a screen needs. */
export const conditionsOf = (screen: Screen) => ({
	provoked: MISSING.includes(screen) ? /status of 404/ : PANELS[screen] ? /ERR_INTERNET_DISCONNECTED/ : null,
});

/** The test that opens a screen once and checks everything: axe, a narrow window, targets of a thumb, texts of its language, pictures and spacing. */
export const look =
	(screen: Screen) =>
	async ({ page, context, site, t, lang, device }: Fixtures): Promise<void> => {
		await noteLargestPaint(page);
		const reply = await page.goto(await addressOf(screen, { site, context }));
		expect(reply?.status()).toBe(MISSING.includes(screen) ? 404 : 200);
		await alive(page);
		await expect(page.locator('html')).toHaveAttribute('lang', lang === 'CN' ? /^zh/ : /^en/);
		await expect(page).toHaveTitle(/./);
		expect(await titleIn(page, (await reply?.text()) ?? ''), 'the title that crawlers read').toBe(await page.title());
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
		if (PUBLIC_SCREENS.includes(screen))
			await expect(page.locator('html'), 'the largest picture waits to be near (M20)').toHaveAttribute('data-lcp', /eager|text/);
		expect.soft(await tooLittleRoom(page), 'room kept for what waits to be laid out').toEqual([]);
		const audited = isAudited(screen, device, lang);
		if (audited) expect.soft(await audit(page), 'axe (M1)').toEqual([]);
		expect.soft(await overflow(page), 'wider than the window (M7)').toEqual([]);
		if (device === 'mobile') expect.soft(await smallTargets(page), 'small targets (M6)').toEqual([]);

		const footer = await page.locator('#site-footer').evaluateAll(([element]) => element?.getBoundingClientRect().height ?? 0);
		if (device === 'mobile') expect.soft(footer, 'the footer on a phone').toBeLessThanOrEqual(MOST_FOOTER * 844);

		await seeAll(page);
		expect.soft(await imageFaults(page), 'pictures (M20)').toEqual([]);
		if (!WITH_REPEATED_PICTURES.includes(screen)) expect.soft(await repeatedPictures(page), 'pictures shown twice').toEqual([]);
		expect.soft(await missingTexts(page), 'texts that are missing (M28)').toEqual([]);
		const { styles, small, separators } = await typeFaults(page);
		expect.soft(small, 'texts below 14 px').toEqual([]);
		expect.soft(separators, 'lines that begin with a separator').toEqual([]);
		expect.soft(styles.length, `styles of type: ${styles.join(', ')}`).toBeLessThanOrEqual(MOST_TYPE_STYLES);
		if (lang === 'EN') expect.soft(await hanTexts(page), 'Chinese on an English page (M28)').toEqual([]);
		if (screen !== 'nothing found')
			await expect.soft(page.locator('input[type=checkbox]:checked'), 'boxes that nobody ticked (M30)').toHaveCount(0);

		for (const [name, panel] of Object.entries(audited ? (PANELS[screen] ?? {}) : {})) {
			if ((panel.device ?? device) !== device || (panel.lang ?? lang) !== lang) continue;
			await openPanel(panel, page, t);
			const opened = panel.shown(page, t);
			await expect(opened).toBeVisible();
			// The page behind a dialog was audited before the dialog opened, and can't be reached.
			const isDialog = (await opened.getAttribute('role')) === 'dialog';
			await page.context().setOffline(true);
			await expect(page.getByRole('status').filter({ hasText: t('offline') }), `heard with ${name} open`).toBeVisible();
			await page.context().setOffline(false);
			expect.soft(await audit(page, isDialog ? opened : undefined), `axe with ${name} open (M1)`).toEqual([]);
			await page.keyboard.press('Escape');
			await expect(opened).toBeHidden();
		}

		await setRootText(page, '200%');
		await expect.poll(() => overflow(page), 'wider than the window once text is twice as large (M7)').toEqual([]);
		if (device === 'mobile')
			expect.soft(await lostTexts(page), 'texts that are lost once they are twice as large (M7)').toEqual([]);
		if (screen === 'news' && device === 'desktop') {
			for (const width of [769, 1024, 1200]) {
				await page.setViewportSize({ width, height: 900 });
				await layOut(page);
				await expect.poll(() => overflow(page), `wider than ${width} px once text is twice as large (M7)`).toEqual([]);
			}
			await page.setViewportSize({ width: 1440, height: 900 });
		}
		await setRootText(page, '');
		expect.soft(await clippedTexts(page), 'texts cut off when they are spaced for easier reading (M8)').toEqual([]);
		const { height } = page.viewportSize() ?? { height: 0 };
		for (const width of widthsOf(screen, device, lang)) {
			await page.setViewportSize({ width, height });
			await layOut(page);
			await expect.poll(() => overflow(page), `wider than a window of ${width} px (M7)`).toEqual([]);
		}
	};
