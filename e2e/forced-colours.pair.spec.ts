import type { Locator, Page } from '@playwright/test';
import { paths, voyagePath } from '#shared/paths.ts';
import { seeAll } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

const styleOf = (locator: Locator, name: 'outlineStyle' | 'outlineWidth' | 'outlineColor' | 'color' | 'borderTopColor') =>
	locator.evaluate((element, property) => getComputedStyle(element)[property], name);

/** Returns the present value of a system colour. */
const systemColour = (page: Page, name: string) =>
	page.evaluate((colour) => {
		const probe = document.body.appendChild(document.createElement('i'));
		probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
		const { color } = getComputedStyle(probe);
		probe.remove();
		return color;
	}, name);

/** Returns icons with a colour of their own, and layers over the page without an edge. */
const lost = (page: Page) =>
	page.evaluate(() => {
		const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
		const icons = [...document.querySelectorAll('svg')].filter(
			(icon) => seen(icon) && icon.parentElement && getComputedStyle(icon).color !== getComputedStyle(icon.parentElement).color,
		);
		const floating = [...document.querySelectorAll('[class*="shadow-"]')].filter((element) => {
			const { outlineStyle, borderTopStyle } = getComputedStyle(element);
			return seen(element) && outlineStyle === 'none' && borderTopStyle === 'none';
		});
		return [...icons, ...floating].map((element) => element.outerHTML.slice(0, 120));
	});

test('in forced colours the list shows its states (M33)', async ({ page, open, t }) => {
	await open(paths.search);
	await seeAll(page);
	const highlight = await systemColour(page, 'Highlight');
	const main = page.getByRole('main');
	const months = main.locator('a[aria-current=true]');
	await expect(months).toHaveCount(1);
	expect([await styleOf(months, 'outlineStyle'), await styleOf(months, 'outlineColor')]).toEqual(['solid', highlight]);
	const trail = page.getByRole('navigation', { name: t('breadcrumbs') }).locator('[aria-current=page]');
	expect(await styleOf(trail, 'outlineStyle'), 'a word that is no link is no choice').toBe('none');
	const box = main.getByRole('checkbox').and(main.locator(':visible:enabled')).first();
	expect(await box.evaluate((input) => getComputedStyle(input).appearance), 'the browser draws the box').toBe('auto');
	expect(await lost(page)).toEqual([]);
});

test('in forced colours a voyage shows its route (M33)', async ({ page, open, site }) => {
	await open(voyagePath(await site.voyage()));
	const port = page.getByRole('main').locator('[aria-hidden] > span:not(:last-child)').first();
	const stroke = await port.evaluate((element) => {
		const { borderTopColor, borderTopStyle, width } = getComputedStyle(element, '::after');
		return { borderTopColor, borderTopStyle, width };
	});
	expect(stroke).toEqual({ borderTopColor: await systemColour(page, 'CanvasText'), borderTopStyle: 'solid', width: '20px' });
	expect(await lost(page)).toEqual([]);
});

test('in forced colours a booking shows its step, its guests and the focus (M33)', async ({
	page,
	open,
	booking: { path, one, two },
}) => {
	await open(path);
	const highlight = await systemColour(page, 'Highlight');
	const main = page.getByRole('main');
	const step = main.locator('[aria-current=step]');
	expect([await styleOf(step, 'outlineStyle'), await styleOf(step, 'outlineColor')]).toEqual(['solid', highlight]);
	const [first, second] = [one, two].map(({ name }) => main.getByRole('checkbox', { name: new RegExp(name) }));
	await first?.check();
	const picture = async (box: Locator | undefined) => (await box?.screenshot())?.toString('base64');
	await main.getByRole('heading', { level: 1 }).click();
	expect(await picture(first), 'a box with its tick').not.toBe(await picture(second));
	await page.keyboard.press('Tab');
	const focused = page.locator(':focus-visible');
	expect(await styleOf(focused, 'outlineColor')).toBe(highlight);
	expect(await styleOf(focused, 'outlineWidth')).toBe('3px');
	expect(await lost(page)).toEqual([]);
});
