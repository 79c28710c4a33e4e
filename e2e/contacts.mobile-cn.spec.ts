import type { Page } from '@playwright/test';
import type { Words } from '../tests/support/words.ts';
import { codeFor, control, enter, enterFromBank, newMobile } from './support/login.ts';
import { expect, test } from './support/test.ts';

test.use({ provoked: /status of (401|422)/ });

async function fillDay(page: Page, legend: string, [year, month, day]: [string, string, string]) {
	const group = page.getByRole('group', { name: new RegExp(`^${legend}`) });
	const [first, second, third] = await group.getByRole('textbox').all();
	await first?.fill(year);
	await second?.fill(month);
	await third?.fill(day);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

async function fillPassport(page: Page, t: Words, number: string, mobile: string) {
	await field(page, t('contacts:passenger.number')).fill(number);
	await fillDay(page, t('contacts:passenger.expiry'), ['2034', '3', '9']);
	await field(page, t('contacts:passenger.lastName')).fill('吕');
	await field(page, t('contacts:passenger.firstName')).fill('若溪');
	await field(page, t('contacts:passenger.firstName')).blur();
	await expect(field(page, t('contacts:passenger.pinyinLastName'))).toHaveValue('LYU');
	await expect(field(page, t('contacts:passenger.pinyinFirstName'))).toHaveValue('RUOXI');
	await page.getByRole('radio', { name: t('contacts:gender.0') }).check();
	await fillDay(page, t('contacts:passenger.birthday'), ['1992', '7', '14']);
	await field(page, t('contacts:passenger.mobile')).fill(mobile);
	await field(page, t('contacts:passenger.emergency')).fill('139 0013 9000');
}

test('a passenger is added with the form’s help, and listed with the number masked', async ({ page, open, sound, t }) => {
	await enter(page.context());
	await open('/contacts');
	await page.getByRole('link', { name: t('contacts:addPassenger') }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contacts:passenger.add'));
	await page.getByRole('button', { name: t('contacts:passenger.save') }).click();
	await expect(field(page, t('contacts:passenger.number'))).toBeFocused();
	await expect(page.getByRole('alert').getByRole('link')).toHaveCount(8);
	await sound('a passenger with failures');
	await fillPassport(page, t, 'E1234567', newMobile());
	await expect(field(page, t('contacts:passenger.number'))).toHaveAccessibleDescription(
		new RegExp(t('contacts:problem.document')),
	);
	await field(page, t('contacts:passenger.number')).fill('e 12345679');
	await page.getByRole('button', { name: t('contacts:passenger.save') }).click();
	await expect(page).toHaveURL('/contacts');
	const card = page.getByRole('article').filter({ hasText: 'LYU RUOXI' });
	await expect(card).not.toContainText('E12345679');
	await card.getByRole('button', { name: t('contacts:reveal') }).click();
	await expect(card).toContainText('E12345679');
});

test('a session that ends while a passenger is filled in loses nothing typed (T59)', async ({ page, open, t }) => {
	const mobile = await enterFromBank(page.context());
	await open('/tourist/editor');
	await fillPassport(page, t, 'E55556666', newMobile());
	await control('POST', '/end-tokens', { mobile });
	await page.getByRole('button', { name: t('contacts:passenger.save') }).click();
	const dialog = page.getByRole('dialog', { name: t('login:dialog.title') });
	await expect(dialog).toBeVisible();
	await dialog.getByLabel(t('login:sms.mobile'), { exact: true }).fill(mobile);
	await dialog.getByRole('checkbox').check();
	await dialog.getByRole('button', { name: t('login:sms.send') }).click();
	const code = dialog.getByLabel(t('login:sms.code'), { exact: true });
	await expect(code).toBeFocused();
	await code.fill(await codeFor(mobile));
	await expect(page).toHaveURL('/contacts');
	await expect(page.getByRole('article').filter({ hasText: 'LYU RUOXI' })).toBeVisible();
	const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
	expect(kept).not.toContain('E55556666');
	expect(kept).not.toContain(mobile);
});

test('a contact is added, changed, and removed after a question', async ({ page, open, sound, t }) => {
	await enter(page.context());
	await open('/contacts');
	const name = '沈国栋';
	await page.getByRole('button', { name: t('contacts:removeNamed', { name }) }).click();
	await expect(page.getByRole('dialog', { name: t('contacts:confirm.title', { name }) })).toBeVisible();
	await page.getByRole('button', { name: t('contacts:confirm.yes') }).click();
	await expect(page.getByText(t('contacts:removed', { name }))).toBeVisible();
	await page.getByRole('button', { name: t('contacts:undo') }).click();
	await expect(page.getByRole('button', { name: t('contacts:removeNamed', { name }) })).toBeVisible();
	await page.getByRole('link', { name: t('contacts:addContact') }).click();
	await page.getByRole('button', { name: t('contacts:passenger.save') }).click();
	await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
	await sound('a contact with failures');
	await field(page, t('contacts:contact.name')).fill('周远');
	await field(page, t('contacts:contact.mobile')).fill('138 0013 8000');
	await field(page, t('contacts:contact.email')).fill('zhou@example.com');
	await page.getByRole('button', { name: t('contacts:passenger.save') }).click();
	await expect(page).toHaveURL('/contacts');
	await page.getByRole('link', { name: t('contacts:editNamed', { name: '周远' }) }).click();
	await expect(field(page, t('contacts:contact.mobile'))).toHaveValue('13800138000');
});
