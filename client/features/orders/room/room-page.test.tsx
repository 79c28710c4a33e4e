import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { sampleOrderView } from '#client/test-support/sample-order.ts';
import { memberSession } from '#client/test-support/sample-session.ts';
import { textsOf } from '#client/test-support/texts.ts';

const t = textsOf('CN', 'orders');

test('a session that ends while a cabin is changed is renewed over the page, which keeps the cabin that was chosen', async () => {
	const rooms = [{ id: 'r2', roomNum: '9012', deck: '9' }];
	fakeServer({
		'GET /session': memberSession(),
		'GET /order': sampleOrderView(),
		'GET /order/rooms': { roomNum: '8021', rooms },
		'GET /ship/decks': { name: '', length: null, lifts: [], kinds: [], decks: [] },
		'POST /order/room': failure('not-logged-in'),
		'GET /openapi/countrySmsCode': [],
		'GET /login/state': { now: Date.now(), codes: [], scanned: false },
	});
	const page = await openPage('order', { query: '?id=o1&view=room&cabin=0' });
	await userEvent.click(await screen.findByRole('radio', { name: /9012/ }));
	await userEvent.click(screen.getByRole('button', { name: t('room.submit', { room: '9012' }) }));
	expect(await screen.findByRole('dialog', { name: textsOf('CN', 'login')('dialog.title') })).toBeTruthy();
	await userEvent.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(page.address()).toContain('view=room');
	expect(screen.getByRole<HTMLInputElement>('radio', { name: /9012/ }).checked).toBe(true);
});
