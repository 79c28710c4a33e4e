import { captchaFor, codeFor, control, form, newMobile } from './support/login.ts';
import { expect, test } from './support/test.ts';

test.use({ provoked: /status of (401|403|409|422|429|502)/ });

test('eleven digits are the rule of mainland China only; countries are found by name and number, by keyboard', async ({
	page,
	open,
	t,
	lang,
}) => {
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

test('a wrong code, a void one and an old one have their own words; a code needs asking for', async ({ page, open, t }) => {
	const number = newMobile();
	const { send, mobile, code, agree, submit } = form(page, t);
	await open('/login');
	await mobile.fill(number);
	await agree.check();
	await code.fill('123456');
	await expect(code).toHaveAccessibleDescription(new RegExp(t('login:error.codeUnknown')));
	await send.click();
	await expect(send).toHaveText(new RegExp(t('login:sms.wait', { count: 1 }).replace('1', '\\d+')));
	await expect(code, 'asking for a code keeps what is typed').toHaveValue('123456');
	const right = await codeFor(number);
	const wrong = right === '000000' ? '000001' : '000000';
	await code.fill(wrong);
	await expect(code).toHaveAccessibleDescription(new RegExp(t('login:error.codeWrong')));
	await control('POST', '/age-codes', { mobile: number });
	await code.fill('');
	await code.fill(right);
	await expect(code).toHaveAccessibleDescription(new RegExp(t('login:error.codeExpired')));
	for (let tries = 0; tries < 4; tries += 1) {
		const answered = page.waitForResponse('**/api/openapi/guest/pc/mobile/login');
		await submit.click();
		await answered;
		await expect(submit).not.toHaveAttribute('aria-busy');
	}
	await expect(page.getByRole('alert')).toContainText(/\d/);
	await expect(mobile).toHaveValue(number);
});

test('a captcha is asked for when upstream wants one, is replaced when answered wrongly, and leads to the code', async ({
	page,
	open,
	t,
}) => {
	const number = newMobile();
	const { send, mobile, agree } = form(page, t);
	await control('POST', '/send-earlier', { mobile: number });
	await open('/login');
	await mobile.fill(number);
	await agree.check();
	await send.click();
	const captcha = page.getByLabel(t('login:captcha.label'));
	await expect(captcha).toBeFocused();
	const picture = page.getByRole('img', { name: t('login:captcha.picture') });
	await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
	const before = await picture.getAttribute('src');
	await captcha.fill('----');
	await send.click();
	await expect(captcha).toHaveAccessibleDescription(new RegExp(t('login:error.captchaWrong').slice(0, 8)));
	await expect(picture).not.toHaveAttribute('src', before ?? '');
	await expect(captcha).toHaveValue('');
	await expect.poll(() => captchaFor(number)).not.toBe('');
	await captcha.fill(await captchaFor(number));
	await send.click();
	await expect(page.getByText(/\*\*\*\*/)).toBeVisible();
	expect(await codeFor(number)).toMatch(/^\d{6}$/);
});

test('a number without anything scanned can’t be bound: the page says what comes first', async ({ page, open, t }) => {
	await open('/bind');
	await expect(page.getByText(t('login:bind.scanFirst')).first()).toBeVisible();
	await expect(form(page, t).mobile).toHaveCount(0);
});
