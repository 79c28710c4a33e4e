import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PanelsProvider } from '#client/layout/panels.tsx';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPage, openPart } from '#client/test-support/open-page.tsx';
import { textsOf } from '#client/test-support/texts.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import type { Language } from '#shared/constants.ts';
import { paths, questionPath } from '#shared/paths.ts';
import { AskUs } from './ask-us.tsx';

const t = textsOf('CN', 'help');

const VISA: CallOutput<'GET /question'> = {
	id: '1',
	title: '需要签证吗？',
	html: '<p>视航线而定。</p>',
	lang: 'CN',
	summary: '视航线而定。',
	group: { id: 'g1', name: '证件' },
	date: '2026-03-01',
	related: [{ id: '2', title: '护照要多久有效？', lang: 'CN' }],
};

async function openQuestion(changes: Partial<typeof VISA> = {}, lang: Language = 'CN') {
	const server = fakeServer({ 'GET /question': { ...VISA, ...changes } });
	await openPage('question', { query: '?id=1', lang });
	await screen.findByRole('heading', { level: 1, name: VISA.title });
	return server;
}

test('a question stands with its answer, its subject and the day it was published', async () => {
	const server = await openQuestion();
	expect(server.inputs('GET /question')).toEqual([{ id: '1' }]);
	expect(screen.getByText('视航线而定。')).toBeTruthy();
	expect(screen.getByText('证件')).toBeTruthy();
	expect(screen.getByText(t('question.since', { date: '2026年3月1日' }))).toBeTruthy();
});

test('other questions on the subject lead to their pages, and to all of them', async () => {
	await openQuestion();
	const related = within(screen.getByRole('complementary', { name: t('question.related') }));
	expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([questionPath('2'), `${paths.faq}#g1`]);
});

test('a question without a subject, a day or related questions leaves those out', async () => {
	await openQuestion({ group: { id: 'g1', name: '' }, date: '', related: [] });
	expect(screen.getByText(t('faq.general'))).toBeTruthy();
	expect(document.querySelector('article time')).toBeNull();
	expect(screen.queryByRole('heading', { level: 2, name: t('question.related') })).toBeNull();
});

test('in English an answer that exists in Chinese only says so, and is marked as Chinese', async () => {
	await openQuestion({}, 'EN');
	expect(screen.getByText(textsOf('EN', 'help')('question.chineseOnly'))).toBeTruthy();
	expect(screen.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('zh-Hans');
});

test('an answer in the page’s language needs no notice', async () => {
	await openQuestion();
	expect(screen.queryByText(t('question.chineseOnly'))).toBeNull();
});

test('below the answer the number of customer service can be read on a wide screen', async () => {
	await openQuestion();
	expect(screen.getByText('400-000-0000').tagName).toBe('P');
	expect(screen.getByText(t('ask.daily', { hours: '9:00–21:00' }))).toBeTruthy();
	expect(screen.getByRole('link', { name: t('ask.contact') }).getAttribute('href')).toBe(paths.contactUs);
});

test('the chat opens over the page', async () => {
	fakeServer();
	openPart(() => (
		<PanelsProvider>
			<AskUs />
		</PanelsProvider>
	));
	await userEvent.click(await screen.findByRole('button', { name: t('ask.chat') }));
	expect(await screen.findByRole('dialog', { name: textsOf('CN', 'common')('support.title') })).toBeTruthy();
});
