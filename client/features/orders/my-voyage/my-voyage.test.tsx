import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { sampleOrderView } from '#client/test-support/sample-order.ts';
import { sampleVoyage } from '#client/test-support/sample-voyage.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { MyVoyageView } from '#shared/catalogue/bff/my-voyage.ts';
import { myVoyagePath, orderPath, ourCalendarPath, ourVoyagePath, placePath } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';

const t = textsOf('CN', 'my-voyage');
const day = { date: '2027-03-13', arrive: '08:00', depart: '18:00', title: '', desc: '', picture: '' };
const place = { id: '7', group: 'RESTAURANT', deck: '9', hours: '18:00–22:00' } as const;
const charge = { total: 960, nights: 4, parts: [{ each: 120, people: 2 }], freeUnder: null };

const sampleMyVoyage = (changes: Partial<MyVoyageView> = {}): MyVoyageView => ({
	order: {
		...sampleOrderView({
			voyage: sampleVoyage({ ship: { id: 's1', code: 'MC', name: '魔都号' } }),
			onBoard: { charge, japan: true },
		}),
		doubtful: 0,
	},
	others: [],
	days: [{ ...day, day: 2, kind: 'port', port: '福冈' }],
	places: [
		{ ...place, name: '铁板烧', charge: 'EXTRA', cost: '每位 198 元' },
		{ ...place, id: '8', name: '茶室', charge: 'PARTLY', cost: '', hours: '' },
	],
	notices: [{ id: 'n1', title: '护照提醒', intro: '', date: '2027-01-01', picture: '', group: '' }],
	noticesFrom: '2026-12-12',
	extras: ['岸上观光'],
	chargeSource: 'voyage',
	pier: { portId: '1', port: '上海', terminal: '', text: '', boardingAt: null },
	...changes,
});

async function openMyVoyage(view: MyVoyageView, address = '', pins = '') {
	fakeServer({ 'GET /my-voyage': view, 'GET /order/our-voyage': address ? { address } : failure('upstream-unavailable') });
	await openPage('myVoyage', { query: `?id=${view.order.id}${pins}` });
	await screen.findByRole('heading', { level: 1 });
	return (part: 'days' | 'pier' | 'onBoard' | 'costs' | 'notices' | 'together') =>
		within(screen.getByRole('region', { name: t(`${part}.title`) }));
}

/** Returns the amounts beside the costs of a name. */
const amountsOf = (name: string) =>
	within(screen.getByRole('region', { name: t('costs.title') }))
		.getAllByText(name)
		.map((words) => words.closest('div')?.querySelector('dd')?.textContent);

test('costs that are told have amounts and sources, and their sum; those that aren’t are called unknown', async () => {
	const costs = (await openMyVoyage(sampleMyVoyage()))('costs');
	expect(amountsOf(t('costs.ticket'))).toEqual([formatMoney(8_000, 'CN')]);
	expect(amountsOf(t('costs.charge'))).toEqual([formatMoney(960, 'CN')]);
	expect(amountsOf(t('costs.known'))).toEqual([formatMoney(8_960, 'CN')]);
	expect(amountsOf(t('costs.japan'))).toEqual([t('costs.unknown')]);
	expect(amountsOf('岸上观光')).toEqual([t('costs.unknown')]);
	expect(amountsOf('铁板烧')).toEqual(['每位 198 元']);
	expect(amountsOf('茶室')).toEqual([t('costs.unknown')]);
	expect(costs.getAllByText(new RegExp(`^${t('source')}`)).length).toBeGreaterThanOrEqual(5);
});

test('a tax that the list of extras names itself isn’t told twice', async () => {
	const costs = (await openMyVoyage(sampleMyVoyage({ extras: ['日本国际观光旅客税，按当地标准代收'] })))('costs');
	expect(costs.queryByText(t('costs.japan'))).toBeNull();
});

test('without the service charge there is no sum, and nothing is 0', async () => {
	const order = { ...sampleMyVoyage().order, onBoard: { charge: null, japan: false } };
	const costs = (await openMyVoyage(sampleMyVoyage({ order, chargeSource: null })))('costs');
	expect(amountsOf(t('costs.charge'))).toEqual([t('costs.unknown')]);
	expect(costs.queryByText(t('costs.known'))).toBeNull();
	expect(costs.queryByText(t('costs.japan'))).toBeNull();
});

test('days have their hours in port, places their deck and hours, and the pier what is told of it', async () => {
	const part = await openMyVoyage(sampleMyVoyage());
	expect(part('days').getByText(/08:00 – 18:00.*10 小时/)).toBeTruthy();
	expect(part('onBoard').getByRole('link', { name: '铁板烧' }).getAttribute('href')).toBe(
		placePath('MC', { id: '7', group: 'RESTAURANT' }),
	);
	expect(part('onBoard').getByText('18:00–22:00')).toBeTruthy();
	expect(part('onBoard').getByText(t('onBoard.noHours'))).toBeTruthy();
	expect(part('pier').getAllByText(t('pier.unknown'))).toHaveLength(2);
	expect(part('notices').getByRole('link', { name: '护照提醒' })).toBeTruthy();
});

test('parts that can’t be had say so', async () => {
	const missing = { days: 'unavailable', places: 'unavailable', notices: 'unavailable', extras: 'unavailable' } as const;
	const part = await openMyVoyage(sampleMyVoyage(missing));
	expect(part('onBoard').getByText(t('onBoard.unavailable'))).toBeTruthy();
	expect(part('costs').getByText(t('costs.extrasUnavailable'))).toBeTruthy();
	expect(part('costs').getByText(t('costs.placesUnavailable'))).toBeTruthy();
	expect(part('notices').getByText(t('notices.unavailable'))).toBeTruthy();
});

test('a place that is put on a day stands there and in the calendar, and can be taken away', async () => {
	const view = sampleMyVoyage();
	const address = 'a'.repeat(32);
	const days = (await openMyVoyage(view, address, '&pins=2-8&day=2&place=7'))('days');
	expect(days.getAllByRole('link', { name: /移除/ }).map((link) => link.getAttribute('href'))).toEqual([
		myVoyagePath(view.order.id, '2-7'),
		myVoyagePath(view.order.id, '2-8'),
	]);
	expect(days.getByRole('link', { name: t('pins.file') }).getAttribute('href')).toBe(ourCalendarPath(address, 'CN', '2-8,2-7'));
});

test('a family is led to the page that is shared, or to where it is made', async () => {
	const view = sampleMyVoyage();
	const address = 'a'.repeat(32);
	const made = (await openMyVoyage(view, address))('together');
	expect(made.getByRole('link', { name: t('together.open') }).getAttribute('href')).toBe(ourVoyagePath(address));
});

test('the member’s other orders of the voyage lead to their own pages', async () => {
	const together = (await openMyVoyage(sampleMyVoyage({ others: [{ id: '2', number: '20000002', cabins: 1 }] })))('together');
	expect(together.getByRole('link', { name: /20000002/ }).getAttribute('href')).toBe(myVoyagePath('2'));
});

test('an order without such an address leads to where it is made', async () => {
	const view = sampleMyVoyage();
	const none = (await openMyVoyage(view))('together');
	expect(none.getByRole('link', { name: t('together.make') }).getAttribute('href')).toBe(
		`${orderPath(view.order.id)}#our-voyage`,
	);
});

test('an order without a page leads to the orders', async () => {
	fakeServer({ 'GET /my-voyage': failure('not-found'), 'GET /order/our-voyage': { address: '' } });
	await openPage('myVoyage', { query: '?id=1' });
	expect(await screen.findByRole('heading', { level: 1, name: t('missing.title') })).toBeTruthy();
});
