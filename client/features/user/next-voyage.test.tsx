import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { textsOf } from '#client/test-support/texts.ts';

test('orders that can’t be loaded show a notice, never that there are none', async () => {
	const t = textsOf('CN', 'orders');
	fakeServer({
		'GET /openapi/countrySmsCode': [],
		'GET /login/state': failure('upstream-unavailable'),
		'GET /orders': failure('upstream-unavailable'),
	});
	await openPage('user');
	expect(await screen.findByText(t('failed.title'))).toBeTruthy();
	const ofUser = textsOf('CN', 'user');
	expect(screen.queryByText(ofUser('next.text'))).toBeNull();
	// The greeting has the member's name, never a masked number.
	expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ofUser('hello', { name: '林海' }));
});
