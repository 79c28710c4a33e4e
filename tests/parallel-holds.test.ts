import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { addMonths, todayInShanghai } from '#shared/rules/dates.ts';
import { newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, type Visitor, visitor } from './support/visitor.ts';

/** `PRESSES=all` tries a hundred rounds (`npm run test:presses`). */
const ROUNDS = process.env.PRESSES === 'all' ? 100 : 3;
const MAX_VOYAGES = 3;
const VOYAGES = 12;
/** Cabins of each category that are free when a round begins. */
const LEFT = 6;

/** Two processes of the site, on one Redis and one backend. */
let one: TestSite;
let two: TestSite;
/** Voyages with a cabin for two on sale. */
const choices: { voyageId: string; categoryId: string }[] = [];

beforeAll(async () => {
	one = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	two = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() }, one.sandboxUrl);
	const guest = visitor(one);
	for (let ahead = 3; choices.length < VOYAGES; ahead += 1) {
		const month = addMonths(todayInShanghai(new Date()), ahead).slice(0, 7);
		const { rows } = (await guest.get(`/api/search?date=${month}`)).body.data as SearchResult;
		for (const { id } of rows.filter(({ state }) => state === 'on-sale')) {
			const { categories } = (await guest.get(`/api/voyage?id=${id}`)).body.data as VoyagePage;
			const cabin =
				categories !== 'unavailable' &&
				categories.find(({ left, maxPassengers, state }) => state === 'on-sale' && (left ?? 0) > 8 && maxPassengers === 2);
			if (cabin && choices.length < VOYAGES) choices.push({ voyageId: id, categoryId: cabin.id });
		}
	}
});
afterAll(() => Promise.all([one.close(), two.close()]));

let member: Visitor;
let rounds = 0;
beforeEach(async () => {
	rounds += 1;
	// Limits count by address, and cabins that are still held count as taken.
	member = await newMember(one, `10.90.${rounds}.1`);
	for (const choice of choices) {
		await control(one, '/holds/end', { voyageId: choice.voyageId });
		await control(one, '/rooms', { ...choice, left: LEFT });
	}
});

/** The member at the other process. */
function elsewhere(): Visitor {
	const moved = visitor(two);
	for (const [name, value] of member.cookies) moved.cookies.set(name, value);
	return moved;
}

it('held again ten times at the same moment, at two processes: one request, and all get it', async () => {
	const { made } = await holdAtOnce(choices.slice(0, 1));
	const lock = () => one.sandbox.calls().counts['POST /openapi/order/v3/individual/lock'] ?? 0;
	const before = lock();
	one.sandbox.fault({ call: 'POST /openapi/order/v3/individual/lock', delayMs: 150, times: 1 });
	const both = [member, elsewhere()];
	const replies = await Promise.all(
		Array.from({ length: 10 }, (_, index) => (both[index % 2] as Visitor).post('/api/booking/hold-again', { localId: made[0] })),
	);
	for (const { body } of replies) expect(body.data).toEqual({ localId: made[0], missing: [] });
	expect(lock() - before).toBe(1);
});

type Held = { holds: { voyageId: number; cabinId: number }[] };

/** Holds at both processes at once; returns the answers, and the cabins that upstream holds now and didn't before. */
async function holdAtOnce(wanted: readonly (typeof choices)[number][], adult: (index: number) => number = () => 2) {
	const before = (await control<Held>(one, '/orders')).holds.length;
	const both = [member, elsewhere()];
	const replies = await Promise.all(
		wanted.map(({ voyageId, categoryId }, index) =>
			(both[index % 2] as Visitor).post('/api/booking/hold', {
				voyageId,
				cabins: [{ categoryId, adult: adult(index), child: 0, count: 1 }],
			}),
		),
	);
	const { holds } = await control<Held>(one, '/orders');
	const made = replies.flatMap(({ body }) => (body.data?.localId as string | undefined) ?? []);
	return { replies, made, held: holds.slice(before) };
}

it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
	`${VOYAGES} voyages held at the same moment, at two processes: never more than ${MAX_VOYAGES} (round %i)`,
	async () => {
		const { replies, made, held } = await holdAtOnce(choices);
		expect(made).toHaveLength(MAX_VOYAGES);
		expect(held).toHaveLength(MAX_VOYAGES);
		const refused = replies.filter(({ body }) => !body.data?.localId);
		expect(new Set(refused.map(({ body }) => body.data.code))).toEqual(new Set(['too-many-holds']));
	},
);

it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
	'50 presses for the same cabins of one voyage, at two processes: one hold, and all get it (round %i)',
	async () => {
		const [choice] = choices as [(typeof choices)[number]];
		const { replies, made, held } = await holdAtOnce(Array.from({ length: 50 }, () => choice));
		expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
		expect(new Set(made).size).toBe(1);
		expect(held).toHaveLength(1);
	},
);
