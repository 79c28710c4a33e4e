import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { DECK_8, samplePlace, sampleShip } from '#client/test-support/sample-ship.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { ShipPage } from '#shared/catalogue/bff/ships.ts';
import { experiencePath, placePath } from '#shared/paths.ts';
import { DeckPlan } from './deck-plan.tsx';

const t = textsOf('CN', 'ships');
const life = textsOf('CN', 'experience');
const PLACE = 'GET /ship/place';

async function openPlan(ship: ShipPage = sampleShip(), answers: Answers = {}) {
	const server = fakeServer(answers);
	const page = openPart(() => <DeckPlan ship={ship} />);
	const drawing = within(await screen.findByRole('group', { name: t('decks.figure', { ship: ship.name }) }));
	const shown = within(document.querySelector('[aria-live]') as HTMLElement);
	return { server, page, drawing, shown };
}

const shownDeck = (shown: Awaited<ReturnType<typeof openPlan>>['shown']) => shown.getByRole('heading', { level: 3 }).textContent;

test('the deck with the most places is shown first, with its places and their groups', async () => {
	const { shown } = await openPlan();
	expect(shownDeck(shown)).toBe(t('decks.deck', { deck: 9 }));
	const place = shown.getByRole('link', { name: /海景餐厅/ });
	expect(place.textContent).toContain(life('groups.RESTAURANT'));
	expect(place.getAttribute('href')).toBe(placePath('AT', { id: 'p1', group: 'RESTAURANT' }));
});

test('of decks without places the one with the most cabins is shown first', async () => {
	const { shown } = await openPlan(sampleShip({ decks: [{ deck: 10, cabins: [], places: [] }, DECK_8] }));
	expect(shownDeck(shown)).toBe(t('decks.deck', { deck: 8 }));
});

test('a pressed deck shows its cabins with their size and numbers', async () => {
	const { drawing, shown } = await openPlan();
	const deck = drawing.getByRole('link', { name: t('decks.named', { deck: 8, what: '舒适阳台房' }) });
	await userEvent.click(deck);
	expect(deck.getAttribute('aria-current')).toBe('true');
	expect(shownDeck(shown)).toBe(t('decks.deck', { deck: 8 }));
	expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
		`舒适阳台房${t('cabins.area', { area: 22 })} · ${t('decks.rooms', { first: '8001', last: '8099' })}`,
	);
});

test('a single cabin on a deck is named by its one number', async () => {
	const [cabin] = DECK_8.cabins;
	const { shown } = await openPlan(
		sampleShip({ decks: [{ ...DECK_8, cabins: cabin ? [{ ...cabin, area: '', first: '8001', last: '8001' }] : [] }] }),
	);
	expect(shown.getByText(t('decks.room', { first: '8001' }))).toBeTruthy();
});

test('arrow keys go to the deck below and above', async () => {
	const { drawing, shown } = await openPlan();
	const [top, below] = drawing.getAllByRole('link');
	top?.focus();
	await userEvent.keyboard('{ArrowDown}');
	expect(document.activeElement).toBe(below);
	expect(shownDeck(shown)).toBe(t('decks.deck', { deck: 8 }));
	await userEvent.keyboard('{ArrowUp}');
	expect(shownDeck(shown)).toBe(t('decks.deck', { deck: 9 }));
});

test('every deck is listed as text', async () => {
	await openPlan();
	const list = screen.getByText(t('decks.list')).closest('details');
	expect(list?.querySelectorAll('ol > li')).toHaveLength(2);
});

test('the legend names the kinds of cabin that are drawn, and places', async () => {
	await openPlan();
	const legend = within(screen.getByRole('list', { name: t('decks.legend') }));
	expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['阳台房', t('decks.places')]);
});

test('without the kinds of cabin the legend names places alone', async () => {
	await openPlan(sampleShip({ cabins: 'unavailable' }));
	expect(within(screen.getByRole('list', { name: t('decks.legend') })).getAllByRole('listitem')).toHaveLength(1);
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

test('in English a deck is named in English', async () => {
	const en = textsOf('EN', 'ships');
	fakeServer();
	openPart(() => <DeckPlan ship={sampleShip({ name: 'Atlantica' })} />, { lang: 'EN' });
	const drawing = within(await screen.findByRole('group', { name: en('decks.figure', { ship: 'Atlantica' }) }));
	expect(drawing.getByRole('link', { name: en('decks.named', { deck: 8, what: '舒适阳台房' }) })).toBeTruthy();
});
