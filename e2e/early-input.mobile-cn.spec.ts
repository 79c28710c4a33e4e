import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import { paths, voyagePath } from '#shared/paths.ts';
import { ask, guestBox, roomy } from './support/booking.ts';
import { openEarly, TEXTS, textsIn, typeEverywhere } from './support/early.ts';
import { enterFromBank } from './support/login.ts';
import { dropFavourites } from './support/member.ts';
import { addressOf, type Screen } from './support/screens.ts';
import { alive, expect, test } from './support/test.ts';

test('two guests ticked before the booking is alive stay ticked and are saved', async ({
	page,
	context,
	booking: { path, localId, one, two },
}) => {
	const comeAlive = await openEarly(page, path);
	const boxes = [one, two].map(({ name }) => guestBox(page, name));
	for (const box of boxes) await box.check();
	await comeAlive();
	for (const box of boxes) await expect(box).toBeChecked();
	await expect
		.poll(async () => (await ask<BookingView>(context, `/booking?localId=${localId}`)).cabins[0]?.beds.toSorted())
		.toEqual([one.id, two.id].toSorted());
	for (const box of boxes) await expect(box).toBeChecked();
});

test('presses of “+” before a voyage’s page is alive count, each once', async ({ page, site, t }) => {
	const { id } = await site.voyage();
	const comeAlive = await openEarly(page, `/route?id=${id}`);
	const adults = page.getByRole('region', { name: t('voyage:party.title') }).getByRole('group', { name: t('party:adults.name') });
	const more = adults.getByRole('button', { name: t('party:adults.more') });
	await more.click();
	await more.click();
	await expect(adults.getByRole('status')).toHaveText('2');
	await comeAlive();
	await expect(adults.getByRole('status')).toHaveText('4');
	await adults.getByRole('button', { name: t('party:adults.less') }).click();
	await expect(adults.getByRole('status')).toHaveText('3');
});

test('a cabin chosen before a voyage’s page is alive is chosen', async ({ page, site, t }) => {
	const { voyage, cabins } = await roomy(site);
	const comeAlive = await openEarly(page, voyagePath(voyage));
	const name = t('voyage:choice.chooseNamed', { name: cabins[0]?.name ?? '' });
	await page.getByRole('link', { name, exact: true }).click();
	await comeAlive();
	const choice = page.getByRole('region', { name: t('voyage:choice.label') });
	await expect(choice).toContainText(t('voyage:choice.cabins', { count: 1 }));
	expect(new URL(page.url()).pathname).toBe(paths.voyage);
});

test('a heart that a member presses before the page is alive is kept, and the page stays', async ({ page, context, site }) => {
	await enterFromBank(context);
	await dropFavourites(context);
	const voyage = await site.voyage();
	const comeAlive = await openEarly(page, voyagePath(voyage));
	const name = new RegExp(`收藏.*${voyage.title}`);
	await page.getByRole('main').getByRole('link', { name }).first().click();
	await comeAlive();
	await expect(page.getByRole('main').getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true');
	const kept = () => ask<{ voyageId: string }[]>(context, '/openapi/user/favorite/all');
	await expect.poll(async () => (await kept()).map(({ voyageId }) => voyageId)).toEqual([voyage.id]);
	expect(new URL(page.url()).pathname).toBe(paths.voyage);
});

test('a filter chosen before its page is alive is chosen when the list is shown', async ({ page, site, t }) => {
	const days = (await site.search()).facets.days.find(({ count }) => count > 0);
	const comeAlive = await openEarly(page, '/filter');
	const box = page.getByRole('checkbox', { name: t('search:filter.daysValue', { count: Number(days?.value) }) });
	await box.check();
	await comeAlive();
	await expect(box).toBeChecked();
	await page.getByRole('button', { name: t('search:filter.showAny') }).click();
	await expect(page).toHaveURL(new RegExp(`days=${days?.value}`));
});

const FORMS: readonly Screen[] = ['login', 'faq', 'contactEditor', 'passengerEditor', 'confirm', 'check-in, contact'];

for (const screen of FORMS)
	test(`what is typed before it is alive stays: ${screen}`, async ({ page, context, site }) => {
		const comeAlive = await openEarly(page, await addressOf(screen, { site, context }));
		const typed = await typeEverywhere(page);
		expect(Object.values(typed).filter((text) => text === '1').length).toBeGreaterThan(0);
		await comeAlive();
		// The page is drawn anew by what follows
		await page.getByRole('main').locator(TEXTS).filter({ visible: true }).last().fill('11');
		const [last] = Object.keys(typed).slice(-1);
		expect(await textsIn(page)).toEqual({ ...typed, [String(last)]: '11' });
	});

test('what the browser restores when one comes back is what the page starts with', async ({ page, open, t }) => {
	await open('/filter');
	const boxes = page.getByRole('group', { name: t('search:filter.days') }).getByRole('checkbox');
	await boxes.nth(0).check();
	await page.goto('/faq');
	await page.goBack();
	await alive(page);
	await expect(boxes.nth(0)).toBeChecked();
	await boxes.nth(1).check();
	await expect(boxes.nth(0)).toBeChecked();
});
