import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenBookingView } from '#shared/catalogue/bff/session.ts';
import { BOOKING_HOLD } from '#shared/constants.ts';
import { bookingOf, type Choice, confirmOf, create, filledDraft, findChoice, hold, newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, type Visitor } from './support/visitor.ts';

let site: TestSite;
let choice: Choice;

beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	choice = await findChoice(site);
});
afterAll(() => site.close());

const listed = async (browser: Visitor): Promise<OpenBookingView[]> => (await browser.get('/api/session')).body.data.bookings;
const party = (browser: Visitor, localId: string, adult: number, child: number) =>
	browser.post('/api/booking/party', { localId, cabin: 0, adult, child });
const couple = { adult: 2, child: 0 };

it('the session lists a member’s held bookings: voyage, cabins, and the ends of hold and draft', async () => {
	const mei = await newMember(site);
	expect(await listed(mei)).toEqual([]);
	const { localId } = (await hold(mei, choice, 2)).body.data;
	const { deadline, now, voyage } = await bookingOf(mei, localId);
	const [open, ...others] = await listed(mei);
	expect(others).toEqual([]);
	expect(open).toMatchObject({ localId, deadline, voyage: { id: choice.voyageId, title: voyage.title, date: voyage.date } });
	expect(open?.cabins).toEqual([
		{ categoryId: choice.cabin.id, ...couple },
		{ categoryId: choice.cabin.id, ...couple },
	]);
	expect((open?.keptUntil ?? 0) - now).toBeGreaterThan(23 * 3_600_000);
	expect(deadline - now).toBeLessThanOrEqual(BOOKING_HOLD);
	expect(await listed(await newMember(site))).toEqual([]);
});

it('the session lists the last booking of a voyage; after giving up its cabins still count; after the order it is gone', async () => {
	const mei = await newMember(site);
	await hold(mei, choice);
	const { localId } = (await hold(mei, choice)).body.data;
	expect((await listed(mei)).map((open) => open.localId)).toEqual([localId]);
	await mei.post('/api/booking/release', { localId });
	expect((await listed(mei)).map((open) => [open.localId, open.cabins.length])).toEqual([[null, 1]]);
	const filled = await filledDraft(mei, choice);
	expect((await listed(mei)).map((open) => open.localId)).toEqual([filled]);
	await create(mei, filled, (await confirmOf(mei, filled)).total);
	expect(await listed(mei)).toEqual([]);
});

it('another party gets a new price in the held cabin, as long as it has room for them', async () => {
	const mei = await newMember(site);
	const localId = await filledDraft(mei, choice);
	const before = await bookingOf(mei, localId);
	const { total } = (await party(mei, localId, 1, 0)).body.data;
	const after = await bookingOf(mei, localId);
	expect(after).toMatchObject({ total, deadline: before.deadline, changed: null, contactId: before.contactId });
	expect(total).toBeLessThan(before.total ?? 0);
	expect(after.cabins[0]).toMatchObject({
		adult: 1,
		roomNum: before.cabins[0]?.roomNum,
		beds: before.cabins[0]?.beds.slice(0, 1),
	});
	expect((await confirmOf(mei, localId)).total).toBe(total);
	const order = await create(mei, localId, total);
	expect(order.body.data.state).toBe('created');
});

it('a cabin for two can’t be held for three, or changed to three later', async () => {
	const mei = await newMember(site);
	const cabins = [{ categoryId: choice.cabin.id, adult: 3, child: 0, count: 1 }];
	const refused = await mei.post('/api/booking/hold', { voyageId: choice.voyageId, cabins });
	expect([refused.status, refused.body.data.code]).toEqual([422, 'cabin-too-small']);
	expect(refused.body.errMsg).toMatch(/住不下所选的人数/);
	expect(await listed(mei)).toEqual([]);
	const { localId } = (await hold(mei, choice)).body.data;
	const before = await bookingOf(mei, localId);
	expect((await party(mei, localId, 2, 1)).body.data.code).toBe('cabin-too-small');
	expect((await bookingOf(mei, localId)).cabins).toEqual(before.cabins);
	expect((await party(await newMember(site), localId, 1, 0)).status).toBe(404);
});

it('a price that rises during the hold is shown with the old one until the member accepts it', async () => {
	const mei = await newMember(site);
	const { localId } = (await hold(mei, choice)).body.data;
	const { total } = await bookingOf(mei, localId);
	const before = total ?? 0;
	await control(site, '/prices', { voyageId: choice.voyageId, by: 100 });
	const { changed } = await bookingOf(mei, localId);
	const after = before + 200;
	expect(changed).toMatchObject({ before, after, why: 'cabins', cabins: [{ name: choice.cabin.name, before, after }] });
	expect((await mei.post('/api/booking/price', { localId, total: after })).body.data).toEqual({ accepted: true });
	expect(await bookingOf(mei, localId)).toMatchObject({ total: after, changed: null });
});
