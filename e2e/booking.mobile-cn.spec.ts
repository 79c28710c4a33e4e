import { paths } from '#shared/paths.ts';
import { audit } from './support/audit.ts';
import { fillBooking, guestBox, headed, heldAndFilled, send } from './support/booking.ts';
import { codeFor, control, newMobile } from './support/login.ts';
import { overflow, smallTargets } from './support/page-checks.ts';
import { alive, expect, test } from './support/test.ts';

// Some of these tests open bookings that are gone
test.use({ provoked: /status of 404/ });

test('guests are checked at once by every rule, and kept', async ({
	page,
	open,
	device,
	t,
	booking: { path, one, two, child },
}) => {
	const party = t('booking:passenger.adults', { count: 2 });
	await open(path);
	const main = page.getByRole('main');
	await main.getByRole('button', { name: t('booking:go'), exact: true }).click();
	await expect(main.getByRole('alert').getByRole('link')).toHaveCount(2);
	await expect(page).toHaveTitle(new RegExp(`^${t('booking:errorTitle', { title: t('booking:title') })}`));
	expect(await audit(page)).toEqual([]);
	await guestBox(page, one.name).check();
	await expect(main.getByText(t('booking:passenger.left', { count: 1 }))).toBeAttached();
	await guestBox(page, child.name).check();
	await expect(main.getByText(t('booking:problem.other-ages', { party }), { exact: true })).toBeVisible();
	await expect(guestBox(page, two.name)).toHaveCount(0);
	expect(await audit(page)).toEqual([]);
	if (device === 'mobile') expect.soft(await smallTargets(page)).toEqual([]);
	expect.soft(await overflow(page)).toEqual([]);
	await guestBox(page, child.name).uncheck();
	await guestBox(page, two.name).check();
	await expect(main.getByText(t('booking:problem.other-ages', { party }), { exact: true })).toHaveCount(0);
	const saved = page.waitForResponse(
		(reply) => reply.url().endsWith('/booking/save') && reply.request().postDataJSON().contactId !== null,
	);
	await main.getByRole('radio').first().check();
	expect((await (await saved).json()).data).toEqual({ complete: true });
	await page.reload();
	await alive(page);
	await expect(guestBox(page, one.name)).toBeChecked();
	await expect(guestBox(page, two.name)).toBeChecked();
	await expect(main.getByRole('radio').first()).toBeChecked();
});

test('a booking that is ordered in another tab goes on to its payment here too', async ({ page, open, site, context, t }) => {
	test.slow();
	const { localId, view, path } = await heldAndFilled(context, site);
	await open(path);
	await send(context, '/booking/create', {
		localId,
		total: view.total,
		policies: { booking: true, contract: true, privacy: true },
	});
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	await page.waitForURL((url) => url.pathname === paths.payment);
	await headed(page, t('payment:title'));
});

test('the end of a hold loses nothing that was filled in, whatever the device’s clock says (M13)', async ({
	page,
	open,
	t,
	booking: { path, one, two },
}) => {
	// A device with a clock that is a day ahead
	await page.clock.install({ time: Date.now() + 24 * 3_600_000 });
	await open(path);
	const hold = page.locator('main [data-hold]');
	const timer = hold.getByText(/0[45]:\d\d/);
	await expect(timer).toBeVisible();
	await guestBox(page, one.name).check();
	/** Seconds on the countdown, which runs while the test works. */
	const left = async () => {
		const [minutes = 0, seconds = 0] = ((await hold.getByText(/^\d\d:\d\d$/).textContent()) ?? '').split(':').map(Number);
		return minutes * 60 + seconds;
	};
	await page.clock.fastForward(((await left()) - 90) * 1_000);
	await expect(page.getByText(t('booking:timer.two'))).toBeAttached();
	await page.clock.fastForward(((await left()) - 29) * 1_000);
	const soon = page.getByRole('dialog', { name: t('booking:soon.title') });
	await expect(soon.getByRole('button', { name: t('booking:timer.again') })).toBeFocused();
	expect(await audit(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(soon).toHaveCount(0);
	await page.clock.fastForward('00:40');
	const over = page.getByRole('dialog', { name: t('booking:expired.title') });
	await expect(over).toBeVisible();
	expect(await audit(page)).toEqual([]);
	await over.getByRole('button', { name: t('common:close') }).click();
	await expect(guestBox(page, one.name)).toBeChecked();
	await guestBox(page, two.name).check();
	await page.getByRole('main').getByRole('radio').first().check();
	await page
		.getByRole('main')
		.getByRole('button', { name: t('booking:go'), exact: true })
		.click();
	await over.getByRole('button', { name: t('booking:timer.again') }).click();
	await expect(over).toHaveCount(0);
	await expect(timer).toBeVisible();
	await expect(guestBox(page, one.name)).toBeChecked();
	await fillBooking(page, [], t('booking:go'));
	await headed(page, t('booking:confirm.title'));
});

test.describe('a session that ends during a booking', () => {
	test.use({ provoked: /status of 401/ });

	test('is begun again over the page: a guest who is being typed in is kept, saved, and has a bed (T59)', async ({
		page,
		open,
		t,
		booking: { mobile, localId, path, one },
	}) => {
		await open(path);
		await guestBox(page, one.name).check();
		await page.getByRole('button', { name: t('booking:passenger.add') }).click();
		const sheet = page.getByRole('dialog', { name: t('contacts:passenger.add') });
		const field = (name: string) => sheet.getByRole('textbox', { name: new RegExp(`^${name}`) });
		await sheet.getByRole('radio', { name: t('contacts:types.ID_CARD') }).check();
		await field(t('contacts:passenger.number')).fill('310101199003071230');
		await field(t('contacts:passenger.lastName')).fill('周');
		await field(t('contacts:passenger.firstName')).fill('予安');
		await field(t('contacts:passenger.mobile')).fill(newMobile());
		await field(t('contacts:passenger.emergency')).fill('139 0013 9000');
		await expect(field(t('contacts:passenger.pinyinFirstName'))).toHaveValue('YUAN');
		expect(await audit(page)).toEqual([]);
		await control('POST', '/end-tokens', { mobile });
		await sheet.getByRole('button', { name: t('contacts:passenger.save') }).click();
		const login = page.getByRole('dialog', { name: t('login:dialog.title') });
		await expect(login.getByRole('checkbox')).toBeVisible();
		expect(await audit(page, login)).toEqual([]);
		await login.getByLabel(t('login:sms.mobile'), { exact: true }).fill(mobile);
		await login.getByRole('checkbox').check();
		await login.getByRole('button', { name: t('login:sms.send') }).click();
		await expect(login.getByLabel(t('login:sms.code'), { exact: true })).toBeFocused();
		await login.getByLabel(t('login:sms.code'), { exact: true }).fill(await codeFor(mobile));
		await expect(sheet).toHaveCount(0);
		await expect(page).toHaveURL(new RegExp(`localId=${localId}`));
		await expect(guestBox(page, '周予安')).toBeChecked();
		await expect(guestBox(page, '周予安')).toBeFocused();
		await expect(guestBox(page, one.name)).toBeChecked();
		const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
		expect(kept).not.toContain('310101199003071230');
	});
});
