import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { emptyDestination, sampleDestination, samplePort } from '#client/test-support/sample-destination.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { DestinationPage } from '#shared/catalogue/bff/destinations.ts';
import type { Language } from '#shared/constants.ts';
import { destinationPath, paths, shipPath } from '#shared/paths.ts';
import { monthWords } from '#shared/rules/month-runs.ts';

const t = textsOf('CN', 'destinations');
type OnSale = Exclude<DestinationPage['onSale'], 'unavailable'>;
const onSale = (changes: Partial<OnSale>) => ({ ...(sampleDestination().onSale as OnSale), ...changes });

async function openPort(port: DestinationPage, lang: Language = 'CN') {
	const server = fakeServer({ 'GET /destination': port });
	await openPage('destination', { query: `?id=${port.id}`, lang });
	await screen.findByRole('heading', { level: 1, name: port.name });
	return server;
}

/** The texts of a list of facts, by their terms. */
const facts = () =>
	Object.fromEntries(
		screen.getAllByRole('term').map((term) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? '']),
	);
const section = (name: string) => within(screen.getByRole('region', { name }));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the page asks for the port that its address names', async () => {
	const server = await openPort(sampleDestination());
	expect(server.inputs('GET /destination')).toEqual([{ id: '202' }]);
});

test('a port shows its area, its English name, its sentence and its story', async () => {
	await openPort(sampleDestination());
	for (const words of ['日本', 'Fukuoka', '屋台与港湾。', '一座走着就能进城的港口。', t('credit')])
		expect(screen.getAllByText(words).length).toBeGreaterThan(0);
	expect(screen.getByRole('img', { name: '福冈' })).toBeTruthy();
});

test('the first facts are the best months, the time ashore and the ships', async () => {
	await openPort(sampleDestination());
	const { [t('best')]: best, [t('ashore')]: ashore, [t('ships')]: ships } = facts();
	expect(best).toBe(monthWords([3, 4], 'CN'));
	expect(ashore).toBe(`${t('ashoreRange', { least: 9, most: 12 })}${t('ashoreTimes', { times: '08:00–17:00、07:00–19:00' })}`);
	expect(ships).toBe('大西洋号包船号');
});

test('a ship with a page of her own is a link, another ship is a name', async () => {
	await openPort(sampleDestination());
	expect(hrefOf('大西洋号')).toBe(shipPath('AT'));
	expect(screen.queryByRole('link', { name: '包船号' })).toBeNull();
});

test('a port with one length of stay names it as one', async () => {
	await openPort(sampleDestination({ ashore: [{ hours: 9, arrive: '08:00', depart: '17:00' }] }));
	expect(facts()[t('ashore')]).toContain(t('ashoreOne', { hours: 9 }));
});

test('a port where voyages begin says so instead of the time ashore', async () => {
	await openPort(sampleDestination({ ashore: [], onSale: onSale({ calling: 0, leaving: 5 }) }));
	expect(facts()[t('ashore')]).toBe(t('ashoreHome'));
	expect(document.title).toContain(t('titleHome', { name: '福冈' }));
});

test.each([
	[1, t('timeAhead', { hours: 1 })],
	[0, t('timeSame')],
	[-3, t('timeBehind', { hours: 3 })],
])('a time difference of %i hours is said in words', async (timeDifference, words) => {
	await openPort(sampleDestination({ timeDifference }));
	const { [t('time')]: time, [t('pier')]: pier, [t('currency')]: currency } = facts();
	expect([time, pier, currency]).toEqual([words, '博多港', '日元']);
});

test('the usual months are listed in words and drawn as twelve boxes', async () => {
	await openPort(sampleDestination());
	expect(screen.getByText(monthWords([1, 2, 3, 4], 'CN'))).toBeTruthy();
	expect(document.querySelectorAll('ol[aria-hidden] > li')).toHaveLength(12);
});

test('voyages that call at the port lead to the search for all of them', async () => {
	await openPort(sampleDestination());
	const sailings = section(t('sailings', { name: '福冈' }));
	expect(sailings.getByText(t('sailingsLead', { count: 4 }))).toBeTruthy();
	expect(sailings.getByRole('heading', { level: 3, name: '福冈长崎五日，3月12日' })).toBeTruthy();
	expect(hrefOf(t('allCalling', { name: '福冈', count: 4 }))).toBe(`${paths.search}?destination=202`);
	expect(screen.queryByRole('link', { name: t('allLeaving', { name: '福冈', count: 0 }) })).toBeNull();
	expect(hrefOf(t('card.sailings', { count: 4 }))).toBe('#sailings');
});

test.each([
	['sailingsHome', { calling: 0, leaving: 5 }],
	['sailingsBoth', { calling: 4, leaving: 5 }],
] as const)('voyages that begin at the port have the title %s and a search of their own', async (title, counts) => {
	await openPort(sampleDestination({ onSale: onSale(counts) }));
	expect(screen.getByRole('region', { name: t(title, { name: '福冈' }) })).toBeTruthy();
	expect(hrefOf(t('allLeaving', { name: '福冈', count: 5 }))).toBe(`${paths.search}?port=202`);
});

test('without voyages the page names the usual months and a port nearby that has voyages', async () => {
	const neighbours = [samplePort({ id: '1', name: '佐世保', sailings: 0 }), samplePort()];
	await openPort(sampleDestination({ onSale: onSale({ voyages: [], calling: 0 }), neighbours }));
	expect(screen.getByRole('heading', { level: 2, name: t('noneTitle', { name: '福冈' }) })).toBeTruthy();
	expect(screen.getByText(t('noneMonths', { months: monthWords([1, 2, 3, 4], 'CN') }))).toBeTruthy();
	expect(hrefOf(t('noneNeighbour', { name: '长崎' }))).toBe(destinationPath('203'));
	expect(hrefOf(t('search'))).toBe(paths.search);
});

test('voyages that can’t be loaded leave a link to the search', async () => {
	await openPort(sampleDestination({ onSale: 'unavailable' }));
	expect(section(t('sailings', { name: '福冈' })).getByText(t('unavailable'))).toBeTruthy();
	expect(hrefOf(t('search'))).toBe(paths.search);
	expect(facts()[t('ships')]).toBeUndefined();
});

test('the ports nearby lead to their pages, and to all destinations', async () => {
	await openPort(sampleDestination());
	const nearby = section(t('neighbours'));
	expect(nearby.getByRole('link', { name: '长崎' }).getAttribute('href')).toBe(destinationPath('203'));
	expect(nearby.getByText(t('card.sailings', { count: 3 }))).toBeTruthy();
	expect(hrefOf(t('all'))).toBe(paths.destinations);
});

test('a port of which only the name is known shows no empty fact and no empty section', async () => {
	await openPort(emptyDestination());
	expect(screen.queryAllByRole('term')).toEqual([]);
	expect(screen.queryByText(t('credit'))).toBeNull();
	expect(screen.getByText(t('noneNoMonths'))).toBeTruthy();
	expect(screen.queryByRole('region', { name: t('neighbours') })).toBeNull();
	expect(screen.queryByRole('heading', { name: t('usual') })).toBeNull();
});

test('in English the port has one name, and its facts are English', async () => {
	const en = textsOf('EN', 'destinations');
	await openPort(sampleDestination({ name: 'Fukuoka', enName: 'Fukuoka' }), 'EN');
	expect(screen.getAllByRole('heading', { name: 'Fukuoka' })).toHaveLength(1);
	expect(facts()[en('ashore')]).toContain(en('ashoreTimes', { times: '08:00–17:00, 07:00–19:00' }));
	expect(screen.getByRole('region', { name: en('sailings', { name: 'Fukuoka' }) })).toBeTruthy();
});

test('the chart shows the port with the ports that ships come from', async () => {
	await openPort(sampleDestination());
	expect(screen.getByRole('img', { name: t('map', { name: '福冈', others: '上海' }) })).toBeTruthy();
});

test('a port that the chart does not know has no chart', async () => {
	await openPort(sampleDestination({ name: '无名港' }));
	expect(screen.queryByText(t('chart'))).toBeNull();
});
