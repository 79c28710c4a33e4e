import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { memberSession } from '#client/test-support/sample-session.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { OpenBookingView } from '#shared/catalogue/bff/session.ts';
import { bookingPath, paths } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import ResumeBar from './resume-bar.tsx';

const t = textsOf('CN', 'trip');
const DAY = 24 * 3_600_000;
/** The server's clock: the visitor's is a day behind. */
const serverNow = () => Date.now() + DAY;

const booking = (seconds: number, changes: Partial<OpenBookingView> = {}): OpenBookingView => ({
	localId: 'booking-0001',
	voyage: { id: 'v1', date: '2027-03-05', title: '长崎慢航', places: [], ship: { id: '3' } },
	cabins: [
		{ categoryId: 'c1', adult: 2, child: 0 },
		{ categoryId: 'c1', adult: 2, child: 0 },
	],
	deadline: serverNow() + seconds * 1_000,
	keptUntil: serverNow() + DAY,
	...changes,
});
const open = (bookings: OpenBookingView[], pathname: string = paths.home) => {
	fakeServer({ 'GET /session': memberSession({ now: serverNow(), bookings }), 'GET /check-in/unfinished': { unfinished: null } });
	return openPart(() => <ResumeBar pathname={pathname} />);
};
const bar = () => screen.findByRole('complementary', { name: t('bookings.label') });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	sessionStorage.clear();
	return () => vi.useRealTimers();
});

test('held cabins are counted down by the server’s clock, and lead back to their booking; then it says until when it is kept', async () => {
	const held = booking(100);
	open([held]);
	const link = within(await bar()).getByRole('link');
	expect(link.getAttribute('href')).toBe(bookingPath('booking-0001'));
	expect(link.textContent).toContain(t('bookings.held', { count: 2 }));
	expect(link.textContent).toMatch(/01:(40|39)/);
	expect(link.textContent).toContain('长崎慢航');
	await pass(101_000);
	expect(link.textContent).toContain(t('bookings.title', { name: '长崎慢航' }));
	expect(link.textContent).toContain(t('bookings.kept', { time: formatMoment(held.keptUntil, 'CN') }));
});

test('a kept booking can be put away for this visit, but not on the member’s own pages', async () => {
	open([booking(-1)]);
	await userEvent
		.setup({ advanceTimers: vi.advanceTimersByTime })
		.click(await screen.findByRole('button', { name: t('bookings.close') }));
	expect(screen.queryByRole('complementary')).toBeNull();
	open([booking(-1)], paths.orders);
	await bar();
	expect(screen.queryByRole('button', { name: t('bookings.close') })).toBeNull();
});

test('several bookings are one bar: the next to end, and a list of the others', async () => {
	open([booking(60), booking(90, { localId: 'booking-0002', voyage: { ...booking(0).voyage, id: 'v2', title: '冲绳暖冬' } })]);
	const shown = within(await bar());
	const more = shown.getByRole('button', { name: t('bookings.more', { count: 1 }) });
	expect(shown.getAllByRole('link')).toHaveLength(1);
	await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(more);
	const other = shown.getByRole('link', { name: /冲绳暖冬/ });
	expect(other.getAttribute('href')).toBe(bookingPath('booking-0002'));
});

test.each([paths.booking, paths.confirm, paths.payment])('nothing of it is on %s', async (pathname) => {
	open([booking(60)], pathname);
	await waitFor(() => expect(document.documentElement.dataset.alive).toBe(''));
	expect(screen.queryByRole('complementary')).toBeNull();
});

test('a booking that was given up isn’t shown', async () => {
	open([booking(60, { localId: null })]);
	await waitFor(() => expect(document.documentElement.dataset.alive).toBe(''));
	expect(screen.queryByRole('complementary')).toBeNull();
});
