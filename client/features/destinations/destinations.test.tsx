import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { samplePort } from '#client/test-support/sample-destination.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { DestinationArea } from '#shared/catalogue/bff/destinations.ts';
import type { Language } from '#shared/constants.ts';
import { destinationPath, paths } from '#shared/paths.ts';

const t = textsOf('CN', 'destinations');
const JAPAN: DestinationArea = { id: 'jp', name: '日本', desc: '温泉与海湾。', ports: [samplePort()] };
const KOREA: DestinationArea = {
	id: 'kr',
	name: '韩国',
	desc: '',
	ports: [samplePort({ id: '301', name: '济州', desc: '', sailings: 0, from: null })],
};

async function openList(areas: DestinationArea[], lang: Language = 'CN') {
	fakeServer({ 'GET /destinations': { areas } });
	await openPage('destinations', { lang });
	await screen.findByRole('heading', { level: 1 });
}

const area = (name: string) => within(screen.getByRole('region', { name }));

test('every area shows its sentence and its ports, and the lead counts both', async () => {
	await openList([JAPAN, KOREA]);
	expect(screen.getByText(t('list.lead', { areas: 2, ports: 2 }))).toBeTruthy();
	expect(area('日本').getByText('温泉与海湾。')).toBeTruthy();
	expect(area('日本').getByRole('link', { name: '长崎' }).getAttribute('href')).toBe(destinationPath('203'));
});

test('a port’s card shows its voyages and its lowest price as a number for machines', async () => {
	await openList([JAPAN]);
	const card = area('日本').getByRole('article');
	expect(card.textContent).toContain(t('card.sailings', { count: 3 }));
	expect(card.textContent).toContain('¥3,200');
	expect(card.querySelector('data')?.value).toBe('3200');
});

test('a port without voyages says so, and shows no price', async () => {
	await openList([KOREA]);
	const card = area('韩国').getByRole('article');
	expect(card.textContent).toContain(t('card.none'));
	expect(card.querySelector('data')).toBeNull();
});

test('several areas are listed at the top, each as a link to its place', async () => {
	await openList([JAPAN, KOREA]);
	const links = within(screen.getByRole('navigation', { name: t('list.areas') })).getAllByRole('link');
	expect(links.map((link) => link.getAttribute('href'))).toEqual(['#area-jp', '#area-kr']);
	for (const id of ['area-jp', 'area-kr']) expect(document.getElementById(id)).toBeTruthy();
});

test('a single area needs no list of areas', async () => {
	await openList([JAPAN]);
	expect(screen.queryByRole('navigation', { name: t('list.areas') })).toBeNull();
});

test('without ports the page leads to the search', async () => {
	await openList([]);
	expect(screen.getByRole('heading', { level: 2, name: t('list.empty') })).toBeTruthy();
	expect(screen.getByRole('link', { name: t('search') }).getAttribute('href')).toBe(paths.search);
	expect(screen.queryByText(t('list.lead', { areas: 0, ports: 0 }))).toBeNull();
});

test('in English the words stand before the price', async () => {
	await openList([{ ...JAPAN, name: 'Japan', ports: [samplePort({ name: 'Nagasaki' })] }], 'EN');
	const before = textsOf('EN', 'common')('card.from.before');
	expect(area('Japan').getByRole('article').textContent).toContain(`${before} CNY\u00a03,200`);
	expect(screen.getByRole('heading', { level: 1, name: textsOf('EN', 'destinations')('list.heading') })).toBeTruthy();
});
