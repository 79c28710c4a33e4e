import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { CREATE, confirmOf, create, filledDraft, findChoice, newMember } from './support/booking.ts';
import { at, startProcess } from './support/process.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, type Visitor } from './support/visitor.ts';

/** One process of the site runs inside the test, the other is a real process that can be killed. Both use one Redis and one backend. */
let site: TestSite;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

const LIST = 'GET /openapi/order/individual';
const ordersOf = async (browser: Visitor): Promise<number> =>
	(await browser.get('/api/openapi/order/individual?pageSize=1')).body.data.total;
const until = async (holds: () => boolean): Promise<void> => {
	while (!holds()) await new Promise((done) => setTimeout(done, 10));
};

it('another process goes on with the draft of a process that was killed between hold and order (T38)', async () => {
	const choice = await findChoice(site);
	const { url, kill } = await startProcess(site);
	const member = await newMember(site);
	const localId = await filledDraft(at(url, member), choice);
	const { total, deadline } = await confirmOf(at(url, member), localId);
	await kill();
	const after = await confirmOf(member, localId);
	expect(after).toMatchObject({ complete: true, total, deadline });
	expect((await create(member, localId, total)).body.data.state).toBe('created');
}, 60_000);

it.each([
	['before upstream makes the order', { delayMs: 60_000 }],
	['after upstream has made it, before its answer arrives', { lost: true }],
])(
	'a process killed %s leaves one order, made once (T38)',
	async (_name, fault) => {
		const choice = await findChoice(site);
		const { url, kill } = await startProcess(site);
		const member = await newMember(site);
		const localId = await filledDraft(member, choice);
		const { total } = await confirmOf(member, localId);
		const before = await ordersOf(member);
		site.sandbox.fault({ call: CREATE, times: 1, ...fault });
		// After a lost answer the process looks for the order; it is killed while it waits for the list.
		if ('lost' in fault) site.sandbox.fault({ call: LIST, delayMs: 5_000, times: 1 });
		const listed = site.sandbox.calls().counts[LIST] ?? 0;
		const asked = create(at(url, member), localId, total).catch(() => null);
		await until(() => site.sandbox.calls().counts[CREATE] === 1);
		if ('lost' in fault) await until(() => (site.sandbox.calls().counts[LIST] ?? 0) > listed);
		await kill();
		await asked;
		const { body } = await create(member, localId, total);
		expect(body.data).toEqual({ state: 'created', orderId: expect.stringMatching(/^\d{8}$/) });
		expect(await ordersOf(member)).toBe(before + 1);
		expect((await create(member, localId, total)).body.data).toEqual(body.data);
	},
	60_000,
);
