import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { textsOf } from '#client/test-support/texts.ts';
import type { QuestionGroup } from '#shared/catalogue/bff/help.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { paths, questionPath } from '#shared/paths.ts';

const t = textsOf('CN', 'help');
const QUESTIONS = 'GET /questions';

const VISA: QuestionGroup = {
	id: 'g1',
	name: '证件',
	questions: [
		{ id: '1', title: '需要签证吗？', html: '<p>视航线而定。</p>', lang: 'CN' },
		{ id: '2', title: '护照要多久有效？', html: '<p>六个月。</p>', lang: 'CN' },
	],
};
const OTHER: QuestionGroup = { id: 'g2', name: '', questions: [{ id: '3', title: 'Wi-Fi?', html: '<p>Yes.</p>', lang: 'EN' }] };
const ALL: CallOutput<typeof QUESTIONS> = { groups: [VISA, OTHER], count: 3, found: 'all' };
const FOUND: CallOutput<typeof QUESTIONS> = { groups: [VISA], count: 2, found: 'exact' };
const NONE: CallOutput<typeof QUESTIONS> = { groups: [], count: 0, found: 'none' };

async function openFaq(answer: CallOutput<typeof QUESTIONS>, options: Parameters<typeof openPage>[1] = {}) {
	const server = fakeServer({ [QUESTIONS]: answer });
	const page = await openPage('faq', options);
	await screen.findByRole('heading', { level: 1 });
	return { server, page };
}

const details = (title: string) => screen.getByText(title, { selector: 'summary *' }).closest('details') as HTMLDetailsElement;

test('all questions stand under their headings, closed, and are counted', async () => {
	await openFaq(ALL);
	expect(screen.getByText(t('faq.all', { count: 3 }))).toBeTruthy();
	const visa = within(screen.getByRole('region', { name: '证件' }));
	expect(visa.getByText('视航线而定。')).toBeTruthy();
	expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false, false]);
});

test('a heading without a name is called other questions, and the list of headings leads to each', async () => {
	await openFaq(ALL);
	expect(screen.getByRole('region', { name: t('faq.general') })).toBeTruthy();
	const links = within(screen.getByRole('navigation', { name: t('faq.groups') })).getAllByRole('link');
	expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
		['证件', '#g1'],
		[t('faq.general'), '#g2'],
	]);
});

test('an answer leads to the question’s own page, in the language it is written in', async () => {
	await openFaq(ALL);
	const link = within(details('需要签证吗？')).getByRole('link', { name: new RegExp(`^${t('faq.own')}`) });
	expect(link.getAttribute('href')).toBe(questionPath('1'));
	expect(screen.getByText('Wi-Fi?', { selector: 'summary *' }).getAttribute('lang')).toBe('en');
});

test('the question that the address names is open', async () => {
	await openFaq(ALL, { hash: '#q-2' });
	await waitFor(() => expect(details('护照要多久有效？').open).toBe(true));
	expect(details('需要签证吗？').open).toBe(false);
});

test('of the questions that a search finds the first is open', async () => {
	const { server } = await openFaq(FOUND, { query: '?q=签证' });
	expect(server.inputs(QUESTIONS)).toEqual([{ q: '签证' }]);
	expect(screen.getByText(t('faq.exact', { count: 2, q: '签证' }))).toBeTruthy();
	expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
	expect(document.title).toContain(t('faq.resultTitle', { q: '签证' }));
});

test('a search that finds similar questions only says so', async () => {
	await openFaq({ ...FOUND, found: 'similar' }, { query: '?q=签证 婴儿' });
	expect(screen.getByText(t('faq.similar', { count: 2, q: '签证 婴儿' }))).toBeTruthy();
});

test('a search that finds nothing leads back to all questions', async () => {
	await openFaq(NONE, { query: '?q=zzzz' });
	expect(screen.getByRole('heading', { level: 2, name: t('faq.none', { q: 'zzzz' }) })).toBeTruthy();
	const links = screen.getAllByRole('link', { name: t('faq.clear') });
	for (const link of links) expect(link.getAttribute('href')).toBe(paths.faq);
});

test('without any question the page says so', async () => {
	await openFaq({ ...NONE, found: 'all' });
	expect(screen.getByRole('heading', { level: 2, name: t('faq.empty') })).toBeTruthy();
	expect(screen.getByText(t('faq.emptyText'))).toBeTruthy();
});

test('words longer than the call takes are cut', async () => {
	const { server } = await openFaq(NONE, { query: `?q=${'x'.repeat(80)}` });
	expect(server.inputs(QUESTIONS)).toEqual([{ q: 'x'.repeat(60) }]);
});

test('a word that is typed and sent is looked up, and stays in the field', async () => {
	const { server, page } = await openFaq(ALL);
	server.answer({ [QUESTIONS]: FOUND });
	const field = screen.getByRole<HTMLInputElement>('searchbox', { name: t('faq.search') });
	await userEvent.type(field, '签证{Enter}');
	expect(await screen.findByText(t('faq.exact', { count: 2, q: '签证' }))).toBeTruthy();
	expect(page.address()).toBe(`${paths.faq}?q=${encodeURIComponent('签证')}`);
	expect(field.value).toBe('签证');
});

test('what is typed while an answer is awaited stays in the field', async () => {
	const { server } = await openFaq(ALL);
	let arrive = () => {};
	server.answer({
		[QUESTIONS]: () =>
			new Promise((resolve) => {
				arrive = () => resolve(FOUND);
			}),
	});
	const field = screen.getByRole<HTMLInputElement>('searchbox', { name: t('faq.search') });
	await userEvent.type(field, '签证{Enter}');
	await userEvent.type(field, ' 婴儿');
	await act(async () => arrive());
	expect(await screen.findByText(t('faq.exact', { count: 2, q: '签证' }))).toBeTruthy();
	expect(field.value).toBe('签证 婴儿');
	// The words that others look for replace what was typed.
	server.answer({ [QUESTIONS]: FOUND });
	await userEvent.click(screen.getByRole('link', { name: t('faq.words.visa') }));
	await waitFor(() => expect(field.value).toBe(t('faq.words.visa')));
});

test('a word that others look for is one press, and is marked when it is looked for', async () => {
	const { server } = await openFaq(ALL);
	server.answer({ [QUESTIONS]: FOUND });
	const word = t('faq.words.visa');
	await userEvent.click(screen.getByRole('link', { name: word }));
	await waitFor(() => expect(screen.getByRole('link', { name: word }).getAttribute('aria-current')).toBe('true'));
	expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(word);
	server.answer({ [QUESTIONS]: ALL });
	await userEvent.click(screen.getByRole('link', { name: t('faq.clear') }));
	expect(await screen.findByText(t('faq.all', { count: 3 }))).toBeTruthy();
	expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('in English the page is English, and an English answer is marked as such', async () => {
	const en = textsOf('EN', 'help');
	await openFaq({ ...ALL, groups: [OTHER], count: 1 }, { lang: 'EN' });
	expect(screen.getByRole('heading', { level: 1, name: en('faq.title') })).toBeTruthy();
	expect(screen.getByText(en('faq.all', { count: 1 }))).toBeTruthy();
});
