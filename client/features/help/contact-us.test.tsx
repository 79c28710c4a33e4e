import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { textsOf } from '#client/test-support/texts.ts';
import type { QuestionGroup } from '#shared/catalogue/bff/help.ts';
import { POLICY_TYPES } from '#shared/constants.ts';
import { paths, policyPath, questionPath } from '#shared/paths.ts';

const t = textsOf('CN', 'help');

const group = (id: string, count: number): QuestionGroup => ({
	id,
	name: id,
	questions: Array.from({ length: count }, (_, index) => ({ id: `${id}${index}`, title: `${id}${index}`, html: '', lang: 'CN' })),
});

async function openContact(questions: Answers['GET /questions'], options: Parameters<typeof openPage>[1] = {}) {
	fakeServer({ 'GET /questions': questions });
	await openPage('contactUs', options);
	await screen.findByRole('heading', { level: 1 });
}

const links = (name: string) =>
	within(screen.getByRole('region', { name }))
		.getAllByRole('link')
		.map((link) => link.getAttribute('href'));

test('phone, chat and e-mail stand with their hours', async () => {
	await openContact({ groups: [], count: 0, found: 'all' });
	expect(screen.getByText('400-000-0000').tagName).toBe('P');
	expect(screen.getByText(t('contact.daily', { hours: '9:00–21:00' }))).toBeTruthy();
	expect(screen.getByRole('button', { name: t('contact.chatStart') })).toBeTruthy();
	expect(screen.getByRole('link', { name: 'service@site.example' }).getAttribute('href')).toBe('mailto:service@site.example');
});

test('an address that the settings leave out is left out', async () => {
	await openContact({ groups: [], count: 0, found: 'all' });
	expect(screen.queryByRole('heading', { name: t('contact.address') })).toBeNull();
	expect(screen.queryByText(t('contact.consult'))).toBeNull();
});

test('on a phone the number is a link that calls', async () => {
	await openContact({ groups: [], count: 0, found: 'all' }, { device: 'mobile' });
	expect(screen.getByRole('link', { name: t('contact.call', { phone: '400-000-0000' }) }).getAttribute('href')).toBe(
		'tel:400-000-0000',
	);
});

test('six questions are shown: the first of each subject, then the second', async () => {
	await openContact({ groups: [group('a', 3), group('b', 1), group('c', 3), group('d', 2)], count: 9, found: 'all' });
	expect(links(t('contact.questions'))).toEqual([...['a0', 'b0', 'c0', 'd0', 'a1', 'c1'].map(questionPath), paths.faq]);
});

test.each<[string, Answers['GET /questions']]>([
	['without questions', { groups: [], count: 0, found: 'all' }],
	['when they can’t be loaded', failure('upstream-unavailable')],
])('%s the page has no list of them', async (_name, answer) => {
	await openContact(answer);
	expect(screen.queryByRole('region', { name: t('contact.questions') })).toBeNull();
	expect(links(t('contact.policies'))).toEqual(POLICY_TYPES.map(policyPath));
});

test('the quickest way is named for four matters', async () => {
	await openContact({ groups: [], count: 0, found: 'all' });
	const matters = within(screen.getByRole('region', { name: t('contact.ways.title') }));
	expect(matters.getAllByRole('term')).toHaveLength(4);
	expect(matters.getByText(t('contact.ways.late.how'))).toBeTruthy();
});

test('in English the page and the names of policies are English', async () => {
	await openContact({ groups: [], count: 0, found: 'all' }, { lang: 'EN' });
	expect(screen.getByRole('heading', { level: 1, name: textsOf('EN', 'help')('contact.title') })).toBeTruthy();
	expect(screen.getByRole('link', { name: textsOf('EN', 'policy')('names.PRIVACY') })).toBeTruthy();
});
