import { formatDate } from '#shared/rules/dates.ts';
import { atRest } from './support/at-rest.ts';
import { expect, goBackFromOverlay, MOVING, test } from './support/test.ts';

test.use(MOVING);

test('the filters of a phone are a draft with its own count; every way out applies it, except Escape (M11)', async ({
	page,
	open,
	site,
	t,
}) => {
	const all = await site.search();
	const ship = all.facets.cruise.find(({ count }) => count > 0 && count < all.total);
	if (!ship) throw new Error('no ship');
	const expected = await site.search(`cruise=${ship.value}`);
	const button = page.getByRole('main').getByRole('link', { name: new RegExp(`^${t('search:filter.title')}`) });
	const sheet = page.getByRole('dialog', { name: t('search:filter.title') });
	const box = sheet.getByRole('group', { name: t('search:filter.cruise') }).getByRole('checkbox', { name: ship.label });
	const show = (count: number) => sheet.getByRole('button', { name: t('search:filter.show', { count }) });

	await open('/voyage-search');
	await button.click();
	await atRest(sheet);
	await box.check();
	await expect(show(expected.total)).toBeVisible();
	await expect(sheet.getByRole('status')).toHaveText(t('search:filter.show', { count: expected.total }));
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await expect(button).toBeFocused();
	await expect(page).toHaveURL('/voyage-search');

	const ways: [string, () => Promise<unknown>][] = [
		['above the sheet', () => page.touchscreen.tap(195, 8)],
		['the cross', () => sheet.getByRole('button', { name: t('close') }).click()],
		['Back', () => goBackFromOverlay(page)],
		['the button', () => show(expected.total).click()],
	];
	for (const [way, leave] of ways) {
		await open('/voyage-search');
		await button.click();
		await atRest(sheet);
		await expect(sheet.getByRole('checkbox', { checked: true }), way).toHaveCount(0);
		await box.check();
		await expect(show(expected.total), way).toBeVisible();
		await leave();
		await expect(sheet, way).toBeHidden();
		await expect(page, way).toHaveURL(`/voyage-search?cruise=${ship.value}`);
		await expect(page.getByRole('heading', { level: 1 }), way).toContainText(String(expected.total));
		await expect(button, way).toHaveText(t('search:filter.titleCount', { count: 1 }));
	}
	await button.click();
	await atRest(sheet);
	await page.touchscreen.tap(195, 8);
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(`/voyage-search?cruise=${ship.value}`);
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
