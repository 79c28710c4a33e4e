import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { incompleteBookingPath, paths, paymentPath } from '#shared/paths.ts';
import { bookingOf, type Choice, confirmOf, create, filledDraft, findChoice, hold, newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, visitor } from './support/visitor.ts';

let site: TestSite;
let choice: Choice;

beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	choice = await findChoice(site);
});
afterAll(() => site.close());

const at = (path: string, localId: string): string => `${path}?${new URLSearchParams({ localId })}`;

describe('the journey of a booking', () => {
	it('leads to the open step: to the booking before passengers are named, to the order after it was made (T67)', async () => {
		const mei = await newMember(site);
		const { localId: begun } = (await hold(mei, choice)).body.data;
		const early = await mei.get(at(paths.confirm, begun));
		expect([early.status, early.headers.location]).toEqual([302, incompleteBookingPath(begun)]);
		const localId = await filledDraft(mei, choice);
		expect((await mei.get(at(paths.confirm, localId))).status).toBe(200);
		const { total } = await confirmOf(mei, localId);
		const { orderId } = (await create(mei, localId, total)).body.data;
		for (const path of [paths.booking, paths.confirm]) {
			const late = await mei.get(at(path, localId));
			expect([late.status, late.headers.location], path).toEqual([302, paymentPath(orderId)]);
		}
	});

	it('answers other members as if the booking or the order did not exist (T45)', async () => {
		const [mei, lin] = [await newMember(site), await newMember(site)];
		const localId = await filledDraft(mei, choice);
		for (const path of [paths.booking, paths.confirm]) {
			const pages = await Promise.all([lin.get(at(path, localId)), lin.get(at(path, 'nothing-there'))]);
			expect(
				pages.map(({ status }) => status),
				path,
			).toEqual([404, 404]);
			expect(pages[0].text).not.toContain(choice.cabin.name);
		}
		const { total } = await confirmOf(mei, localId);
		const { orderId } = (await create(mei, localId, total)).body.data;
		expect((await lin.get(paymentPath(orderId))).status).toBe(404);
		expect((await mei.get(paymentPath(orderId))).status).toBe(200);
	});

	it('shows no login link to a member, even before any script runs', async () => {
		const mei = await newMember(site);
		for (const path of [paths.orders, paths.user]) {
			const { status, text } = await mei.get(path);
			expect([status, text.includes('href="/login')], path).toEqual([200, false]);
		}
	});

	it('masks the numbers of documents, and none of its pages is cached (T61)', async () => {
		const mei = await newMember(site);
		const localId = await filledDraft(mei, choice);
		const { passengers } = await bookingOf(mei, localId);
		const numbers = await Promise.all(
			passengers.map(async ({ id }) => (await mei.get(`/api/passenger?id=${id}`)).body.data.number),
		);
		for (const path of [paths.booking, paths.confirm]) {
			const page = await mei.get(at(path, localId));
			expect(page.headers['cache-control']).toContain('no-store');
			for (const number of numbers) expect(page.text).not.toContain(number);
			expect(page.text).toContain(passengers[0]?.numberMasked);
		}
	});

	it('sends guests to the login page and back', async () => {
		const reply = await visitor(site).get(at(paths.confirm, 'whatever1'));
		expect(reply.headers.location).toBe(`/login?redirect=${encodeURIComponent(at(paths.confirm, 'whatever1'))}`);
	});
});
