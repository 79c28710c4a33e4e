import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import {
	CONTACT,
	filledBooking,
	LIN,
	LOCAL_ID,
	sampleBooking,
	sampleCabin,
	samplePassenger,
} from '#client/test-support/sample-booking.ts';
import { emptyPassengerForm, filledPassengerForm } from '#client/test-support/sample-passenger-form.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';

const t = textsOf('CN', 'booking');
const words = textsOf('CN', 'contacts');
const NEW = samplePassenger({ id: 'new', name: '吕若溪', pinyin: 'LYU RUOXI' });
const ROOMS = {
	roomNum: '8021',
	rooms: [
		{ id: 'r1', roomNum: '8033', deck: '8' },
		{ id: 'r2', roomNum: '9012', deck: '9' },
	],
};

const deckWords = textsOf('CN', 'deck');
/** A ship for which upstream has no positions of cabins. */
const DECKS = { name: '大西洋号', length: null, lifts: [], kinds: [], decks: [] };

async function openBooking(booking: BookingView, answers: Answers = {}) {
	const server = fakeServer({
		'GET /booking': booking,
		'POST /booking/save': { complete: false },
		'GET /openapi/countrySmsCode': [],
		...answers,
	});
	await openPage('booking', { query: `?localId=${LOCAL_ID}` });
	await screen.findByRole('heading', { level: 1 });
	return server;
}

async function openRooms(answers: Answers = {}) {
	const server = await openBooking(filledBooking(), { 'GET /booking/rooms': ROOMS, 'GET /ship/decks': DECKS, ...answers });
	await userEvent.click(screen.getByRole('button', { name: t('cabin.changeNamed', { name: '阳台房' }) }));
	const sheet = within(await screen.findByRole('dialog', { name: t('rooms.title', { name: '阳台房' }) }));
	const take = async () => {
		await userEvent.click(await sheet.findByRole('radio', { name: '9012' }));
		await userEvent.click(sheet.getByRole('button', { name: t('rooms.change', { room: '9012' }) }));
	};
	return { server, sheet, take };
}

test('a passenger who is added gets a free bed of the cabin, and the focus', async () => {
	const server = await openBooking(sampleBooking(), {
		'GET /passenger': filledPassengerForm(),
		'POST /passenger': { state: 'saved', id: NEW.id },
	});
	await userEvent.click(screen.getByRole('button', { name: t('passenger.add') }));
	const sheet = within(await screen.findByRole('dialog', { name: words('passenger.add') }));
	server.answer({ 'GET /booking': sampleBooking({ passengers: [LIN, NEW] }) });
	await userEvent.click(await sheet.findByRole('button', { name: words('passenger.save') }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	const box = screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${NEW.name}`) });
	expect(box.checked).toBe(true);
	await waitFor(() => expect(document.activeElement).toBe(box));
	expect(server.inputs('POST /booking/save').at(-1)?.beds).toEqual([[NEW.id, null]]);
});

test('what was typed in a sheet is there when it is opened again', async () => {
	await openBooking(sampleBooking(), { 'GET /passenger': emptyPassengerForm() });
	const openSheet = async () => {
		await userEvent.click(screen.getByRole('button', { name: t('passenger.add') }));
		return within(await screen.findByRole('dialog', { name: words('passenger.add') }));
	};
	const number = (sheet: Awaited<ReturnType<typeof openSheet>>) =>
		sheet.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${words('passenger.number')}`) });
	const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	await userEvent.type(await number(await openSheet()), 'E12345678');
	await userEvent.keyboard('{Escape}');
	await closed();
	const sheet = await openSheet();
	expect((await number(sheet)).value).toBe('E12345678');
	await userEvent.click(sheet.getByRole('button', { name: textsOf('CN', 'common')('close') }));
	await closed();
	expect((await number(await openSheet())).value).toBe('E12345678');
});

test('a contact who is changed is chosen, and has the focus', async () => {
	const server = await openBooking(sampleBooking(), {
		'GET /openapi/user/contact/{id}': { id: CONTACT.id, name: CONTACT.name, mobile: '13900139000', email: 'shen@site.example' },
		'POST /contact': { state: 'saved', id: CONTACT.id },
	});
	await userEvent.click(screen.getByRole('button', { name: new RegExp(`${words('edit')} ${CONTACT.name}`) }));
	const sheet = within(await screen.findByRole('dialog', { name: words('contact.edit') }));
	await userEvent.click(await sheet.findByRole('button', { name: words('passenger.save') }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	const radio = screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(CONTACT.name) });
	await waitFor(() => expect(document.activeElement).toBe(radio));
	expect(server.inputs('POST /booking/save').at(-1)?.contactId).toBe(CONTACT.id);
});

test('an editor that can’t be loaded shows a notice, and is loaded on request', async () => {
	const server = await openBooking(sampleBooking(), { 'GET /passenger': failure('upstream-unavailable') });
	await userEvent.click(screen.getByRole('button', { name: t('passenger.add') }));
	const sheet = within(await screen.findByRole('dialog', { name: words('passenger.add') }));
	await sheet.findByText(words('notRead'));
	server.answer({ 'GET /passenger': filledPassengerForm() });
	await userEvent.click(sheet.getByRole('button', { name: textsOf('CN', 'common')('retry') }));
	expect(await sheet.findByRole('button', { name: words('passenger.save') })).toBeTruthy();
});

test('a room that is chosen is taken, and the booking shows it', async () => {
	const { server, take } = await openRooms({ 'POST /booking/room': { state: 'changed', roomNum: '9012' } });
	server.answer({ 'GET /booking': filledBooking({ cabins: [sampleCabin({ roomNum: '9012', beds: [LIN.id, 'wang'] })] }) });
	await take();
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(screen.getByText(t('cabin.room', { room: '9012' }))).toBeTruthy();
	expect(server.inputs('POST /booking/room')).toEqual([{ localId: LOCAL_ID, cabin: 0, roomId: 'r2' }]);
});

test('a room that another member has just taken is reported, and the free rooms are read again', async () => {
	const { server, sheet, take } = await openRooms({ 'POST /booking/room': { state: 'taken' } });
	await take();
	expect(await sheet.findByText(t('rooms.taken'))).toBeTruthy();
	await waitFor(() => expect(server.inputs('GET /booking/rooms')).toHaveLength(2));
	expect(sheet.getByRole('button', { name: t('rooms.choose') })).toBeTruthy();
});

test('where no other room is free, the room that is held stays', async () => {
	const { sheet } = await openRooms({ 'GET /booking/rooms': { ...ROOMS, rooms: [] } });
	expect(await sheet.findByText(t('rooms.none'))).toBeTruthy();
	expect(sheet.queryByRole('radio')).toBeNull();
});

test('a room that could not be changed is reported in the sheet', async () => {
	const { sheet, take } = await openRooms({ 'POST /booking/room': failure('upstream-unavailable') });
	await take();
	expect(await sheet.findByText(t('rooms.failed'))).toBeTruthy();
});

test('a room that upstream refuses is reported in upstream’s words', async () => {
	const { sheet, take } = await openRooms({ 'POST /booking/room': failure('upstream-business', '该甲板今日封闭', 321) });
	await take();
	expect(await sheet.findByText('该甲板今日封闭')).toBeTruthy();
	expect(sheet.getByText(t('rooms.kept'))).toBeTruthy();
});

test('on a ship without positions a cabin is chosen in the list, on any deck', async () => {
	const { server, sheet, take } = await openRooms({ 'POST /booking/room': { state: 'changed', roomNum: '9012' } });
	expect(await sheet.findByText(deckWords('unplaced'))).toBeTruthy();
	expect(sheet.queryByText(deckWords('bow'))).toBeNull();
	await take();
	await waitFor(() => expect(server.inputs('POST /booking/room')).toHaveLength(1));
});

test('a deck that can’t be drawn leaves the list to choose from', async () => {
	const { sheet, server, take } = await openRooms({
		'GET /ship/decks': failure('upstream-unavailable'),
		'POST /booking/room': { state: 'changed', roomNum: '9012' },
	});
	expect(await sheet.findByText(deckWords('unavailable'))).toBeTruthy();
	await take();
	await waitFor(() => expect(server.inputs('POST /booking/room')).toHaveLength(1));
});
