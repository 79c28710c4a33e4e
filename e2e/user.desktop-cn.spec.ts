import { audit } from './support/audit.ts';
import { codeFor, control, newMobile } from './support/login.ts';
import { nextPress } from './support/next-press.ts';
import { alive, expect, test } from './support/test.ts';

test.use({ provoked: /status of 422/ });

test('a member gets another number by a code to each, and logs in with it afterwards', async ({ page, open, t }) => {
	const [before, after] = [newMobile(), newMobile()];
	const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
	// By a bank's link: a code for logging in would block the next code for a minute.
	const { code: entry } = await control<{ code: string }>('POST', '/entry', { mobile: before });
	await page.goto(`/?code=${entry}&redirect=%2Fuser`);
	await page.waitForURL('/user');
	await alive(page);
	const main = page.getByRole('main');
	await expect(main.getByText(masked(before)).first()).toBeVisible();

	await main.getByText(t('user:mobile.title')).click();
	const old = main.getByLabel(t('user:mobile.oldCode', { number: masked(before) }));
	const fresh = main.getByLabel(t('user:mobile.newCode'));
	await main.locator('button[value=old]').click();
	await expect(main.locator('button[value=old]')).toHaveAttribute('aria-disabled', 'true');
	await old.fill(await codeFor(before));
	const number = main.getByLabel(t('user:mobile.new'), { exact: true });
	// A mistyped number gets a code; the right one doesn't wait for it
	await number.fill(newMobile());
	await main.locator('button[value=new]').click();
	await expect(main.locator('button[value=new]')).toHaveAttribute('aria-disabled', 'true');
	await number.fill(after);
	await expect(main.locator('button[value=new]')).not.toHaveAttribute('aria-disabled', 'true');
	await nextPress();
	await main.locator('button[value=new]').click();
	await expect(main.locator('button[value=new]')).toHaveAttribute('aria-disabled', 'true');
	const code = await codeFor(after);

	await fresh.fill(code === '000000' ? '000001' : '000000');
	await main.getByRole('button', { name: t('user:mobile.submit') }).click();
	await expect(main.getByText(t('login:error.codeWrong'))).toBeVisible();
	expect(await audit(page), 'with a wrong code').toEqual([]);
	await expect(old).toHaveValue(/^\d{6}$/);

	await main.locator('button[value=old]').waitFor();
	await fresh.fill(code);
	await main.getByRole('button', { name: t('user:mobile.submit') }).click();
	await expect(main.getByText(masked(after)).first()).toBeVisible();

	await main.getByRole('button', { name: t('user:logout') }).click();
	await page.waitForURL('/');
	await open('/user');
	await expect(page).toHaveURL('/login?redirect=%2Fuser');
});
