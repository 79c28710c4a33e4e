import { PAGE_SIZE, SORTS } from '#shared/constants.ts';
import { expect, test } from './support/test.ts';

test('ticking a filter changes list, counts, chips and title, and is announced once (M11)', async ({ page, open, site, t }) => {
	const before = await site.search();
	const days = before.facets.days.find(({ count }) => count > 0 && count < before.total);
	if (!days) throw new Error('no length');
	const after = await site.search(`days=${days.value}`);
	const label = t('search:filter.daysValue', { count: Number(days.value) });
	const voyages = t('search:result.title.voyages', { count: after.total });
	await open('/voyage-search');
	await page.evaluate(() => {
		const said: string[] = [];
		Object.assign(window, { said });
		new MutationObserver((changes) => {
			for (const { target } of changes) {
				const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status], [aria-live=polite]');
				if (region?.textContent) said.push(region.textContent);
			}
		}).observe(document.body, { subtree: true, childList: true, characterData: true });
	});
	const filters = page.getByRole('complementary', { name: t('search:filter.title') });
	const box = filters.getByRole('group', { name: t('search:filter.days') }).getByRole('checkbox', { name: label });
	await expect(box.locator('xpath=ancestor::label')).toContainText(String(days.count));
	await box.check();
	await expect(page).toHaveURL(`/voyage-search?days=${days.value}`);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(String(after.total));
	await expect(page.getByRole('article')).toHaveCount(after.rows.length);
	const said = () => page.evaluate(() => (window as typeof window & { said: string[] }).said);
	await expect.poll(said).toContain(t('search:result.said.added', { label, voyages }));
	expect((await said()).filter((text) => text === t('search:result.said.added', { label, voyages }))).toHaveLength(1);
	await expect(box).toBeFocused();

	await page.getByRole('link', { name: t('search:filter.remove', { label }) }).click();
	await expect(page).toHaveURL('/voyage-search');
	await expect(box).not.toBeChecked();
	await expect
		.poll(said)
		.toContain(t('search:result.said.removed', { label, voyages: t('search:result.title.voyages', { count: before.total }) }));
});

test('clearing removes every filter and keeps the order', async ({ page, open, site, t }) => {
	const { facets } = await site.search();
	const port = facets.port.find(({ count }) => count > 0);
	const days = facets.days.find(({ count }) => count > 0);
	await open(`/voyage-search?port=${port?.value}&days=${days?.value}&sort=price-desc`);
	const applied = page.getByRole('list', { name: t('search:filter.applied') });
	await expect(applied.getByRole('listitem')).toHaveCount(3);
	await applied.getByRole('link', { name: t('search:filter.clear') }).click();
	await expect(page).toHaveURL('/voyage-search?sort=price-desc');
	await expect(applied).toHaveCount(0);
});

test('two voyages are compared side by side, after a reload too; one that is gone is named as gone', async ({
	page,
	open,
	sound,
	t,
}) => {
	await open('/voyage-search');
	const boxes = page.getByRole('article').getByRole('checkbox');
	await boxes.nth(0).check();
	await boxes.nth(1).check();
	const titles = await page.getByRole('article').getByRole('heading').allTextContents();
	await page.reload();
	await expect(boxes.nth(1)).toBeChecked();
	const tray = page.getByRole('region', { name: t('search:result.compare.title') });
	await tray.getByRole('link', { name: t('search:result.compare.go') }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search:result.compare.heading', { count: 2 }));
	await expect(
		page
			.getByRole('table')
			.getByRole('columnheader')
			.filter({ has: page.getByRole('link') }),
	).toContainText(titles.slice(0, 2));

	await sound('comparison');
	const { search } = new URL(page.url());
	const gone = '999999999';
	await page.evaluate((id) => {
		const kept = JSON.parse(sessionStorage.getItem('compared') ?? '[]');
		sessionStorage.setItem(
			'compared',
			JSON.stringify([...kept, { id, title: 'A voyage that was taken back', date: '2027-01-02' }]),
		);
	}, gone);
	await page.goto(`/voyage-search${search},${gone}`);
	await expect(page.getByText(t('search:result.gone.title', { count: 1 }))).toBeVisible();
	await expect(page.getByText('A voyage that was taken back')).toBeVisible();
	await expect(
		page
			.getByRole('table')
			.getByRole('columnheader')
			.filter({ has: page.getByRole('link') }),
	).toHaveCount(2);
});

test('an option without results leads to nothing, and a search for it offers the nearest (M11)', async ({
	page,
	open,
	site,
	t,
}) => {
	const query = await site.emptyQuery();
	const [ship] = query.split('&');
	const { facets } = await site.search(ship);
	const port = facets.port.find(({ count }) => count === 0);
	await open(`/voyage-search?${ship}`);
	const box = page.getByRole('group', { name: t('search:filter.port') }).getByRole('checkbox', { name: port?.label });
	await expect(box).toBeDisabled();
	await expect(box.locator('xpath=ancestor::label')).toContainText('0');

	const { relaxations } = await site.search(query);
	await open(`/voyage-search?${query}`);
	await expect(page.getByRole('heading', { name: t('search:result.none.title') })).toBeVisible();
	const offers = page
		.getByRole('main')
		.getByRole('link', { name: t('search:result.title.voyages', { count: relaxations[0]?.count ?? 0 }) });
	expect(relaxations.length).toBeGreaterThan(0);
	await offers.first().click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(String(relaxations[0]?.count));
	await expect(page.getByRole('article').first()).toBeVisible();
});

test('the list grows by a page at a time, with the focus on the first new voyage', async ({ page, open, site, t }) => {
	const { total } = await site.search();
	await open('/voyage-search');
	await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
	await expect(page.getByText(t('search:result.shown', { shown: PAGE_SIZE, total }), { exact: true })).toBeVisible();
	await page.getByRole('link', { name: t('search:result.more', { count: PAGE_SIZE }) }).click();
	await expect(page.getByRole('article')).toHaveCount(2 * PAGE_SIZE);
	await expect(page.getByText(t('search:result.shown', { shown: 2 * PAGE_SIZE, total }), { exact: true })).toBeVisible();
	await expect(page.getByRole('article').nth(PAGE_SIZE).getByRole('heading').getByRole('link')).toBeFocused();
	await expect(page).toHaveURL('/voyage-search');
});

test('/filter is a page of its own that leads to the list', async ({ page, open, site, t }) => {
	const { facets } = await site.search();
	const port = facets.port.find(({ count }) => count > 0);
	if (!port) throw new Error('no port');
	const expected = await site.search(`port=${port.value}`);
	await open('/filter');
	await page
		.getByRole('group', { name: t('search:filter.port') })
		.getByRole('checkbox', { name: port.label })
		.check();
	await page
		.getByRole('main')
		.getByRole('button', { name: t('search:filter.showAny') })
		.click();
	await expect(page).toHaveURL(`/voyage-search?port=${port.value}`);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(String(expected.total));
});

test('seven orders are offered, and choosing one sorts the voyages so, and back', async ({ page, open, t }) => {
	await open('/voyage-search');
	const select = page.getByRole('combobox', { name: t('search:result.sortBy') }).filter({ visible: true });
	await expect(select.getByRole('option')).toHaveText(SORTS.map((sort) => t(`search:result.sort.${sort}`)));
	const number = (text: string | null) => Number(text);
	// `server/composition/voyages/voyage-search.test.ts` tests what each order does.
	for (const sort of ['price-desc', 'days-asc', 'default'] as const) {
		await select.selectOption(sort);
		await expect(page).toHaveURL(sort === 'default' ? '/voyage-search' : `/voyage-search?sort=${sort}`);
		await expect(page.getByText(t('search:result.said.sorted', { order: t(`search:result.sort.${sort}`) }))).toBeAttached();
		const articles = page.getByRole('article');
		await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
		// The address changes a moment before the list
		await expect(async () => {
			const dates = await articles.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
			const prices = await articles
				.locator('data[data-price]')
				.evaluateAll((all) => all.map((price) => price.getAttribute('value')));
			const days = (await articles.locator('p:has(time)').allTextContents()).map(
				(text) => /(\d+)\s*(?:天|days)/.exec(text)?.[1] ?? '',
			);
			const [by, direction] = sort === 'default' ? ['date', 'asc'] : sort.split('-');
			const values = by === 'date' ? dates.map((date) => Date.parse(date)) : (by === 'price' ? prices : days).map(number);
			expect(values.length).toBeGreaterThan(5);
			expect(values, sort).toEqual(values.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)));
		}).toPass({ timeout: 20_000 });
	}
});
