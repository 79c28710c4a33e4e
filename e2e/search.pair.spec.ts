import { expect, test } from './support/test.ts';

test('the first voyage begins on the first screen, also with a chosen month', async ({ page, open, site, t, device }) => {
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

test('filters come in the order of how often they are used', async ({ page, open, t, device }) => {
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
