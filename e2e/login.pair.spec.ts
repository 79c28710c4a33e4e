import { form, logInBySms, newMobile } from './support/login.ts';
import { alive, expect, test } from './support/test.ts';

test('a guest logs in by message and lands on the page asked for; the header then knows the member, who can leave', async ({
	page,
	open,
	t,
	device,
}) => {
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

test('a member who opens Login or Bind, and whoever opens a page that is gone, is led home and told why, once', async ({
	page,
	open,
	t,
}) => {
	await open('/login');
	await logInBySms(page, t, newMobile());
	await alive(page);
	for (const path of ['/login?redirect=%2Fvoyage-search', '/bind']) {
		await page.goto(path, { waitUntil: 'commit' });
		await expect(page.getByText(t('ledHome.logged-in'))).toBeVisible();
		await expect(page).toHaveURL('/');
	}
	await page.goto('/no-such-page', { waitUntil: 'commit' });
	await expect(page.getByText(t('ledHome.no-such-page'))).toBeVisible();
	await expect(page).toHaveURL('/');
	await page.reload();
	await alive(page);
	await expect(page.getByText(t('ledHome.no-such-page'))).toHaveCount(0);
});

test('the way back is only ever a page of this site', async ({ page, open, t }) => {
	await open(`/login?redirect=${encodeURIComponent('//evil.test/x')}`);
	await logInBySms(page, t, newMobile());
	await expect(page).toHaveURL('/');
});

test('the number is taken with spaces and prefix, the code as it is pasted; what is too long is never sent by itself (M14)', async ({
	page,
	open,
	t,
}) => {
	const mobile = newMobile();
	const fields = form(page, t);
	await open('/login');
	await expect(fields.code).toHaveAttribute('autocomplete', 'one-time-code');
	await expect(fields.mobile).toHaveAttribute('autocomplete', 'tel-national');
	await fields.mobile.fill(`+86 ${mobile.slice(0, 3)} ${mobile.slice(3, 7)}-${mobile.slice(7)}`);
	await fields.agree.check();
	await fields.send.click();
	await expect(fields.code).toBeFocused();
	const { codeFor } = await import('./support/login.ts');
	const code = await codeFor(mobile);
	await fields.code.fill(`${code}9`);
	await page.waitForTimeout(400);
	await expect(page).toHaveURL('/login');
	await fields.code.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
	await expect(page).toHaveURL('/');
});
