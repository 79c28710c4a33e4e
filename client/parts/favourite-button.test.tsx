import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { guestSession, memberSession } from '#client/test-support/sample-session.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { loginPath } from '#shared/paths.ts';
import { FavouriteButton } from './favourite-button.tsx';

const t = textsOf('CN', 'common');
const name = t('card.favourite', { title: '福冈长崎五日' });
const KEEP = 'POST /openapi/user/voyage/{id}/favorite';
const LEAVE = 'POST /openapi/user/voyage/{id}/unfavorite';
const Heart = () => <FavouriteButton id="v1" name="福冈长崎五日" />;
const FavouriteHeart = () => <FavouriteButton id="v1" name="福冈长崎五日" favourite />;
const heart = () => screen.findByRole('button', { name });
const pressed = () => screen.getByRole('button', { name }).getAttribute('aria-pressed');

test('a member’s press shows the voyage as a favourite at once, and sends it to the server', async () => {
	const kept = Promise.withResolvers<object>();
	const server = fakeServer({ [KEEP]: () => kept.promise });
	openPart(Heart);
	await userEvent.click(await heart());
	await waitFor(() => expect(pressed()).toBe('true'));
	kept.resolve({});
	await waitFor(() => expect(server.inputs(KEEP)).toEqual([{ id: 'v1' }]));
});

test('a second press takes a voyage off the favourites', async () => {
	const server = fakeServer({ 'GET /session': memberSession({ favourites: ['v1'] }), [LEAVE]: {} });
	openPart(Heart);
	await userEvent.click(await heart());
	await waitFor(() => expect(pressed()).toBe('false'));
	await waitFor(() => expect(server.inputs(LEAVE)).toEqual([{ id: 'v1' }]));
});

test('two presses in a row reach the server in their order', async () => {
	const order: string[] = [];
	fakeServer({
		[KEEP]: () => {
			order.push('keep');
			return {};
		},
		[LEAVE]: () => {
			order.push('leave');
			return {};
		},
	});
	openPart(Heart);
	await userEvent.dblClick(await heart());
	await waitFor(() => expect(order).toEqual(['keep', 'leave']));
	expect(pressed()).toBe('false');
});

test('after several presses the heart shows what the last answer left, though an earlier one was refused', async () => {
	const first = Promise.withResolvers<ReturnType<typeof failure>>();
	const answers: (object | Promise<ReturnType<typeof failure>>)[] = [first.promise];
	const server = fakeServer({ [KEEP]: () => answers.shift() ?? {}, [LEAVE]: {} });
	openPart(Heart);
	for (let press = 0; press < 3; press += 1) await userEvent.click(await heart());
	first.resolve(failure('upstream-unavailable'));
	await waitFor(() => expect(server.inputs(KEEP)).toHaveLength(2));
	await screen.findAllByText(t('favourite.notKept'));
	expect(pressed()).toBe('true');
});

test('a refused press is taken back, and says so', async () => {
	fakeServer({ [KEEP]: failure('upstream-unavailable') });
	openPart(Heart);
	await userEvent.click(await heart());
	expect((await screen.findAllByText(t('favourite.notKept'))).length).toBeGreaterThan(0);
	expect(pressed()).toBe('false');
});

test('a favourite that can’t be taken off stays one, and says so', async () => {
	fakeServer({ 'GET /session': memberSession({ favourites: ['v1'] }), [LEAVE]: failure('upstream-unavailable') });
	openPart(Heart);
	await userEvent.click(await heart());
	expect((await screen.findAllByText(t('favourite.notLeft'))).length).toBeGreaterThan(0);
	expect(pressed()).toBe('true');
});

test('a voyage known to be a favourite is shown as one before the session is there', async () => {
	const session = Promise.withResolvers<ReturnType<typeof memberSession>>();
	fakeServer({ 'GET /session': () => session.promise });
	openPart(FavouriteHeart);
	await heart();
	expect(pressed()).toBe('true');
	session.resolve(memberSession({ favourites: ['v1'] }));
});

test('a guest’s press leads to the login page and back, and the voyage is remembered for then', async () => {
	onTestFinished(() => sessionStorage.clear());
	fakeServer({ 'GET /session': guestSession() });
	const page = openPart(Heart, { query: '?page=2' });
	await userEvent.click(await screen.findByRole('link', { name }));
	await waitFor(() => expect(page.address()).toBe(loginPath('/part?page=2')));
	expect(sessionStorage.getItem('pendingAction')).toContain('v1');
});

test('a guest’s press before the session is known leads to the login page as soon as it is', async () => {
	onTestFinished(() => sessionStorage.clear());
	const session = Promise.withResolvers<ReturnType<typeof guestSession>>();
	fakeServer({ 'GET /session': () => session.promise });
	const page = openPart(Heart);
	await userEvent.click(await screen.findByRole('link', { name }));
	expect(page.address()).toBe('/part');
	session.resolve(guestSession());
	await waitFor(() => expect(page.address()).toBe(loginPath('/part')));
	expect(sessionStorage.getItem('pendingAction')).toContain('v1');
});

test('a member’s press before the session is known stays on the page and is kept for then', async () => {
	onTestFinished(() => sessionStorage.clear());
	const session = Promise.withResolvers<ReturnType<typeof memberSession>>();
	fakeServer({ 'GET /session': () => session.promise });
	const page = openPart(Heart);
	await userEvent.click(await screen.findByRole('link', { name }));
	session.resolve(memberSession());
	await heart();
	expect(page.address()).toBe('/part');
	expect(sessionStorage.getItem('pendingAction')).toContain('v1');
});

test('a refusal of upstream’s is shown in its own words', async () => {
	fakeServer({ [KEEP]: failure('upstream-business', '收藏已达上限', 321) });
	openPart(Heart);
	await userEvent.click(await heart());
	expect((await screen.findAllByText('收藏已达上限')).length).toBeGreaterThan(0);
});
