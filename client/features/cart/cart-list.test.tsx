import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { otherGroup, sampleCart, sampleGroup, sampleRow, windowRow } from '#client/test-support/sample-cart.ts';
import { guestSession } from '#client/test-support/sample-session.ts';
import { sampleVoyage } from '#client/test-support/sample-voyage.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { CartView } from '#shared/catalogue/bff/cart.ts';
import { loginPath, paths } from '#shared/paths.ts';
import { formatDayOfWeek } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';

const t = textsOf('CN', 'cart');
const two = () => sampleGroup([sampleRow(), windowRow()]);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const group = (title = '福冈长崎五日', date = '2027-03-12') =>
	within(screen.getByRole('region', { name: `${title} ${formatDayOfWeek(date, 'CN')}` }));
const allOf = (title?: string) => group(title).getByRole<HTMLInputElement>('checkbox', { name: t('group.all') });
const sum = () => within(screen.getByRole('region', { name: t('sum.title') }));
const openCart = async (cart: CartView) => {
	fakeServer({ 'GET /cart': cart });
	await openPage('cart');
	return screen.findByRole('heading', { level: 1 });
};

test('the box of a voyage chooses all its cabins, and their total stands beside the button', async () => {
	await openCart(sampleCart(two()));
	await userEvent.click(allOf());
	expect(box('阳台房').checked && box('海景房').checked).toBe(true);
	expect(sum().getByText(formatMoney(14_400, 'CN'))).toBeTruthy();
});

test('pressed again, the box of a voyage chooses nothing', async () => {
	await openCart(sampleCart(two()));
	await userEvent.click(allOf());
	await userEvent.click(allOf());
	expect(box('阳台房').checked || box('海景房').checked).toBe(false);
	expect(sum().getByText(t('sum.none'))).toBeTruthy();
});

test('the box of a voyage is half ticked while only some of its cabins are chosen', async () => {
	await openCart(sampleCart(two()));
	await userEvent.click(box('海景房'));
	expect(allOf().indeterminate).toBe(true);
	expect(allOf().checked).toBe(false);
});

test('the sum counts the cabins that are chosen and their people', async () => {
	await openCart(sampleCart(sampleGroup([sampleRow({ count: 2, adult: 2, child: 1 })])));
	await userEvent.click(box('阳台房'));
	const words = t('sum.chosen', { cabins: t('sum.cabins', { count: 2 }), passengers: t('sum.passengers', { count: 6 }) });
	expect(sum().getByText(words.replace('\u00a0', ' '))).toBeTruthy();
	expect(sum().getByText(formatMoney(16_000, 'CN'))).toBeTruthy();
});

test('choosing a cabin of another voyage clears the first choice, and says so', async () => {
	await openCart(sampleCart(two(), otherGroup()));
	await userEvent.click(allOf());
	await userEvent.click(box('内舱房'));
	expect(box('阳台房').checked || box('海景房').checked).toBe(false);
	expect(screen.getByText(t('cleared', { count: 2, title: '福冈长崎五日，3月12日' }))).toBeTruthy();
});

test('two sailings of one title are named by their days', async () => {
	const later = sampleGroup([windowRow({ voyageId: 'v2' })], {
		voyageId: 'v2',
		voyage: sampleVoyage({ id: 'v2', date: '2027-03-20', returnDate: '2027-03-24' }),
	});
	await openCart(sampleCart(sampleGroup([sampleRow()]), later));
	await userEvent.click(group('福冈长崎五日', '2027-03-20').getByRole('checkbox', { name: t('group.all') }));
	expect(box('阳台房').checked).toBe(false);
	expect(box('海景房').checked).toBe(true);
});

test('with one voyage the cart doesn’t say that one is booked at a time', async () => {
	await openCart(sampleCart(two()));
	expect(screen.queryByText(t('oneVoyage'))).toBeNull();
});

test('with several voyages the cart says that one is booked at a time', async () => {
	await openCart(sampleCart(two(), otherGroup()));
	expect(screen.getByText(t('oneVoyage'))).toBeTruthy();
});

test('pressed without a choice, the button says what it waits for; the words go with the first choice', async () => {
	await openCart(sampleCart(two()));
	await userEvent.click(screen.getByRole('button', { name: t('book') }));
	expect(screen.getByRole('alert').textContent).toBe(t('chooseFirst'));
	await userEvent.click(box('阳台房'));
	expect(screen.getByRole('alert').textContent).toBe('');
});

test('more cabins than one booking may hold can’t be booked, and the limit is named', async () => {
	await openCart(sampleCart(sampleGroup([sampleRow({ count: 4 }), windowRow({ count: 4 })])));
	await userEvent.click(allOf());
	expect(screen.getByRole('alert').textContent).toBe(t('limit', { count: 5 }));
	await userEvent.click(screen.getByRole('button', { name: t('book') }));
	expect(screen.getByRole('alert').textContent).toBe(t('limit', { count: 5 }));
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('a voyage that is sold out says so and can only be removed', async () => {
	const soldOut = sampleGroup([sampleRow({ closed: 'sold-out' })], { closed: 'sold-out' });
	await openCart(sampleCart(soldOut));
	expect(group().getByText(t('group.sold-out'))).toBeTruthy();
	expect(group().queryByRole('checkbox')).toBeNull();
	expect(group().getAllByRole('button')).toEqual([screen.getByRole('button', { name: t('row.remove', { name: '阳台房' }) })]);
	expect(screen.queryByRole('button', { name: t('book') })).toBeNull();
});

test('a category that is sold out is left out of the voyage’s choice, and offers the nearest price instead', async () => {
	const instead = { categoryId: 'c2', name: '海景房', price: 3_200 };
	await openCart(sampleCart(sampleGroup([sampleRow({ closed: 'sold-out', instead }), windowRow()])));
	await userEvent.click(allOf());
	expect(group().queryByRole('checkbox', { name: '阳台房' })).toBeNull();
	const words = t('row.instead', { name: '海景房', price: formatMoney(3_200, 'CN') });
	expect(screen.getByRole('link', { name: words }).getAttribute('href')).toContain('#cabins');
	expect(sum().getByText(formatMoney(6_400, 'CN'))).toBeTruthy();
});

test('each row says whether its cabins have a balcony', async () => {
	await openCart(sampleCart(two()));
	const said = () =>
		screen
			.getAllByRole('listitem')
			.map(({ textContent }) => [t('row.balcony'), t('row.noBalcony')].filter((words) => textContent?.includes(words)));
	expect(said().flat()).toEqual([t('row.balcony'), t('row.noBalcony')]);
});

test('few cabins left are counted in the row, many aren’t', async () => {
	await openCart(sampleCart(sampleGroup([sampleRow({ left: 3 }), windowRow({ left: 6 })])));
	expect(screen.getByText(t('row.left', { count: 3 }))).toBeTruthy();
	expect(screen.queryByText(t('row.left', { count: 6 }))).toBeNull();
});

test('an empty cart says what it is for and leads to the search and the favourites', async () => {
	await openCart(sampleCart());
	expect(screen.getByRole('heading', { name: t('empty.title') })).toBeTruthy();
	expect(screen.getByRole('link', { name: t('empty.search') }).getAttribute('href')).toBe(paths.search);
	expect(screen.getByRole('link', { name: t('empty.favourites') }).getAttribute('href')).toBe(paths.favourites);
});

test('a cart that can’t be loaded says so in its place, and is loaded with another try', async () => {
	const server = fakeServer({ 'GET /cart': failure('upstream-unavailable') });
	await openPage('cart');
	await screen.findByText(t('failed.title'));
	server.answer({ 'GET /cart': sampleCart(two()) });
	await userEvent.click(screen.getByRole('button', { name: t('failed.retry') }));
	expect(await screen.findByRole('checkbox', { name: '阳台房' })).toBeTruthy();
	expect(screen.queryByText(t('failed.title'))).toBeNull();
});

test('a guest who asks for the cart is led to the login page and back', async () => {
	fakeServer({ 'GET /cart': failure('not-logged-in'), 'GET /session': guestSession() });
	const page = await openPage('cart');
	await waitFor(() => expect(page.address()).toBe(loginPath(paths.cart)));
});

test('English explains that the cart is in Chinese only, and leads to the search', async () => {
	const en = textsOf('EN', 'chinese-only');
	fakeServer({ 'GET /cart': sampleCart(two()) });
	await openPage('cart', { lang: 'EN' });
	expect(await screen.findByRole('heading', { name: en('title') })).toBeTruthy();
	expect(screen.queryByRole('checkbox')).toBeNull();
	expect(screen.getByRole('link', { name: en('search') }).getAttribute('href')).toBe(paths.search);
});
