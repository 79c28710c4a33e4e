import { logInBySms, newMobile } from './support/login.ts';
import { alive, expect, test } from './support/test.ts';

test('a guest logs in by message on the way to a page, and out again', async ({ page, open, t, device }) => {
	const mobile = newMobile();
	const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
	await open(`/login?redirect=${encodeURIComponent('/voyage-search?days=5')}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login:heading'));
	await logInBySms(page, t, mobile);
	await alive(page);
	await expect(page).toHaveURL('/voyage-search?days=5');
	if (device === 'desktop')
		await page
			.getByRole('group', { name: t('member.menu') })
			.getByRole('button')
			.first()
			.click();
	else await page.getByRole('button', { name: t('menu.open') }).click();
	await expect(page.getByText(t('member.hello', { name: masked })).filter({ visible: true })).toHaveCount(1);
	await page.getByRole('button', { name: t('member.logout') }).click();
	await expect(page).toHaveURL('/');
	await alive(page);
	if (device === 'mobile') await page.getByRole('button', { name: t('menu.open') }).click();
	await expect(page.getByRole('link', { name: t('header.login') }).first()).toBeVisible();
});
