import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { CHILD, filledBooking, LIN, LOCAL_ID, sampleCabin } from '#client/test-support/sample-booking.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import { formatMoney } from '#shared/rules/money.ts';

const t = textsOf('CN', 'booking');
const steps = textsOf('CN', 'party');
const PARTY = 'POST /booking/party';
const quote = (totalPrice: number) => ({ cabins: [{ categoryId: 'c1', personAvg: 1, totalPrice }], totalPrice });
const price = (amount: number) => formatMoney(amount, 'CN');

async function openBooking(booking: BookingView, answers: Answers = {}) {
	const server = fakeServer({
		'GET /booking': booking,
		'POST /openapi/order/individual/calculate': quote(10_400),
		[PARTY]: { total: 10_400 },
		...answers,
	});
	await openPage('booking', { query: `?localId=${LOCAL_ID}` });
	await screen.findByRole('heading', { level: 1, hidden: true });
	return server;
}

async function openParty() {
	await userEvent.click(screen.getByRole('button', { name: t('party.changeNamed', { name: '阳台房' }) }));
	const sheet = within(await screen.findByRole('dialog', { name: t('party.title', { name: '阳台房' }) }));
	return { sheet, press: (name: string) => userEvent.click(sheet.getByRole('button', { name })) };
}

test('the price with one more child is shown before it is taken, and the booking then shows it', async () => {
	const server = await openBooking(filledBooking());
	const { sheet, press } = await openParty();
	await press(steps('children.more'));
	const take = await sheet.findByRole('button', { name: t('party.take', { price: price(10_400) }) });
	server.answer({ 'GET /booking': filledBooking({ cabins: [sampleCabin({ child: 1, beds: [LIN.id, 'wang', null] })] }) });
	await userEvent.click(take);
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(server.inputs(PARTY)).toEqual([{ localId: LOCAL_ID, cabin: 0, adult: 2, child: 1 }]);
	expect(screen.getByText(t('passenger.chosen', { chosen: 2, count: 3 }))).toBeTruthy();
});

test('a party can’t exceed what the cabin sleeps, and a link leads to other cabins', async () => {
	await openBooking(filledBooking({ cabins: [sampleCabin({ beds: [LIN.id, 'wang'], maxPassengers: 2 })] }));
	const { sheet } = await openParty();
	for (const name of [steps('adults.more'), steps('children.more')])
		expect(sheet.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
	expect(sheet.getByText(t('party.most', { count: 2 }), { exact: false })).toBeTruthy();
	expect(sheet.getByRole('link', { name: t('again.others') })).toBeTruthy();
});

test('passengers of other ages than the cabin is priced for are offered their own party', async () => {
	await openBooking(filledBooking({ cabins: [sampleCabin({ beds: [LIN.id, CHILD.id] })] }));
	await userEvent.click(screen.getByRole('button', { name: t('party.match') }));
	const sheet = within(await screen.findByRole('dialog', { name: t('party.title', { name: '阳台房' }) }));
	expect(sheet.getByText(t('passenger.adults', { count: 1 }) + t('passenger.children', { count: 1 }))).toBeTruthy();
	expect(await sheet.findByRole('button', { name: t('party.take', { price: price(10_400) }) })).toBeTruthy();
});

test('a party that could not be changed is reported in the sheet, and everything stays', async () => {
	await openBooking(filledBooking(), { [PARTY]: failure('upstream-business', '该房型最多可入住2人') });
	const { sheet, press } = await openParty();
	await press(steps('adults.less'));
	expect(sheet.getByText(t('party.fewer', { count: 1 }))).toBeTruthy();
	await userEvent.click(await sheet.findByRole('button', { name: t('party.take', { price: price(10_400) }) }));
	expect(await sheet.findByText('该房型最多可入住2人')).toBeTruthy();
});

test('a price that rose during the hold is explained, and must be accepted before the booking goes on', async () => {
	const changed = {
		before: 8_000,
		after: 8_600,
		why: 'cabins' as const,
		cabins: [{ name: '阳台房', before: 8_000, after: 8_600 }],
	};
	const server = await openBooking(filledBooking({ total: 8_600, changed }), { 'POST /booking/price': { accepted: true } });
	const told = within(await screen.findByRole('dialog', { name: t('changed.title') }));
	const words = t('changed.rose', { difference: price(600), before: price(8_000), after: price(8_600) });
	expect(told.getByText(words)).toBeTruthy();
	await userEvent.click(told.getByRole('button', { name: textsOf('CN', 'common')('close') }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	await userEvent.click(screen.getByRole('button', { name: t('go') }));
	const again = within(await screen.findByRole('dialog', { name: t('changed.title') }));
	server.answer({ 'GET /booking': filledBooking({ total: 8_600 }) });
	await userEvent.click(again.getByRole('button', { name: t('changed.yes', { price: price(8_600) }) }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(server.inputs('POST /booking/price')).toEqual([{ localId: LOCAL_ID, total: 8_600 }]);
});
