import type { Page } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { layOut } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

/** What rules decide, without what only the layout does. */
const PROPERTIES = [
	...[
		'display',
		'position',
		'z-index',
		'margin-top',
		'margin-bottom',
		'padding',
		'gap',
		'flex-direction',
		'justify-content',
		'align-items',
	],
	...[
		'font-size',
		'font-weight',
		'line-height',
		'text-align',
		'color',
		'background-color',
		'border-width',
		'border-color',
		'border-radius',
	],
];

/** The styles of a page's elements, in the document's order. */
const stylesOf = (page: Page): Promise<string[]> =>
	page.evaluate(
		(properties) =>
			[...document.querySelectorAll('main, main *, footer *')].map((element) => {
				const style = getComputedStyle(element);
				return [element.tagName, ...properties.map((name) => style.getPropertyValue(name))].join(' ');
			}),
		PROPERTIES,
	);

test('a page that a press opens, and home after it, look as they do in documents of their own', async ({ page, open }) => {
	const looks = new Map<string, string[]>();
	for (const path of [paths.home, paths.destinations, paths.contactUs]) {
		await open(path);
		looks.set(path, await stylesOf(page));
	}
	await open(paths.home);
	for (const path of [paths.destinations, paths.contactUs]) {
		await page.locator(`footer a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
		await expect(page).toHaveURL((url) => url.pathname === path);
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
		await layOut(page);
		await expect.poll(() => stylesOf(page), path).toEqual(looks.get(path));
		await page.goBack();
		await expect(page).toHaveURL((url) => url.pathname === paths.home);
		await layOut(page);
		await expect.poll(() => stylesOf(page), `home, after ${path}`).toEqual(looks.get(paths.home));
	}
});
