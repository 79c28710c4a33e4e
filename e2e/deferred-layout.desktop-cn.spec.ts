import { paths, voyagePath } from '#shared/paths.ts';
import { alive, expect, MOVING, test } from './support/test.ts';

test('the part below the window is laid out once the page is scrolled; a reload comes back to the same place', async ({
	page,
	site,
}) => {
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

test.describe('with motion', () => {
	test.use(MOVING);
	test('a part below the window has its colours at once when it comes into view, also where the bare document was laid out before its stylesheets came', async ({
		page,
	}) => {
		const held = Promise.withResolvers<void>();
		await page.route(/\/assets\//, async (route) => {
			await held.promise;
			await route.continue();
		});
		await page.goto(paths.home, { waitUntil: 'commit' });
		// By a timer: nothing is drawn yet
		await page.waitForFunction(() => document.querySelector('footer'), undefined, { polling: 50 });
		// As a pointer that moves does it
		await page.evaluate(() => document.body.offsetHeight);
		held.resolve();
		await alive(page);
		const fading = await page.locator('.later').evaluateAll(async (parts) => {
			const found: string[] = [];
			const waiting = parts.filter((part) => !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length;
			for (const part of parts) {
				part.scrollIntoView({ behavior: 'instant' });
				for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
				for (const change of part.getAnimations({ subtree: true }))
					if (change instanceof CSSTransition && /color/.test(change.transitionProperty)) found.push(change.transitionProperty);
			}
			return { found, waiting };
		});
		expect(fading.found).toEqual([]);
		expect(fading.waiting).toBeGreaterThan(0);
	});
});
