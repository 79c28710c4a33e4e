import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderCard } from '#shared/catalogue/bff/order-views.ts';
import type { TicketsView } from '#shared/catalogue/bff/tickets.ts';
import { newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, type Visitor } from './support/visitor.ts';

let site: TestSite;
let lin: Visitor & { mobile: string };
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	lin = await newMember(site);
});
afterAll(() => site.close());

async function ordered(leavesInHours: number): Promise<string> {
	const { id } = await control<{ id: string }>(site, '/orders', { mobile: lin.mobile, status: 3, daysToSail: 30, child: 1 });
	await control(site, '/orders/sailing', { id, leavesInMinutes: leavesInHours * 60 });
	return id;
}

/** What the list of orders and the order's own page say is to be done next. */
async function nextOf(id: string): Promise<string[]> {
	const { rows } = (await lin.get('/api/orders?tab=upcoming')).body.data as { rows: OrderCard[] };
	const own = (await lin.get(`/api/order?id=${id}`)).body.data as OrderCard;
	return [rows.find((row) => row.id === id)?.next ?? 'not listed', own.next];
}

it.each([
	[10 * 24, 'not-started', 'check-in'],
	[50 / 60, 'too-late', 'desk'],
	[40 * 24, 'too-early', 'prepare'],
] as const)('%d hours before departure the pass says %s as the check-in does, and the order %s', async (hours, state, next) => {
	const id = await ordered(hours);
	const { people } = (await lin.get(`/api/check-in?order=${id}`)).body.data;
	expect(people.map((person: { state: string }) => person.state)).toEqual(people.map(() => state));
	const [order] = ((await lin.get(`/api/tickets?order=${id}`)).body.data as TicketsView).orders;
	if (!order || order.passes === 'unavailable') expect.fail('no passes');
	expect(order.passes.map(({ checkIn }) => checkIn)).toEqual(people.map(() => state));
	const { text } = await lin.get(`/ticket?order=${id}`);
	expect(text.includes('/check/form')).toBe(state === 'not-started');
	expect(text.includes('请携带证件原件，到码头柜台办理')).toBe(state === 'too-late');
	expect(await nextOf(id)).toEqual([next, next]);
});

it('passengers whom staff help have nothing left to fill in, on the order as at check-in', async () => {
	const id = await ordered(10 * 24);
	const { people } = await control<{ people: { id: number }[] }>(site, '/orders/people', { id });
	const [first, ...others] = people.map((person) => person.id);
	await control(site, '/orders/checked-in', { id, person: first, to: 'HELP' });
	expect(await nextOf(id)).toEqual(['check-in', 'check-in']);
	for (const person of others) await control(site, '/orders/checked-in', { id, person });
	expect(await nextOf(id)).toEqual(['staff', 'staff']);
	site.sandbox.fault({ call: 'GET /openapi/order/persons', httpStatus: 500 });
	expect(await nextOf(id)).toEqual(['check-in', 'check-in']);
	site.sandbox.reset();
});
