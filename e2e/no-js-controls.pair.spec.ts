import { deadControls, hiddenForms } from './support/dead-controls.ts';
import { addressOf, type Screen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, provoked: /status of 4\d\d/ });

/** Screens with controls of every kind. */
const GUEST: readonly Screen[] = [
	'home',
	'search',
	'filter',
	'voyage',
	'login',
	'faq',
	'flagship',
	'nothing found',
	'together',
	'ourVoyage',
];
const MEMBER: readonly Screen[] = [
	...([
		'user',
		'cart',
		'favourites',
		'orders',
		'order',
		'myVoyage',
		'contacts',
		'contactEditor',
		'passengerEditor',
		'boarding passes',
	] as const),
	...([
		'booking',
		'confirm',
		'payment',
		'checkIn',
		'checkInForm',
		'checkInPassenger',
		'check-in, health',
		'onlineConfirm',
		'online',
	] as const),
];

for (const [who, screens] of [
	['a guest', GUEST],
	['a member', MEMBER],
] as const)
	test(`without JavaScript nothing that ${who} sees is a control that does nothing (M16)`, async ({ page, site, context }) => {
		test.slow();
		for (const screen of screens) {
			// Each preparation logs another member in.
			await context.clearCookies();
			await page.goto(await addressOf(screen, { site, context }));
			expect.soft(await deadControls(page), screen).toEqual([]);
			expect.soft(await hiddenForms(page), screen).toEqual([]);
		}
	});

test('without JavaScript a member removes a favourite, changes the cart and logs out (M16)', async ({
	page,
	context,
	site,
	t,
	lang,
}) => {
	const main = page.getByRole('main');
	await page.goto(await addressOf('favourites', { site, context }));
	const hearts = main.getByRole('article').getByRole('button');
	const before = await hearts.count();
	await hearts.first().click();
	await expect(page).toHaveURL('/wish-list');
	await expect(hearts).toHaveCount(before - 1);

	// The cart exists in Chinese only.
	if (lang === 'CN') {
		await page.goto('/cart');
		const row = main
			.getByRole('listitem')
			.filter({ has: page.getByRole('group') })
			.first();
		const number = row.locator('output');
		const cabins = Number(await number.textContent());
		await row.getByRole('group').getByRole('button').last().click();
		await expect(number).toHaveText(String(cabins + 1));
		await row.getByRole('group').getByRole('button').first().click();
		await expect(number).toHaveText(String(cabins));
		const rows = main.locator('[data-row]');
		const count = await rows.count();
		await row.locator('[data-remove]').click();
		await expect(rows).toHaveCount(count - 1);
	}

	await page.goto('/user');
	await main.getByRole('button', { name: t('user:logout') }).click();
	await expect(page).toHaveURL('/');
	await page.goto('/user');
	await expect(page).toHaveURL(/\/login\?/);
});
