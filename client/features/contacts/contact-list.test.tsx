import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { filledPassengerForm } from '#client/test-support/sample-passenger-form.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { PassengerView } from '#shared/catalogue/bff/contacts.ts';

const t = textsOf('CN', 'contacts');
const ROW: PassengerView = {
	id: 'p1',
	name: '林小雨',
	pinyin: 'LIN XIAOYU',
	gender: null,
	birthday: '1990-03-07',
	documentType: 'PASSPORT',
	numberMasked: 'E1••••••78',
	expiry: '2031-01-01',
	mobileMasked: '138••••8000',
	attention: null,
};

async function openList(row = ROW) {
	const server = fakeServer({
		'GET /contacts': { passengers: [row], contacts: [], refusal: '', retryAfter: null },
		'GET /passenger': { ...filledPassengerForm(), id: ROW.id },
		'DELETE /openapi/user/tourist/{id}': {},
		'POST /passenger': { state: 'saved', id: 'p2' },
	});
	await openPage('contacts');
	await screen.findByRole('heading', { level: 1 });
	return server;
}

test('a passenger who was removed can be restored, as a new entry: the old one is gone', async () => {
	const server = await openList();
	await userEvent.click(screen.getByRole('button', { name: t('removeNamed', { name: ROW.name }) }));
	await userEvent.click(await screen.findByRole('button', { name: t('confirm.yes') }));
	await userEvent.click(await screen.findByRole('button', { name: t('undo') }));
	await waitFor(() => expect(server.inputs('POST /passenger')).toHaveLength(1));
	const [back] = server.inputs('POST /passenger');
	expect(back).toMatchObject({ lastName: filledPassengerForm().lastName });
	expect(back?.id).toBeUndefined();
});

test('a gender that isn’t known isn’t shown', async () => {
	await openList();
	expect(screen.queryByText(new RegExp(`${t('gender.0')}|${t('gender.1')}`))).toBeNull();
});

test('a birthday that isn’t known is asked for', async () => {
	await openList({ ...ROW, birthday: '', attention: 'incomplete' });
	expect(screen.getByText(t('passenger.birthday')).nextElementSibling?.textContent).toBe(t('problem.missing.birthday'));
	expect(screen.getByText(t('attention.incomplete'))).toBeTruthy();
});

test('a passenger that upstream refuses to remove stays, and upstream’s words are shown', async () => {
	const server = await openList();
	server.answer({ 'DELETE /openapi/user/tourist/{id}': failure('upstream-business', '该旅客有未出行订单', 321) });
	await userEvent.click(screen.getByRole('button', { name: t('removeNamed', { name: ROW.name }) }));
	await userEvent.click(await screen.findByRole('button', { name: t('confirm.yes') }));
	expect((await screen.findAllByText('该旅客有未出行订单')).length).toBeGreaterThan(0);
	expect(screen.getByRole('heading', { name: ROW.name })).toBeTruthy();
});
