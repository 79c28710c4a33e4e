import { checkInPassengerPath, paths } from '#shared/paths.ts';
import { formatDayOfWeek } from '#shared/rules/dates.ts';
import { book, choose, headed, held, monthAhead, placeOrder, roomy, visitCashier } from './support/booking.ts';
import { fillField, paidTrip, SOUND } from './support/check-in.ts';
import { logInBySms, newMobile } from './support/login.ts';
import { nextPress } from './support/next-press.ts';
import { alive, expect, test } from './support/test.ts';
import { translate } from './support/translator.ts';

// React's report that it renders a document anew, whose texts were changed before it was hydrated.
test.use({ actionTimeout: 20_000, provoked: /Minified React error #418/ });

for (const beginning of ['before hydration', 'after hydration'] as const) {
	test(`a page translated ${beginning} goes on working from home to a paid order, for a guest who logs in on the way`, async ({
		page,
		context,
		open,
		site,
		lang,
		t,
	}) => {
		test.slow();
		await translate(context, beginning);
		// The carts that the backend gives new members hold no cabins of this ship
		const { voyage, cabins } = await roomy(site, { cruise: '1' });
		const [cabin] = cabins;
		if (!cabin) throw new Error('no cabin is left');
		const main = page.getByRole('main');
		/** Opens the page that is shown once more: a member's document, with a cart, is translated whole. */
		const again = async () => {
			await page.reload({ waitUntil: 'commit' });
			await alive(page);
		};

		await test.step('home, the list and a voyage', async () => {
			await open(paths.home);
			await page.getByRole('search').locator('[type=submit]').click();
			await page.waitForURL((url) => url.pathname === paths.search);
			await open(`${paths.search}?date=${monthAhead(2)}&cruise=1`);
			await main.locator(`a[href^="${paths.voyage}?id=${voyage.id}&"]`).first().click();
			await expect(page.getByRole('heading', { level: 1 })).toContainText(voyage.title);
		});

		await test.step('the party, a cabin, logging in, the cart', async () => {
			const adults = page.getByRole('group', { name: t('party:adults.name') }).first();
			for (const [press, count] of [
				['more', '3'],
				['less', '2'],
			] as const) {
				await page
					.getByRole('button', { name: t(`party:adults.${press}`) })
					.first()
					.click();
				await expect(adults).toContainText(count);
			}
			await choose(page, t, cabin);
			// English visitors have no cart
			if (lang === 'EN') await book(page, t);
			else
				await page
					.getByRole('region', { name: t('voyage:choice.label') })
					.getByRole('button', { name: t('voyage:choice.add'), exact: true })
					.click();
			await page.waitForURL((url) => url.pathname === paths.login);
			await again();
			await logInBySms(page, t, newMobile());
			if (lang === 'CN') {
				await expect(page.getByText(t('voyage:choice.added')).first()).toBeVisible();
				await again();
				await expect(page.getByRole('heading', { level: 1 })).toContainText(voyage.title);
				await open(paths.home);
				await expect(page.getByRole('search')).toBeVisible();
				await open(paths.cart);
				const group = main.getByRole('region', { name: `${voyage.title} ${formatDayOfWeek(voyage.date, 'CN')}` });
				await group.getByRole('checkbox', { name: t('cart:group.all') }).check();
				await main.getByRole('button', { name: t('cart:book') }).click();
			}
			await headed(page, t('booking:title'));
		});

		await test.step('guests are ticked, and the words beside the boxes say so', async () => {
			await again();
			const boxes = main.getByRole('group').getByRole('checkbox');
			const chosen = (count: number) =>
				expect(main.getByText(t('booking:passenger.chosen', { chosen: count, count: 2 }))).toBeVisible();
			// The two who may sail are proposed
			await chosen(2);
			await boxes.nth(0).uncheck();
			await chosen(1);
			await boxes.nth(1).uncheck();
			await chosen(0);
			await boxes.nth(0).check();
			await chosen(1);
			await boxes.nth(1).check();
			await chosen(2);
			await main.getByRole('radio').first().check();
			await expect(page.getByText(t('booking:save.saved'))).toBeAttached();
			await again();
			await chosen(2);
			await main.getByRole('button', { name: t('booking:go'), exact: true }).click();
			await headed(page, t('booking:confirm.title'));
			await again();
			await placeOrder(page, t);
			await headed(page, t('payment:title'));
			await visitCashier(page, t, 'pay');
			await headed(page, t('payment:paid.title'));
		});
	});

	test(`translated ${beginning}, the end of a hold and a check-in go on working`, async ({
		page,
		context,
		open,
		site,
		lang,
		t,
	}) => {
		test.slow();
		await translate(context, beginning);
		const main = page.getByRole('main');

		await test.step('the end of a hold, and the cabins held again', async () => {
			const { path } = await held(context, site);
			await page.clock.install();
			await open(path);
			// A file that is still on its way would count as too late.
			await page.waitForLoadState('networkidle');
			await page.clock.fastForward('04:20');
			await page.clock.fastForward('01:00');
			const over = page.getByRole('dialog', { name: t('booking:expired.title') });
			await expect(over).toBeVisible();
			await over.getByRole('button', { name: t('booking:timer.again') }).click();
			await expect(over).toHaveCount(0);
			await expect(page.locator('[data-hold]')).toContainText(/0[45]:\d\d/);
		});

		// Check-in is in Chinese only
		if (lang === 'EN') return;
		await test.step('check-in, from a saved passenger', async () => {
			await context.clearCookies();
			const { order, people } = await paidTrip(context);
			const [one] = people;
			if (!one) throw new Error('the order has no passengers');
			const { name } = one;
			// The button of a step that has just come stands where the last one was pressed
			const press = async (name: string) => {
				await nextPress();
				await main.getByRole('button', { name, exact: true }).click();
			};
			const goOn = () => press(t('check-in:form.goOn'));
			const at = (step: 'identity' | 'document' | 'contact' | 'health' | 'review') =>
				expect(main.getByRole('heading', { level: 1, name: new RegExp(`${t(`check-in:form.steps.${step}`)}$`) })).toBeVisible();
			await open(checkInPassengerPath({ order, person: one.id }));
			await main.getByRole('button', { name: t('check-in:who.useNamed', { name }) }).click();
			for (const step of ['identity', 'document'] as const) {
				await at(step);
				await goOn();
			}
			await at('contact');
			// A mistake, which is named and taken back
			await goOn();
			await expect(main.locator('[name=address]')).toBeFocused();
			await fillField(page, 'address', SOUND.address, t);
			await goOn();
			await at('health');
			await fillField(page, 'health', 'help', t);
			await fillField(page, 'health', SOUND.health, t);
			await fillField(page, 'agreed', SOUND.agreed, t);
			await goOn();
			await at('review');
			await press(t('check-in:review.finish', { name }));
			await headed(page, t('check-in:review.doneFor', { name }));
		});
	});
}
