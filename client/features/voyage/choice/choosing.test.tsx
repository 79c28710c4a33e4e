import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { type Answers, failure } from '#client/test-support/fake-server.ts';
import { choiceBar, choose, openVoyage, pressByKey, QUOTES, quoteOf, rowOf } from '#client/test-support/open-voyage.ts';
import { guestSession, memberSession } from '#client/test-support/sample-session.ts';
import { sampleVoyage } from '#client/test-support/sample-voyage.ts';
import { sampleCategory, sampleVoyagePage, windowCategory } from '#client/test-support/sample-voyage-page.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { loginPath, paths } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';

const t = textsOf('CN', 'voyage');
const partyTexts = textsOf('CN', 'party');
const HOLD = 'POST /booking/hold';
const balcony = sampleCategory({ maxPassengers: 3 });
const view = windowCategory();
const family = sampleCategory({ id: 'c3', code: 'F4', name: '家庭房', kind: 'family', kindName: '家庭', maxPassengers: 4 });
const voyage = sampleVoyagePage({ categories: [view, balcony, family] });
const money = (amount: number) => formatMoney(amount, 'CN');
const adults = (count: number) => textsOf('CN', 'common')('party.adults', { count });

const more = () => userEvent.click(screen.getByRole('button', { name: partyTexts('adults.more') }));
const inRow = (cabin: typeof balcony) => within(rowOf(cabin));
const button = (cabin: typeof balcony, key: 'choice.chooseNamed' | 'choice.less' | 'choice.more') =>
	inRow(cabin).getByRole('button', { name: t(key, { name: cabin.name }), hidden: true });
const book = () => pressByKey(choiceBar().getByRole('button', { name: t('choice.book') }));
const openChosen = async (answers: Answers = {}) => {
	const opened = await openVoyage(voyage, answers);
	await choose(balcony);
	return opened;
};

test('the bar counts cabins and people and adds up what they cost for just them', async () => {
	await openVoyage(voyage);
	await choose(balcony, 2);
	expect(choiceBar().getByText(t('choice.passengers', { count: 4 }))).toBeTruthy();
	expect(choiceBar().getByText(money(16_000))).toBeTruthy();
	await more();
	await choose(family);
	expect(choiceBar().getByText(t('choice.passengers', { count: 7 }))).toBeTruthy();
	expect(await choiceBar().findByText(money(16_000 + quoteOf({ adult: 3, child: 0 })))).toBeTruthy();
});

test('after a change of the party its new lowest price is said, and nothing before', async () => {
	await openVoyage(voyage);
	const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
	const priced = (count: number) =>
		new RegExp(t('party.priced', { party: adults(count), price: 'PRICE' }).replace('PRICE', '¥[\\d,]+'));
	expect(said().some((text) => priced(2).test(text ?? ''))).toBe(false);
	await more();
	await waitFor(() => expect(said().some((text) => priced(3).test(text ?? ''))).toBe(true));
});

test('another party changes the prices of every cabin, and asks for those of cabins with room for it', async () => {
	const { server } = await openVoyage(voyage);
	await more();
	expect(await inRow(balcony).findByText(t('cabins.inAll', { party: adults(3) }))).toBeTruthy();
	const asked = server
		.inputs(QUOTES)
		.at(-1)
		?.cabins.map(({ categoryId, adult }) => [categoryId, adult]);
	expect(asked).toEqual([
		['c1', 3],
		['c3', 3],
	]);
	expect(inRow(view).getByText(t('choice.tooMany', { count: 2 }))).toBeTruthy();
});

test('a cabin that is too small offers the largest party that fits, which the press makes', async () => {
	const solo = sampleCategory({ id: 'c4', code: 'S1', name: '单人房', maxPassengers: 1 });
	await openVoyage({ ...voyage, categories: [balcony, solo] });
	expect(inRow(solo).getByText(t('choice.onlyOne'))).toBeTruthy();
	await userEvent.click(inRow(solo).getByRole('button', { name: t('choice.changeTo', { count: 1 }) }));
	expect(document.activeElement).toBe(button(solo, 'choice.chooseNamed'));
});

test('a price that can’t be loaded says so, and can be asked for again', async () => {
	const { server } = await openVoyage(voyage, { [QUOTES]: failure('upstream-unavailable') });
	await more();
	await choose(balcony);
	expect(await choiceBar().findByText(t('choice.noTotal'))).toBeTruthy();
	expect(choiceBar().queryByText(t('choice.pending'))).toBeNull();
	server.answer({ [QUOTES]: { cabins: [{ categoryId: balcony.id, totalPrice: 12_000, personAvg: 4_000 }], totalPrice: 12_000 } });
	await userEvent.click(choiceBar().getByRole('button', { name: t('choice.retry') }));
	expect(await choiceBar().findByText(money(12_000))).toBeTruthy();
});

test('cabins of one category for another party are named below it and can be taken out', async () => {
	await openChosen();
	await more();
	const words = t('choice.other', { count: 1, party: adults(2) });
	expect(inRow(balcony).getByText(words)).toBeTruthy();
	expect(button(balcony, 'choice.chooseNamed')).toBeTruthy();
	await userEvent.click(inRow(balcony).getByRole('button', { name: t('choice.remove'), hidden: true }));
	expect(inRow(balcony).queryByText(words)).toBeNull();
});

test('the focus goes from the button to the number that replaces it, and back', async () => {
	await openChosen();
	expect(document.activeElement).toBe(button(balcony, 'choice.more'));
	await pressByKey(button(balcony, 'choice.less'));
	expect(document.activeElement).toBe(button(balcony, 'choice.chooseNamed'));
});

test('at the limit of one booking, in which a family cabin counts as two, another press changes nothing and says why', async () => {
	await openVoyage(voyage);
	await choose(family, 2);
	await choose(balcony);
	await pressByKey(button(balcony, 'choice.more'));
	await pressByKey(button(family, 'choice.more'));
	const reason = t('choice.limit', { count: 5 });
	expect(inRow(balcony).getByText(reason)).toBeTruthy();
	expect(inRow(family).getByText(reason)).toBeTruthy();
	expect(choiceBar().getByText(t('choice.cabins', { count: 3 }))).toBeTruthy();
});

test('two family cabins leave no place for a third, which its row says before a press', async () => {
	await openVoyage(voyage);
	await choose(family, 2);
	expect(inRow(family).getByText(t('choice.limitCounted', { taken: 4, max: 5, count: 2 }))).toBeTruthy();
	expect(inRow(balcony).queryByText(t('choice.limit', { count: 5 }))).toBeNull();
});

test('with as many chosen as are left, for any party, another press says how many there are', async () => {
	const last = { ...balcony, left: 1 };
	await openVoyage(sampleVoyagePage({ categories: [view, last] }));
	await choose(last);
	await more();
	await pressByKey(button(last, 'choice.chooseNamed'));
	expect(inRow(last).getAllByText(t('cabins.left', { count: 1 }))).toHaveLength(2);
	expect(choiceBar().getByText(t('choice.cabins', { count: 1 }))).toBeTruthy();
});

test('booking holds just the cabins that are chosen and leads to the booking', async () => {
	const { page, server } = await openChosen({ [HOLD]: { localId: 'booking-0001', missing: [], lost: 0 } });
	await choose(view);
	await book();
	await waitFor(() => expect(page.address()).toContain(`${paths.booking}?localId=booking-0001`));
	expect(server.inputs(HOLD)[0]?.cabins.map(({ categoryId, count }) => [categoryId, count])).toEqual([
		['c1', 1],
		['c2', 1],
	]);
});

/** A ship for which upstream has no positions of cabins. */
const DECKS = { name: '', length: null, lifts: [], kinds: [], decks: [] };
const deckWords = textsOf('CN', 'deck');
const openDeck = async () => {
	await userEvent.click(inRow(balcony).getByRole('button', { name: t('cabins.onDeckNamed', { name: balcony.name }) }));
	return within(await screen.findByRole('dialog'));
};

test('a cabin that is chosen on the deck before booking is held; one that others took first is told, and the booking goes on', async () => {
	const { page, server } = await openVoyage(voyage, {
		'GET /ship/decks': DECKS,
		'GET /voyage/rooms': { rooms: [{ id: 'r7', roomNum: '9012', deck: '9' }] },
		[HOLD]: { localId: 'booking-0001', missing: [], lost: 1 },
	});
	const sheet = await openDeck();
	await userEvent.click(await sheet.findByRole('radio', { name: '9012' }));
	await userEvent.click(sheet.getByRole('button', { name: deckWords('category.choose', { room: '9012' }) }));
	expect(inRow(balcony).getByText(t('choice.room', { room: '9012' }))).toBeTruthy();
	await book();
	await waitFor(() => expect(page.address()).toContain(paths.booking));
	expect(server.inputs(HOLD)[0]?.cabins).toEqual([{ categoryId: 'c1', adult: 2, child: 0, count: 1, rooms: ['r7'] }]);
	expect(await screen.findByText(t('choice.lost', { count: 1 }))).toBeTruthy();
});

test('guests see where a category lies, and log in to see which of its cabins are free', async () => {
	const { page, server } = await openVoyage(voyage, { 'GET /session': guestSession(), 'GET /ship/decks': DECKS });
	const sheet = await openDeck();
	await userEvent.click(await sheet.findByRole('button', { name: deckWords('category.logIn') }));
	await waitFor(() => expect(page.address()).toBe(loginPath(`${paths.voyage}?id=v1`)));
	expect(server.inputs('GET /voyage/rooms')).toEqual([]);
});

test('a category without a cabin leaves the choice, says so in its row and names the nearest price to take instead', async () => {
	await openChosen({ [HOLD]: { localId: null, missing: ['c1'], lost: 0 } });
	await choose(view);
	await book();
	await waitFor(() => expect(inRow(balcony).getByRole('alert').textContent).not.toBe(''));
	expect(screen.queryByRole('dialog')).toBeNull();
	expect(inRow(balcony).getByRole('alert').textContent).toBe(t('choice.noCabin'));
	expect(inRow(balcony).getByRole('link', { name: /^可改选/ })).toBeTruthy();
	expect(choiceBar().getByText(t('choice.cabins', { count: 1 }))).toBeTruthy();
});

test('a guest who books logs in first; then the cabins that were chosen are held', async () => {
	onTestFinished(() => sessionStorage.clear());
	const { page } = await openChosen({ 'GET /session': guestSession() });
	await book();
	await waitFor(() => expect(page.address()).toBe(loginPath(`${paths.voyage}?id=v1`)));
	page.unmount();
	const again = await openVoyage(voyage, { [HOLD]: { localId: 'booking-0001', missing: [], lost: 0 } });
	await waitFor(() => expect(again.page.address()).toContain(`${paths.booking}?localId=booking-0001`));
	expect(again.server.inputs(HOLD)).toEqual([{ voyageId: 'v1', cabins: [{ categoryId: 'c1', adult: 2, child: 0, count: 1 }] }]);
});

test('the cabins of a booking that has begun are chosen again, without the bar; a change brings it back', async () => {
	const begun = {
		localId: 'booking-0001',
		voyage: sampleVoyage(),
		cabins: [
			{ categoryId: 'c1', adult: 3, child: 0 },
			{ categoryId: 'c1', adult: 3, child: 0 },
		],
		deadline: Date.now() + 200_000,
		keptUntil: Date.now() + 86_400_000,
	};
	await openVoyage(voyage, { 'GET /session': memberSession({ bookings: [begun] }) });
	await waitFor(() => expect(inRow(balcony).getByText('2', { selector: 'output' })).toBeTruthy());
	const bar = () => screen.getByRole('region', { name: t('choice.label') });
	expect(bar().dataset.bottomBar).toBeUndefined();
	await pressByKey(button(balcony, 'choice.less'));
	expect(bar().dataset.bottomBar).toBe('voyage');
});
