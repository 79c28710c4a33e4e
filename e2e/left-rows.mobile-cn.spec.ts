import { PAGE_SIZE } from '#shared/constants.ts';
import { paths } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

/** The row that is pressed, far below the first view. */
const ROW = 7;

test('Back to a list draws the rows that were in view at their place, and then the others', async ({ page, open }) => {
	await open(paths.search);
	const link = page.getByRole('article').nth(ROW).getByRole('heading').getByRole('link');
	await link.scrollIntoViewIfNeeded();
	const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
	const before = await top();
	await link.click();
	await expect(page).toHaveURL(/\/route\?/);
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	// Notes, at each change of the page, which rows of the list have been drawn.
	await page.evaluate(() => {
		const noted = globalThis as typeof globalThis & { drawn: number[][] };
		noted.drawn = [];
		new MutationObserver(() => {
			const rows = [...document.querySelectorAll('section[aria-labelledby="results"] ol > li')];
			const drawn = rows.flatMap((row, index) => (row.querySelector('article') ? [index] : []));
			if (drawn.length > 0 && drawn.join() !== noted.drawn.at(-1)?.join()) noted.drawn.push(drawn);
		}).observe(document, { childList: true, subtree: true });
	});
	await page.goBack();
	await expect(link).toBeVisible();
	const drawn = () => page.evaluate(() => (globalThis as typeof globalThis & { drawn: number[][] }).drawn);
	await expect.poll(async () => (await drawn()).length).toBe(2);
	const [first = [], whole = []] = await drawn();
	expect(first).toContain(ROW);
	expect(first.length).toBeLessThanOrEqual(4);
	expect(whole).toHaveLength(PAGE_SIZE);
	await expect.poll(top).toBe(before);
});
