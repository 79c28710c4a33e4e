import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { CART_CHANGED } from '#client/parts/cart/cart-event.ts';
import { failure } from '#client/test-support/fake-server.ts';
import { nextPress } from '#client/test-support/next-press.ts';
import { choiceBar, choose, openVoyage, pressByKey } from '#client/test-support/open-voyage.ts';
import { guestSession, memberSession } from '#client/test-support/sample-session.ts';
import { sampleCategory, sampleVoyagePage, windowCategory } from '#client/test-support/sample-voyage-page.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { loginPath, paths } from '#shared/paths.ts';

const t = textsOf('CN', 'voyage');
const ADD = 'POST /cart';
const balcony = sampleCategory();
const view = windowCategory();
const BOTH = {
	voyageId: 'v1',
	cabins: [
		{ categoryId: 'c1', adult: 2, child: 0, count: 2 },
		{ categoryId: 'c2', adult: 2, child: 0, count: 1 },
	],
};
const press = () => pressByKey(choiceBar().getByRole('button', { name: t('choice.add') }));
const chooseBoth = async () => {
	await choose(balcony, 2);
	await choose(view);
};

test('cabins of several categories go into the cart with one call, and the choice is empty', async () => {
	const { server } = await openVoyage(undefined, { [ADD]: {} });
	await chooseBoth();
	await press();
	expect((await screen.findAllByText(t('choice.added'))).length).toBeGreaterThan(0);
	expect(server.inputs(ADD)).toEqual([BOTH]);
	expect(choiceBar().queryByText(t('choice.cabins', { count: 3 }))).toBeNull();
});

test('a second try after a failure asks for the same cabins once more, and only then is the choice empty', async () => {
	const { server } = await openVoyage(undefined, { [ADD]: failure('upstream-unavailable') });
	await chooseBoth();
	await press();
	expect(await choiceBar().findByText(t('choice.notAdded'))).toBeTruthy();
	expect(choiceBar().getByText(t('choice.cabins', { count: 3 }))).toBeTruthy();
	server.answer({ [ADD]: {} });
	await nextPress();
	await press();
	await waitFor(() => expect(choiceBar().queryByText(t('choice.cabins', { count: 3 }))).toBeNull());
	expect(server.inputs(ADD)).toEqual([BOTH, BOTH]);
	expect(choiceBar().queryByText(t('choice.notAdded'))).toBeNull();
});

test('a refusal is shown in upstream’s own words', async () => {
	await openVoyage(undefined, { [ADD]: failure('upstream-business', '该房型暂停销售') });
	await choose(balcony);
	await press();
	expect(await choiceBar().findByText('该房型暂停销售')).toBeTruthy();
});

test('the button waits while cabins are added, and a second press asks for nothing', async () => {
	const added = Promise.withResolvers<Record<string, never>>();
	const { server } = await openVoyage(undefined, { [ADD]: () => added.promise });
	await choose(balcony);
	await press();
	await press();
	added.resolve({});
	await waitFor(() => expect(server.inputs(ADD)).toHaveLength(1));
	await screen.findAllByText(t('choice.added'));
	expect(server.inputs(ADD)).toHaveLength(1);
});

test('after each try the parts of the page that show the cart load it again', async () => {
	let changes = 0;
	const count = () => {
		changes += 1;
	};
	addEventListener(CART_CHANGED, count);
	onTestFinished(() => removeEventListener(CART_CHANGED, count));
	const { server } = await openVoyage(undefined, { [ADD]: failure('upstream-unavailable') });
	await choose(balcony);
	const before = server.inputs('GET /session').length;
	await press();
	await waitFor(() => expect(server.inputs('GET /session').length).toBeGreaterThan(before));
	expect(changes).toBe(1);
});

test('a guest logs in first; then the cabins that can still be booked are added once', async () => {
	onTestFinished(() => sessionStorage.clear());
	const { page, server } = await openVoyage(undefined, { 'GET /session': guestSession() });
	await chooseBoth();
	await press();
	await waitFor(() => expect(page.address()).toBe(loginPath(`${paths.voyage}?id=v1`)));
	expect(server.inputs(ADD)).toEqual([]);
	page.unmount();
	const voyage = sampleVoyagePage({ categories: [view, { ...balcony, state: 'sold-out' }] });
	const later = await openVoyage(voyage, { [ADD]: {}, 'GET /session': memberSession() });
	await screen.findAllByText(t('choice.added'));
	expect(later.server.inputs(ADD)).toEqual([{ ...BOTH, cabins: [BOTH.cabins[1]] }]);
});

test('nothing is added for a guest when all of the chosen cabins have been sold meanwhile', async () => {
	onTestFinished(() => sessionStorage.clear());
	const { page } = await openVoyage(undefined, { 'GET /session': guestSession() });
	await choose(balcony);
	await press();
	await waitFor(() => expect(page.address()).toBe(loginPath(`${paths.voyage}?id=v1`)));
	page.unmount();
	const later = await openVoyage(sampleVoyagePage({ categories: [view, { ...balcony, state: 'sold-out' }] }));
	await waitFor(() => expect(sessionStorage.length).toBe(0));
	expect(later.server.inputs(ADD)).toEqual([]);
	expect(screen.queryByText(t('choice.added'))).toBeNull();
});

test('English offers to book, and no cart', async () => {
	const en = textsOf('EN', 'voyage');
	await openVoyage(undefined, {}, 'EN');
	await userEvent.click(screen.getByRole('button', { name: en('choice.chooseNamed', { name: balcony.name }), hidden: true }));
	expect(screen.getByRole('button', { name: en('choice.book') })).toBeTruthy();
	expect(screen.queryByRole('button', { name: en('choice.add') })).toBeNull();
});
