import { checkInConfirmPath } from '#shared/paths.ts';
import { fillField, firstPerson, formOf, paidTrip, SOUND, saveFields } from './support/check-in.ts';
import { codeFor, control, logInBySms } from './support/login.ts';
import { expect, test } from './support/test.ts';

test.describe('the session ends while a passenger is being checked in', () => {
	test.use({ provoked: /status of 401/ });

	test('in the form: the session is begun again over it, and everything typed is kept and saved', async ({
		page,
		open,
		context,
		t,
	}) => {
		const trip = await paidTrip(context);
		const { asked, step } = firstPerson(trip);
		await open(step('contact'));
		await context.clearCookies();
		await fillField(page, 'address', SOUND.address, t);
		const login = page.getByRole('dialog', { name: t('login:dialog.title') });
		await login.getByLabel(t('login:sms.mobile'), { exact: true }).fill(trip.mobile);
		await login.getByRole('checkbox').check();
		await login.getByRole('button', { name: t('login:sms.send') }).click();
		await login.getByLabel(t('login:sms.code'), { exact: true }).fill(await codeFor(trip.mobile));
		await expect(login).toHaveCount(0);
		await expect(page.getByRole('main').locator('[name=address]')).toHaveValue(SOUND.address);
		await expect.poll(async () => (await formOf(context, asked.order, asked.person)).values.address).toBe(SOUND.address);
	});

	test('at the last step: after logging in the review is unchanged, and is sent', async ({ page, open, context, t }) => {
		const trip = await paidTrip(context);
		const { asked, person } = firstPerson(trip);
		await saveFields(context, asked, SOUND);
		await open(checkInConfirmPath(asked));
		await control('POST', '/end-tokens', { mobile: trip.mobile });
		const main = page.getByRole('main');
		const finish = main.getByRole('button', { name: t('check-in:review.finish', { name: person.name }) });
		await finish.click();
		await page.waitForURL(/\/login\?/);
		await logInBySms(page, t, trip.mobile);
		await expect(main.getByText(SOUND.address)).toBeVisible();
		await finish.click();
		await expect(
			main.getByRole('heading', { level: 1, name: t('check-in:review.doneFor', { name: person.name }) }),
		).toBeVisible();
	});
});
