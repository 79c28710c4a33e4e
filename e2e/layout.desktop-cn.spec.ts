import { overflow } from './support/page-checks.ts';
import { PUBLIC_SCREENS, SCREENS } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, provoked: /status of 404/ });

test('M29 every screen has a title of its own', async ({ page, site }) => {
	const titles = new Map<string, string>();
	for (const screen of SCREENS) {
		await page.goto(await site.path(screen), { waitUntil: 'domcontentloaded' });
		const title = await page.title();
		expect(title, screen).not.toBe('');
		expect(
			[...titles].filter(([, other]) => other === title),
			`${screen}: ${title}`,
		).toEqual([]);
		titles.set(screen, title);
	}
	expect(titles.size).toBe(SCREENS.length);
});

test('M20 the largest picture of the first screen does not wait to be near', async ({ page, open, site }) => {
	for (const screen of PUBLIC_SCREENS) {
		await page.addInitScript(() => {
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					const { element } = entry as PerformanceEntry & { element: Element | null };
					document.documentElement.dataset.lcp =
						element?.tagName === 'IMG' ? (element.getAttribute('loading') ?? 'eager') : 'text';
				}
			}).observe({ type: 'largest-contentful-paint', buffered: true });
		});
		await open(await site.path(screen));
		await expect(page.locator('html'), screen).toHaveAttribute('data-lcp', /eager|text/);
	}
});

test('M7 no screen scrolls sideways at the widths where the layout changes', async ({ page, open, site }) => {
	for (const screen of PUBLIC_SCREENS) {
		await open(await site.path(screen));
		for (const width of [390, 768, 769, 1024, 1439, 1440, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			await expect.poll(() => overflow(page), { message: `${screen} at ${width} px` }).toEqual([]);
		}
	}
});
