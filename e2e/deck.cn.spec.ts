import type { Locator, Page } from '@playwright/test';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { orderPath } from '#shared/paths.ts';
import { ask, fillBooking, placeOrder } from './support/booking.ts';
import { enterFromBank } from './support/login.ts';
import { createOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';

const chosenOn = (deck: Locator) => deck.getByRole('option', { selected: true });
/** Returns the number of a cabin, with which its name begins. */
const numberOf = async (cabin: Locator): Promise<string> =>
	/^\d+/.exec((await cabin.getAttribute('aria-label')) ?? '')?.[0] ?? '';

/** Goes by keys to the deck above, or from the uppermost to the one below, then along it, and chooses the cabin there. */
async function chooseByKeys(page: Page, deck: Locator, decks: Locator): Promise<string> {
	const before = (await deck.getAttribute('aria-label')) ?? '';
	await deck.getByRole('option').first().focus();
	const isUppermost = (await decks.getByRole('button').last().getAttribute('aria-pressed')) === 'true';
	await page.keyboard.press(isUppermost ? 'PageDown' : 'PageUp');
	await expect(deck).not.toHaveAttribute('aria-label', before);
	await expect(deck.locator(':focus')).toHaveAttribute('role', 'option');
	await page.keyboard.press('Home');
	const arrived = await numberOf(deck.locator(':focus'));
	await page.keyboard.press('ArrowDown');
	const number = await numberOf(deck.locator(':focus'));
	expect(number, 'the arrow goes along the deck').not.toBe(arrived);
	await expect(chosenOn(deck)).toHaveCount(0);
	await page.keyboard.press('Enter');
	return number;
}

async function chooseByTouch(deck: Locator): Promise<string> {
	const cabin = deck.getByRole('option').last();
	await cabin.tap();
	return numberOf(cabin);
}

test('a cabin is chosen on the deck of a booking, by keys or by touch, and the order has it', async ({
	page,
	open,
	context,
	device,
	sound,
	t,
	booking: { path, view, one, two },
}) => {
	const main = page.getByRole('main');
	const [{ name = '', roomNum = '' } = {}] = view.cabins;
	await open(path);
	await main.getByRole('button', { name: t('booking:cabin.changeNamed', { name }) }).click();
	const sheet = page.getByRole('dialog');
	const deck = sheet.getByRole('listbox');
	await expect(deck.getByRole('option').first()).toBeVisible();
	await expect(sheet.getByText(t('deck:none', { room: roomNum }))).toBeVisible();
	const number =
		device === 'desktop'
			? await chooseByKeys(page, deck, sheet.getByRole('group', { name: t('deck:decks') }))
			: await chooseByTouch(deck);
	await expect(chosenOn(deck)).toHaveCount(1);
	await expect(sheet.locator('[aria-live]').filter({ hasText: t('deck:chosen', { room: number }) })).toBeVisible();
	await expect(sheet.getByRole('radio', { name: number }), 'the list says the same').toBeChecked();
	await sound('deck of a booking');
	await sheet.getByRole('button', { name: t('booking:rooms.change', { room: number }), exact: true }).click();
	await expect(sheet).toHaveCount(0);
	await expect(main.getByText(t('booking:cabin.room', { room: number }))).toBeVisible();

	await fillBooking(page, [one.name, two.name], t('booking:go'));
	const id = await placeOrder(page, t);
	await open(orderPath(id));
	await expect(main.getByText(t('orders:cabins.room', { room: number }), { exact: true })).toBeVisible();
	expect((await ask<OrderView>(context, `/order?id=${id}`)).bookedCabins.map(({ roomNum: booked }) => booked)).toEqual([number]);
});

test('the cabin of an order is changed on its deck or in the list', async ({ page, open, context, device, sound, t }) => {
	const id = await createOrder(await enterFromBank(context), 'not-travelled');
	const main = page.getByRole('main');
	await open(orderPath(id, 'room', 0));
	const deck = main.getByRole('listbox');
	await expect(deck.getByRole('option').first()).toBeVisible();
	const listed = main.getByRole('radio').first();
	if (device === 'mobile') {
		await main.getByRole('button', { name: t('deck:toList'), exact: true }).tap();
		await expect(listed, 'the list below the plan').toBeInViewport();
	}
	await listed.check();
	await expect(chosenOn(deck), 'the drawing shows what the list chose').toHaveCount(1);
	expect(await numberOf(chosenOn(deck))).toBe((await listed.locator('..').textContent())?.trim());
	const number = device === 'desktop' ? await numberOf(deck.getByRole('option').last()) : await chooseByTouch(deck);
	if (device === 'desktop') await deck.getByRole('option').last().click();
	await expect(main.getByRole('radio', { name: number })).toBeChecked();
	// The header covers the content below it.
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	await sound('deck of an order');
	await main.getByRole('button', { name: t('orders:room.submit', { room: number }), exact: true }).click();
	await expect(page).toHaveURL(orderPath(id));
	await expect(main.getByText(t('orders:cabins.room', { room: number }), { exact: true })).toBeVisible();
});
