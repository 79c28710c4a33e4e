import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openVoyage, quoteOf, rowOf } from '#client/test-support/open-voyage.ts';
import { guestSession } from '#client/test-support/sample-session.ts';
import { sampleVoyage } from '#client/test-support/sample-voyage.ts';
import { sampleCategory, sampleVoyagePage, windowCategory } from '#client/test-support/sample-voyage-page.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { paths, voyagePath } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';

const t = textsOf('CN', 'voyage');
const later = sampleVoyage({ id: 'v2', date: '2027-04-09', price: { from: 2_900, reference: null } });
const full = sampleVoyage({ id: 'v3', date: '2027-02-05', state: 'sold-out' });
const open = (changes: Partial<VoyagePage> = {}) => openVoyage(sampleVoyagePage(changes));
const section = (id: string) => within(document.getElementById(id) as HTMLElement);
const wayOn = () => document.getElementById('choose') as HTMLAnchorElement;

test('a voyage on sale leads from its first view to the cabins', async () => {
	await open();
	expect(wayOn().getAttribute('href')).toBe('#cabins');
	expect(wayOn().textContent).toBe(t('hero.choose'));
});

test.each([
	['departed', 'departed', 'cabins.closed'],
	['sold-out', 'soldOut', 'cabins.soldOut'],
	['not-on-sale', 'notOnSale', 'cabins.notOnSale'],
] as const)('a voyage that is %s says so, and nothing of it can be chosen', async (state, key, words) => {
	await open({ state });
	expect(screen.getByText(t(`state.${key}.title`))).toBeTruthy();
	expect(within(rowOf(sampleCategory())).getByText(t(words))).toBeTruthy();
	expect(screen.queryByRole('button', { name: t('choice.chooseNamed', { name: '阳台房' }), hidden: true })).toBeNull();
	expect(screen.queryByText(t('party.title'))).toBeNull();
});

test.each([
	['its other dates', { departures: [later], similar: [sampleVoyage({ id: 'v9' })] }, '#dates', 'state.dates'],
	['voyages like it where it has no other dates', { similar: [sampleVoyage({ id: 'v9' })] }, '#similar', 'state.similar'],
	['all voyages where there is nothing like it', {}, paths.search, 'state.all'],
] as const)('a voyage that is sold out leads to %s', async (_, changes, href, words) => {
	await open({ state: 'sold-out', ...changes } as Partial<VoyagePage>);
	expect(wayOn().getAttribute('href')).toBe(href);
	expect(wayOn().textContent).toBe(t(words));
});

test('other dates stand in order with this sailing among them, each with its price or why it has none', async () => {
	await open({ departures: [later, full] });
	const dates = section('dates').getAllByRole('link');
	expect(dates.map((link) => link.querySelector('time')?.dateTime)).toEqual(['2027-02-05', '2027-03-12', '2027-04-09']);
	expect(dates.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
	expect(dates[0]?.textContent).toContain(t('dates.soldOut'));
	expect(dates[2]?.textContent).toContain(formatMoney(2_900, 'CN'));
	expect(dates[2]?.getAttribute('href')).toBe(voyagePath(later));
});

test('a voyage of one date has no list of dates', async () => {
	await open();
	expect(document.getElementById('dates')).toBeNull();
});

test('a category that is sold out stays in the list and names the nearest price to take instead', async () => {
	const soldOut = sampleCategory({ state: 'sold-out', left: 0 });
	await open({ categories: [windowCategory(), soldOut] });
	const row = within(rowOf(soldOut));
	expect(row.getByText(t('cabins.soldOut'))).toBeTruthy();
	// The listed price stands there until the price for the party has come.
	const price = formatMoney(quoteOf({ adult: 2, child: 0 }) / 2, 'CN');
	const instead = await row.findByRole('link', { name: t('choice.instead', { name: '海景房', price }), hidden: true });
	await userEvent.click(instead);
	expect(document.getElementById('kind-window')?.className).not.toContain('hidden');
});

test('few cabins left are counted, many aren’t', async () => {
	await open({ categories: [windowCategory({ left: 6 }), sampleCategory({ left: 5 })] });
	expect(screen.getByText(t('cabins.left', { count: 5 }))).toBeTruthy();
	expect(screen.queryByText(t('cabins.left', { count: 6 }))).toBeNull();
});

test('the categories of the cheapest kind are shown first, those of another kind with a press on its card', async () => {
	await open();
	const shown = () =>
		['window', 'balcony'].filter((kind) => !document.getElementById(`kind-${kind}`)?.className.includes('hidden'));
	expect(shown()).toEqual(['window']);
	await userEvent.click(within(screen.getByRole('list', { name: t('cabins.kinds') })).getByRole('link', { name: /^阳台/ }));
	expect(shown()).toEqual(['balcony']);
});

test('a guest reads that logging in comes before booking', async () => {
	const phone = '400\u2011000\u20110000';
	await openVoyage(sampleVoyagePage(), { 'GET /session': guestSession() });
	expect(screen.getByText(t('cabins.login', { phone }))).toBeTruthy();
	expect(screen.queryByText(t('cabins.hold', { phone }))).toBeNull();
});

test('a member reads that cabins are held, and what to have at hand', async () => {
	const phone = '400\u2011000\u20110000';
	await open();
	expect(await screen.findByText(t('cabins.hold', { phone }))).toBeTruthy();
	expect(screen.queryByText(t('cabins.login', { phone }))).toBeNull();
});

test('parts that can’t be loaded say so, each in its place, and are loaded with another try', async () => {
	const { server } = await open({ itinerary: 'unavailable', categories: 'unavailable', cancellation: 'unavailable' });
	for (const [id, key] of [
		['itinerary', 'itinerary.unavailable'],
		['cabins', 'cabins.unavailable'],
		['included', 'included.unavailable'],
		['cancellation', 'cancellation.unavailable'],
	] as const)
		expect(section(id).getByText(t(key))).toBeTruthy();
	server.answer({ 'GET /voyage': sampleVoyagePage() });
	await userEvent.click(section('cabins').getByRole('link', { name: t('unavailable.retry') }));
	await waitFor(() => expect(document.getElementById(`kind-${sampleCategory().kind}`)).toBeTruthy());
	expect(section('itinerary').getByText(t('itinerary.none'))).toBeTruthy();
	expect(section('cancellation').getByText(t('cancellation.none'), { exact: false })).toBeTruthy();
});

test('a press on a port of the chart leads to its day, which opens', async () => {
	const call = {
		kind: 'port',
		port: '那霸',
		arrive: '08:00',
		depart: '18:00',
		title: '首里',
		desc: '首里城',
		picture: '',
	} as const;
	await open({ ports: ['上海', '那霸'], itinerary: [{ ...call, day: 3, date: '2027-03-14' }] });
	const day = document.getElementById('day-3')?.querySelector('details');
	if (day) day.open = false;
	const [onChart, inList] = [...document.querySelectorAll<HTMLElement>('#itinerary figure a[href="#day-3"]')];
	expect(onChart?.textContent).toBe(`那霸${t('itinerary.day', { day: 3 })} ${t('itinerary.stay', call)}`);
	expect(inList?.textContent).toContain('那霸');
	await userEvent.click(inList as HTMLElement);
	expect(day?.open).toBe(true);
});
