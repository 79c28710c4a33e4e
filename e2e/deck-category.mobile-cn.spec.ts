import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { voyagePath } from '#shared/paths.ts';
import { roomy } from './support/booking.ts';
import { expect, test } from './support/test.ts';

test('a voyage shows the place of a category on the ship, and other pages load none of that code', async ({
	page,
	open,
	site,
	sound,
	t,
}) => {
	const { voyage, cabins } = await roomy(site);
	const [category] = cabins;
	if (!category) throw new Error('no category');
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await open(voyagePath(voyage));
	await page
		.getByRole('button', { name: t('voyage:cabins.onDeckNamed', { name: category.name }), exact: true })
		.scrollIntoViewIfNeeded();
	expect(asked.filter((url) => /ship\/decks|category-deck-sheet/.test(url))).toEqual([]);
	await page.getByRole('button', { name: t('voyage:cabins.onDeckNamed', { name: category.name }), exact: true }).click();
	const sheet = page.getByRole('dialog', { name: t('deck:category.title', { name: category.name }) });
	const { decks } = await site.ask<ShipDecks>(`/ship/decks?cruiseId=${voyage.ship.id}`);
	const own = decks.filter(({ cabins: on }) => on.some(({ id }) => id === category.id)).toReversed();
	const buttons = sheet.getByRole('group', { name: t('deck:decks') }).getByRole('button');
	await expect(buttons).toHaveCount(own.length);
	for (const [index, { deck, rooms }] of own.entries()) {
		await buttons.nth(index).click();
		const numbers = rooms.filter(({ categoryId }) => categoryId === category.id).map(({ roomNum }) => roomNum);
		const figure = { deck, count: numbers.length, name: category.name, numbers: numbers.join(t('deck:comma')) };
		await expect(sheet.getByRole('img', { name: t('deck:category.figure', figure) })).toBeVisible();
	}
	await sound('deck of a category');
});
