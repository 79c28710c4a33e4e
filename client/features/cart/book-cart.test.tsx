import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { nextPress } from '#client/test-support/next-press.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { sampleCart, sampleGroup, sampleRow, windowRow } from '#client/test-support/sample-cart.ts';
import { memberSession } from '#client/test-support/sample-session.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { bookingPath, paths } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';

const t = textsOf('CN', 'cart');
const HOLD = 'POST /booking/hold';

/** Presses “book” in the cart, for one cabin with a balcony and two with a window. */
async function bookCart(answers: Answers = {}) {
	const instead = { categoryId: 'c2', name: '海景房', price: 3_200 };
	const rows = [sampleRow({ child: 1, instead }), windowRow({ count: 2 })];
	const server = fakeServer({ 'GET /cart': sampleCart(sampleGroup(rows)), ...answers });
	const page = await openPage('cart');
	await userEvent.click(await screen.findByRole('checkbox', { name: t('group.all') }));
	await userEvent.click(screen.getByRole('button', { name: t('book') }));
	return { server, page };
}

/** The same, up to the sheet that asks. */
async function openSheet(answers: Answers = {}) {
	const opened = await bookCart(answers);
	const sheet = within(await screen.findByRole('dialog', { name: t('prepare.title') }));
	return { ...opened, sheet, hold: () => userEvent.click(sheet.getByRole('button', { name: t('prepare.hold') })) };
}

const now = Date.now();
const heldOf = (id: string, localId: string | null) => ({
	localId,
	voyage: { id, date: '2027-03-05', title: `航次${id}`, places: [], ship: { id: '3' } },
	cabins: [{ categoryId: 'c1', adult: 2, child: 0 }],
	deadline: now + 200_000,
	keptUntil: now + 86_400_000,
});

test('a booking of the voyage that has begun is asked about before cabins are held', async () => {
	const { sheet, server, hold, page } = await openSheet({
		'GET /session': memberSession({ now, bookings: [heldOf('v1', 'booking-begun')] }),
		[HOLD]: { localId: 'booking-0001', missing: [], lost: 0 },
	});
	expect(await sheet.findByRole('link', { name: /航次v1/ })).toBeTruthy();
	expect(sheet.getByText('阳台房 × 1')).toBeTruthy();
	expect(sheet.getByText('海景房 × 2')).toBeTruthy();
	expect(sheet.getByText(t('prepare.passengers', { count: 7 }))).toBeTruthy();
	expect(server.inputs(HOLD)).toEqual([]);
	await hold();
	await waitFor(() => expect(page.address()).toContain('localId=booking-0001'));
});

test('cabins are held with one press, which leads to the booking', async () => {
	const { page, server } = await bookCart({ [HOLD]: { localId: 'booking-0001', missing: [], lost: 0 } });
	await waitFor(() => expect(page.address()).toContain(`${paths.booking}?localId=booking-0001`));
	expect(server.inputs(HOLD)).toEqual([
		{
			voyageId: 'v1',
			cabins: [
				{ categoryId: 'c1', adult: 2, child: 1, count: 1 },
				{ categoryId: 'c2', adult: 2, child: 0, count: 2 },
			],
		},
	]);
});

test('the row of a category without a cabin says so and names another category to take', async () => {
	const { page } = await bookCart({ [HOLD]: { localId: null, missing: ['c1'], lost: 0 } });
	expect(await screen.findAllByText(t('row.noCabin'))).toHaveLength(1);
	expect(screen.queryByRole('dialog')).toBeNull();
	const words = t('row.instead', { name: '海景房', price: formatMoney(3_200, 'CN') });
	expect(screen.getByRole('link', { name: words })).toBeTruthy();
	expect(page.address()).toBe(paths.cart);
});

test('when cabins can’t be held the sheet says so, in the backend’s words if it sent any', async () => {
	const { hold, server, sheet } = await openSheet({ [HOLD]: failure('upstream-unavailable') });
	expect(await sheet.findByText(t('prepare.failed'))).toBeTruthy();
	server.answer({ [HOLD]: failure('upstream-business', '同一时间只能保留一组舱房') });
	await nextPress();
	await hold();
	expect(await sheet.findByText('同一时间只能保留一组舱房')).toBeTruthy();
	expect(sheet.queryByText(t('prepare.failed'))).toBeNull();
});

test('a hold of one voyage too many lists the voyages that are held, with a link to each', async () => {
	const bookings = [heldOf('a', 'booking-a'), heldOf('b', 'booking-b'), heldOf('c', null)];
	const { sheet } = await openSheet({
		[HOLD]: failure('too-many-holds', '您已同时为三个航次保留了舱房。'),
		'GET /session': memberSession({ now, bookings }),
	});
	const notice = within(await sheet.findByRole('alert'));
	expect(notice.getByText('您已同时为三个航次保留了舱房。')).toBeTruthy();
	const links = await notice.findAllByRole('link');
	expect(links.map((link) => link.getAttribute('href'))).toEqual([
		bookingPath('booking-a'),
		bookingPath('booking-b'),
		expect.stringContaining('id=c'),
	]);
});

test('closing the sheet holds nothing and leaves the choice as it was', async () => {
	const { server } = await openSheet({ 'GET /session': memberSession({ now, bookings: [heldOf('v1', 'booking-begun')] }) });
	await userEvent.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(screen.getByRole<HTMLInputElement>('checkbox', { name: t('group.all') }).checked).toBe(true);
	expect(server.inputs(HOLD)).toEqual([]);
});
