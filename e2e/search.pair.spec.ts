import { SORTS } from '#shared/constants.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { expect, test } from './support/test.ts';

test('each of the seven orders puts the voyages in its order', async ({ page, open, device, t }) => {
	await open('/voyage-search');
	const select = page.getByRole('combobox', { name: t('search:result.sortBy') }).filter({ visible: true });
	await expect(select.getByRole('option')).toHaveText(SORTS.map((sort) => t(`search:result.sort.${sort}`)));
	const number = (text: string | null) => Number(text);
	for (const sort of [...SORTS.slice(1), 'default' as const]) {
		await select.selectOption(sort);
		await expect(page).toHaveURL(sort === 'default' ? '/voyage-search' : `/voyage-search?sort=${sort}`);
		if (device === 'desktop')
			await expect(page.getByText(t('search:result.said.sorted', { order: t(`search:result.sort.${sort}`) }))).toBeAttached();
		const articles = page.getByRole('article');
		await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
		// The address is there a moment before the list
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

test('the price calendar leads to a month and within it to a day', async ({ page, open, site, t, lang }) => {
	const { calendar } = await site.search();
	const month = calendar.find(({ days, lowest }) => lowest !== null && days.length > 1);
	const day = month?.days.find(({ price }) => price !== null);
	if (!month || !day) throw new Error('no month with prices');
	const expected = await site.search(`date=${month.month}`);
	await open('/voyage-search');
	const months = page.getByRole('list', { name: t('search:result.calendar.months') });
	await expect(months.getByRole('link')).toHaveCount(calendar.length + 1);
	await months
		.getByRole('link')
		.nth(calendar.indexOf(month) + 1)
		.click();
	await expect(page).toHaveURL(`/voyage-search?date=${month.month}`);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(String(expected.total));
	await page.getByText(t('search:result.calendar.days', { month: formatDate(month.month, 'month', lang) })).click();
	const table = page.getByRole('table');
	await expect(table.getByRole('link')).toHaveCount(month.days.length);
	await table.locator(`[data-date="${day.date}"]`).click();
	await expect(page.locator(`#day-${day.date} :focus`)).toHaveCount(1);
	await expect(page.locator(`#day-${day.date}`)).toBeInViewport();
});

test('the first voyage begins on the first screen, also with a month chosen; months are in their strip alone', async ({
	page,
	open,
	site,
	t,
	device,
}) => {
	const bound = device === 'mobile' ? 520 : 420;
	if (device === 'desktop') await page.setViewportSize({ width: 1440, height: 900 });
	const { calendar } = await site.search();
	const [first, second] = calendar.filter(({ lowest }) => lowest !== null).map(({ month }) => month);
	for (const address of ['/voyage-search', `/voyage-search?date=${first}`, `/voyage-search?date=${first},${second}`]) {
		await open(address);
		const box = await page.getByRole('article').first().boundingBox();
		expect(box?.y, address).toBeLessThanOrEqual(bound);
	}
	await expect(page.getByRole('list', { name: t('search:filter.applied') })).toHaveCount(0);
	await expect(page.getByRole('group', { name: t('search:filter.date') })).toHaveCount(0);
	const months = page.getByRole('list', { name: t('search:result.calendar.months') });
	await expect(months.locator('[aria-current]')).toHaveCount(2);
	await months.getByRole('link', { name: t('search:result.calendar.allMonths') }).click();
	await expect(page).toHaveURL('/voyage-search');
});

test('filters come in the order of their use', async ({ page, open, t, device }) => {
	await open('/voyage-search');
	if (device === 'mobile')
		await page
			.getByRole('main')
			.getByRole('link', { name: t('search:filter.title'), exact: true })
			.click();
	const place =
		device === 'mobile' ? page.getByRole('dialog') : page.getByRole('complementary', { name: t('search:filter.title') });
	const names = (['port', 'destination', 'days', 'cruise', 'price'] as const).map((key) => t(`search:filter.${key}`));
	await expect(place.getByText(names[0] ?? '').first()).toBeVisible();
	const text = (await place.textContent()) ?? '';
	const at = names.map((name) => text.indexOf(name));
	expect(at).toEqual(at.toSorted((a, b) => a - b));
	expect(at).not.toContain(-1);
});
