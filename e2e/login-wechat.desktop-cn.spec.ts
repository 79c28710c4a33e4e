import { codeFor, control, form, newMobile, ticketOf } from './support/login.ts';
import { expect, test } from './support/test.ts';

test.use({ provoked: /status of (403|409|422|502)|net::ERR_INTERNET_DISCONNECTED/ });

test('scanning and confirming logs in, after a number is bound', async ({ page, open, t }) => {
	const openId = `o-${newMobile()}`;
	const mobile = newMobile();
	await open('/login?redirect=%2Fvoyage-search%3Fdays%3D5');
	await expect(page.getByRole('img', { name: t('login:qr.alt') })).toBeVisible();
	const section = page.getByRole('region', { name: t('login:qr.title') });
	await expect(section.getByRole('status')).toContainText(t('login:qr.waiting'));
	const ticket = await ticketOf(page.getByRole('img', { name: t('login:qr.alt') }));
	await control('POST', '/wechat', { ticket, status: 'scanned', openId });
	await expect(section.getByRole('status')).toContainText(t('login:qr.scanned'));
	await control('POST', '/wechat', { ticket, status: 'confirmed', openId });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login:bind.heading'));
	const { mobile: number, agree, send, code } = form(page, t);
	await number.fill(mobile);
	await agree.check();
	await send.click();
	await expect(code).toBeFocused();
	await code.fill(await codeFor(mobile));
	await expect(page).toHaveURL('/voyage-search?days=5');
});
