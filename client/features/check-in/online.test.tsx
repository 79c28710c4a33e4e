import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { memberSession } from '#client/test-support/sample-session.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { paths } from '#shared/paths.ts';

const t = textsOf('CN', 'check-in');

test.each([
	['online', 'GET /check-in/sailings', { sailings: [], withoutVoyage: 2, now: Date.now() }, t('online.none')],
	[
		'ticket',
		'GET /tickets',
		{ orders: [], withoutVoyage: 2, owner: 'm1', now: Date.now() },
		textsOf('CN', 'ticket')('none.title'),
	],
] as const)(
	'without any known voyage the page %s leads to the orders, and doesn’t say that there are none',
	async (name, call, view, none) => {
		fakeServer({ [call]: view });
		await openPage(name);
		const orders = textsOf('CN', 'orders');
		expect(await screen.findByText(orders('card.noVoyage'))).toBeTruthy();
		expect(screen.getByText(orders('withoutVoyage.text', { count: 2 }))).toBeTruthy();
		expect(screen.getByRole('link', { name: orders('withoutVoyage.orders') }).getAttribute('href')).toBe(paths.orders);
		expect(screen.queryByText(none)).toBeNull();
	},
);

test('a session that ends while an order is looked for is renewed over the page, which keeps what was typed', async () => {
	fakeServer({
		'GET /session': memberSession(),
		'GET /check-in/sailings': { sailings: [], withoutVoyage: 0, now: Date.now() },
		'POST /check-in/find': failure('not-logged-in'),
		'GET /openapi/countrySmsCode': [],
		'GET /login/state': { now: Date.now(), codes: [], scanned: false },
	});
	const page = await openPage('online');
	const number = await screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${t('find.order')}`) });
	await userEvent.type(number, '20270001');
	await userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${t('find.name')}`) }), '林海');
	await userEvent.click(screen.getByRole('button', { name: t('find.submit') }));
	expect(await screen.findByRole('dialog', { name: textsOf('CN', 'login')('dialog.title') })).toBeTruthy();
	await userEvent.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(page.address()).toContain(paths.online);
	expect(number.value).toBe('20270001');
});
