import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { effectsRun, openPage } from '#client/test-support/open-page.tsx';
import {
	CONTACT,
	filledBooking,
	LIN,
	LOCAL_ID,
	sampleBooking,
	sampleCabin,
	sampleConfirm,
	WANG,
} from '#client/test-support/sample-booking.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import { INCOMPLETE, incompleteBookingPath, paymentPath } from '#shared/paths.ts';

const t = textsOf('CN', 'booking');
const SAVE = 'POST /booking/save';
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const party = (adult: number, child: number) =>
	t('passenger.adults', { count: adult }) + (child > 0 ? t('passenger.children', { count: child }) : '');

async function openBooking(booking: BookingView, answers: Answers = {}, hash = '') {
	const server = fakeServer({ 'GET /booking': booking, [SAVE]: { complete: false }, ...answers });
	const page = await openPage('booking', { query: `?localId=${LOCAL_ID}`, hash });
	await screen.findByRole('heading', { level: 1 });
	await effectsRun();
	return { server, page };
}

/** Shows the tab again, and waits until the booking is read. */
const look = async (server: Awaited<ReturnType<typeof openBooking>>['server']) => {
	const before = server.inputs('GET /booking').length;
	act(() => void document.dispatchEvent(new Event('visibilitychange')));
	await waitFor(() => expect(server.inputs('GET /booking').length).toBeGreaterThan(before));
};

test('what another tab saved is taken over: guests, contact, cabins and party', async () => {
	const { server } = await openBooking(filledBooking());
	const cabin = sampleCabin({ adult: 1, child: 0, roomNum: '8055', beds: [WANG.id] });
	server.answer({ 'GET /booking': sampleBooking({ cabins: [cabin], contactId: null }) });
	await look(server);
	await waitFor(() => expect(screen.getByText(party(1, 0))).toBeTruthy());
	expect(box(WANG.name).checked).toBe(true);
	expect(screen.queryByRole('checkbox', { name: new RegExp(`^${LIN.name}`) })).toBeNull();
	expect(screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(CONTACT.name) }).checked).toBe(false);
	expect(screen.getByText(t('cabin.room', { room: '8055' }))).toBeTruthy();
	expect(server.inputs(SAVE)).toEqual([]);
});

test('what isn’t saved here yet stays, even after another tab saved', async () => {
	const { server } = await openBooking(sampleBooking(), { [SAVE]: failure('upstream-unavailable') });
	await userEvent.click(box(LIN.name));
	await screen.findByText(t('save.failed'));
	await look(server);
	expect(box(LIN.name).checked).toBe(true);
	server.answer({ [SAVE]: { complete: false } });
	await userEvent.click(screen.getByRole('button', { name: t('save.retry') }));
	await screen.findByText(t('save.saved'));
	expect(server.inputs(SAVE).at(-1)?.beds).toEqual([[LIN.id, null]]);
});

test('cabins that another tab changed are shown, and a message explains that the ticks are gone', async () => {
	const { server } = await openBooking(sampleBooking(), { [SAVE]: failure('invalid-input') });
	const cabin = sampleCabin({ adult: 3, beds: [null, null, null] });
	server.answer({ 'GET /booking': sampleBooking({ cabins: [cabin] }) });
	await userEvent.click(box(LIN.name));
	expect(await screen.findByText(t('otherTab'))).toBeTruthy();
	expect(box(LIN.name).checked).toBe(false);
	expect(screen.getByText(party(3, 0))).toBeTruthy();
});

test('a member who is led back from the confirmation sees what is missing', async () => {
	await openBooking(sampleBooking({ cabins: [sampleCabin({ beds: [WANG.id, null] })] }), {}, `#${INCOMPLETE}`);
	const told = (await screen.findByText(t('incomplete'))).closest('[role=alert]') as HTMLElement;
	expect(told.textContent).toContain(t('problem.empty', { count: 1 }));
	expect(told.textContent).toContain(t('contact.missing'));
});

test('a member who is led back sees the reason even where nothing seems to be missing', async () => {
	await openBooking(filledBooking(), {}, `#${INCOMPLETE}`);
	expect(await screen.findByText(t('sentBack'))).toBeTruthy();
});

test('a confirmation in which another tab removed something leads back', async () => {
	const server = fakeServer({ 'GET /booking/confirm': sampleConfirm() });
	const page = await openPage('confirm', { query: `?localId=${LOCAL_ID}` });
	await screen.findByRole('heading', { level: 1 });
	await effectsRun();
	server.answer({ 'GET /booking/confirm': sampleConfirm({ complete: false }) });
	act(() => void document.dispatchEvent(new Event('visibilitychange')));
	await waitFor(() => expect(page.address()).toBe(incompleteBookingPath(LOCAL_ID)));
});

test('a booking that was ordered in another tab shows a message before it leads to the payment', async () => {
	const { server, page } = await openBooking(filledBooking());
	server.answer({ 'GET /booking': failure('not-found'), 'GET /booking/confirm': { state: 'ordered', orderId: 'o1' } });
	act(() => void document.dispatchEvent(new Event('visibilitychange')));
	expect(await screen.findByText(t('orderedElsewhere'))).toBeTruthy();
	await waitFor(() => expect(page.address()).toContain('o1'));
});

test.each([
	['ticks', () => userEvent.click(box(LIN.name))],
	['presses “hold them again”', () => userEvent.click(screen.getByRole('button', { name: t('timer.again') }))],
])('a member who %s in a booking that was ordered on another device is led to the order, and not back', async (_what, act) => {
	const { server, page } = await openBooking(sampleBooking({ deadline: Date.now() + 100_000 }), {
		[SAVE]: failure('not-found'),
		'POST /booking/hold-again': failure('not-found'),
	});
	server.answer({ 'GET /booking': failure('not-found'), 'GET /booking/confirm': { state: 'ordered', orderId: 'o1' } });
	await act();
	expect(await screen.findByText(t('orderedElsewhere'))).toBeTruthy();
	await waitFor(() => expect(page.address()).toBe(paymentPath('o1')));
	expect(screen.queryByText(t('save.failed'))).toBeNull();
	await page.back();
	expect(page.address()).toBe(paymentPath('o1'));
});

test('a booking that was ended on another device says so, and leads on', async () => {
	const { server } = await openBooking(sampleBooking(), { [SAVE]: failure('not-found') });
	server.answer({ 'GET /booking': failure('not-found'), 'GET /booking/confirm': failure('not-found') });
	await userEvent.click(box(LIN.name));
	expect(await screen.findByText(t('elsewhere'))).toBeTruthy();
	expect(await screen.findByRole('heading', { name: t('gone.title') })).toBeTruthy();
});
