import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { OWN_PLACE, samplePlace, sampleShip } from '#client/test-support/sample-ship.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { ShipPage } from '#shared/catalogue/bff/ships.ts';
import type { Language } from '#shared/constants.ts';
import { experiencePath, placePath, shipPath } from '#shared/paths.ts';

const t = textsOf('CN', 'ships');

async function openFlagship(changes: Partial<ShipPage> = {}, lang: Language = 'CN') {
	const server = fakeServer({ 'GET /ship': sampleShip({ code: 'MC', name: '曙光号', ...changes }) });
	await openPage('flagship', { lang });
	await screen.findByRole('heading', { level: 1 });
	return server;
}

test('the page asks for the flagship, and leads to her day and to her decks', async () => {
	const server = await openFlagship();
	expect(server.inputs('GET /ship')).toEqual([{ code: 'MC' }]);
	expect(screen.getByRole('heading', { level: 1, name: t('flagship.h1', { ship: '曙光号' }) })).toBeTruthy();
	expect(screen.getByRole('link', { name: t('life.day', { ship: '曙光号' }) }).getAttribute('href')).toBe(experiencePath('MC'));
	expect(screen.getByRole('link', { name: t('flagship.ship') }).getAttribute('href')).toBe(shipPath('MC'));
});

test('the places that no other ship has are shown, cabins left out', async () => {
	const cabin = samplePlace({ id: 'p9', group: 'CABIN', name: '复式套房', hersAlone: true });
	await openFlagship({ places: [samplePlace(), OWN_PLACE, cabin] });
	const own = within(screen.getByRole('region', { name: t('flagship.own', { ship: '曙光号' }) }));
	expect(own.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([OWN_PLACE.name]);
	expect(own.getByRole('link', { name: OWN_PLACE.name }).getAttribute('href')).toBe(placePath('MC', OWN_PLACE));
	expect(own.getByText(textsOf('CN', 'experience')('places.EXTRA'))).toBeTruthy();
	expect(own.getByText(OWN_PLACE.desc)).toBeTruthy();
});

test.each<[string, ShipPage['places']]>([
	['that are like those of other ships', [samplePlace()]],
	['that can’t be loaded', 'unavailable'],
])('places %s give no section of her own', async (_name, places) => {
	await openFlagship({ places });
	expect(screen.queryByRole('region', { name: t('flagship.own', { ship: '曙光号' }) })).toBeNull();
});

test('in English the page is English', async () => {
	const en = textsOf('EN', 'ships');
	await openFlagship({ name: 'Aurora' }, 'EN');
	expect(screen.getByRole('heading', { level: 1, name: en('flagship.h1', { ship: 'Aurora' }) })).toBeTruthy();
	expect(screen.getByRole('region', { name: en('flagship.own', { ship: 'Aurora' }) })).toBeTruthy();
});
