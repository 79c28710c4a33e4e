import { codeFor, enter, form, newMobile } from './support/login.ts';
import { alive, expect, test } from './support/test.ts';

test('who opens a page that isn’t for them is led home with the reason, once', async ({ page, context, t }) => {
	await enter(context);
	for (const path of ['/login?redirect=%2Fvoyage-search', '/bind']) {
		await page.goto(path, { waitUntil: 'commit' });
		await expect(page.getByText(t('redirectNotice.logged-in'))).toBeVisible();
		await expect(page).toHaveURL('/');
	}
	await page.goto('/no-such-page', { waitUntil: 'commit' });
	await expect(page.getByText(t('redirectNotice.no-such-page'))).toBeVisible();
	await expect(page).toHaveURL('/');
	await page.reload();
	await alive(page);
	await expect(page.getByText(t('redirectNotice.no-such-page'))).toHaveCount(0);
});

test('the minute after a code goes on counting when the page is reloaded', async ({ page, open, t }) => {
	const mobile = newMobile();
	const { send, agree, mobile: number } = form(page, t);
	const left = async () => Number(/\d+/.exec((await send.textContent()) ?? '')?.[0] ?? 0);
	await open('/login');
	await number.fill(mobile);
	await agree.check();
	await send.click();
	await expect(send).toHaveText(new RegExp(`^${t('login:sms.wait', { count: 59 }).replace('59', '\\d+')}$`));
	const before = await left();
	await page.reload();
	await alive(page);
	await expect.poll(left).toBeGreaterThan(0);
	const after = await left();
	expect(after).toBeLessThanOrEqual(before);
	await expect(send).toHaveAttribute('aria-disabled', 'true');
	await expect.poll(left).toBeLessThan(after);
});

test('a number and a code are accepted as people type and paste them (M14)', async ({ page, open, t }) => {
	const mobile = newMobile();
	const fields = form(page, t);
	await open(`/login?redirect=${encodeURIComponent('//evil.test/x')}`);
	await expect(fields.code).toHaveAttribute('autocomplete', 'one-time-code');
	await expect(fields.mobile).toHaveAttribute('autocomplete', 'tel-national');
	await fields.mobile.fill(`+86 ${mobile.slice(0, 3)} ${mobile.slice(3, 7)}-${mobile.slice(7)}`);
	await fields.agree.check();
	await fields.send.click();
	await expect(fields.code).toBeFocused();
	const code = await codeFor(mobile);
	const sent: unknown[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/guest/pc/mobile/login')) sent.push(request.postDataJSON().code);
	});
	await fields.code.fill(`${code}9`);
	await fields.code.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
	await expect(page).toHaveURL('/');
	expect(sent).toEqual([code]);
});
