import { expect, test } from './support/test.ts';

test('the filters of a phone are a draft that counts itself; Back leaves the search as it was (M11)', async ({
	page,
	open,
	site,
	t,
}) => {
	const all = await site.search();
	const ship = all.facets.cruise.find(({ count }) => count > 0 && count < all.total);
	if (!ship) throw new Error('no ship');
	const expected = await site.search(`cruise=${ship.value}`);
	const button = page.getByRole('main').getByRole('link', { name: t('search:filter.title'), exact: true });
	const sheet = page.getByRole('dialog', { name: t('search:filter.title') });
	const tick = () =>
		sheet
			.getByRole('group', { name: t('search:filter.cruise') })
			.getByRole('checkbox', { name: ship.label })
			.check();
	const show = sheet.getByRole('button', { name: t('search:filter.show', { count: expected.total }) });

	await open('/voyage-search');
	await button.click();
	await expect(sheet).toBeVisible();
	await tick();
	await expect(show).toBeVisible();
	await expect(sheet.getByRole('status')).toHaveText(t('search:filter.show', { count: expected.total }));
	await page.goBack();
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL('/voyage-search');
	await expect(page.getByRole('heading', { level: 1 })).toContainText(String(all.total));

	await button.click();
	await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0);
	await tick();
	await show.click();
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(`/voyage-search?cruise=${ship.value}`);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(String(expected.total));
	await expect(page.getByRole('main').getByRole('link', { name: t('search:filter.titleCount', { count: 1 }) })).toBeVisible();
});

test('the filters of a phone close with Esc and give the focus back', async ({ page, open, t }) => {
	await open('/voyage-search');
	const button = page.getByRole('main').getByRole('link', { name: t('search:filter.title'), exact: true });
	await button.click();
	const sheet = page.getByRole('dialog', { name: t('search:filter.title') });
	await expect(sheet).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await expect(button).toBeFocused();
});
