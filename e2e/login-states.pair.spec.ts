import { audit } from './support/audit.ts';
import { control, form, newMobile } from './support/login.ts';
import { nextPress } from './support/next-press.ts';
import { overflow } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

test.use({ provoked: /status of (401|403|409|422|502)/ });

test('the login page is sound with failures, with a list of countries, and with a code sent (M1, M6, M7)', async ({
	page,
	open,
	t,
	device,
	sound,
}) => {
	const { submit, mobile, agree, send, code } = form(page, t);
	await open('/login');
	await submit.click();
	await expect(mobile).toBeFocused();
	await sound('with failures');
	await page.getByRole('button', { name: new RegExp(t('login:dial.title')) }).click();
	await expect(page.getByRole('option').first()).toBeVisible();
	expect.soft(await audit(page), 'with countries').toEqual([]);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	const number = newMobile();
	await control('POST', '/send-earlier', { mobile: number });
	await mobile.fill(number);
	await agree.check();
	await send.click();
	await expect(page.getByLabel(t('login:captcha.label'))).toBeFocused();
	await sound('with a captcha');
	await mobile.fill(newMobile());
	await page.getByLabel(t('login:captcha.label')).fill('');
	await nextPress();
	await send.click();
	await expect(code).toBeFocused();
	await sound('with a code sent');
	if (device === 'mobile') await page.getByRole('button', { name: t('login:qr.open') }).click();
	await expect(page.getByRole('img', { name: t('login:qr.alt') })).toBeVisible();
	await sound('with a WeChat code');
	await page.setViewportSize({ width: 320, height: 568 });
	expect.soft(await overflow(page), '320 px').toEqual([]);
});
