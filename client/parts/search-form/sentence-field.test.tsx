import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { textsOf } from '#client/test-support/texts.ts';
import type { Vocabulary } from '#shared/catalogue/bff/sentence.ts';
import { paths } from '#shared/paths.ts';
import { SearchForm } from './search-form.tsx';
import { SentenceForm } from './sentence-form.tsx';

const t = textsOf('CN', 'search-form');
const tSearch = textsOf('CN', 'search');

const VOCABULARY: Vocabulary = {
	places: {
		ports: [{ id: 'sha', names: ['上海', 'Shanghai'] }],
		areas: [
			{ id: 'jp', names: ['日本', 'Japan'], ports: [{ id: 'fuk', names: ['福冈', 'Fukuoka'] }] },
			{ id: 'vn', names: ['越南', 'Vietnam'], ports: [{ id: 'nha', names: ['芽庄', 'Nha Trang'] }] },
		],
		ships: [{ id: 's1', names: ['曙光号', 'Aurora'] }],
	},
	offer: {
		today: '2027-01-05',
		months: ['2027-02', '2027-03'],
		lengths: [5],
		ports: ['sha'],
		ships: ['s1'],
		festivals: { 2027: Array.from({ length: 30 }, () => '2027-02-06') },
	},
};
const OPTIONS = { ports: [{ id: 'sha', name: '上海' }], areas: [], ships: [] };
const ANSWERS = { 'GET /search/vocabulary': VOCABULARY, 'GET /search/count': { total: 7 } };

const Home = () => <SearchForm options={OPTIONS} today="2027-01-05" />;
const List = () => <SentenceForm said="三月">{null}</SentenceForm>;
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: t('sentence.label') });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const heard = async () =>
	within(await screen.findByRole('list', { name: t('sentence.heard') }))
		.getAllByRole('listitem')
		.map(({ textContent }) => textContent);

/** Opens the form and types, once the reader is there. */
async function type(words: string, Part = Home) {
	const server = fakeServer(ANSWERS);
	const page = openPart(Part);
	const input = await field();
	await userEvent.click(input);
	await waitFor(() => expect(server.inputs('GET /search/vocabulary')).toHaveLength(1));
	await userEvent.type(input, words);
	return { server, page, input };
}

test('what is understood stands below while one types, and nothing of it is sent', async () => {
	const { server } = await type('三月，三千以内');
	expect(await heard()).toEqual(['三月 → 2027年3月', '三千以内 → 每人 ¥3,000 以内']);
	await waitFor(() => expect(server.inputs('GET /search/count').at(-1)).toEqual({ date: '2027-03', price: '0-3000' }));
});

test('a place without ships is told while one types', async () => {
	await type('去马尔代夫');
	expect(await heard()).toEqual([tSearch('sentence.unserved', { name: '马尔代夫' })]);
});

test('screen readers are told once the typing pauses', async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
	fakeServer(ANSWERS);
	openPart(List);
	const input = await field();
	await user.clear(input);
	await user.type(input, '去日');
	await screen.findByRole('option', { name: '去日本' });
	const [status] = await screen.findAllByRole('status');
	expect(status?.textContent).toBe('');
	await act(() => vi.advanceTimersByTimeAsync(1_100));
	expect(status?.textContent).toBe(t('sentence.suggestions', { count: 1 }));
	vi.useRealTimers();
});

test('suggestions are chosen by keys, and Enter then sends the form', async () => {
	const { page, input } = await type('三月，上');
	await waitFor(() => expect(options()).toEqual(['三月，上海出发']));
	expect(input.getAttribute('aria-expanded')).toBe('true');
	await userEvent.keyboard('{ArrowDown}');
	const [option] = screen.getAllByRole('option');
	expect(option?.getAttribute('aria-selected')).toBe('true');
	expect(input.getAttribute('aria-activedescendant')).toBe(option?.id);
	await userEvent.keyboard('{Enter}');
	expect(input.value).toBe('三月，上海出发');
	expect(options()).toEqual([]);
	await userEvent.keyboard('{Enter}');
	await waitFor(() => expect(page.address()).toBe(`${paths.search}?${new URLSearchParams({ q: '三月，上海出发' })}`));
});

test('Escape closes the suggestions and keeps what is typed; an arrow opens them again', async () => {
	const { input } = await type('三月 上');
	await waitFor(() => expect(options()).toHaveLength(1));
	await userEvent.keyboard('{Escape}');
	expect(options()).toEqual([]);
	expect(input.value).toBe('三月 上');
	await userEvent.keyboard('{ArrowUp}');
	expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true');
});

test('a suggestion that is pressed stands in the field, which keeps the focus', async () => {
	const { input } = await type('去芽');
	await userEvent.click(await screen.findByRole('option', { name: '去芽庄' }));
	expect(input.value).toBe('去芽庄');
	expect(document.activeElement).toBe(input);
});

test.each([
	['三月，五千以内', []],
	['三月，月亮 上', []],
	['三月，4天', ['三月，4天3晚']],
	['去芽庄，五', ['去芽庄，五一', '去芽庄，五千以内']],
])('“%s” goes on as %j: no end changes what was read before', async (words, ends) => {
	const { input } = await type(words);
	await heard();
	expect(options()).toEqual(ends);
	expect(input.value).toBe(words);
});

test('without its reader the field is a plain one', async () => {
	const server = fakeServer({ ...ANSWERS, 'GET /search/vocabulary': failure('upstream-unavailable') });
	const page = openPart(Home);
	await userEvent.type(await field(), '三月{Enter}');
	expect(server.inputs('GET /search/vocabulary')).toHaveLength(1);
	await waitFor(() => expect(page.address()).toBe(`${paths.search}?${new URLSearchParams({ q: '三月' })}`));
});

test('boxes and words are sent together', async () => {
	const { page, server } = await type('三月');
	server.answer({ 'GET /search': failure('upstream-unavailable') });
	await userEvent.click(screen.getByRole('button', { name: new RegExp(t('form.port.label')) }));
	const picker = within(await screen.findByRole('dialog', { name: t('form.port.title') }));
	await userEvent.click(picker.getByRole('checkbox', { name: /上海/ }));
	await userEvent.keyboard('{Enter}');
	await userEvent.click(await screen.findByRole('button', { name: t('form.submitCount', { count: 7 }) }));
	await waitFor(() => expect(page.address()).toBe(`${paths.search}?${new URLSearchParams({ port: 'sha', q: '三月' })}`));
});
