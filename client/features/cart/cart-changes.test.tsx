import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { announceCartChange } from '#client/parts/cart/cart-event.ts';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { effectsRun, openPage } from '#client/test-support/open-page.tsx';
import { sampleCart, sampleGroup, sampleRow, windowRow } from '#client/test-support/sample-cart.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { CartView } from '#shared/catalogue/bff/cart.ts';

const t = textsOf('CN', 'cart');
const row = (name = '阳台房') => within(screen.getByText(name).closest('li') as HTMLElement);
const more = () => row().getByRole('button', { name: t('row.more', { name: '阳台房' }) });
const less = () => row().getByRole('button', { name: t('row.less', { name: '阳台房' }) });
const remove = (name = '阳台房') => screen.queryByRole('button', { name: t('row.remove', { name }) });
const count = () => row().getByRole('group').querySelector('output')?.textContent;
const said = () => screen.getByText('阳台房').closest('li')?.querySelector('p[role=status]')?.textContent;
const SAVE = 'POST /openapi/user/shopcart';
const REMOVE = 'DELETE /openapi/user/shopcart/{id}';

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	return () => vi.useRealTimers();
});
const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

async function openCart(cart: CartView, answers: Answers = {}) {
	const server = fakeServer({ 'GET /cart': cart, [SAVE]: {}, [REMOVE]: {}, ...answers });
	await openPage('cart');
	await screen.findByRole('heading', { level: 1 });
	return server;
}
const cabin = (changes: Parameters<typeof sampleRow>[0] = {}) => sampleCart(sampleGroup([sampleRow(changes)]));
const both = () => sampleCart(sampleGroup([sampleRow(), windowRow()]));

test('one cabin more is shown at once and sent as a difference', async () => {
	const server = await openCart(cabin());
	await user().click(more());
	expect(count()).toBe('2');
	await waitFor(() => expect(server.inputs(SAVE)).toEqual([{ voyageId: 'v1', categoryId: 'c1', adult: 2, child: 0, count: 1 }]));
});

test('one cabin less is sent as a negative difference', async () => {
	const server = await openCart(cabin({ count: 3 }));
	await user().click(less());
	await waitFor(() => expect(server.inputs(SAVE).map((input) => input.count)).toEqual([-1]));
});

test('what is pressed while a change is under way goes together in the next one', async () => {
	const first = Promise.withResolvers<object>();
	const server = await openCart(cabin(), { [SAVE]: () => first.promise });
	await user().click(more());
	await waitFor(() => expect(server.inputs(SAVE)).toHaveLength(1));
	server.answer({ [SAVE]: {} });
	await user().click(more());
	await user().click(more());
	first.resolve({});
	await waitFor(() => expect(server.inputs(SAVE).map((input) => input.count)).toEqual([1, 2]));
	expect(count()).toBe('4');
});

test('a refused change is taken back, and the backend’s own words stand in its row', async () => {
	await openCart(cabin(), { [SAVE]: failure('upstream-business', '该房型暂停销售') });
	await user().click(more());
	await waitFor(() => expect(said()).toBe('该房型暂停销售'));
	expect(count()).toBe('1');
});

test('a change that can’t be saved is taken back and says so in its row, without a message over the page', async () => {
	await openCart(cabin(), { [SAVE]: failure('upstream-unavailable') });
	await user().click(more());
	await waitFor(() => expect(said()).toBe(t('row.failed')));
	expect(count()).toBe('1');
	expect(screen.queryByRole('region', { name: textsOf('CN', 'common')('messages') })).toBeNull();
});

test('at the limit of one booking another press changes nothing and names the limit', async () => {
	const server = await openCart(cabin({ count: 5 }));
	await user().click(more());
	expect(said()).toBe(t('limit', { count: 5 }));
	expect(count()).toBe('5');
	expect(server.inputs(SAVE)).toEqual([]);
});

test('at the limit the row names it before a press: two family cabins leave no place for a third', async () => {
	await openCart(cabin({ count: 2, code: 'F4' }));
	expect(said()).toBe(t('limitCounted', { taken: 4, max: 5, count: 2 }));
});

test('when a row has all cabins that are left, another press changes nothing and names their number', async () => {
	await openCart(cabin({ count: 2, left: 2 }));
	await user().click(more());
	expect(said()).toBe(t('row.left', { count: 2 }));
	expect(count()).toBe('2');
});

test('a removed row is deleted, and can be put back for six seconds', async () => {
	const server = await openCart(both());
	await user().click(remove() as HTMLElement);
	expect(screen.getByRole('group', { name: t('removed', { name: '阳台房' }) })).toBeTruthy();
	await waitFor(() => expect(server.inputs(REMOVE)).toEqual([{ id: 'balcony' }]));
	await act(() => vi.advanceTimersByTimeAsync(5_500));
	expect(screen.getByRole('button', { name: t('undo') })).toBeTruthy();
	await act(() => vi.advanceTimersByTimeAsync(500));
	expect(screen.queryByRole('button', { name: t('undo') })).toBeNull();
});

test('after a row was removed the focus is on the button that removes the next one', async () => {
	await openCart(both());
	await user().click(remove() as HTMLElement);
	await waitFor(() => expect(document.activeElement).toBe(remove('海景房')));
});

test('after the last row was removed the focus is on the button that puts it back', async () => {
	await openCart(cabin());
	await user().click(remove() as HTMLElement);
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: t('undo') })));
});

test('the button that puts a row back stays while the pointer is on it', async () => {
	await openCart(both());
	const pointer = user();
	await pointer.click(remove() as HTMLElement);
	await pointer.hover(screen.getByRole('button', { name: t('undo') }));
	await act(() => vi.advanceTimersByTimeAsync(10_000));
	expect(screen.getByRole('button', { name: t('undo') })).toBeTruthy();
});

test('a row put back is saved with the number it had, and the cart is read anew', async () => {
	const server = await openCart(cabin({ count: 2 }));
	await user().click(remove() as HTMLElement);
	await waitFor(() => expect(server.inputs(REMOVE)).toHaveLength(1));
	server.answer({ 'GET /cart': cabin({ id: 'again', count: 2 }) });
	await user().click(screen.getByRole('button', { name: t('undo') }));
	await waitFor(() => expect(server.inputs(SAVE).map((input) => input.count)).toEqual([2]));
	await waitFor(() => expect(server.inputs('GET /cart')).toHaveLength(2));
	expect(count()).toBe('2');
});

test('several changes made elsewhere at once load the cart anew once', async () => {
	const server = await openCart(cabin());
	server.answer({ 'GET /cart': both() });
	await effectsRun();
	announceCartChange();
	announceCartChange();
	expect(await screen.findByText('海景房')).toBeTruthy();
	expect(server.inputs('GET /cart')).toHaveLength(2);
});

test('rows stay chosen when the cart is loaded again', async () => {
	const server = await openCart(cabin());
	await user().click(screen.getByRole('checkbox', { name: '阳台房' }));
	server.answer({ 'GET /cart': both() });
	await effectsRun();
	announceCartChange();
	await screen.findByText('海景房');
	expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '阳台房' }).checked).toBe(true);
});
