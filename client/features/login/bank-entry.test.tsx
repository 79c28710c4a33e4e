import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { memberSession } from '#client/test-support/sample-session.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { LOGIN_ERRORS } from '#shared/login-errors.ts';
import { loginPath, paths } from '#shared/paths.ts';
import BankEntry from './bank-entry.tsx';

const t = textsOf('CN', 'login');
const BANK = 'POST /login/bank';
const MEMBER = { id: 'm1', nickname: '林海', mobileMasked: '138****8000' };

/** Opens a bank's link with the code `b1`; `documents` are the paths of the documents that it begins. */
async function openLink(answers: Answers, redirect: string = paths.orders) {
	const documents: string[] = [];
	const replace = vi.spyOn(location, 'replace').mockImplementation((address) => {
		documents.push(new URL(address, location.origin).pathname);
	});
	const before = location.href;
	history.replaceState(null, '', `/?${new URLSearchParams({ code: 'b1', redirect })}`);
	onTestFinished(() => {
		replace.mockRestore();
		history.replaceState(null, '', before);
	});
	const server = fakeServer({ 'GET /login/entry': { nonce: 'n1', user: null }, [BANK]: MEMBER, ...answers });
	openPart(BankEntry);
	await screen.findByRole('heading', { level: 1 });
	return { server, documents };
}

test('a bank’s link logs in and leads to its page; its code doesn’t stay in the address', async () => {
	const { server, documents } = await openLink({});
	await waitFor(() => expect(documents).toEqual([paths.orders]));
	expect(server.inputs(BANK)).toEqual([{ code: 'b1', nonce: 'n1', replace: false }]);
	expect(location.search).not.toContain('b1');
});

test('a bank’s link to another site leads home', async () => {
	const { documents } = await openLink({}, 'https://elsewhere.example/');
	await waitFor(() => expect(documents).toEqual([paths.home]));
});

test('a member who is logged in is asked before the account changes', async () => {
	const { server, documents } = await openLink({ 'GET /login/entry': { nonce: 'n1', user: memberSession().user } });
	expect(await screen.findByText(t('entry.ask', { name: '林海' }))).toBeTruthy();
	expect(server.inputs(BANK)).toEqual([]);
	await userEvent.click(screen.getByRole('button', { name: t('entry.switch') }));
	await waitFor(() => expect(documents).toEqual([paths.orders]));
	expect(server.inputs(BANK)).toEqual([{ code: 'b1', nonce: 'n1', replace: true }]);
});

test('a member who keeps the account is led to the link’s page without a login', async () => {
	const { server, documents } = await openLink({ 'GET /login/entry': { nonce: 'n1', user: memberSession().user } });
	await userEvent.click(await screen.findByRole('button', { name: t('entry.stay') }));
	expect(documents).toEqual([paths.orders]);
	expect(server.inputs(BANK)).toEqual([]);
});

test('a used link is reported in our own words, with the login by number', async () => {
	await openLink({ [BANK]: failure('upstream-business', '链接已使用', LOGIN_ERRORS.linkUsed) });
	expect(await screen.findByText(t('entry.expired'))).toBeTruthy();
	expect(screen.queryByRole('button', { name: t('entry.retry') })).toBeNull();
	expect(screen.getByRole('link', { name: t('entry.login') }).getAttribute('href')).toBe(loginPath(paths.orders));
});

test('a link that upstream refuses is reported in upstream’s words', async () => {
	await openLink({ [BANK]: failure('upstream-business', '该客户未开通', 321) });
	expect(await screen.findByText('该客户未开通')).toBeTruthy();
});

test('a link that could not be checked can be tried again with the same code', async () => {
	const { server, documents } = await openLink({ [BANK]: failure('upstream-unavailable') });
	expect(await screen.findByText(t('entry.unavailable'))).toBeTruthy();
	server.answer({ [BANK]: MEMBER });
	await userEvent.click(screen.getByRole('button', { name: t('entry.retry') }));
	await waitFor(() => expect(documents).toEqual([paths.orders]));
	expect(server.inputs(BANK).map(({ code }) => code)).toEqual(['b1', 'b1']);
});
