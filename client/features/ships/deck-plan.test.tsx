import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { SAMPLE_CABIN, SAMPLE_DECKS } from '#client/test-support/sample-decks.ts';
import { DECK_8, samplePlace, sampleShip } from '#client/test-support/sample-ship.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { DOT } from '#client/ui/dot.ts';
import type { ShipPage } from '#shared/catalogue/bff/ships.ts';
import { experiencePath, placePath } from '#shared/paths.ts';
import { DeckPlan } from './deck-plan.tsx';

const t = textsOf('CN', 'ships');
const life = textsOf('CN', 'experience');
const deck = textsOf('CN', 'deck');
const PLACE = 'GET /ship/place';

const rowOf = (deck: number) =>
	screen.getByRole('heading', { level: 3, name: t('decks.deck', { deck }) }).closest('details') as HTMLElement;

async function openPlan(ship: ShipPage = sampleShip(), answers: Answers = {}) {
	const server = fakeServer(answers);
	const page = openPart(() => <DeckPlan ship={ship} />);
	await screen.findByRole('heading', { level: 2, name: t('decks.title') });
	const open = document.querySelector<HTMLElement>('details[open]');
	return { server, page, shown: within(open as HTMLElement) };
}

const shownDeck = () => document.querySelector('details[open] h3')?.textContent;

test('every deck is a row from the top, with its places and kinds of cabin in a line', async () => {
	await openPlan();
	expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
		[9, 8].map((deck) => `${deck}${t('decks.deck', { deck })}`),
	);
	expect(rowOf(9).querySelector('summary')?.textContent).toContain('海景餐厅');
	expect(rowOf(8).querySelector('summary')?.textContent).toContain('阳台房');
});

test('the deck with the most places is open first, with its places and their groups', async () => {
	const { shown } = await openPlan();
	expect(shownDeck()).toContain(t('decks.deck', { deck: 9 }));
	const place = shown.getByRole('link', { name: /海景餐厅/ });
	expect(place.textContent).toContain(life('groups.RESTAURANT'));
	expect(place.getAttribute('href')).toBe(placePath('AT', { id: 'p1', group: 'RESTAURANT' }));
});

test('of decks without places the one with the most cabins is open first', async () => {
	await openPlan(sampleShip({ decks: [{ deck: 10, cabins: [], places: [] }, DECK_8] }));
	expect(shownDeck()).toContain(t('decks.deck', { deck: 8 }));
});

test('a deck has its cabins with their size and numbers', async () => {
	await openPlan();
	const cabins = within(rowOf(8)).getAllByRole('listitem', { hidden: true });
	expect(cabins.map(({ textContent }) => textContent)).toContain(
		`舒适阳台房${t('cabins.area', { area: 22 })}${DOT}${t('decks.rooms', { first: '8001', last: '8099' })}`,
	);
});

test('a single cabin on a deck is named by its one number', async () => {
	const [cabin] = DECK_8.cabins;
	const { shown } = await openPlan(
		sampleShip({ decks: [{ ...DECK_8, cabins: cabin ? [{ ...cabin, area: '', first: '8001', last: '8001' }] : [] }] }),
	);
	expect(shown.getByText(t('decks.room', { first: '8001' }))).toBeTruthy();
});

test('a deck with cabins leads to its plan from above, and from there to the other decks', async () => {
	const { server, shown } = await openPlan(sampleShip({ decks: [DECK_8] }), { 'GET /ship/decks': SAMPLE_DECKS });
	await userEvent.click(shown.getByRole('button', { name: t('decks.plan', { deck: 8 }) }));
	const sheet = within(await screen.findByRole('dialog', { name: deck('ship.title', { ship: '大西洋号' }) }));
	expect(await sheet.findByRole('img', { name: deck('ship.figure', { deck: 8, what: SAMPLE_CABIN.name }) })).toBeTruthy();
	const key = within(sheet.getByRole('list', { name: deck('key.label') }));
	expect(key.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Balcony', deck('key.lift')]);
	await userEvent.click(sheet.getByRole('button', { name: new RegExp(deck('deck', { deck: 7 })) }));
	expect(sheet.getByRole('img', { name: deck('ship.figure', { deck: 7, what: SAMPLE_CABIN.name }) })).toBeTruthy();
	expect(server.inputs('GET /ship/decks')).toEqual([{ cruiseId: sampleShip().id }]);
});

test('a plan that can’t be loaded says so', async () => {
	const { shown } = await openPlan(sampleShip({ decks: [DECK_8] }), { 'GET /ship/decks': failure('upstream-unavailable') });
	await userEvent.click(shown.getByRole('button', { name: t('decks.plan', { deck: 8 }) }));
	expect(await screen.findByText(deck('category.unavailable'))).toBeTruthy();
});

test('a pressed place opens over the page with its picture, hours and cost', async () => {
	const { hersAlone: _, ...place } = samplePlace();
	const { server, shown } = await openPlan(sampleShip(), { [PLACE]: place });
	await userEvent.click(shown.getByRole('link', { name: /海景餐厅/ }));
	const dialog = within(await screen.findByRole('dialog', { name: '海景餐厅' }));
	expect(await dialog.findByText('临窗的主餐厅。')).toBeTruthy();
	expect(dialog.getByText('18:00–21:00')).toBeTruthy();
	expect(dialog.getByText(life('places.INCLUDED'))).toBeTruthy();
	expect(server.inputs(PLACE)).toEqual([{ code: 'AT', id: 'p1' }]);
	expect(dialog.getByRole('link').getAttribute('href')).toBe(placePath('AT', { id: 'p1', group: 'RESTAURANT' }));
	await userEvent.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a place that can’t be loaded says so, and another try loads it', async () => {
	const { server, shown } = await openPlan(sampleShip(), { [PLACE]: failure('upstream-unavailable') });
	await userEvent.click(shown.getByRole('link', { name: /海景餐厅/ }));
	const dialog = within(await screen.findByRole('dialog', { name: '海景餐厅' }));
	expect((await dialog.findByRole('alert')).textContent).toContain(t('decks.placeFailed'));
	const { hersAlone: _, ...place } = samplePlace();
	server.answer({ [PLACE]: place });
	await userEvent.click(dialog.getByRole('button', { name: textsOf('CN', 'common')('retry') }));
	expect(await dialog.findByText('临窗的主餐厅。')).toBeTruthy();
});

test('the link in the dialog of a place leads to the page of its group', async () => {
	const { hersAlone: _, ...place } = samplePlace();
	const { page, shown } = await openPlan(sampleShip(), { [PLACE]: place });
	await userEvent.click(shown.getByRole('link', { name: /海景餐厅/ }));
	const dialog = within(await screen.findByRole('dialog', { name: '海景餐厅' }));
	await userEvent.click(dialog.getByRole('link', { name: t('decks.more', { group: life('groups.RESTAURANT') }) }));
	await waitFor(() => expect(page.address()).toBe(`${experiencePath('AT', 'RESTAURANT')}#place-p1`));
});
