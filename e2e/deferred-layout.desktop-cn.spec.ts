import { voyagePath } from '#shared/paths.ts';
import { alive, expect, test } from './support/test.ts';

test('a reload of a scrolled page comes back to the same place', async ({ page, site }) => {
	const path = voyagePath(await site.voyage());
	await page.goto(path);
	await alive(page);
	const last = page.locator('main > .later h2').last();
	const laidOut = () => last.evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
	expect(await laidOut()).toBe(false);
	await page.mouse.wheel(0, 300);
	await expect.poll(laidOut).toBe(true);

	const heading = page.getByRole('heading', { level: 2 }).nth(3);
	await heading.scrollIntoViewIfNeeded();
	const top = async () => (await heading.boundingBox())?.y ?? Number.NaN;
	const before = await top();
	await page.reload();
	await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(8);
	expect(await laidOut()).toBe(true);
});
