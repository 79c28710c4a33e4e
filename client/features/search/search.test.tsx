import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { sampleVoyage } from '#client/test-support/sample-voyage.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { paths } from '#shared/paths.ts';
import { parseSearch } from '#shared/rules/search-params.ts';

const t = textsOf('CN', 'search');
const TODAY = '2026-11-21';
const MONTH = '2027-03';
const DAYS = ['3', '4', '5', '6', '7'];

type Fields = Record<string, string>;

/** A list with as many voyages as days are chosen, and one more. */
function anyResult(fields: object): SearchResult {
	const query = parseSearch(fields as Fields, TODAY);
	const rows = [sampleVoyage(), ...query.days.map((days) => sampleVoyage({ id: `v-${days}`, days: Number(days) }))];
	const days = DAYS.map((value) => ({ value, label: value, count: 1, selected: query.days.includes(value) }));
	return {
		query,
		total: rows.length,
		pages: 1,
		rows,
		facets: { date: [], port: [], destination: [], cruise: [], days, price: [] },
		calendar: [{ month: MONTH, lowest: 3_000, days: [] }],
		gone: [],
		lastMonth: MONTH,
		lateUntil: null,
		relaxations: [],
		sentence: null,
	};
}

/** Opens the list. From then on each answer waits; `answer` gives that of the search with this address. */
async function openList() {
	const waiting = new Map<string, () => void>();
	const server = fakeServer({ 'GET /search': anyResult });
	const page = await openPage('search');
	await screen.findAllByRole('article');
	server.answer({
		'GET /search': (input) => {
			const { promise, resolve } = Promise.withResolvers<SearchResult>();
			waiting.set(`${new URLSearchParams(input as Fields)}`, () => resolve(anyResult(input)));
			return promise;
		},
	});
	const answer = async (query: string) => {
		const key = `${new URLSearchParams(query)}`;
		await waitFor(() => expect([...waiting.keys()]).toContain(key));
		await act(async () => waiting.get(key)?.());
	};
	return { page, server, answer, asked: () => [...waiting.keys()] };
}

const box = (value: string): HTMLInputElement =>
	screen.getByRole('checkbox', { name: new RegExp(`^${t('filter.daysValue', { count: Number(value) })}`) });
const ticked = () => DAYS.filter((value) => box(value).checked);
const shown = () => screen.getAllByRole('article').length;

test('filters ticked before any answer add up, whatever the order of the answers', async () => {
	const { page, answer, asked } = await openList();
	for (const [index, value] of DAYS.entries()) {
		await userEvent.click(box(value));
		expect(ticked()).toEqual(DAYS.slice(0, index + 1));
	}
	for (const query of asked().toReversed()) await answer(query);
	await waitFor(() => expect(shown()).toBe(6));
	expect(page.address()).toBe(`${paths.search}?days=3,4,5,6,7`);
	expect(ticked()).toEqual(DAYS);
});

test('each kind of change builds on those that aren’t answered yet', async () => {
	const { page, answer } = await openList();
	await userEvent.click(box('3'));
	const strip = screen.getByRole('list', { name: t('result.calendar.months') });
	const month = within(strip).getAllByRole('link').at(-1) as HTMLElement;
	await userEvent.click(month);
	expect(month.getAttribute('aria-current')).toBe('true');
	const [order] = screen.getAllByRole('combobox', { name: t('result.sortBy') });
	await userEvent.selectOptions(order as HTMLElement, 'price-asc');
	expect((order as HTMLSelectElement).value).toBe('price-asc');
	await userEvent.click(screen.getByRole('link', { name: t('filter.remove', { label: t('filter.daysValue', { count: 3 }) }) }));
	expect(ticked()).toEqual([]);
	await answer(`date=${MONTH}&sort=price-asc`);
	await waitFor(() => expect(page.address()).toBe(`${paths.search}?date=${MONTH}&sort=price-asc`));
});

test('Back while an answer is awaited shows the search of the address', async () => {
	const { page, server, answer } = await openList();
	await userEvent.click(box('3'));
	await answer('days=3');
	await waitFor(() => expect(shown()).toBe(2));
	await userEvent.click(box('4'));
	expect(ticked()).toEqual(['3', '4']);
	server.answer({ 'GET /search': anyResult });
	await page.back();
	await waitFor(() => expect(ticked()).toEqual([]));
	await userEvent.click(box('5'));
	expect(ticked()).toEqual(['5']);
});

test('a search that fails keeps its ticks', async () => {
	const { page, server } = await openList();
	server.answer({ 'GET /search': failure('upstream-unavailable') });
	await userEvent.click(box('4'));
	await screen.findByText(t('result.failed.title'));
	expect(page.address()).toBe(`${paths.search}?days=4`);
	expect(ticked()).toEqual(['4']);
});

test('voyages within five days stand under a heading of their own, behind the others', async () => {
	const rows = [
		sampleVoyage({ id: 'ahead' }),
		sampleVoyage({ id: 'soon', date: '2026-11-22' }),
		sampleVoyage({ id: 'soon-too', date: '2026-11-24' }),
	];
	fakeServer({ 'GET /search': (fields) => ({ ...anyResult(fields), rows, total: 3, lateUntil: '2026-11-25' }) });
	await openPage('search');
	const [ahead, soon, soonToo] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement, HTMLElement];
	const heading = screen.getByText(t('result.late'));
	expect(soon.closest('li')?.contains(heading)).toBe(true);
	expect([ahead, soonToo].some((row) => row.closest('li')?.contains(heading))).toBe(false);
});
