import { checkInPassengerPath } from '#shared/paths.ts';
import { addDays, formatDate, formatMoment } from '#shared/rules/dates.ts';
import { headed } from './support/booking.ts';
import { fillField, formOf, paidTrip, SOUND } from './support/check-in.ts';
import { nextPress } from './support/next-press.ts';
import { expect, test } from './support/test.ts';

test.use({ provoked: /status of 422/ });

test('two adults and a child are checked in, each in another way (M9)', async ({ page, open, context, sound, t, device }) => {
	test.slow();
	const trip = await paidTrip(context);
	const { order, sailing } = trip;
	const [one, two, child] = trip.people;
	if (!one || !two || !child) throw new Error('the order is not of three');
	const main = page.getByRole('main');
	// The button of a step that has just come stands where the last one was pressed
	const goOn = async () => {
		await nextPress();
		await main.getByRole('button', { name: t('check-in:form.goOn'), exact: true }).click();
	};
	const at = (step: 'identity' | 'document' | 'contact' | 'health' | 'review') =>
		expect(main.getByRole('heading', { level: 1, name: new RegExp(`${t(`check-in:form.steps.${step}`)}$`) })).toBeVisible();
	const finish = async (name: string) => {
		await nextPress();
		await main.getByRole('button', { name: t('check-in:review.finish', { name }) }).click();
	};
	const finished = async (name: string, done: number) => {
		await headed(page, t('check-in:review.doneFor', { name }));
		await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
		await expect(main.getByText(t('check-in:review.doneCount', { done, all: 3 }))).toBeVisible();
	};

	await test.step('the likeliest saved passenger comes first, and one press fills in all their facts', async () => {
		await open(checkInPassengerPath({ order, person: one.id }));
		await expect(main.getByText(one.name, { exact: true }).first()).toBeVisible();
		await main.getByRole('button', { name: t('check-in:who.useNamed', { name: one.name }) }).click();
		await at('identity');
		await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
		await expect(page).toHaveTitle(
			new RegExp(t('check-in:form.title', { step: t('check-in:form.steps.identity'), number: 1, all: 5 })),
		);
		await goOn();
		await at('document');
		const { facts } = await formOf(context, order, one.id);
		await expect(main.getByText(formatDate(facts.back, 'day', 'CN'), { exact: false }).first()).toBeVisible();
		await sound('document');
		await goOn();
		await at('contact');
		await goOn();
		await expect(main.locator('[name=address]')).toBeFocused();
		await expect(page).toHaveTitle(new RegExp(`^${t('common:error.title')}`));
		await fillField(page, 'address', SOUND.address, t);
		await goOn();
		await at('health');
		await fillField(page, 'health', SOUND.health, t);
		await fillField(page, 'agreed', SOUND.agreed, t);
		await sound('health');
		await goOn();
		await at('review');
		await expect(main.getByText(SOUND.address)).toBeVisible();
		await sound('review');
		await finish(one.name);
		await finished(one.name, 1);
		await expect(main.getByText(formatMoment(sailing.window.passFrom, 'CN'), { exact: false })).toBeVisible();
		const file = page.waitForEvent('download');
		await main.getByRole('button', { name: t('check-in:review.calendar') }).click();
		expect((await file).suggestedFilename()).toMatch(/^boarding-pass-.*\.ics$/);
		// On phones the tab bar comes back late, so that it isn’t pressed in place of a button
		if (device === 'mobile') await expect(page.getByRole('navigation', { name: t('common:tabs.label') })).toBeVisible();
		await sound('done');
	});

	await test.step('by hand: a birthday that is not the order’s, a passport that expires too soon, a phone of their own', async () => {
		await main.getByRole('link', { name: t('check-in:review.next', { name: two.name }) }).click();
		await headed(page, t('check-in:who.title'));
		await main.getByRole('link', { name: t('check-in:who.byHandGo') }).click();
		await at('identity');
		const { values, facts } = await formOf(context, order, two.id);
		await fillField(page, 'birthday', '1970-01-31', t);
		await expect(main.getByText(t('check-in:problem.orderBirthday'))).toBeVisible();
		await goOn();
		await expect(main.locator('input[name="birthday.year"]')).toBeFocused();
		await fillField(page, 'birthday', values.birthday, t);
		await expect(main.getByText(t('check-in:problem.orderBirthday'))).toHaveCount(0);
		await goOn();
		await at('document');
		await fillField(page, 'expiry', addDays(facts.back, -1), t);
		// Within the press, so that what is typed next can't go to another field
		const focused = await main
			.getByRole('button', { name: t('check-in:form.goOn'), exact: true })
			.evaluate((button: HTMLElement) => {
				button.click();
				return document.activeElement?.getAttribute('name');
			});
		expect(focused).toBe('expiry.year');
		await expect(main.getByText(t('check-in:problem.expiresBeforeReturn'))).toBeVisible();
		await fillField(page, 'expiry', addDays(facts.back, 30), t);
		await expect(main.getByText(t('check-in:form.soonTitle'))).toBeVisible();
		await sound('document with a warning');
		await goOn();
		await at('contact');
		await goOn();
		await expect(main.getByRole('alert').getByRole('link')).toHaveCount(2);
		await sound('contact with failures');
		await fillField(page, 'address', SOUND.address, t);
		await fillField(page, 'emergencyPhone', values.mobile, t);
		await expect(main.getByText(t('check-in:problem.sameAsMobile'))).toBeVisible();
		await fillField(page, 'emergencyPhone', SOUND.emergencyPhone, t);
		await goOn();
		await at('health');
		await fillField(page, 'health', SOUND.health, t);
		await fillField(page, 'agreed', SOUND.agreed, t);
		await goOn();
		await at('review');
		await main.getByRole('link', { name: t('check-in:review.changeNamed', { step: t('check-in:form.steps.contact') }) }).click();
		await at('contact');
		await goOn();
		await at('review');
		await finish(two.name);
		await finished(two.name, 2);
	});

	await test.step('by a picture: the fields that it filled in are marked until the visitor has looked at them', async () => {
		await main.getByRole('link', { name: t('check-in:review.next', { name: child.name }) }).click();
		await headed(page, t('check-in:who.title'));
		const { values } = await formOf(context, order, child.id);
		await main
			.locator('input[type=file]')
			.setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: await page.screenshot() });
		await at('identity');
		const marks = main.getByText(t('check-in:form.pleaseCheck'), { exact: true });
		await expect(marks).toHaveCount(6);
		await sound('identity out of a picture');
		for (const field of ['lastName', 'firstName', 'pinyinLastName', 'pinyinFirstName', 'birthday', 'gender'] as const)
			await fillField(page, field, values[field], t);
		await expect(marks).toHaveCount(0);
		await goOn();
		await at('document');
		await expect(marks).toHaveCount(3);
		await goOn();
		await at('contact');
		await fillField(page, 'address', SOUND.address, t);
		await fillField(page, 'emergencyPhone', SOUND.emergencyPhone, t);
		await goOn();
		await at('health');
		await fillField(page, 'health', SOUND.health, t);
		await fillField(page, 'agreed', SOUND.agreed, t);
		await goOn();
		await at('review');
		await expect(marks).toHaveCount(0);
		await finish(child.name);
		await finished(child.name, 3);
		await expect(main.getByRole('link', { name: t('check-in:form.people') })).toBeVisible();
	});
});
