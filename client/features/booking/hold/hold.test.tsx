import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { effectsRun, openPage } from '#client/test-support/open-page.tsx';
import { filledBooking, LIN, LOCAL_ID, sampleCabin, WANG } from '#client/test-support/sample-booking.ts';
import { memberSession } from '#client/test-support/sample-session.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import { BOOKING_HOLD } from '#shared/constants.ts';
import { paths, paymentPath, voyagePath } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';

const t = textsOf('CN', 'booking');
const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const press = (name: string, within_: Pick<typeof screen, 'getByRole'> = screen) =>
	user().click(within_.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = (name: string) => screen.queryByRole('dialog', { name });
const AGAIN = 'POST /booking/hold-again';
const open = () => openPage('booking', { query: `?localId=${LOCAL_ID}` });

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	return () => vi.useRealTimers();
});

/** A booking that is held for so many more seconds. */
const held = (seconds: number, changes: Partial<BookingView> = {}) => {
	const now = Date.now();
	return filledBooking({ now, deadline: now + seconds * 1_000, ...changes });
};

async function openBooking(booking: BookingView, answers: Answers = {}) {
	const server = fakeServer({ 'GET /booking': booking, [AGAIN]: { localId: LOCAL_ID, missing: [] }, ...answers });
	const opened = await open();
	await screen.findByRole('heading', { level: 1, hidden: true });
	return { server, opened };
}

test('the time left counts down in minutes and seconds', async () => {
	await openBooking(held(300));
	expect(screen.getByText('05:00')).toBeTruthy();
	await pass(61_000);
	expect(screen.getByText(/^03:5[89]$/)).toBeTruthy();
});

test('the time is the server’s, whatever the visitor’s clock says', async () => {
	const now = Date.now() - 24 * 3_600_000;
	await openBooking(filledBooking({ now, deadline: now + 200_000 }), { 'GET /session': memberSession({ now }) });
	expect(screen.getByText(/^03:(20|19)$/)).toBeTruthy();
});

test('the cabins can be held again during the last two minutes, not earlier', async () => {
	await openBooking(held(125));
	expect(screen.queryByRole('button', { name: t('timer.again') })).toBeNull();
	await pass(6_000);
	expect(screen.getByRole('button', { name: t('timer.again') })).toBeTruthy();
});

test('the time is read out at two minutes and at one, and not in between', async () => {
	await openBooking(held(125));
	expect(screen.queryByText(t('timer.two'))).toBeNull();
	await pass(10_000);
	expect(screen.getByText(t('timer.two'))).toBeTruthy();
	await pass(60_000);
	expect(screen.queryByText(t('timer.two'))).toBeNull();
	expect(screen.getByText(t('timer.one'))).toBeTruthy();
});

test('at half a minute a dialog asks whether to hold the cabins again, and Enter does', async () => {
	const { server } = await openBooking(held(32));
	expect(screen.queryByText(t('timer.half'))).toBeNull();
	await pass(3_000);
	expect(screen.getByText(t('timer.half'))).toBeTruthy();
	const asked = await screen.findByRole('dialog', { name: t('soon.title') });
	await waitFor(() => expect(document.activeElement).toBe(within(asked).getByRole('button', { name: t('timer.again') })));
	server.answer({ 'GET /booking': held(300) });
	await user().keyboard('{Enter}');
	await waitFor(() => expect(server.inputs(AGAIN)).toEqual([{ localId: LOCAL_ID }]));
	await waitFor(() => expect(dialog(t('soon.title'))).toBeNull());
});

test('a dialog that was closed asks once more when the time is over, and not in between', async () => {
	await openBooking(held(31));
	await pass(2_000);
	await screen.findByRole('dialog', { name: t('soon.title') });
	await user().keyboard('{Escape}');
	await waitFor(() => expect(dialog(t('soon.title'))).toBeNull());
	await pass(15_000);
	expect(screen.queryByRole('dialog')).toBeNull();
	await pass(15_000);
	expect(await screen.findByRole('dialog', { name: t('expired.title') })).toBeTruthy();
});

test('when the time is over everything filled in stays', async () => {
	await openBooking(held(1));
	await pass(2_000);
	const over = await screen.findByRole('dialog', { name: t('expired.title') });
	await press(textsOf('CN', 'common')('close'), within(over));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${LIN.name}`) }).checked).toBe(true);
	expect(screen.getByText(t('expired.text'))).toBeTruthy();
});

test('a booking that is over when its page opens shows it on the page, without a dialog', async () => {
	await openBooking(held(0));
	await pass(1_000);
	expect(screen.getByText(t('expired.title'))).toBeTruthy();
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('going on after the time is over asks to hold the cabins again first', async () => {
	const { opened } = await openBooking(held(0));
	await press(t('go'));
	expect(await screen.findByRole('dialog', { name: t('expired.title') })).toBeTruthy();
	expect(opened.address()).toContain(`${paths.booking}?`);
});

test('cabins that are held again have the full time again', async () => {
	const { server } = await openBooking(held(100));
	server.answer({ 'GET /booking': held(300) });
	await press(t('timer.again'));
	expect(await screen.findByText(/^0(5:00|4:5\d)$/)).toBeTruthy();
});

test('rooms that differ from before are named', async () => {
	const { server } = await openBooking(held(100));
	server.answer({ 'GET /booking': held(300, { cabins: [sampleCabin({ roomNum: '8055', beds: [LIN.id, WANG.id] })] }) });
	await press(t('timer.again'));
	expect(await screen.findByText(t('again.moved'))).toBeTruthy();
	expect(screen.getByText(t('again.room', { name: '阳台房', from: '8021', to: '8055' }))).toBeTruthy();
});

test('a category without a cabin left is named, with the link to others', async () => {
	const { server } = await openBooking(held(0), { [AGAIN]: { localId: null, missing: ['c1'] } });
	await press(t('timer.again'));
	expect(await screen.findByText(t('again.missing'))).toBeTruthy();
	expect(screen.getByRole('link', { name: t('again.others') }).getAttribute('href')).toContain('#cabins');
	expect(server.inputs('GET /booking')).toHaveLength(1);
});

test('a hold that fails is reported, in the backend’s words where there are some', async () => {
	const { server } = await openBooking(held(100), { [AGAIN]: failure('upstream-unavailable') });
	await press(t('timer.again'));
	expect(await screen.findByText(t('again.failed'))).toBeTruthy();
	server.answer({ [AGAIN]: failure('upstream-business', '本航次已停止预订') });
	await pass(600);
	await press(t('timer.again'));
	expect(await screen.findByText('本航次已停止预订')).toBeTruthy();
	expect(screen.getByText(t('again.kept'))).toBeTruthy();
});

test('before the cabins are given up a dialog asks, and Enter stays with the booking', async () => {
	const { server } = await openBooking(held(300));
	await press(t('giveUp.open'));
	const asked = await screen.findByRole('dialog', { name: t('giveUp.title') });
	await waitFor(() => expect(document.activeElement).toBe(within(asked).getByRole('button', { name: t('giveUp.no') })));
	await user().keyboard('{Enter}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(server.inputs('POST /booking/release')).toEqual([]);
});

test('giving the cabins up leads back to the voyage, and shows when they are free', async () => {
	const booking = held(300);
	const { opened } = await openBooking(booking, { 'POST /booking/release': { freeAt: booking.deadline } });
	await press(t('giveUp.open'));
	await press(t('giveUp.yes'), within(await screen.findByRole('dialog')));
	await waitFor(() => expect(opened.address()).toBe(`${voyagePath(booking.voyage)}#cabins`));
	const done = t('giveUp.done', { time: formatMoment(booking.deadline, 'CN') });
	expect((await screen.findAllByText(done)).length).toBeGreaterThan(0);
});

test('cabins that could not be given up are reported in the dialog', async () => {
	await openBooking(held(300), { 'POST /booking/release': failure('upstream-unavailable') });
	await press(t('giveUp.open'));
	const asked = within(await screen.findByRole('dialog'));
	await press(t('giveUp.yes'), asked);
	expect(await asked.findByText(t('giveUp.failed'))).toBeTruthy();
});

test('a booking that is gone, or another member’s, shows that it is gone, with links to go on', async () => {
	fakeServer({ 'GET /booking': failure('not-found'), 'GET /booking/confirm': failure('not-found') });
	await open();
	expect(await screen.findByRole('heading', { name: t('gone.title') })).toBeTruthy();
	expect(screen.getByRole('link', { name: t('gone.search') }).getAttribute('href')).toBe(paths.search);
});

test('a booking that was ordered already leads to its payment', async () => {
	fakeServer({ 'GET /booking': failure('not-found'), 'GET /booking/confirm': { state: 'ordered', orderId: 'o1' } });
	const opened = await open();
	await waitFor(() => expect(opened.address()).toBe(paymentPath('o1')));
});

test('a booking that another tab ordered leads to its payment when this tab is shown again', async () => {
	const { server, opened } = await openBooking(held(BOOKING_HOLD / 1_000));
	server.answer({ 'GET /booking': failure('not-found'), 'GET /booking/confirm': { state: 'ordered', orderId: 'o1' } });
	await effectsRun();
	document.dispatchEvent(new Event('visibilitychange'));
	await waitFor(() => expect(opened.address()).toBe(paymentPath('o1')));
});

test('the cabins are held again only once what was just filled in is saved', async () => {
	const saving = Promise.withResolvers<{ complete: boolean }>();
	const { server } = await openBooking(held(100), { 'POST /booking/save': () => saving.promise });
	await user().click(screen.getByRole('checkbox', { name: new RegExp(`^${LIN.name}`) }));
	await press(t('timer.again'));
	await pass(500);
	expect(server.inputs('POST /booking/save')).toHaveLength(1);
	expect(server.inputs(AGAIN)).toEqual([]);
	saving.resolve({ complete: false });
	await waitFor(() => expect(server.inputs(AGAIN)).toEqual([{ localId: LOCAL_ID }]));
});
