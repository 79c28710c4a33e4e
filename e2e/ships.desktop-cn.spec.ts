import { shipPath } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

test('the decks are used by keys: Enter opens a deck and a place, Esc gives the focus back', async ({ page, open }) => {
	await open(shipPath('AT'));
	const decks = page.locator('#decks details');
	const top = decks.first();
	await top.locator('summary').focus();
	await page.keyboard.press('Enter');
	await expect(top).toHaveAttribute('open', '');
	await expect(page.locator('#decks details[open]')).toHaveCount(1);

	const place = top.getByRole('link').first();
	const name = (await place.locator('span').first().textContent()) ?? '';
	await place.focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name });
	await expect(dialog.getByRole('img').or(dialog.locator('img')).first()).toBeVisible();
	await expect(dialog.getByRole('term')).toHaveCount(3);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(place).toBeFocused();
});

test('the plan of a deck opens at that deck, and shows the others', async ({ page, open, t }) => {
	await open(shipPath('MC'));
	const deck = page.locator('#decks details[open]');
	const number = ((await deck.getAttribute('id')) ?? '').replace('deck-', '');
	await deck.getByRole('button', { name: t('ships:decks.plan', { deck: number }) }).click();
	const buttons = page
		.getByRole('dialog')
		.getByRole('group', { name: t('deck:decks') })
		.getByRole('button');
	await expect(buttons.and(page.locator('[aria-pressed=true]'))).toContainText(t('deck:deck', { deck: number }));
	const figure = page.getByRole('dialog').getByRole('img');
	const before = (await figure.getAttribute('aria-label')) ?? '';
	await buttons.and(page.locator('[aria-pressed=false]')).first().click();
	await expect(figure).not.toHaveAttribute('aria-label', before);
});
