import type { BrowserContext, Page } from '@playwright/test';
import type { MemberView } from '#shared/catalogue/bff/session.ts';
import { paths } from '#shared/paths.ts';
import type { Words } from '../tests/support/words.ts';
import { ask } from './support/booking.ts';
import { enterFromBank, logInBySms, newMobile } from './support/login.ts';
import { expect, test } from './support/test.ts';

test.use({ provoked: /status of 409/ });

/** The words that say who is logged in now. */
async function otherNotice(context: BrowserContext, t: Words): Promise<string> {
	const { user } = await ask<{ user: MemberView }>(context, '/session');
	return t('common:member.other', { name: user.nickname || user.mobileMasked });
}

/** Another member logs in, where no page can say so to the others. */
async function changeMember(context: BrowserContext): Promise<void> {
	await context.clearCookies({ name: /sid/ });
	await enterFromBank(context);
}

const lookAgain = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
const TYPED = '钱一诺';
const FORMS = [
	['contact', paths.contactEditor, 'name', '/openapi/user/contact'],
	['passenger', paths.passengerEditor, 'lastName', '/openapi/user/tourist'],
] as const;

async function typeContact(page: Page): Promise<void> {
	await page.locator('main [name=name]').fill(TYPED);
	await page.locator('main [name=mobile]').fill('13800138000');
}

async function typePassenger(page: Page): Promise<void> {
	for (const [name, value] of [
		['lastName', TYPED.slice(0, 1)],
		['firstName', TYPED.slice(1)],
		['pinyinLastName', 'QIAN'],
		['pinyinFirstName', 'YINUO'],
		['number', 'E12345679'],
		['mobile', '13800138000'],
		['emergencyPhone', '13900139000'],
	] as const)
		await page.locator(`main [name="${name}"]`).fill(value);
	await page.locator('main [name=gender]').first().check();
	for (const [legend, day] of [
		['birthday', ['1992', '7', '14']],
		['expiry', ['2034', '3', '9']],
	] as const) {
		const fields = page.locator(`main [name^="${legend}"]`);
		for (const [at, value] of day.entries()) await fields.nth(at).fill(value);
	}
}

for (const [what, path, first, list] of FORMS)
	test(`a ${what} that one member has typed is not saved for another`, async ({ page, context, open, t }) => {
		await enterFromBank(context);
		await open(path);
		await (what === 'contact' ? typeContact(page) : typePassenger(page));
		await changeMember(context);
		const answered = page.waitForResponse(
			(response) => response.request().method() === 'POST' && response.url().includes('/api/'),
		);
		await page.getByRole('button', { name: t('contacts:passenger.save') }).click();
		expect((await answered).status()).toBe(409);
		await expect(page.getByText(await otherNotice(context, t))).toBeVisible();
		await expect(page).toHaveURL(path);
		await expect(page.locator(`main [name=${first}]`)).toHaveValue('');
		expect(JSON.stringify(await ask(context, list))).not.toContain(TYPED);
	});

test('a tab learns from another one that another member has logged in', async ({ page, context, open, t }) => {
	await enterFromBank(context);
	await open(paths.contactEditor);
	await typeContact(page);
	const second = await context.newPage();
	await second.goto(paths.user);
	await second
		.getByRole('main')
		.getByRole('button', { name: t('user:logout') })
		.click();
	await second.waitForURL((url) => url.pathname === paths.home);
	await expect(page.locator('main [name=name]')).toHaveValue(TYPED);
	await second.goto(paths.login);
	await logInBySms(second, t, newMobile());
	await expect(page.getByText(await otherNotice(context, t))).toBeVisible();
	await expect(page.locator('main [name=name]')).toHaveValue('');
});

test('a guest’s page becomes that of the first member who logs in, and tells the next one', async ({
	page,
	context,
	open,
	t,
}) => {
	await open(paths.home);
	await enterFromBank(context);
	const learned = page.waitForResponse('**/api/session');
	await lookAgain(page);
	expect((await learned).status()).toBe(200);
	await changeMember(context);
	await lookAgain(page);
	await expect(page.getByText(await otherNotice(context, t))).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a contact that one member has typed is not saved for another', async ({ page, context, t }) => {
		await enterFromBank(context);
		await page.goto(paths.contactEditor);
		await typeContact(page);
		await changeMember(context);
		const answered = page.waitForResponse((response) => response.request().method() === 'POST');
		await page.getByRole('button', { name: t('contacts:passenger.save') }).click();
		expect((await answered).status()).toBe(409);
		await expect(page.getByText(await otherNotice(context, t))).toBeVisible();
		await expect(page.locator('main [name=name]')).toHaveValue('');
		expect(JSON.stringify(await ask(context, '/openapi/user/contact'))).not.toContain(TYPED);
	});
});
