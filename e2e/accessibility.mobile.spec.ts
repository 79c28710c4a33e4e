import { audit } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('M1 axe finds nothing while the menu is open', async ({ page, open, t }) => {
	await open('/voyage-search');
	await page.getByRole('button', { name: t('menu.open') }).click();
	await expect(page.getByRole('dialog', { name: t('menu.title') })).toBeVisible();
	expect(await audit(page)).toEqual([]);
});

test('M1 axe finds nothing while the filters are open', async ({ page, open, t }) => {
	await open('/voyage-search');
	await page
		.getByRole('main')
		.getByRole('link', { name: t('search:filter.title'), exact: true })
		.click();
	await expect(page.getByRole('dialog', { name: t('search:filter.title') })).toBeVisible();
	expect(await audit(page)).toEqual([]);
});
