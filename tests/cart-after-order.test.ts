import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CartRow } from '#shared/catalogue/entities.ts';
import { type Choice, CREATE, confirmOf, create, filledDraft, findChoice, newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, type Visitor } from './support/visitor.ts';

let site: TestSite;
let choice: Choice;

beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	choice = await findChoice(site);
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

describe('cabins of the cart that are ordered', () => {
	const party = { adult: 2, child: 0 };
	const put = async (browser: Visitor, own: object, count: number) => {
		const row = { voyageId: choice.voyageId, categoryId: choice.cabin.id, ...own, count };
		expect((await browser.post('/api/openapi/user/shopcart', row)).body.err).toBe(0);
	};
	const counts = async (browser: Visitor) => {
		const { data } = (await browser.get('/api/openapi/user/shopcart')).body as { data: CartRow[] };
		const own = data.filter(({ voyageId }) => voyageId === choice.voyageId);
		return { own: own.map(({ adult, count }) => [adult, count]), others: data.length - own.length };
	};

	it('leave it once, as many as were ordered; the other cabins stay', async () => {
		const lin = await newMember(site);
		const { others } = await counts(lin);
		expect(others).toBeGreaterThan(0);
		await put(lin, party, 3);
		await put(lin, { adult: 1, child: 0 }, 1);
		const localId = await filledDraft(lin, choice);
		const { total } = await confirmOf(lin, localId);
		await Promise.all([create(lin, localId, total), create(lin, localId, total)]);
		expect((await create(lin, localId, total)).body.data.state).toBe('created');
		expect(await counts(lin)).toEqual({
			own: [
				[2, 2],
				[1, 1],
			],
			others,
		});
	});

	it('leave it when the order is found after its answer was lost', async () => {
		const lin = await newMember(site);
		await put(lin, party, 1);
		const localId = await filledDraft(lin, choice);
		const { total } = await confirmOf(lin, localId);
		site.sandbox.fault({ call: CREATE, lost: true, times: 1 });
		expect((await create(lin, localId, total)).body.data.state).toBe('created');
		expect((await counts(lin)).own).toEqual([]);
	});

	it('never keep an order from being made', async () => {
		const lin = await newMember(site);
		await put(lin, party, 1);
		const localId = await filledDraft(lin, choice);
		const { total } = await confirmOf(lin, localId);
		site.sandbox.fault({ call: 'POST /openapi/user/shopcart', httpStatus: 503, times: 1 });
		expect((await create(lin, localId, total)).body.data.state).toBe('created');
		expect((await counts(lin)).own).toEqual([[2, 1]]);
	});
});
