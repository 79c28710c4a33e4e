import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { experiencePath, paths, voyagePath } from '#shared/paths.ts';
import { book, choose, headed, held, roomy } from './support/booking.ts';
import { enterFromBank } from './support/login.ts';
import { stuckShare } from './support/page-checks.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** The greatest height of a voyage's page on a phone, whatever kind of cabin is open. */
const MOST_HEIGHT = 9_000;

/** Returns the voyage with the longest page: the longest one that can be booked. */
const longest = async (site: Site): Promise<VoyageCard> => {
	const { rows } = await site.search('sort=days-desc');
	const voyage = rows.find(({ state }) => state === 'on-sale');
	if (!voyage) throw new Error('no voyage on sale');
	return voyage;
};

test('a voyage is at most 9,000 px high, with parts that open by one press', async ({ page, open, site, t }) => {
	const card = await longest(site);
	const { categories } = await site.ask<VoyagePage>(`/voyage?id=${card.id}`);
	const kinds = [...new Set((categories === 'unavailable' ? [] : categories).map(({ kind }) => kind))];
	expect(kinds).toHaveLength(4);
	await open(voyagePath(card));
	const height = () => page.evaluate(() => document.documentElement.scrollHeight);
	for (const kind of kinds) {
		await page.locator(`#cabins a[href="#kind-${kind}"]`).click();
		await expect(page.locator(`#kind-${kind}`)).toBeVisible();
		await expect(page.locator('#cabins section[id^="kind-"]:visible')).toHaveCount(1);
		expect(await height(), kind).toBeLessThanOrEqual(MOST_HEIGHT);
	}
	const fees = page.locator('#cancellation table');
	await expect(fees).toBeHidden();
	await page
		.getByRole('navigation', { name: t('voyage:nav.label') })
		.getByRole('link', { name: t('voyage:nav.cancellation') })
		.click();
	await expect(fees).toBeVisible();
	const atTop = () =>
		page.evaluate(() =>
			document
				.elementFromPoint(innerWidth / 2, 20)
				?.closest('nav')
				?.className.includes('top-bar'),
		);
	await expect.poll(atTop, 'the page’s own bar takes the header’s place').toBe(true);
	await page.locator('#documents summary').click();
	await expect(page.locator('#documents dl')).toBeVisible();
});

test('first the kind, then the category, then the booking; a member isn’t asked to log in', async ({
	page,
	open,
	site,
	context,
	t,
}) => {
	await enterFromBank(context);
	const { voyage, cabins } = await roomy(site);
	const cabin = cabins.at(-1);
	if (!cabin) throw new Error('a category was asked for');
	await open(voyagePath(voyage));
	await expect(page.getByText(t('voyage:cabins.hold', { phone: '' }).slice(0, 8)).first()).toBeAttached();
	await expect(page.getByText(t('voyage:cabins.login', { phone: '' }).slice(0, 8))).toHaveCount(0);
	await choose(page, t, cabin);
	await expect(page.locator(`#cabins a[href="#kind-${cabin.kind}"]`)).toContainText(t('voyage:cabins.kindChosen', { count: 1 }));
	await book(page, t);
	await headed(page, t('booking:title'));
});

test('bars that stay take a quarter of the window at most, and nothing in a low window', async ({
	page,
	open,
	site,
	context,
	t,
}) => {
	const { path: booking } = await held(context, site);
	const { voyage, cabins } = await roomy(site, { months: 3 });
	const [cabin] = cabins;
	const shown: Record<string, () => Promise<void>> = {
		'a voyage': () => open(voyagePath(voyage)),
		'a voyage with a cabin chosen': async () => {
			await open(voyagePath(voyage));
			if (cabin) await choose(page, t, cabin);
		},
		'all voyages': () => open(paths.search),
		'a group of places': () => open(experiencePath('MC', 'RESTAURANT')),
		'a booking': () => open(booking),
	};
	for (const [name, show] of Object.entries(shown)) {
		await page.setViewportSize({ width: 390, height: 844 });
		await show();
		for (const [width, height, most] of [
			[390, 844, 0.25],
			[195, 422, 0],
			[844, 390, 0],
		] as const) {
			await page.setViewportSize({ width, height });
			for (const part of most > 0 ? [0.2, 0.6] : [0.4]) {
				await page.evaluate((at) => scrollTo({ top: document.documentElement.scrollHeight * at, behavior: 'instant' }), part);
				expect.soft(await stuckShare(page), `${name}, ${width} × ${height}, at ${part}`).toBeLessThanOrEqual(most);
			}
		}
	}
});
