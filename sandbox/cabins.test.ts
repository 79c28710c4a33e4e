import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decksIn } from '#shared/rules/decks.ts';
import { loginAt, startSandbox, type TestSandbox } from './test-support.ts';

let server: TestSandbox;
beforeAll(async () => {
	server = await startSandbox('2026-11-21T01:00:00Z');
});
afterAll(() => server.close());

/** Returns a ship's cabins as they go over the wire. */
const cabinsOf = async (cruiseId: string) => server.ask('GET /openapi/cruise/cabin', { cruiseId });

/** A deck has a cabin at least in so much of the hull's length, on both sides: the rest is for all guests. */
const FULL = 0.6;

describe.each(['1', '2', '3'])('ship %s', (cruiseId) => {
	it('has both walls of every deck of cabins full from the bow to the stern, but for the places for all guests', async () => {
		for (const [deck, own] of Map.groupBy(await cabinsOf(cruiseId), (cabin) => cabin.deck))
			for (const side of ['PORT', 'STARBOARD']) {
				const along = own.filter((cabin) => cabin.side === side && !cabin.inside).map(({ position }) => Number(position));
				expect(Math.min(...along), `deck ${deck}`).toBeLessThan(0.1);
				expect(Math.max(...along), `deck ${deck}`).toBeGreaterThan(0.9);
				const gaps = along.toSorted((a, b) => a - b).map((position, at, all) => position - (all[at - 1] ?? position));
				expect(gaps.filter((gap) => gap > 0.03).length, `deck ${deck}`).toBeLessThanOrEqual(1);
				expect(along.length * 0.0185, `deck ${deck}`).toBeGreaterThan(FULL);
			}
	});

	it('has every cabin once, on a deck of its category, and doors only between neighbours of one category', async () => {
		const cabins = await cabinsOf(cruiseId);
		const byNumber = new Map(cabins.map((cabin) => [cabin.roomNum, cabin]));
		expect(byNumber.size).toBe(cabins.length);
		const categories = new Map(
			(await server.ask('GET /openapi/cruise/category/all', { cruiseId })).map((category) => [category.id, category]),
		);
		for (const { roomNum, deck, categoryId, connectsTo, side, position } of cabins) {
			expect(decksIn(categories.get(categoryId)?.deck ?? ''), roomNum).toContain(Number(deck));
			if (!connectsTo) continue;
			const other = byNumber.get(connectsTo);
			expect(other, roomNum).toMatchObject({ connectsTo: roomNum, deck, categoryId, side });
			expect(Math.abs(Number(other?.position) - Number(position)), roomNum).toBeLessThan(0.03);
		}
	});

	it('has as many free cabins of a category as its sailing says are left, by number', async () => {
		const member = await loginAt(server, `1380013802${cruiseId}`);
		const voyages = await server.ask('POST /openapi/voyage/all', { cruise: cruiseId });
		for (const { id } of voyages.filter((_, at) => at % 12 === 0)) {
			const { categories } = await server.ask('GET /openapi/voyage/v2/{id}', { id });
			for (const { id: categoryId, inventory } of categories ?? []) {
				const free = await member.ask('POST /openapi/order/getEmptyCabin', { voyageId: id, categoryId });
				expect(free.length).toBe(inventory);
				const numbers = free.map(({ roomNum }) => Number(roomNum));
				expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
			}
		}
	});
});
