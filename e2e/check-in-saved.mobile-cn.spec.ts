import { checkInConfirmPath } from '#shared/paths.ts';
import { CHECK_IN_STEP_NAMES, CHECK_IN_STEPS, type CheckInField } from '#shared/rules/check-in-form.ts';
import { ALL_FIELDS, fillField, firstPerson, formOf, paidTrip, SOUND, saveFields, shownValue } from './support/check-in.ts';
import { control } from './support/login.ts';
import { nextPress } from './support/next-press.ts';
import { alive, expect, test } from './support/test.ts';

/** A value that differs from the order's, for each field. */
const TYPED: Readonly<Record<CheckInField, string>> = {
	lastName: '欧阳',
	firstName: '行止',
	pinyinLastName: 'OUYANG',
	pinyinFirstName: 'XINGZHI',
	gender: '0',
	birthday: '1991-02-03',
	documentType: 'PASSPORT',
	number: 'E90807060',
	issue: '2024-05-06',
	expiry: '2034-05-05',
	mobilePre: '852',
	mobile: '61234567',
	address: '福建省厦门市思明区海岸街 55 号',
	emergencyPhonePre: '853',
	emergencyPhone: '66123456',
	health: 'help',
	agreed: 'yes',
};

test('the tab is killed after every single field of the form: nothing typed is missing when it is opened again', async ({
	context,
	t,
}) => {
	test.slow();
	const trip = await paidTrip(context);
	const { asked, step: addressOf } = firstPerson(trip);
	const done: CheckInField[] = [];
	for (const step of CHECK_IN_STEP_NAMES) {
		for (const field of CHECK_IN_STEPS[step]) {
			const tab = await context.newPage();
			await tab.goto(addressOf(step));
			await alive(tab);
			for (const before of done.filter((name) => CHECK_IN_STEPS[step].some((own) => own === name)))
				expect(await shownValue(tab, before), `${before}, reopened after ${done.at(-1)}`).toBe(TYPED[before]);
			const isNew = (await shownValue(tab, field)) !== TYPED[field];
			await fillField(tab, field, TYPED[field], t);
			await tab.close();
			if (isNew)
				await expect
					.poll(async () => (await formOf(context, asked.order, asked.person)).values[field], `${field} has arrived`)
					.toBe(TYPED[field]);
			done.push(field);
		}
	}
	expect(done).toEqual([...ALL_FIELDS]);
	const tab = await context.newPage();
	for (const step of CHECK_IN_STEP_NAMES) {
		await tab.goto(addressOf(step));
		for (const field of CHECK_IN_STEPS[step]) expect(await shownValue(tab, field), field).toBe(TYPED[field]);
	}
	const kept = await tab.evaluate(async () => {
		const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length));
		return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, caches_, await indexedDB.databases()]);
	});
	for (const secret of [TYPED.number, TYPED.mobile, TYPED.address, TYPED.firstName]) expect(kept).not.toContain(secret);
});

test('two devices see each other’s saves, with a notice', async ({ page, open, context, t }) => {
	const trip = await paidTrip(context);
	const { asked, step } = firstPerson(trip);
	await open(step('contact'));
	await saveFields(context, asked, { address: '别处保存的地址', emergencyPhone: '66554433' });
	await fillField(page, 'emergencyPhone', SOUND.emergencyPhone, t);
	const main = page.getByRole('main');
	await expect(main.locator('[name=address]')).toHaveValue('别处保存的地址');
	await expect(main.getByText(new RegExp(`^${t('check-in:form.told.elsewhere', { time: '\\d\\d:\\d\\d' })}`))).toBeVisible();
	await expect(main.getByText(new RegExp(`^${t('check-in:form.told.replaced', { time: '\\d\\d:\\d\\d' })}`))).toBeVisible();
	await expect(main.getByText(new RegExp(t('check-in:form.save.saved', { time: '\\d\\d:\\d\\d' })))).toBeVisible();
	expect((await formOf(context, asked.order, asked.person)).values.emergencyPhone).toBe(SOUND.emergencyPhone);
});

test.describe('without a network', () => {
	test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

	test('text typed without a network is kept, and saved when it is back', async ({ page, open, context, t }) => {
		const trip = await paidTrip(context);
		const { asked, step } = firstPerson(trip);
		await open(step('contact'));
		await context.setOffline(true);
		await fillField(page, 'address', SOUND.address, t);
		const waiting = page.getByRole('main').getByText(t('check-in:form.save.waiting'), { exact: true }).first();
		await expect(waiting).toBeVisible();
		await page
			.getByRole('main')
			.getByRole('button', { name: t('check-in:form.goOn'), exact: true })
			.click();
		await fillField(page, 'emergencyPhone', SOUND.emergencyPhone, t);
		await expect(page.getByRole('main').locator('[name=address]')).toHaveValue(SOUND.address);
		await context.setOffline(false);
		await expect(waiting).toHaveCount(0);
		await expect
			.poll(async () => (await formOf(context, asked.order, asked.person)).values)
			.toMatchObject({ address: SOUND.address, emergencyPhone: SOUND.emergencyPhone });
	});
});

test('an idle screen asks first, then is empty until a press (M13)', async ({ page, open, context, sound, t }) => {
	test.slow();
	const trip = await paidTrip(context);
	const { step } = firstPerson(trip);
	// A device with a clock that is a day ahead
	await page.clock.install({ time: Date.now() + 24 * 3_600_000 });
	await open(step('contact'));
	const main = page.getByRole('main');
	await fillField(page, 'address', SOUND.address, t);
	await expect(main.locator('[data-save=saved]')).toBeVisible();
	await page.clock.fastForward('11:00');
	await expect(page.locator('[data-session]')).toHaveCount(0);
	await page.clock.fastForward('01:30');
	await expect(page.locator('[data-session]')).toBeVisible();
	await sound('the time that is left');
	await page.clock.fastForward('01:30');
	const question = page.getByRole('dialog', { name: t('check-in:session.title') });
	await expect(question.getByRole('button', { name: t('check-in:session.goOn') })).toBeFocused();
	await sound('the question');
	const extended = page.waitForResponse((reply) => reply.url().endsWith('/check-in/extend'));
	await page.keyboard.press('Enter');
	expect((await extended).status()).toBe(200);
	await expect(question).toHaveCount(0);
	await expect(page.locator('[data-session]')).toHaveCount(0);
	await expect(main.locator('[name=address]')).toHaveValue(SOUND.address);
	await page.clock.fastForward('16:00');
	const over = main.getByRole('heading', { level: 1, name: t('check-in:session.over') });
	await expect(over).toBeFocused();
	await expect(main.getByText(SOUND.address)).toHaveCount(0);
	await expect(main.locator('[name=address]')).toHaveCount(0);
	await sound('the time is over');
	await main.getByRole('button', { name: t('check-in:session.resume') }).click();
	await expect(main.locator('[name=address]')).toHaveValue(SOUND.address);
});

test.describe('upstream fails', () => {
	test.use({ provoked: /status of (404|422|502)/ });

	test('in five ways, each with a true message of its own', async ({ page, open, context, sound, t }) => {
		test.slow();
		const trip = await paidTrip(context);
		const { asked, person } = firstPerson(trip);
		await saveFields(context, asked, SOUND);
		const main = page.getByRole('main');
		const fault = (what: object) =>
			control('POST', '', { call: 'POST /openapi/order/person/{id}/checkin', input: { orderId: asked.order }, ...what });
		const submit = async () => {
			await nextPress();
			await main.getByRole('button', { name: t('check-in:review.finish', { name: person.name }) }).click();
			await expect(main.getByText(SOUND.address)).toBeVisible();
		};
		const said = (text: string) => expect(main.getByText(text).first()).toBeVisible();
		await open(checkInConfirmPath(asked));

		await fault({ httpStatus: 500 });
		await submit();
		await said(t('check-in:review.kept'));
		await sound('500');

		await fault({ garbage: 'reset' });
		await submit();
		await said(t('check-in:review.unclear'));
		await sound('no answer');

		await fault({ err: 3011, errMsg: '未查询到订单，请核对输入信息', times: 1 });
		await submit();
		await said(t('check-in:review.orderUnknown'));

		await saveFields(context, asked, { number: 'E60210000' });
		await page.reload();
		await alive(page);
		await submit();
		await said('证件未通过核验，请核对证件号码或更换证件');
		await expect(main.getByRole('link', { name: t('check-in:review.changeDocument') })).toBeVisible();
		await sound('document refused');

		await saveFields(context, asked, { number: 'E60210002', firstName: '之远' });
		await page.reload();
		await alive(page);
		await submit();
		const support = page.getByRole('dialog', { name: t('common:support.title') });
		await expect(support).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(support).toBeHidden();
		await said('中文姓名不匹配，请联系客服');
		await sound('name mismatch');
	});
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false, provoked: /status of 422/ });

	test('a step is sent as a form, checked, and followed by the next', async ({ page, context, t }) => {
		const trip = await paidTrip(context);
		const { asked, step } = firstPerson(trip);
		await page.goto(step('contact'));
		const main = page.getByRole('main');
		const goOn = main.getByRole('button', { name: t('check-in:form.goOn'), exact: true });
		await main.locator('[name=address]').fill(SOUND.address);
		await goOn.click();
		await expect(main.getByText(t('check-in:problem.missing.emergencyPhone'))).toBeVisible();
		await expect(main.locator('[name=address]')).toHaveValue(SOUND.address);
		expect((await formOf(context, asked.order, asked.person)).values.address).toBe(SOUND.address);
		await main.locator('[name=emergencyPhone]').fill(SOUND.emergencyPhone);
		await goOn.click();
		await expect(page).toHaveURL(step('health'));
		await main.locator('input[name=health][value=well]').check();
		await main.locator('input[name=agreed]').check();
		await goOn.click();
		await expect(page).toHaveURL(checkInConfirmPath(asked));
		await expect(main.getByText(SOUND.address)).toBeVisible();
	});
});
