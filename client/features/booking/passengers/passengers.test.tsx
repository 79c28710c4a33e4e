import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import {
	CHILD,
	CONTACT,
	filledBooking,
	LIN,
	LOCAL_ID,
	sampleBooking,
	sampleCabin,
	samplePassenger,
	WANG,
} from '#client/test-support/sample-booking.ts';
import { filledPassengerForm } from '#client/test-support/sample-passenger-form.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import { paths } from '#shared/paths.ts';

const t = textsOf('CN', 'booking');
const party = t('passenger.adults', { count: 2 });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const contact = () => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(CONTACT.name) });
const goOn = () => userEvent.click(screen.getByRole('button', { name: t('go') }));

async function openBooking(booking: BookingView, answers: Answers = {}) {
	const server = fakeServer({ 'GET /booking': booking, 'POST /booking/save': { complete: false }, ...answers });
	const page = await openPage('booking', { query: `?localId=${LOCAL_ID}` });
	await screen.findByRole('heading', { level: 1 });
	return { server, page };
}

test('a passenger who is ticked gets the first free bed, which is saved at once', async () => {
	const { server } = await openBooking(sampleBooking());
	await userEvent.click(box(LIN.name));
	const saved = { localId: LOCAL_ID, beds: [[LIN.id, null]], contactId: null };
	await waitFor(() => expect(server.inputs('POST /booking/save')).toEqual([saved]));
});

test('a passenger whose document the sailing doesn’t take gets a passport in place of it, and keeps the bed', async () => {
	const card = samplePassenger({ id: 'old', name: '沈国栋', documentType: 'ID_CARD', expiry: '' });
	const booking = sampleBooking({ passengers: [LIN, card] });
	const { server } = await openBooking(booking, {
		'GET /passenger': { ...filledPassengerForm(), id: 'old', documentType: 'ID_CARD', number: '31010119570307001X' },
		'GET /openapi/countrySmsCode': [],
	});
	expect(screen.queryByText(t('documents.add'))).toBeNull();
	await userEvent.click(box(card.name));
	expect(screen.getByText(t('documents.taken', { types: textsOf('CN', 'contacts')('types.PASSPORT') }))).toBeTruthy();
	expect(screen.getByText(t('documents.or', { time: '2027年3月4日 24:00' }))).toBeTruthy();
	await userEvent.click(screen.getByRole('button', { name: t('documents.addNamed', { name: card.name }) }));
	const number = await screen.findByRole<HTMLInputElement>('textbox', { name: /^证件号码/ });
	expect(number.value).toBe('');
	expect(screen.getByRole<HTMLInputElement>('radio', { name: textsOf('CN', 'contacts')('types.PASSPORT') }).checked).toBe(true);
	expect(server.inputs('POST /booking/save').at(-1)?.beds).toEqual([['old', null]]);
});

test('after check-in has closed, a document that the sailing doesn’t take keeps the booking from going on', async () => {
	const card = samplePassenger({ id: 'old', name: '沈国栋', documentType: 'ID_CARD', expiry: '' });
	const cabins = [sampleCabin({ beds: [LIN.id, 'old'] })];
	const { page } = await openBooking(
		filledBooking({ passengers: [LIN, card], cabins, documents: { types: ['PASSPORT'], by: null } }),
	);
	await goOn();
	expect(page.address()).toContain(`${paths.booking}?`);
	expect(screen.getByText(t('problem.document-not-taken'))).toBeTruthy();
});

test('a passenger who is unticked leaves the bed free for another', async () => {
	const { server } = await openBooking(filledBooking());
	await userEvent.click(box(LIN.name));
	await waitFor(() => expect(server.inputs('POST /booking/save').at(-1)?.beds).toEqual([[null, WANG.id]]));
});

test('saves run one after another, and the last one sends everything filled in', async () => {
	const first = Promise.withResolvers<{ complete: boolean }>();
	const { server } = await openBooking(sampleBooking(), { 'POST /booking/save': () => first.promise });
	await userEvent.click(box(LIN.name));
	await userEvent.click(contact());
	expect(server.inputs('POST /booking/save')).toHaveLength(1);
	expect(screen.getByText(t('save.saving'))).toBeTruthy();
	server.answer({ 'POST /booking/save': { complete: false } });
	first.resolve({ complete: false });
	await screen.findByText(t('save.saved'));
	expect(server.inputs('POST /booking/save').at(-1)).toEqual({
		localId: LOCAL_ID,
		beds: [[LIN.id, null]],
		contactId: CONTACT.id,
	});
});

test('a save that fails is reported; everything stays filled in, and is saved on request', async () => {
	const { server } = await openBooking(sampleBooking(), { 'POST /booking/save': failure('upstream-unavailable') });
	await userEvent.click(box(LIN.name));
	await screen.findByText(t('save.failed'));
	expect(box(LIN.name).checked).toBe(true);
	server.answer({ 'POST /booking/save': { complete: false } });
	await userEvent.click(screen.getByRole('button', { name: t('save.retry') }));
	expect(await screen.findByText(t('save.saved'))).toBeTruthy();
});

test('the browser asks before the page is left only while something isn’t saved', async () => {
	const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
	const { server } = await openBooking(sampleBooking(), { 'POST /booking/save': failure('upstream-unavailable') });
	expect(leave()).toBe(false);
	await userEvent.click(box(LIN.name));
	await screen.findByText(t('save.failed'));
	expect(leave()).toBe(true);
	server.answer({ 'POST /booking/save': { complete: false } });
	await userEvent.click(screen.getByRole('button', { name: t('save.retry') }));
	await screen.findByText(t('save.saved'));
	expect(leave()).toBe(false);
});

test('the number of free beds is announced with each change', async () => {
	await openBooking(sampleBooking());
	await userEvent.click(box(LIN.name));
	expect(screen.getByText(new RegExp(t('passenger.left', { count: 1 })))).toBeTruthy();
});

test('once every bed is taken only the passengers with a bed are listed', async () => {
	await openBooking(filledBooking());
	expect(screen.queryByRole('checkbox', { name: new RegExp(CHILD.name) })).toBeNull();
	expect(screen.getByText(t('passenger.full'))).toBeTruthy();
});

test('ages that the cabin isn’t priced for are reported as soon as they are chosen', async () => {
	await openBooking(sampleBooking());
	await userEvent.click(box(LIN.name));
	expect(screen.queryByText(t('problem.other-ages', { party }))).toBeNull();
	await userEvent.click(box(CHILD.name));
	expect(screen.getByText(t('problem.other-ages', { party }))).toBeTruthy();
});

test('a cabin with children alone shows that it needs an adult', async () => {
	const brother = samplePassenger({ id: 'brother', name: '林小海', birthday: '2016-01-01' });
	const beds = [CHILD.id, brother.id];
	await openBooking(sampleBooking({ cabins: [sampleCabin({ beds, adult: 0, child: 2 })], passengers: [CHILD, brother] }));
	expect(screen.getByText(t('problem.no-guardian', { party: '' }))).toBeTruthy();
});

test('a document that expires before the voyage ends is reported under the passenger’s name', async () => {
	const expired = samplePassenger({ id: 'old', name: '陈静', expiry: '2027-03-15' });
	await openBooking(sampleBooking({ passengers: [expired] }));
	await userEvent.click(box(expired.name));
	const problem = document.getElementById(box(expired.name).getAttribute('aria-describedby') ?? '');
	expect(problem?.textContent).toBe(t('problem.document-expired'));
	expect(box(expired.name).getAttribute('aria-invalid')).toBe('true');
});

test('a document that expires within six months of the return shows a warning only', async () => {
	const soon = samplePassenger({ id: 'soon', name: '陈静', expiry: '2027-05-01' });
	await openBooking(filledBooking({ passengers: [soon, WANG], cabins: [sampleCabin({ beds: [soon.id, WANG.id] })] }));
	expect(screen.getByText(t('problem.expires-soon', { count: 1, names: soon.name }))).toBeTruthy();
	expect(box(soon.name).getAttribute('aria-invalid')).toBeNull();
});

test('a passenger with a bed in one cabin can’t be ticked for another, which names the first', async () => {
	const cabins = [sampleCabin({ beds: [LIN.id, null] }), sampleCabin({ roomNum: '8023' })];
	await openBooking(sampleBooking({ cabins }));
	const name = t('cabin.numbered', { number: 1, name: '阳台房' });
	const second = within(screen.getByRole('region', { name: t('cabin.numbered', { number: 2, name: '阳台房' }) }));
	const there = second.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(LIN.name) });
	expect(there.disabled).toBe(true);
	expect(second.getByText(t('passenger.elsewhere', { cabin: name }).replace('\u00a0', ' '))).toBeTruthy();
});

test('going on too early lists everything that is missing, each with a link, and moves the focus to the list', async () => {
	const { server, page } = await openBooking(sampleBooking());
	await goOn();
	const links = await within(screen.getByText(t('incomplete')).closest('[role=alert]') as HTMLElement).findAllByRole('link');
	expect(links.map(({ textContent }) => textContent)).toEqual([
		t('problem.of', { name: '阳台房', text: t('problem.empty', { count: 2 }) }),
		t('contact.missing'),
	]);
	expect(document.title).toContain(t('errorTitle', { title: t('title') }));
	await userEvent.click(links[1] as HTMLElement);
	expect(document.activeElement).toBe(contact());
	expect(page.address()).toContain(paths.booking);
	expect(server.inputs('POST /booking/save')).toEqual([]);
});

test('when only the contact is missing the focus goes to the first contact within the press', async () => {
	await openBooking(filledBooking({ contactId: null }));
	fireEvent.click(screen.getByRole('button', { name: t('go') }));
	expect(document.activeElement).toBe(contact());
});

test('a complete booking goes on to the confirmation', async () => {
	const { page } = await openBooking(filledBooking());
	await goOn();
	await waitFor(() => expect(page.address()).toBe(`${paths.confirm}?localId=${LOCAL_ID}`));
});

test('going on waits until everything is saved, and stays on the page when that fails', async () => {
	const arrived = Promise.withResolvers<void>();
	const { page } = await openBooking(filledBooking({ contactId: null }), {
		'POST /booking/save': () => arrived.promise.then(() => failure('upstream-unavailable')),
	});
	await userEvent.click(contact());
	await goOn();
	expect(screen.getByRole('button', { name: t('go') }).getAttribute('aria-busy')).toBe('true');
	arrived.resolve();
	await screen.findByText(t('save.failed'));
	expect(screen.getByRole('button', { name: t('go') }).getAttribute('aria-busy')).toBeNull();
	expect(page.address()).toContain(`${paths.booking}?`);
});

test('a total that can’t be had says so, and can be asked for again', async () => {
	const { server } = await openBooking(filledBooking({ total: null }));
	expect(screen.getByText(t('sum.noPrice'))).toBeTruthy();
	server.answer({ 'GET /booking': filledBooking() });
	await userEvent.click(screen.getByRole('button', { name: t('sum.retry') }));
	await waitFor(() => expect(screen.queryByText(t('sum.noPrice'))).toBeNull());
});

test('guests that are proposed once their list has come are saved at once', async () => {
	const { server } = await openBooking(sampleBooking({ passengers: 'unavailable' }));
	expect(server.inputs('POST /booking/save')).toEqual([]);
	server.answer({ 'GET /booking': filledBooking({ proposed: true }) });
	await userEvent.click(screen.getByRole('button', { name: textsOf('CN', 'common')('retry') }));
	await waitFor(() => expect(box(WANG.name).checked).toBe(true));
	const proposed = { localId: LOCAL_ID, beds: [[LIN.id, WANG.id]], contactId: CONTACT.id };
	await waitFor(() => expect(server.inputs('POST /booking/save')).toEqual([proposed]));
});

test('a proposal that can’t be saved says so, and is not tried again by itself', async () => {
	const { server } = await openBooking(filledBooking({ proposed: true }), { 'POST /booking/save': failure('invalid-input') });
	await screen.findByText(t('save.failed'));
	await waitFor(() => expect(server.inputs('GET /booking')).toHaveLength(2));
	expect(screen.getByText(t('save.failed'))).toBeTruthy();
	expect(server.inputs('POST /booking/save')).toHaveLength(1);
});

test('proposed guests and contact are ticked and saved at once, and can be changed', async () => {
	const { server } = await openBooking(filledBooking({ proposed: true }));
	expect([box(LIN.name).checked, box(WANG.name).checked, contact().checked]).toEqual([true, true, true]);
	const proposed = { localId: LOCAL_ID, beds: [[LIN.id, WANG.id]], contactId: CONTACT.id };
	await waitFor(() => expect(server.inputs('POST /booking/save')).toEqual([proposed]));
	await userEvent.click(box(WANG.name));
	await waitFor(() => expect(server.inputs('POST /booking/save').at(-1)?.beds).toEqual([[LIN.id, null]]));
});
