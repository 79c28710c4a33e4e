import { codeFor, form, newMobile } from './support/login.ts';
import { expect, test } from './support/test.ts';
import { withoutCookies } from './support/without-cookies.ts';

test.use({ provoked: /status of (401|403|409|422|429|502)/ });

test('countries are found by name and number, each with its own rule of digits', async ({ page, open, t, lang }) => {
	const { submit, mobile } = form(page, t);
	await open('/login');
	await page.getByRole('button', { name: new RegExp(t('login:dial.title')) }).click();
	const search = page.getByRole('combobox', { name: t('login:dial.search') });
	await search.fill(lang === 'CN' ? '香港' : 'hong');
	await expect(page.getByRole('option')).toHaveCount(1);
	await search.fill('+85');
	await expect(page.getByRole('option')).not.toHaveCount(1);
	await search.fill('852');
	await search.press('Enter');
	const button = page.getByRole('button', { name: /\+852/ });
	await expect(button).toBeFocused();
	await mobile.fill('6123 4567');
	await submit.click();
	await expect(mobile).toHaveAccessibleDescription('');
});

test('a number can’t be bound before a code was scanned: the page says that scanning comes first', async ({ page, open, t }) => {
	await open('/bind');
	await expect(page.getByText(t('login:bind.scanFirst')).first()).toBeVisible();
	await expect(form(page, t).mobile).toHaveCount(0);
});

test('a browser that refuses cookies is told so at the code', async ({ page, baseURL, t }) => {
	const site = await withoutCookies(baseURL ?? '');
	await page.goto(`${site.url}/login`);
	const mobile = newMobile();
	const { mobile: number, agree, send, code } = form(page, t);
	await number.fill(mobile);
	await agree.check();
	await send.click();
	await code.fill(await codeFor(mobile));
	await expect(page.getByText(t('login:error.codeUnknown')).first()).toBeVisible();
	await site.close();
});
