import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Choice, confirmOf, create, filledDraft, findChoice, newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, type Visitor, visitor } from './support/visitor.ts';

const MEMBERS = 50;
const ROOMS = 5;

/** Two processes of the site, on one Redis and one backend. */
let one: TestSite;
let two: TestSite;
let choice: Choice;
beforeAll(async () => {
	one = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	two = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() }, one.sandboxUrl);
	choice = await findChoice(one);
	await control(one, '/rooms', { voyageId: choice.voyageId, categoryId: choice.cabin.id, left: ROOMS });
});
afterAll(() => Promise.all([one.close(), two.close()]));

/** The same browser at the other process. */
function at(site: TestSite, browser: Visitor): Visitor {
	const moved = visitor(site);
	for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
	return moved;
}

type Books = {
	orders: { id: number; voyageId: number; status: number; paidPrice: number }[];
	payments: { orderId: number; type: string; amount: number }[];
	taken: { voyageId: number; cabinId: number; orderId: number }[];
	holds: { voyageId: number; cabinId: number }[];
};
const books = async () => {
	const { orders, payments, taken, holds } = await control<Books>(one, '/orders');
	const own = ({ voyageId }: { voyageId: number }) => String(voyageId) === choice.voyageId;
	const ids = new Set(taken.filter(own).map(({ orderId }) => orderId));
	return { taken: taken.filter(own), holds: holds.filter(own), orders: orders.filter(({ id }) => ids.has(id)), payments };
};

it('50 members race for 5 cabins through two processes: 5 holds, 5 orders, each paid once, however often a button is pressed', async () => {
	const members: Visitor[] = [];
	for (let index = 0; index < MEMBERS; index++)
		members.push(await newMember({ ...(index % 2 ? two : one), sandboxUrl: one.sandboxUrl }, `10.1.${index}.1`));

	// All members at once, each at both processes
	const tries = await Promise.all(
		members.map(async (member) => {
			const [here, there] = [at(one, member), at(two, member)];
			const asked = [{ categoryId: choice.cabin.id, adult: 2, child: 0, count: 1 }];
			const { body } = await here.post('/api/booking/hold', { voyageId: choice.voyageId, cabins: asked });
			return { here, there, localId: body.data?.localId as string | null, missing: body.data?.missing };
		}),
	);
	const winners = tries.filter(({ localId }) => localId !== null);
	expect(winners).toHaveLength(ROOMS);
	for (const { localId, missing } of tries) if (localId === null) expect(missing).toEqual([choice.cabin.id]);
	const held = await books();
	expect(new Set(held.holds.map(({ cabinId }) => cabinId)).size).toBe(ROOMS);

	const orders = await Promise.all(
		winners.map(async ({ here, there, localId }) => {
			const id = localId ?? '';
			const { passengers, contacts } = (await here.get(`/api/booking?localId=${id}`)).body.data;
			const beds = [passengers.slice(0, 2).map((guest: { id: string }) => guest.id)];
			await there.post('/api/booking/save', { localId: id, beds, contactId: contacts[0].id });
			const { total } = await confirmOf(here, id);
			const made = await Promise.all([here, there, here, there].map((browser) => create(browser, id, total)));
			const ids = new Set(made.map(({ body }) => body.data?.orderId));
			expect([...ids]).toEqual([expect.stringMatching(/^\d{8}$/)]);
			return { here, there, orderId: [...ids][0] as string };
		}),
	);
	const made = await books();
	expect(made.orders).toHaveLength(ROOMS);
	expect(new Set(made.taken.map(({ cabinId }) => cabinId)).size).toBe(ROOMS);
	expect(made.holds).toEqual([]);

	await Promise.all(
		orders.map(async ({ here, there, orderId }) => {
			const presses = await Promise.all(
				[here, there, here].map((browser) => browser.post('/api/order/pay', { orderId, method: 'union' })),
			);
			expect(new Set(presses.map(({ body }) => body.data?.url)).size).toBe(1);
			// And once more by another method, which the cashier would accept too
			await there.post('/api/order/pay', { orderId, method: 'alipay' });
			for (let visit = 0; visit < 2; visit++) await control(one, '/orders/pay', { id: orderId });
			expect((await there.get(`/api/order/payment?id=${orderId}`)).body.data.state).toBe('paid');
		}),
	);
	const paid = await books();
	for (const { orderId } of orders) {
		const charges = paid.payments.filter((payment) => payment.orderId === Number(orderId));
		expect(charges).toHaveLength(1);
	}
	expect(paid.orders.every(({ status }) => status === 3)).toBe(true);
}, 60_000);

it('a draft goes on in the other process', async () => {
	await control(one, '/rooms', { voyageId: choice.voyageId, categoryId: choice.cabin.id, left: 3 });
	const member = await newMember(one);
	const localId = await filledDraft(member, choice);
	const there = at(two, member);
	const { total } = await confirmOf(there, localId);
	const { orderId } = (await create(there, localId, total)).body.data;
	expect((await create(member, localId, total)).body.data).toEqual({ state: 'created', orderId });
});
