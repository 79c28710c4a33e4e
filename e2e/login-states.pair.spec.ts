import type { Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { codeFor, control, form, newMobile } from './support/identity.ts';
import { overflow, smallTargets } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

test.use({ provoked: /status of (401|403|409|422|502)/ });

/** M1, M6, M7: what axe, fingers and narrow windows have against the page as it is now. */
async function isSound(page: Page, state: string, isMobile: boolean): Promise<void> {
	expect.soft(await audit(page), state).toEqual([]);
	if (isMobile) expect.soft(await smallTargets(page), state).toEqual([]);
	expect.soft(await overflow(page), state).toEqual([]);
}

test('M1 M6 M7 the login page is sound as it opens, with failures, with a list of countries, and with a code sent', async ({
	page,
	open,
	t,
	device,
}) => {
	const { submit, mobile, agree, send, code } = form(page, t);
	await open('/login');
	await isSound(page, 'as it opens', device === 'mobile');
	await submit.click();
	await expect(mobile).toBeFocused();
	await isSound(page, 'with failures', device === 'mobile');
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
	await isSound(page, 'with a captcha', device === 'mobile');
	await mobile.fill(newMobile());
	await page.getByLabel(t('login:captcha.label')).fill('');
	await send.click();
	await expect(code).toBeFocused();
	await isSound(page, 'with a code sent', device === 'mobile');
	if (device === 'mobile') await page.getByRole('button', { name: t('login:qr.open') }).click();
	await expect(page.getByRole('img', { name: t('login:qr.alt') })).toBeVisible();
	await isSound(page, 'with a WeChat code', device === 'mobile');
	await page.setViewportSize({ width: 320, height: 568 });
	expect.soft(await overflow(page), '320 px').toEqual([]);
});

test('M1 M6 M7 Bind and the bank’s way in are sound', async ({ page, open, t, device }) => {
	await open('/bind');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login:bind.heading'));
	await isSound(page, 'bind', device === 'mobile');
	await page.goto('/?code=none');
	await expect(page.getByRole('alert')).toContainText(t('login:entry.failedTitle'));
	await isSound(page, 'entry that failed', device === 'mobile');
});

test('a number without anything scanned can’t be bound, and that is said', async ({ page, open, t }) => {
	const number = newMobile();
	const { mobile, agree, send, code } = form(page, t);
	await open('/bind');
	await mobile.fill(number);
	await agree.check();
	await send.click();
	await expect(code).toBeFocused();
	await code.fill(await codeFor(number));
	await expect(page.getByRole('alert')).toHaveText(t('login:error.outdated'));
});
