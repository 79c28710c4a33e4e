import { audit } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('M1 axe finds nothing while a menu of the header is open', async ({ page, open, t }) => {
	await open('/voyage-search');
	await page
		.getByRole('banner')
		.getByRole('button', { name: t('nav.plan') })
		.click();
	await expect(page.getByRole('banner').getByRole('link', { name: t('nav.search'), exact: true })).toBeVisible();
	expect(await audit(page), 'group').toEqual([]);
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: new RegExp(`^${t('header.language')}`) }).click();
	await expect(page.getByRole('link', { name: 'English' }).first()).toBeVisible();
	expect(await audit(page), 'languages').toEqual([]);
});

test('M1 axe finds nothing while the support panel is open', async ({ page, open, t }) => {
	await open('/voyage-search');
	await page
		.getByRole('complementary', { name: t('float.label') })
		.getByRole('button', { name: t('float.support') })
		.click();
	await expect(page.getByRole('dialog', { name: t('support.title') })).toBeVisible();
	expect(await audit(page)).toEqual([]);
});
