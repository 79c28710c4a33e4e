import type { Page } from '@playwright/test';
import { shipPath } from '#shared/paths.ts';
import type { Words } from '../tests/support/words.ts';
import { expect, test } from './support/test.ts';

const plan = (page: Page, t: Words, ship: string) => page.getByRole('group', { name: t('ships:decks.figure', { ship }) });

test('the deck plan is used by keys: arrows change the deck, Enter opens a place, Esc gives the focus back', async ({
	page,
	open,
	t,
}) => {
	await open(shipPath('AT'));
	const ship = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
	const decks = plan(page, t, ship).getByRole('link');
	const shown = page.locator('#decks [aria-live]');
	await decks.first().focus();
	await page.keyboard.press('Enter');
	await expect(shown.getByRole('heading', { level: 3 })).toHaveText(t('ships:decks.deck', { deck: 12 }));
	await page.keyboard.press('ArrowDown');
	await expect(decks.nth(1)).toBeFocused();
	await expect(decks.nth(1)).toHaveAttribute('aria-current', 'true');
	await expect(shown.getByRole('heading', { level: 3 })).toHaveText(t('ships:decks.deck', { deck: 11 }));
	await page.keyboard.press('ArrowUp');
	await expect(decks.first()).toBeFocused();

	const place = shown.getByRole('link').first();
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

test('the drawing of each deck has the same words as the list', async ({ page, open, t }) => {
	await open(shipPath('MC'));
	const ship = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
	const decks = plan(page, t, ship).getByRole('link');
	await page.getByText(t('ships:decks.list')).click();
	const rows = page.locator('#decks ol > li');
	await expect(rows).toHaveCount(await decks.count());
	for (const [index, link] of (await decks.all()).entries()) {
		const told = (await link.getAttribute('aria-label')) ?? '';
		const deck = (await rows.nth(index).getByRole('heading', { level: 3 }).textContent()) ?? '';
		const names = await rows.nth(index).locator('li > a > span:first-child, li > span:first-child').allTextContents();
		expect(told).toBe(t('ships:decks.named', { deck: deck.replace(/\D/g, ''), what: names.join(t('ships:decks.comma')) }));
	}
});
