import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { sampleCart, sampleGroup, sampleRow, windowRow } from '#client/test-support/sample-cart.ts';
import { memberSession } from '#client/test-support/sample-session.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { bookingPath } from '#shared/journey-paths.ts';
import { paths } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';

const t = textsOf('CN', 'cart');
const HOLD = 'POST /booking/hold';

/** Opens the sheet that comes before a booking, for one cabin with a balcony and two with a window. */
async function openSheet(answers: Answers = {}) {
	const instead = { categoryId: 'c2', name: '海景房', price: 3_200 };
	const rows = [sampleRow({ child: 1, instead }), windowRow({ count: 2 })];
	const server = fakeServer({ 'GET /cart': sampleCart(sampleGroup(rows)), ...answers });
	const page = await openPage('cart');
	await userEvent.click(await screen.findByRole('checkbox', { name: t('group.all') }));
	await userEvent.click(screen.getByRole('button', { name: t('book') }));
	const sheet = within(await screen.findByRole('dialog', { name: t('prepare.title') }));
	return { server, page, sheet, hold: () => userEvent.click(sheet.getByRole('button', { name: t('prepare.hold') })) };
}

test('before cabins are held the sheet says which they are and how many passengers sail', async () => {
	const { sheet, server } = await openSheet();
	expect(sheet.getByText('阳台房 × 1')).toBeTruthy();
	expect(sheet.getByText('海景房 × 2')).toBeTruthy();
	expect(sheet.getByText(t('prepare.passengers', { count: 7 }))).toBeTruthy();
	expect(server.inputs(HOLD)).toEqual([]);
});

test('cabins that are held lead to the booking', async () => {
	const { page, server, hold } = await openSheet({ [HOLD]: { localId: 'booking-0001', missing: [] } });
	await hold();
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

test('a category without a cabin closes the sheet; its row says so and names another category to take', async () => {
	const { hold, page } = await openSheet({ [HOLD]: { localId: null, missing: ['c1'] } });
	await hold();
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(screen.getAllByText(t('row.noCabin'))).toHaveLength(1);
	const words = t('row.instead', { name: '海景房', price: formatMoney(3_200, 'CN') });
	expect(screen.getByRole('link', { name: words })).toBeTruthy();
	expect(page.address()).toBe(paths.cart);
});

test('when cabins can’t be held the sheet says so, in the backend’s words if it sent any', async () => {
	const { hold, server, sheet } = await openSheet({ [HOLD]: failure('upstream-unavailable') });
	await hold();
	expect(await sheet.findByText(t('prepare.failed'))).toBeTruthy();
	server.answer({ [HOLD]: failure('upstream-business', '同一时间只能保留一组舱房') });
	await hold();
	expect(await sheet.findByText('同一时间只能保留一组舱房')).toBeTruthy();
	expect(sheet.queryByText(t('prepare.failed'))).toBeNull();
});

test('a hold of one voyage too many lists the voyages that are held, with a link to each', async () => {
	const now = Date.now();
	const held = (id: string, localId: string | null) => ({
		localId,
		voyage: { id, date: '2027-03-05', title: `航次${id}`, ship: { id: '3' } },
		cabins: [{ categoryId: 'c1', adult: 2, child: 0 }],
		deadline: now + 200_000,
		keptUntil: now + 86_400_000,
	});
	const bookings = [held('a', 'booking-a'), held('b', 'booking-b'), held('c', null)];
	const { hold, sheet } = await openSheet({
		[HOLD]: failure('too-many-holds', '您已同时为三个航次保留了舱房。'),
		'GET /session': memberSession({ now, bookings }),
	});
	await hold();
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
	const { server } = await openSheet();
	await userEvent.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(screen.getByRole<HTMLInputElement>('checkbox', { name: t('group.all') }).checked).toBe(true);
	expect(server.inputs(HOLD)).toEqual([]);
});
