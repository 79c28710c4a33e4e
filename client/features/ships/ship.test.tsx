import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { emptyShip, OWN_PLACE, sampleShip } from '#client/test-support/sample-ship.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { ShipPage } from '#shared/catalogue/bff/ships.ts';
import type { Language } from '#shared/constants.ts';
import { experiencePath, paths, shipPath, shipSearchPath } from '#shared/paths.ts';

const t = textsOf('CN', 'ships');
const PHONE = '400-000-0000';

async function openShip(ship: ShipPage, lang: Language = 'CN') {
	const server = fakeServer({ 'GET /ship': ship });
	await openPage('ship', { params: { code: ship.code }, lang });
	await screen.findByRole('heading', { level: 1, name: ship.name });
	return server;
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the page asks for the ship that its address names', async () => {
	const server = await openShip(sampleShip());
	expect(server.inputs('GET /ship')).toEqual([{ code: 'AT' }]);
});

test('the ship shows her story and her figures, the year without a separator', async () => {
	await openShip(sampleShip());
	expect(screen.getByText('她走得不快。')).toBeTruthy();
	const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
	for (const name of ['year', 'tonnage', 'length', 'guests', 'decks'] as const) expect(terms).toContain(t(`facts.${name}`));
	for (const figure of ['2000年', '85,861', '292.5米', '2,680人', '12层']) expect(screen.getByText(figure)).toBeTruthy();
});

test('a figure that is not known is left out', async () => {
	await openShip(sampleShip({ facts: { ...sampleShip().facts, tonnage: null } }));
	expect(screen.queryByText(t('facts.tonnage'))).toBeNull();
	expect(screen.getByText('2,680人')).toBeTruthy();
});

test('a kind of cabin shows its size, its decks and its categories', async () => {
	await openShip(sampleShip());
	const cabins = section(t('cabins.title'));
	expect(cabins.getByRole('heading', { level: 3, name: '阳台房' })).toBeTruthy();
	expect(cabins.getByText(t('cabins.facts', { area: '20–24', decks: '8–9' }).replace('\u00a0', ' '))).toBeTruthy();
	const row = cabins.getByRole('listitem').textContent ?? '';
	for (const words of ['舒适阳台房', '22㎡', t('cabins.passengers', { count: 3 }), '两张单人床']) expect(row).toContain(words);
	expect(cabins.getByRole('link', { name: t('cabins.prices') }).getAttribute('href')).toBe(shipSearchPath('s1'));
});

test.each([
	['beside others is called another kind', true, 'cabins.other'],
	['alone is just called cabins', false, 'cabins.all'],
] as const)('a kind of cabin without a name %s', async (_, beside, name) => {
	const [kind] = sampleShip().cabins as Exclude<ShipPage['cabins'], 'unavailable'>;
	const unnamed = kind ? [{ ...kind, id: '', name: '', area: '', decks: '', picture: '' }] : [];
	await openShip(sampleShip({ cabins: beside && kind ? [kind, ...unnamed] : unnamed }));
	expect(section(t('cabins.title')).getByRole('heading', { level: 3, name: t(name) })).toBeTruthy();
});

test('life on board lists only the groups that the ship has, with the names of their places', async () => {
	await openShip(sampleShip());
	const life = section(t('life.title', { ship: '大西洋号' }));
	const links = life.getAllByRole('link').map((link) => link.getAttribute('href'));
	expect(links).toEqual([experiencePath('AT', 'RESTAURANT'), experiencePath('AT', 'ENTERTAINMENT'), experiencePath('AT')]);
	expect(life.getByText(OWN_PLACE.name)).toBeTruthy();
});

test('while the places are not known, life on board lists every group', async () => {
	await openShip(sampleShip({ places: 'unavailable' }));
	expect(section(t('life.title', { ship: '大西洋号' })).getAllByRole('listitem')).toHaveLength(6);
});

test('the next sailings stand with their number and the search for all of them', async () => {
	await openShip(sampleShip());
	const sailings = section(t('sailings.title', { ship: '大西洋号' }));
	expect(sailings.getByText(t('sailings.lead', { count: 7 }))).toBeTruthy();
	expect(sailings.getByRole('heading', { level: 3, name: '福冈长崎五日，3月12日' })).toBeTruthy();
	expect(hrefOf(t('sailings.all', { ship: '大西洋号' }))).toBe(shipSearchPath('s1'));
});

test('a ship without sailings leads to the whole search', async () => {
	await openShip(sampleShip({ sailings: { next: [], count: 0 } }));
	expect(screen.getByText(t('sailings.none', { ship: '大西洋号' }))).toBeTruthy();
	expect(hrefOf(t('sailings.search'))).toBe(paths.search);
});

test('sailings that can’t be loaded leave the search for this ship', async () => {
	await openShip(sampleShip({ sailings: 'unavailable' }));
	expect(screen.getByText(t('unavailable.sailings'))).toBeTruthy();
	expect(hrefOf(t('sailings.search'))).toBe(shipSearchPath('s1'));
});

test('the other ships lead to their pages', async () => {
	await openShip(sampleShip());
	expect(section(t('fleet.title')).getByRole('link').getAttribute('href')).toBe(shipPath('MD'));
});

test('only the flagship’s page leads to her story', async () => {
	await openShip(sampleShip());
	expect(screen.queryByRole('link', { name: t('flagship.story') })).toBeNull();
});

test('the flagship’s page leads to her story', async () => {
	await openShip(sampleShip({ code: 'MC', name: '曙光号' }));
	expect(hrefOf(t('flagship.story'))).toBe(paths.flagship);
});

test('cabins and decks that can’t be loaded name the telephone number instead', async () => {
	await openShip(sampleShip({ cabins: 'unavailable', decks: 'unavailable' }));
	expect(screen.getByText(t('unavailable.cabins', { phone: PHONE }))).toBeTruthy();
	expect(screen.getByText(t('unavailable.decks', { phone: PHONE }))).toBeTruthy();
});

test('a ship of which only the name is known shows no empty section', async () => {
	await openShip(emptyShip());
	expect(screen.getByText(t('unavailable.story'))).toBeTruthy();
	const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
	expect(shown).toEqual([t('life.title', { ship: '大西洋号' }), t('sailings.title', { ship: '大西洋号' })]);
});

test('a picture opens the gallery at that picture; the gallery also shows places that only this ship has', async () => {
	await openShip(sampleShip());
	const second = t('gallery.picture', { ship: '大西洋号', index: 2 });
	const link = screen.getByRole('link', { name: t('gallery.open', { index: 1, count: 3, name: second }) });
	await userEvent.click(link);
	const gallery = within(await screen.findByRole('dialog', { name: t('gallery.dialog', { ship: '大西洋号' }) }));
	expect(gallery.getByText(t('gallery.counter', { index: 1, count: 3 }))).toBeTruthy();
	expect(gallery.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
		second,
		OWN_PLACE.name,
		t('gallery.picture', { ship: '大西洋号', index: 1 }),
	]);
	await userEvent.click(gallery.getByRole('button', { name: textsOf('CN', 'common')('close') }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('in English the headings and the figures are English', async () => {
	const en = textsOf('EN', 'ships');
	await openShip(sampleShip({ name: 'Atlantica' }), 'EN');
	expect(screen.getByRole('region', { name: en('cabins.title') })).toBeTruthy();
	expect(screen.getByRole('region', { name: en('sailings.title', { ship: 'Atlantica' }) })).toBeTruthy();
	expect(screen.getByText(en('facts.guestsValue', { value: '2,680' }))).toBeTruthy();
});
