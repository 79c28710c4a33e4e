import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PassengerView } from '#shared/catalogue/bff/contacts.ts';
import { addDays, addMonths, todayInShanghai } from '#shared/rules/dates.ts';
import { bookingOf, type Choice, CREATE, confirmOf, create, findChoice, hold, newcomer, newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, type Visitor } from './support/visitor.ts';

/** The form is bypassed: the tests put values that a page would refuse into the stand-in, and then ask for the order. */
let site: TestSite;
let choice: Choice;
let mei: Visitor;
let sailing: { date: string; returnDate: string };
const today = todayInShanghai(new Date());

beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	choice = await findChoice(site);
	mei = await newMember(site);
	const { localId } = (await hold(mei, choice)).body.data;
	sailing = (await bookingOf(mei, localId)).voyage;
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

type Family = { father: PassengerView; mother: PassengerView; child: PassengerView; grandfather: PassengerView };

/** Makes a new member with a family, and a draft of one cabin for two with free beds. */
async function family() {
	const browser = await newMember(site);
	const { localId } = (await hold(browser, choice)).body.data as { localId: string };
	const { passengers, contacts } = await bookingOf(browser, localId);
	const [father, mother, child, grandfather] = passengers;
	const contactId = contacts[0]?.id ?? null;
	return { browser, localId, contactId, people: { father, mother, child, grandfather } as Family };
}

const change = (id: string, what: Record<string, string | number>) => control(site, '/tourists', { id, change: what });

describe('an order is refused, whatever the form sent, when', () => {
	it.each<[string, (people: Family, browser: Visitor) => Promise<unknown>]>([
		['a name has no pinyin', ({ mother }) => change(mother.id, { pinyinFirstName: '' })],
		['pinyin has 31 letters', ({ mother }) => change(mother.id, { pinyinLastName: 'A'.repeat(31) })],
		['pinyin is Chinese', ({ mother }) => change(mother.id, { pinyinLastName: '沈' })],
		['a passport has 8 characters', ({ mother }) => change(mother.id, { passport: 'E1234567' })],
		['a document is missing', ({ mother }) => change(mother.id, { passport: '' })],
		['a passport was issued after sailing', ({ mother }) => change(mother.id, { passportIssue: addDays(sailing.date, 1) })],
		[
			'a passport runs out before the return',
			({ mother }) => change(mother.id, { passportExpiry: addDays(sailing.returnDate, -1) }),
		],
		['a passport has run out', ({ mother }) => change(mother.id, { passportExpiry: addDays(today, -1) })],
		[
			'an identity card has another birthday',
			({ mother }) => change(mother.id, { documentType: 'ID_CARD', passport: '', idcard: '310101195703071217' }),
		],
		['an identity number is none', ({ mother }) => change(mother.id, { documentType: 'ID_CARD', passport: '', idcard: '1234' })],
		[
			'a foreign card does not start with X',
			({ mother }) => change(mother.id, { documentType: 'FOREIGN_ID', passport: '', idcard: 'Y12345199003071234' }),
		],
		[
			'a Hong Kong pass is written wrongly',
			({ mother }) => change(mother.id, { documentType: 'HK_MACAU', passport: 'K1234567802' }),
		],
		['a Taiwan pass is written wrongly', ({ mother }) => change(mother.id, { documentType: 'TAIWAN', passport: '123' })],
		['a mobile number has 10 digits', ({ mother }) => change(mother.id, { mobile: '1380013800' })],
		['an emergency phone has letters', ({ mother }) => change(mother.id, { emergencyPhone: '13900x' })],
		[
			'an emergency phone is the own one',
			({ mother }) => change(mother.id, { mobile: '13900005678', emergencyPhone: '13900005678' }),
		],
		['a baby is younger than six months', ({ mother }) => change(mother.id, { birthday: addMonths(sailing.date, -5) })],
		['an adult’s bed is a child’s', ({ mother }) => change(mother.id, { birthday: addMonths(sailing.date, -12 * 12) })],
		[
			'the cabin has no passenger of 18',
			({ father, mother }) =>
				Promise.all([father, mother].map(({ id }) => change(id, { birthday: addMonths(sailing.date, -12 * 16) }))),
		],
		['two have the same passport', ({ father, mother }) => copyPassport(father.id, mother.id)],
		['a passenger is no longer there', ({ mother }, browser) => browser.delete(`/api/openapi/user/tourist/${mother.id}`)],
	])('%s', async (_rule, spoil) => {
		const { browser, localId, contactId, people } = await family();
		const beds = [[people.father.id, people.mother.id]];
		await browser.post('/api/booking/save', { localId, beds, contactId });
		const before = await confirmOf(browser, localId);
		expect(before.complete).toBe(true);
		await spoil(people, browser);
		expect((await confirmOf(browser, localId)).complete).toBe(false);
		expect((await create(browser, localId, before.total)).body.data).toEqual({ state: 'incomplete' });
		expect(site.sandbox.calls().counts[CREATE]).toBeUndefined();
	});

	const copyPassport = async (from: string, to: string) => {
		await change(from, { passport: 'E99998888' });
		await change(to, { passport: 'E99998888' });
	};

	it('five passengers share a mobile number', async () => {
		const { browser, people } = await family();
		const everybody = Object.values(people);
		for (const { id } of everybody) await change(id, { mobile: '13700001111', emergencyPhone: '13900005678' });
		const reply = await browser.post('/api/passenger', newcomer('E55556666', '13700001111'));
		expect(reply.body.data).toEqual({ state: 'refused', problems: { mobile: 'usedUp' } });
	});

	it('two passengers have one document', async () => {
		const { browser, people } = await family();
		const [one] = Object.values(people);
		await change(one?.id ?? '', { passport: 'E77778888' });
		const reply = await browser.post('/api/passenger', newcomer('E77778888', '13700002222'));
		expect(reply.body.data).toEqual({ state: 'refused', problems: { number: 'duplicate' } });
	});

	it.each<[string, (people: Family) => (string | null)[]]>([
		['a bed is empty', ({ father }) => [father.id, null]],
		['a passenger has two beds', ({ father }) => [father.id, father.id]],
		['a child sleeps alone', ({ child }) => [child.id, null]],
		['a child takes an adult’s place', ({ father, child }) => [father.id, child.id]],
	])('%s', async (_rule, sleepers) => {
		const { browser, localId, contactId, people } = await family();
		const saved = await browser.post('/api/booking/save', { localId, beds: [sleepers(people)], contactId });
		expect(saved.body.data).toEqual({ complete: false });
		const { total } = await confirmOf(browser, localId);
		expect((await create(browser, localId, total)).body.data).toEqual({ state: 'incomplete' });
	});

	it('there is no contact', async () => {
		const { browser, localId, people } = await family();
		await browser.post('/api/booking/save', { localId, beds: [[people.father.id, people.mother.id]], contactId: null });
		const { total } = await confirmOf(browser, localId);
		expect((await create(browser, localId, total)).body.data).toEqual({ state: 'incomplete' });
	});

	it('its cabins are no longer held', async () => {
		const { browser, localId, contactId, people } = await family();
		await browser.post('/api/booking/save', { localId, beds: [[people.father.id, people.mother.id]], contactId });
		const { total } = await confirmOf(browser, localId);
		await control(site, '/holds/end', { voyageId: choice.voyageId });
		expect((await create(browser, localId, total)).body.data).toEqual({ state: 'expired' });
		const { deadline, now } = await bookingOf(browser, localId);
		expect(deadline).toBeLessThanOrEqual(now);
		expect((await browser.post('/api/booking/hold-again', { localId })).body.data.localId).toBe(localId);
		expect((await create(browser, localId, total)).body.data.state).toBe('created');
	});

	it('the price on the page differs from the real one, in either direction', async () => {
		const { browser, localId, contactId, people } = await family();
		await browser.post('/api/booking/save', { localId, beds: [[people.father.id, people.mother.id]], contactId });
		const { total } = await confirmOf(browser, localId);
		for (const wrong of [1, total - 0.01, total + 0.01, -total])
			expect((await create(browser, localId, wrong)).body.data).toMatchObject({ state: 'changed', change: { after: total } });
		for (const none of ['free', null, Number.NaN]) expect((await create(browser, localId, none as never)).status).toBe(400);
		expect((await create(browser, localId, total)).body.data.state).toBe('created');
	});
});

it('a document that expires within six months of the return is only a warning', async () => {
	const { browser, localId, contactId, people } = await family();
	await change(people.mother.id, { passportExpiry: addDays(sailing.returnDate, 30) });
	await browser.post('/api/booking/save', { localId, beds: [[people.father.id, people.mother.id]], contactId });
	const { total, cabins } = await confirmOf(browser, localId);
	expect(cabins[0]?.passengers.map(({ attention }) => attention)).toEqual([null, 'expires-soon']);
	expect((await create(browser, localId, total)).body.data.state).toBe('created');
});

describe('a passenger with an identity card on a sailing abroad', () => {
	it('is booked once the member knows which document is due by when, and the order shows it', async () => {
		const { browser, localId, contactId, people } = await family();
		const { id } = people.grandfather;
		await browser.post('/api/booking/save', { localId, beds: [[people.father.id, id]], contactId });
		expect((await bookingOf(browser, localId)).documents).toEqual({ types: ['PASSPORT'], by: expect.any(Number) });
		const { total, cabins, documents } = await confirmOf(browser, localId);
		expect(documents).toEqual({ types: ['PASSPORT'], by: Date.parse(`${addDays(sailing.date, -4)}T00:00:00+08:00`) });
		expect(cabins[0]?.passengers.map(({ attention }) => attention)).toEqual([null, 'not-taken']);
		expect((await create(browser, localId, total)).body.data).toEqual({ state: 'incomplete' });
		expect((await create(browser, localId, total, { otherDocuments: [people.father.id] })).body.data.state).toBe('incomplete');
		const { body } = await create(browser, localId, total, { otherDocuments: [id] });
		expect(body.data.state).toBe('created');
		const order = (await browser.get(`/api/order?id=${body.data.orderId}`)).body.data;
		expect(order.documents).toEqual(documents);
		expect(order.bookedCabins[0].passengers.map(({ attention }: { attention: string }) => attention)).toEqual([
			null,
			'not-taken',
		]);
		const payment = (await browser.get(`/api/order/payment?id=${body.data.orderId}`)).body.data;
		expect(payment.documents).toEqual({ ...documents, passengers: [{ name: '沈国栋', pinyin: 'SHEN GUODONG' }] });
	});

	it('needs no such answer with a passport', async () => {
		const { browser, localId, contactId, people } = await family();
		const { id } = people.grandfather;
		await browser.post('/api/booking/save', { localId, beds: [[people.father.id, id]], contactId });
		await change(id, { documentType: 'PASSPORT', passport: 'E11112222', passportExpiry: addMonths(today, 60), idcard: '' });
		const { total } = await confirmOf(browser, localId);
		const { body } = await create(browser, localId, total);
		expect(body.data.state).toBe('created');
		expect((await browser.get(`/api/order/payment?id=${body.data.orderId}`)).body.data.documents).toBeNull();
	});
});

it('passengers who alone may sail, and the member’s own contact, are proposed until the member has saved a choice', async () => {
	const { browser, localId, people } = await family();
	const { proposed, cabins, contactId, contacts } = await bookingOf(browser, localId);
	expect({ proposed, beds: cabins[0]?.beds, contactId }).toEqual({
		proposed: true,
		beds: [people.father.id, people.mother.id],
		contactId: contacts[0]?.id,
	});
	await browser.post('/api/booking/save', { localId, beds: [[null, null]], contactId: null });
	const after = await bookingOf(browser, localId);
	expect({ proposed: after.proposed, beds: after.cabins[0]?.beds, contactId: after.contactId }).toEqual({
		proposed: false,
		beds: [null, null],
		contactId: null,
	});
});

it('a passenger or contact who was removed meanwhile frees the bed, and the booking is saved on', async () => {
	const { browser, localId, contactId, people } = await family();
	await browser.post('/api/booking/save', { localId, beds: [[people.father.id, people.mother.id]], contactId });
	await browser.delete(`/api/openapi/user/tourist/${people.mother.id}`);
	await browser.delete(`/api/openapi/user/contact/${contactId}`);
	const { cabins, contactId: left } = await bookingOf(browser, localId);
	expect([cabins[0]?.beds, left]).toEqual([[people.father.id, null], null]);
	expect((await browser.post('/api/booking/save', { localId, beds: [[people.father.id, null]], contactId: null })).status).toBe(
		200,
	);
});

it('a member holds cabins on three voyages at a time at most (T67)', async () => {
	const browser = await newMember(site);
	const { rows } = (await browser.get(`/api/search?date=${sailing.date.slice(0, 7)}`)).body.data;
	const others: Choice[] = rows
		.filter(({ id, state }: { id: string; state: string }) => state === 'on-sale' && id !== choice.voyageId)
		.map(({ id }: { id: string }) => ({ ...choice, voyageId: id }));
	const wanted = [choice, ...others.filter(({ voyageId }) => voyageId.startsWith(choice.voyageId.slice(0, 1)))].slice(0, 4);
	expect(wanted).toHaveLength(4);
	const replies = [];
	for (const one of wanted) replies.push(await hold(browser, one));
	const held = replies.filter(({ body }) => body.data?.localId).length;
	expect(held).toBe(3);
	expect(replies.at(-1)).toMatchObject({ status: 409, body: { data: { code: 'too-many-holds' } } });
	// The site refused it without asking upstream, so a second press is refused for the same reason.
	const [fourth] = wanted.slice(-1) as [Choice];
	expect((await hold(browser, fourth)).body.data.code).toBe('too-many-holds');
	expect((await hold(browser, choice)).status).toBe(200);
});
