import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript filters are a form, and each applied one can be removed (M16)', async ({ page, t, site, device }) => {
	const all = await site.search();
	const days = all.facets.days.find(({ count }) => count > 0);
	if (!days) throw new Error('no length');
	const expected = await site.search(`days=${days.value}`);
	const name = t('search:filter.daysValue', { count: Number(days.value) });
	await page.goto('/voyage-search');
	if (device === 'mobile') {
		await page
			.getByRole('main')
			.getByRole('link', { name: t('search:filter.title'), exact: true })
			.click();
		await expect(page).toHaveURL('/filter');
	}
	await page
		.getByRole('group', { name: t('search:filter.days') })
		.getByRole('checkbox', { name })
		.check();
	await page.getByRole('button', { name: t('search:filter.showAny') }).click();
	await expect(page).toHaveURL(new RegExp(`/voyage-search\\?.*days=${days.value}`));
	await expect(page.getByRole('heading', { level: 1 })).toContainText(String(expected.total));
	await page.getByRole('link', { name: t('search:filter.remove', { label: name }) }).click();
	await expect(page).toHaveURL('/voyage-search');
	await expect(page.getByRole('heading', { level: 1 })).toContainText(String(all.total));
});
