import { expect, onTestFinished, test, vi } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { browserApi } from './api.ts';

const FORM = { name: '林小雨', mobile: '13800138000', email: '' };

test('a call that finds the session ended is made again once the member has logged in over the page', async () => {
	const login = Promise.withResolvers<boolean>();
	const hold = (event: WindowEventMap['login-needed']) => {
		event.detail.loggedIn = login.promise;
	};
	addEventListener('login-needed', hold);
	onTestFinished(() => removeEventListener('login-needed', hold));
	const server = fakeServer({ 'POST /contact': failure('not-logged-in') });
	const sent = browserApi('POST /contact', FORM);
	await vi.waitFor(() => expect(server.inputs('POST /contact')).toHaveLength(1));
	await new Promise((done) => setTimeout(done, 20));
	expect(server.inputs('POST /contact')).toHaveLength(1);
	server.answer({ 'POST /contact': { state: 'saved', id: '7' } });
	login.resolve(true);
	expect(await sent).toEqual({ state: 'saved', id: '7' });
	expect(server.inputs('POST /contact').at(-1)).toEqual(FORM);
});

test('a member who doesn’t log in again stays on the page, and the call fails', async () => {
	const hold = (event: WindowEventMap['login-needed']) => {
		event.detail.loggedIn = Promise.resolve(false);
	};
	addEventListener('login-needed', hold);
	onTestFinished(() => removeEventListener('login-needed', hold));
	const server = fakeServer({ 'POST /contact': failure('not-logged-in') });
	await expect(browserApi('POST /contact', FORM)).rejects.toMatchObject({ code: 'forbidden' });
	expect(server.inputs('POST /contact')).toHaveLength(1);
});
