import { alive, expect, test } from './support/test.ts';

test('the search survives a reload of a sailing’s page and the way back from it (M23)', async ({ page, open, site }) => {
	const { facets } = await site.search();
	const days = facets.days.find(({ count }) => count > 3);
	if (!days) throw new Error('no length with several sailings');
	const query = `/voyage-search?days=${days.value}&sort=price-asc`;
	await open(query);
	const titles = await page.getByRole('article').getByRole('heading').allTextContents();
	await page.getByRole('article').nth(2).getByRole('heading').getByRole('link').click();
	await expect(page).toHaveURL(/\/route\?.*update=/);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[2] ?? '');
	await page.goBack();
	await expect(page).toHaveURL(query);
	await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
});

test('the picture of a pressed card grows into that of the voyage’s page, unless less motion is wanted', async ({
	page,
	open,
	t,
}) => {
	await page.addInitScript(() => {
		const moved: string[] = [];
		Object.assign(globalThis, { moved });
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			const transition = start(update);
			void transition.ready.then(() => {
				for (const { effect } of document.getAnimations())
					if (effect instanceof KeyframeEffect && effect.pseudoElement) moved.push(effect.pseudoElement);
			});
			return transition;
		};
	});
	const press = async () => {
		const card = page.getByRole('article').nth(1);
		await card.getByRole('heading').getByRole('link').click();
		await expect(page).toHaveURL(/\/route\?.*update=/);
		await alive(page);
		return `::view-transition-group(voyage-${new URL(page.url()).searchParams.get('id')})`;
	};
	const moved = () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
	await open('/voyage-search');
	await press();
	expect(await moved(), 'less motion').toEqual([]);
	await page.goBack();
	await expect(page.getByRole('heading', { name: t('search:filter.title'), exact: true })).toBeVisible();
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	const own = await press();
	await expect.poll(moved).toContain(own);
});

test('a visitor who reloads and goes back before any script has loaded gets the earlier page', async ({ page, open }) => {
	await open('/voyage-search');
	const titles = await page.getByRole('article').getByRole('heading').allTextContents();
	await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
	await expect(page).toHaveURL(/\/route\?.*update=/);
	const { promise: gone, resolve: go } = Promise.withResolvers<void>();
	await page.route('**/assets/entry*', async (route) => {
		await gone;
		await route.continue();
	});
	await page.reload({ waitUntil: 'commit' });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL('/voyage-search');
	go();
	await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
});
