import { paths, voyagePath } from '#shared/paths.ts';
import { alive, expect, test } from './support/test.ts';

/** Most elements of a page before anybody moves in it. Measured: 1,147 to 1,390 on a list of 12 voyages, 1,353 to 1,395 on a voyage. */
const MOST_ELEMENTS = 1_500;

const CARDS = '#similar article';

test('a list and a voyage have no more elements than somebody needs who has just come', async ({ page, site }) => {
	for (const path of [paths.search, voyagePath(await site.voyage())]) {
		await page.goto(path);
		await alive(page);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(await page.evaluate(() => document.querySelectorAll('*').length), path).toBeLessThan(MOST_ELEMENTS);
	}
});

test('the faces come with the usual signs alone, and whole where a text has an accent', async ({ page, site }) => {
	const faces = new Set<string>();
	page.on(
		'request',
		(request) => request.resourceType() === 'font' && faces.add(/([\w-]+)-[\w-]{8}\.woff2$/.exec(request.url())?.[1] ?? ''),
	);
	for (const path of [paths.home, paths.search, voyagePath(await site.voyage())]) {
		await page.goto(path);
		await alive(page);
	}
	expect(faces).toContain('source-sans-3-basic-wght-normal');
	expect([...faces].filter((face) => !/-(?:basic|figures)-/.test(face))).toEqual([]);
	const whole = page.waitForRequest(/source-sans-3-latin-wght-normal/);
	await page.getByRole('main').evaluate((main) => main.append('José'));
	await whole;
});

test('voyages like this one come when somebody comes near, and are there at once on return', async ({ page, site }) => {
	await page.goto(voyagePath(await site.voyage()));
	await alive(page);
	const name = await page.getByRole('heading', { level: 1 }).textContent();
	const cards = page.locator(CARDS);
	await expect(cards).toHaveCount(0);
	await page.locator('#similar').scrollIntoViewIfNeeded();
	const link = cards.first().getByRole('heading').getByRole('link');
	await link.scrollIntoViewIfNeeded();
	const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
	const before = await top();
	await link.click();
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	// Notes with how many of the cards the first voyage is drawn again
	await page.evaluate(
		([cards, name]) => {
			const noted = globalThis as typeof globalThis & { drawn?: number };
			new MutationObserver(() => {
				if (document.querySelector('h1')?.textContent === name) noted.drawn ??= document.querySelectorAll(cards).length;
			}).observe(document, { childList: true, subtree: true });
		},
		[CARDS, name] as const,
	);
	await page.goBack();
	await expect.poll(top).toBe(before);
	expect(await page.evaluate(() => (globalThis as typeof globalThis & { drawn?: number }).drawn)).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('voyages like this one are on the page', async ({ page, site }) => {
		await page.goto(voyagePath(await site.voyage()));
		const card = page.locator(CARDS).first();
		await card.scrollIntoViewIfNeeded();
		await expect(card.getByRole('heading').getByRole('link')).toBeVisible();
	});
});
