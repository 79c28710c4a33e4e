import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { BOOKING_HOLD, BOOKING_MAX_CABINS } from '#shared/constants.ts';
import { CREATE, confirmOf, create, filledDraft, type ListedBooking } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, cookieHeader, logIn, type Visitor, visitor } from './support/visitor.ts';

const LOCK = 'POST /openapi/order/v3/individual/lock';

let site: TestSite;
let number = 13_600_000_000;
let scarce: { voyageId: string; cabin: CategoryView };
/** More cabins than the tests of this file hold together. */
const HELD_HERE = 20;
let roomy: { voyageId: string; cabin: CategoryView };

beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	const guest = visitor(site);
	const { rows } = (await guest.get('/api/search')).body.data as SearchResult;
	for (const { id } of rows.filter((row) => row.state === 'on-sale')) {
		const page = (await guest.get(`/api/voyage?id=${id}`)).body.data as VoyagePage;
		const open =
			page.categories === 'unavailable'
				? []
				: page.categories.filter((cabin) => cabin.state === 'on-sale' && (cabin.maxPassengers ?? 0) > 1);
		const few = open.find(({ left }) => (left ?? 9) <= 3);
		const [many] = open.filter(({ code }) => !code.startsWith('F')).toSorted((a, b) => (b.left ?? 0) - (a.left ?? 0));
		if (few) scarce ??= { voyageId: id, cabin: few };
		if (many && (many.left ?? 0) > (roomy?.cabin.left ?? 0)) roomy = { voyageId: id, cabin: many };
		if (scarce && (roomy?.cabin.left ?? 0) > HELD_HERE) break;
	}
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

async function member(): Promise<Visitor> {
	const browser = visitor(site);
	number += 1;
	await logIn(site, browser, String(number));
	return browser;
}
const hold = (browser: Visitor, { voyageId, cabin }: typeof roomy, count = 1) =>
	browser.post('/api/booking/hold', { voyageId, cabins: [{ categoryId: cabin.id, adult: 2, child: 0, count }] });
const view = async (browser: Visitor, localId: string): Promise<ListedBooking> =>
	(await browser.get(`/api/booking?localId=${localId}`)).body.data;

describe('POST /booking/hold', () => {
	it('holds a room for each cabin for five minutes by the server’s clock; reading doesn’t prolong it', async () => {
		const browser = await member();
		const { localId } = (await hold(browser, roomy, 2)).body.data;
		const first = await view(browser, localId);
		expect(first.cabins).toHaveLength(2);
		expect(new Set(first.cabins.map(({ roomNum }) => roomNum)).size).toBe(2);
		expect(first.cabins[0]).toMatchObject({ beds: [null, null], total: roomy.cabin.total });
		expect(first.total).toBe((roomy.cabin.total ?? 0) * 2);
		expect(first.deadline - first.now).toBeLessThanOrEqual(BOOKING_HOLD);
		expect(first.deadline - first.now).toBeGreaterThan(BOOKING_HOLD - 20_000);
		expect((await view(browser, localId)).deadline).toBe(first.deadline);
	});

	it('gives the last cabins to as many members as there are cabins, when many ask at once (T67)', async () => {
		const left = scarce.cabin.left ?? 0;
		const browsers = await Promise.all(Array.from({ length: left + 3 }, member));
		const replies = await Promise.all(browsers.map((browser) => hold(browser, scarce)));
		const got = replies.map(({ body }) => body.data as { localId: string | null; missing: string[] });
		expect(got.filter(({ localId }) => localId !== null)).toHaveLength(left);
		for (const { localId, missing } of got) expect(missing).toEqual(localId === null ? [scarce.cabin.id] : []);
	});

	it('refuses more cabins than one booking may hold, and parties that no cabin takes', async () => {
		const browser = await member();
		expect((await hold(browser, roomy, BOOKING_MAX_CABINS + 1)).status).toBe(400);
		const nobody = { voyageId: roomy.voyageId, cabins: [{ categoryId: roomy.cabin.id, adult: 0, child: 2, count: 1 }] };
		expect((await browser.post('/api/booking/hold', nobody)).status).toBe(400);
		expect((await hold(visitor(site), roomy)).status).toBe(401);
		expect(site.sandbox.calls().counts[LOCK]).toBeUndefined();
	});

	it('holds at most as many cabins as the setting allows', async () => {
		const strict = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl(), BOOKING_MAX_CABINS: '2' }, site.sandboxUrl);
		try {
			const browser = visitor(strict);
			await logIn({ ...strict, sandboxUrl: site.sandboxUrl }, browser, '13599990001');
			expect((await hold(browser, roomy, 3)).status).toBe(400);
			expect((await hold(browser, roomy, 2)).body.data.localId).not.toBeNull();
			expect((await browser.get('/')).text).toContain('"maxCabins":2');
		} finally {
			await strict.close();
		}
	});

	it.each([
		['can’t be read', { garbage: 'wrong-type' }],
		['was lost', { lost: true }],
	] as const)(
		'can be asked for again after a hold without a clear answer, but not after two: its answer %s',
		async (_name, fault) => {
			const browser = await member();
			const counted = () => site.sandbox.calls().counts[LOCK] ?? 0;
			const before = counted();
			site.sandbox.fault({ call: LOCK, ...fault, times: 2 });
			const first = await hold(browser, roomy);
			expect([first.status, first.body.data.code, first.headers['retry-after']]).toEqual([409, 'hold-unclear', undefined]);
			expect(first.body.errMsg).toBe('未收到明确答复，无法确定舱房是否已为您保留。您可以再试一次。');
			const presses = await Promise.all(Array.from({ length: 5 }, () => hold(browser, roomy)));
			expect(counted() - before).toBe(2);
			for (const { status, headers, body } of presses) {
				expect([status, body.data.code, body.errMsg]).toEqual([409, 'hold-unclear', expect.stringContaining('请 5 分钟后再试')]);
				expect(Number(headers['retry-after'])).toBeGreaterThan(BOOKING_HOLD / 1_000 - 10);
				expect(Number(headers['retry-after'])).toBeLessThanOrEqual(BOOKING_HOLD / 1_000);
			}
		},
	);

	it('holds the cabins at the next press after one hold without a clear answer', async () => {
		const browser = await member();
		site.sandbox.fault({ call: LOCK, lost: true, times: 1 });
		expect((await hold(browser, roomy)).body.data.code).toBe('hold-unclear');
		expect((await hold(browser, roomy)).body.data.localId).not.toBeNull();
	});

	it('doesn’t read an answer without rooms as an empty list of rooms', async () => {
		const browser = await member();
		site.sandbox.fault({ call: LOCK, garbage: 'wrong-type', times: 1 });
		expect((await hold(browser, roomy)).body.data.code).toBe('hold-unclear');
	});

	it('can be asked for again at once when upstream never got the hold, or didn’t carry it out', async () => {
		const browser = await member();
		site.sandbox.fault({ call: LOCK, httpStatus: 503, times: 1 });
		expect((await hold(browser, roomy)).status).toBe(502);
		expect((await hold(browser, roomy)).body.data.localId).not.toBeNull();
	});

	it('names the category without a free cabin when upstream answers with an empty list', async () => {
		const browser = await member();
		const none = { voyageId: roomy.voyageId, cabin: { ...roomy.cabin, id: '999999' } };
		expect((await hold(browser, none)).body.data).toEqual({ localId: null, missing: ['999999'], lost: 0 });
	});
});

describe('a draft', () => {
	it('can be read and changed by its owner only (T45)', async () => {
		const [mei, lin] = [await member(), await member()];
		const { localId } = (await hold(mei, roomy)).body.data;
		expect((await lin.get(`/api/booking?localId=${localId}`)).status).toBe(404);
		expect((await lin.post('/api/booking/save', { localId, beds: [[null, null]], contactId: null })).status).toBe(404);
		expect((await lin.post('/api/booking/hold-again', { localId })).status).toBe(404);
	});

	it('stores the passengers of each cabin, and accepts only the member’s own passengers and contacts', async () => {
		const browser = await member();
		const { localId } = (await hold(browser, roomy)).body.data;
		const { passengers, contacts } = await view(browser, localId);
		const save = (beds: (string | null)[][], contactId: string | null) =>
			browser.post('/api/booking/save', { localId, beds, contactId });
		expect((await save([['999999', null]], null)).body).toMatchObject({ data: { code: 'invalid-input' } });
		expect((await save([[null]], null)).status).toBe(400);
		expect((await save([[null, null]], '999999')).status).toBe(400);
		const [one] = passengers;
		expect((await save([[one?.id ?? null, null]], contacts[0]?.id ?? null)).body.data).toEqual({ complete: false });
		const kept = await view(browser, localId);
		expect(kept.cabins[0]?.beds).toEqual([one?.id ?? null, null]);
		expect(kept.contactId).toBe(contacts[0]?.id ?? null);
	});

	it('becomes no order after its deadline, though upstream still holds the cabins', async () => {
		let ahead = 0;
		const clock = () => new Date(Date.now() + ahead);
		const later = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() }, site.sandboxUrl, clock);
		const browser = await member();
		const localId = await filledDraft(browser, roomy);
		const { total } = await confirmOf(browser, localId);
		const at = visitor(later, { cookie: cookieHeader(browser) });
		ahead = BOOKING_HOLD;
		expect((await create(at, localId, total)).body.data).toEqual({ state: 'expired' });
		expect(site.sandbox.calls().counts[CREATE]).toBeUndefined();
		ahead = 0;
		expect((await create(at, localId, total)).body.data.state).toBe('created');
		await later.close();
	});

	it('can be held again with all that was filled in', async () => {
		const browser = await member();
		const { localId } = (await hold(browser, roomy)).body.data;
		const before = await view(browser, localId);
		await new Promise((done) => setTimeout(done, 30));
		expect((await browser.post('/api/booking/hold-again', { localId })).body.data).toEqual({ localId, missing: [] });
		expect((await view(browser, localId)).deadline).toBeGreaterThan(before.deadline);
	});
});
