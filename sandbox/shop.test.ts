import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKING_MAX_CABINS } from '#shared/constants.ts';
import { loginAt, startSandbox, type TestSandbox } from './test-support.ts';

type Member = Awaited<ReturnType<typeof loginAt>>;
let server: TestSandbox;
let mei: Member;
let lin: Member;
let voyageId = '';
let cabins: string[] = [];

beforeAll(async () => {
	server = await startSandbox('2026-11-21T01:00:00Z');
	[mei, lin] = [await loginAt(server, '13800138010'), await loginAt(server, '13800138011')];
	const voyage = (await server.ask('POST /openapi/voyage/all', { cruise: '1' })).find((found) => Number(found.inventory) > 20);
	voyageId = voyage?.id ?? '';
	await emptied(mei);
	await emptied(lin);
});
afterAll(() => server.close());

const categories = () => server.ask('GET /openapi/cruise/category/all', { cruiseId: 1 });
let known: Awaited<ReturnType<typeof categories>> = [];
const idOf = (code: string) => known.find((category) => category.code === code)?.id ?? '';
beforeAll(async () => {
	known = await categories();
	cabins = ['N2', 'N3', 'F4', 'F6'].map(idOf);
});

async function emptied(member: Member) {
	for (const { id } of await member.ask('GET /openapi/user/shopcart', {}))
		await member.ask('DELETE /openapi/user/shopcart/{id}', { id });
	for (const { voyageId: id } of await member.ask('GET /openapi/user/favorite/all', {}))
		await member.ask('POST /openapi/user/voyage/{id}/unfavorite', { id });
}

const put = (member: Member, categoryId: string | undefined, count: number) =>
	member.send('POST /openapi/user/shopcart', { voyageId, categoryId, count, adult: 2, child: 0 });

describe('favourites', () => {
	it('are each member’s own, the last one first, each once', async () => {
		const [one, two] = (await server.ask('POST /openapi/voyage/all', {})).map(({ id }) => id);
		for (const id of [one, two, one]) await mei.ask('POST /openapi/user/voyage/{id}/favorite', { id: id ?? '' });
		const ids = (await mei.ask('GET /openapi/user/favorite/all', {})).map((kept) => kept.voyageId);
		expect(ids.toSorted()).toEqual([one, two].toSorted());
		expect(await lin.ask('GET /openapi/user/favorite/all', {})).toEqual([]);
		await mei.ask('POST /openapi/user/voyage/{id}/unfavorite', { id: one ?? '' });
		expect(await mei.ask('GET /openapi/user/favorite/all', {})).toEqual([{ voyageId: two }]);
	});

	it('refuse an unknown voyage, and guests', async () => {
		expect((await mei.send('POST /openapi/user/voyage/{id}/favorite', { id: 1 })).envelope.err).toBe(4004);
		expect((await server.send('GET /openapi/user/favorite/all', {})).envelope.err).toBe(700);
	});
});

describe('the cart', () => {
	it('adds signed differences, and removes a row when its count is 0', async () => {
		await put(mei, cabins[0], 2);
		await put(mei, cabins[0], -1);
		await put(mei, cabins[1], 1);
		expect(await mei.ask('GET /openapi/user/shopcart', {})).toMatchObject([
			{ voyageId, categoryId: cabins[0], count: 1, adult: 2, child: 0 },
			{ voyageId, categoryId: cabins[1], count: 1 },
		]);
		await put(mei, cabins[0], -1);
		const rows = await mei.ask('GET /openapi/user/shopcart/list', {});
		expect(rows).toHaveLength(1);
		expect(rows[0]?.voyage.prices?.[cabins[1] ?? '']?.personAvg).toBeGreaterThan(0);
		expect(rows[0]?.inventory?.categories.map(({ id }) => id)).toContain(cabins[1]);
	});

	it('can be emptied by its owner only', async () => {
		const [row] = await mei.ask('GET /openapi/user/shopcart', {});
		await lin.ask('DELETE /openapi/user/shopcart/{id}', { id: row?.id ?? '' });
		expect(await mei.ask('GET /openapi/user/shopcart', {})).toHaveLength(1);
		await mei.ask('DELETE /openapi/user/shopcart/{id}', { id: row?.id ?? '' });
		expect(await mei.ask('GET /openapi/user/shopcart', {})).toEqual([]);
	});

	it('holds no more of a voyage than one booking may, family cabins counting as two and three', async () => {
		expect((await put(lin, cabins[0], BOOKING_MAX_CABINS + 1)).envelope.err).toBe(3002);
		expect((await put(lin, cabins[2], 1)).envelope.err).toBe(0);
		expect((await put(lin, cabins[3], 1)).envelope.err).toBe(0);
		expect((await put(lin, cabins[0], 1)).envelope).toMatchObject({
			err: 3002,
			errMsg: expect.stringContaining(String(BOOKING_MAX_CABINS)),
		});
	});

	it('refuses departed voyages and cabins of another ship', async () => {
		const [soon] = await server.ask('POST /openapi/voyage/all', { cruise: '1' });
		const later = await startSandbox('2026-12-20T01:00:00Z');
		try {
			const member = await loginAt(later, '13800138012');
			const cabin = { voyageId: soon?.id, categoryId: cabins[0], count: 1, adult: 2, child: 0 };
			expect((await member.send('POST /openapi/user/shopcart', cabin)).envelope.err).toBe(3001);
		} finally {
			await later.close();
		}
		expect((await put(mei, '301', 1)).envelope.err).toBe(4004);
	});
});
