import { checkInPassengerPath } from '#shared/paths.ts';
import { headed } from './support/booking.ts';
import { firstPerson, paidTrip, SOUND } from './support/check-in.ts';
import { tabTo } from './support/keys.ts';
import { clippedTexts, overflow } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

test('a passenger is checked in with Tab, Space, arrows, letters and Enter alone (M9, M10)', async ({
	page,
	open,
	context,
	t,
}) => {
	test.slow();
	const trip = await paidTrip(context);
	const { person, asked } = firstPerson(trip);
	const main = page.getByRole('main');
	const pressed = async (name: string) => {
		await tabTo(page, main.getByRole('button', { name, exact: true }), 60);
		await page.keyboard.press('Enter');
	};
	const at = async (step: 'identity' | 'document' | 'contact' | 'health' | 'review') => {
		const heading = main.getByRole('heading', { level: 1, name: new RegExp(`${t(`check-in:form.steps.${step}`)}$`) });
		await expect(heading).toBeFocused();
	};
	await open(checkInPassengerPath(asked));
	await pressed(t('check-in:who.useNamed', { name: person.name }));
	await at('identity');
	await pressed(t('check-in:form.goOn'));
	await at('document');
	await pressed(t('check-in:form.goOn'));
	await at('contact');
	await pressed(t('check-in:form.goOn'));
	await expect(main.locator('[name=address]')).toBeFocused();
	await page.keyboard.insertText(SOUND.address);
	await pressed(t('check-in:form.goOn'));
	await at('health');
	await tabTo(page, main.locator('input[name=health]').first(), 20);
	await page.keyboard.press('Space');
	await tabTo(page, main.locator('input[name=agreed]'), 20);
	await page.keyboard.press('Space');
	await pressed(t('check-in:form.goOn'));
	await at('review');
	await pressed(t('check-in:review.finish', { name: person.name }));
	await headed(page, t('check-in:review.doneFor', { name: person.name }));
	await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
});

test('at 320 px with text twice as large every step can be read and filled in', async ({ page, open, context, t }) => {
	const trip = await paidTrip(context);
	const { step } = firstPerson(trip);
	await page.setViewportSize({ width: 320, height: 640 });
	await page.addInitScript(() => {
		addEventListener('DOMContentLoaded', () => {
			document.documentElement.style.fontSize = '200%';
		});
	});
	for (const name of ['identity', 'document', 'contact', 'health'] as const) {
		await open(step(name));
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
		expect(await overflow(page), name).toEqual([]);
		const bar = page.locator('[data-bottom-bar]');
		await expect(bar.getByRole('button', { name: t('check-in:form.goOn'), exact: true })).toBeInViewport();
		expect((await bar.boundingBox())?.height, 'it leaves room for what is filled in').toBeLessThan(240);
		expect(await clippedTexts(page), name).toEqual([]);
	}
});
