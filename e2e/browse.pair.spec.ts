import { PAGE_SIZE } from '#shared/constants.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { expect, MOVING, test } from './support/test.ts';

test.use(MOVING);

test('a visitor goes from home through the search to a sailing, which costs on its page what the card said (M25)', async ({
	page,
	open,
	t,
	device,
	site,
	lang,
}) => {
	await open('/');
	const form = page.getByRole('search');
	const { facets } = await site.search();
	const ship = facets.cruise.find(({ count }) => count > 0);
	if (!ship) throw new Error('no ship sails');
	const expected = await site.search(`cruise=${ship.value}`);

	if (device === 'mobile') await form.getByText(t('search-form:form.more')).click();
	await form.getByRole('button', { name: t('search-form:form.cruise.label') }).click();
	const picker = page.getByRole('dialog');
	await picker.getByRole('checkbox', { name: ship.label }).check();
	await picker.getByRole('button', { name: t('apply') }).click();
	await expect(picker).toBeHidden();
	await expect(form.getByRole('button', { name: t('search-form:form.cruise.label') })).toContainText(ship.label);
	await form.getByRole('button', { name: t('search-form:form.submitCount', { count: expected.total }) }).click();

	await expect(page).toHaveURL(`/voyage-search?cruise=${ship.value}`);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(ship.label);
	const articles = page.getByRole('article');
	await expect(articles).toHaveCount(expected.rows.length);
	const row = expected.rows.find(({ price, state }) => price && state === 'on-sale');
	if (!row?.price) throw new Error('nothing is on sale');
	const card = articles.nth(expected.rows.indexOf(row));
	const onCard = await card.locator('data[data-price]').textContent();
	expect(onCard).toBe(formatMoney(row.price.from, lang));
	await card.getByRole('heading').getByRole('link', { name: row.title }).click();

	await expect(page).toHaveURL(new RegExp(`/route\\?id=${row.id}&`));
	await expect(page.getByRole('heading', { level: 1 })).toContainText(row.title);
	const onPage = page.locator('main data[data-price]').first();
	await expect(onPage).toHaveText(onCard ?? '');
	await expect(onPage).toHaveAttribute('value', String(row.price.from));
	await expect(onPage).toHaveAttribute('data-tax', 'incl');
	expect(device === 'mobile').toBe((page.viewportSize()?.width ?? 0) <= 768);
});

test('going back from a sailing, or a reload, finds the same card in the same place (M23)', async ({ page, open, t, site }) => {
	const { facets } = await site.search();
	const port = facets.port.toSorted((a, b) => b.count - a.count)[0];
	if (!port) throw new Error('no port');
	await open(`/voyage-search?port=${port.value}`);
	await page.getByRole('link', { name: t('search:result.more', { count: PAGE_SIZE }) }).click();
	await expect(page.getByRole('article')).toHaveCount(2 * PAGE_SIZE);

	const card = page.getByRole('article').nth(PAGE_SIZE + 5);
	await card.scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollBy({ top: 137, behavior: 'instant' }));
	const link = card.getByRole('heading').getByRole('link');
	const title = await link.textContent();
	await link.scrollIntoViewIfNeeded();
	const before = await card.boundingBox();
	const scrolled = await page.evaluate(() => scrollY);
	expect(scrolled).toBeGreaterThan(1_000);

	await link.click();
	await expect(page).toHaveURL(/\/route\?/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
	expect(await page.evaluate(() => scrollY)).toBeLessThan(8);

	for (const comeBack of [() => page.goBack(), () => page.reload()]) {
		await comeBack();
		await expect(page).toHaveURL(`/voyage-search?port=${port.value}`);
		await expect(page.getByRole('article')).toHaveCount(2 * PAGE_SIZE);
		await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThanOrEqual(8);
		await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - (before?.y ?? 999))).toBeLessThanOrEqual(8);
		await expect(link).toHaveText(title ?? '');
	}
	await expect(page.getByRole('link', { name: t('search:filter.remove', { label: port.label }) })).toBeVisible();
});
