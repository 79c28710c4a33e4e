import { hash } from 'node:crypto';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { TogetherView } from '#shared/catalogue/bff/together.ts';
import { togetherPath } from '#shared/paths.ts';
import { keysIn, openRedis, redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, logIn, moveAddress, type Visitor, visitor } from './support/visitor.ts';

/** Two processes of the site, on one Redis and one backend. */
let one: TestSite;
let two: TestSite;
let ids: string[] = [];

beforeAll(async () => {
	one = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	two = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() }, one.sandboxUrl);
	const { rows } = (await visitor(one).get('/api/search')).body.data as SearchResult;
	ids = rows.filter(({ state }) => state === 'on-sale').map(({ id }) => id);
});
beforeEach(moveAddress);
const redis = await openRedis();
afterAll(async () => {
	await Promise.all([one.close(), two.close()]);
	redis.disconnect();
});

const make = async (browser: Visitor, adult = 2, child = 0, count = 3): Promise<string> =>
	(await browser.post('/api/together', { ids: ids.slice(0, count).join(','), adult, child })).body.data.id;
const view = async (browser: Visitor, id: string): Promise<TogetherView> =>
	(await browser.get(`/api/together?id=${id}`)).body.data;
const like = (browser: Visitor, id: string, voyage = '') => browser.post('/api/together/like', { id, voyage });

/** The names of all fields in Redis. A name that two keys have stands there once. */
async function namesInRedis(): Promise<string[]> {
	const keys = await keysIn(redis);
	const hashes = (await Promise.all(keys.map(async (key) => [key, await redis.type(key)]))).filter(([, type]) => type === 'hash');
	return [...new Set((await Promise.all(hashes.map(([key = '']) => redis.hkeys(key)))).flat())];
}

describe('a list of voyages to decide together', () => {
	it('has an address that can’t be guessed, which any browser opens in either language, and no search engine lists (T100)', async () => {
		const id = await make(visitor(one));
		expect(id).toMatch(/^[\da-f]{32}$/);
		expect(await make(visitor(one))).not.toBe(id);
		const stranger = visitor(two);
		for (const [lang, heading] of [
			['CN', '选哪一个航次？'],
			['EN', 'Which voyage shall we take?'],
		]) {
			const { status, text, headers } = await stranger.get(`${togetherPath(id)}&lang=${lang}`);
			expect(status).toBe(200);
			expect(text).toContain(heading);
			expect(text).toContain('<meta name="robots" content="noindex"');
			expect(headers['cache-control']).toContain('no-store');
		}
		const others = ['0'.repeat(32), id.slice(0, 31), `${id.slice(0, 31)}x`, ''];
		for (const other of others) expect((await stranger.get(togetherPath(other))).status).toBe(404);
	});

	it('stands in the order in which its voyages were chosen', async () => {
		const guest = visitor(one);
		const chosen = [ids[2], ids[0], ids[1]].join(',');
		const { id } = (await guest.post('/api/together', { ids: chosen, adult: 2, child: 0 })).body.data;
		expect((await view(guest, id)).voyages.map((voyage) => voyage.id).join(',')).toBe(chosen);
		expect((await guest.get(`/api/search?ids=${chosen}`)).body.data.query.ids.join(',')).toBe(chosen);
	});

	it('takes two to four voyages that are offered', async () => {
		const guest = visitor(one);
		const ask = (text: string) => guest.post('/api/together', { ids: text, adult: 2, child: 0 });
		expect((await ask(ids[0] ?? '')).status).toBe(400);
		expect((await ask(`${ids[0]},999999999`)).status).toBe(400);
		expect((await view(guest, await make(guest, 2, 0, 6))).voyages).toHaveLength(4);
	});

	it('shows the prices of its party', async () => {
		const guest = visitor(one);
		const [couple, family] = [await view(guest, await make(guest)), await view(guest, await make(guest, 2, 2))];
		const voyageId = family.voyages[0]?.id ?? '';
		const { categories } = (await guest.get(`/api/voyage?id=${voyageId}`)).body.data;
		const cabins = categories
			.filter(({ state, maxPassengers }: { state: string; maxPassengers: number }) => state === 'on-sale' && maxPassengers >= 4)
			.map(({ id }: { id: string }) => ({ categoryId: id, adult: 2, child: 2 }));
		const quoted = (await guest.post('/api/openapi/order/individual/calculate', { voyageId, cabins })).body.data.cabins;
		const lowest = Math.min(...quoted.map(({ totalPrice }: { totalPrice: number }) => Math.ceil(totalPrice / 4)));
		expect(family.compared[0]?.from).toBe(lowest);
		expect(couple.compared[0]?.from).not.toBe(lowest);
	});
});

describe('a like', () => {
	it('is counted once for each browser, can be moved and taken back', async () => {
		const id = await make(visitor(one));
		const [a = '', b = ''] = ids;
		const [mei, lin] = [visitor(one), visitor(two)];
		await like(mei, id, a);
		await like(mei, id, a);
		expect((await like(lin, id, a)).body.data).toEqual({ likes: { [a]: 2 }, liked: a });
		expect((await like(mei, id, b)).body.data).toEqual({ likes: { [a]: 1, [b]: 1 }, liked: b });
		expect((await like(mei, id)).body.data).toEqual({ likes: { [a]: 1 }, liked: '' });
		expect(await view(visitor(one), id)).toMatchObject({ likes: { [a]: 1 }, liked: '' });
	});

	it('is for a voyage of the list, and of a list that exists', async () => {
		const id = await make(visitor(one));
		expect((await like(visitor(one), id, ids[5])).status).toBe(400);
		expect((await like(visitor(one), 'f'.repeat(32), ids[0])).status).toBe(404);
	});

	it('of fifty browsers at once at two processes is counted fifty times; all moved at once, none is lost (T101)', async () => {
		const id = await make(visitor(one));
		const [a = '', b = ''] = ids;
		const browsers = Array.from({ length: 50 }, (_, at) => visitor(at % 2 ? one : two));
		await Promise.all(browsers.map((browser) => like(browser, id, a)));
		expect((await view(visitor(one), id)).likes).toEqual({ [a]: 50 });
		await Promise.all(browsers.map((browser, at) => like(browser, id, at % 2 ? a : b)));
		expect((await view(visitor(two), id)).likes).toEqual({ [a]: 25, [b]: 25 });
	});

	it('of one browser fifty times at once is one (T101)', async () => {
		const id = await make(visitor(one));
		const [a = ''] = ids;
		const mei = visitor(one);
		await like(mei, id, a);
		await Promise.all(Array.from({ length: 50 }, () => like(mei, id, a)));
		expect((await view(mei, id)).likes).toEqual({ [a]: 1 });
	});

	it('is kept under a name that leads neither to its browser nor to its like in another list', async () => {
		const mei = visitor(one);
		const lists = [await make(mei), await make(mei)];
		const before = new Set(await namesInRedis());
		for (const id of lists) await like(mei, id, ids[0]);
		const browser = mei.cookies.get('__Host-browser') ?? '';
		expect(browser).toHaveLength(24);
		const names = (await namesInRedis()).filter((name) => !before.has(name));
		expect(names).toHaveLength(2);
		const known = [browser, hash('sha256', browser, 'base64url').slice(0, 22), ...lists];
		for (const name of names) for (const part of known) expect(name).not.toContain(part);
	});

	it('is shown without a cookie to a browser that has liked nothing', async () => {
		const id = await make(visitor(one));
		for (const path of [`/api/together?id=${id}`, togetherPath(id)])
			expect((await visitor(one).get(path)).headers['set-cookie']).toBeUndefined();
	});

	it('from a form without scripts leads back to the list', async () => {
		const id = await make(visitor(one));
		const mei = visitor(one);
		const form = { 'content-type': 'application/x-www-form-urlencoded' };
		const sent = await mei.post(togetherPath(id), { voyage: ids[1] }, form);
		expect([sent.status, sent.headers.location]).toEqual([302, togetherPath(id)]);
		expect((await mei.get(`${togetherPath(id)}&lang=EN`)).text).toContain('Your pick');
		const made = await mei.post('/together', { ids: `${ids[0]},${ids[1]}`, adult: '2', child: '1' }, form);
		expect(made.headers.location).toMatch(/^\/together\?id=[\da-f]{32}$/);
	});
});

describe('the picture of a list', () => {
	it.each(['CN', 'EN'] as const)('is a PNG with a code of the address: %s', async (lang) => {
		const guest = visitor(one);
		const id = await make(guest);
		const { status, headers, body } = await guest.get(`/api/together/picture?id=${id}&lang=${lang}`);
		expect([status, headers['content-type']]).toEqual([200, 'image/png']);
		expect(body.length).toBeLessThan(400_000);
		const { data, info } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
		expect(jsQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
			`https://www.good.test${togetherPath(id)}`,
		);
	});
});

it('sixty pictures that one network asks for at once are refused but for a few, and another visitor’s is drawn (T110)', async () => {
	const maker = visitor(one);
	const lists: string[] = [];
	for (let made = 0; made < 30; made += 1) lists.push(await make(maker));
	const stranger = (at: number) => visitor(one, { 'x-forwarded-for': `2001:db8:77:${(at * 100).toString(16)}::1` });
	const flood = Array.from({ length: 60 }, (_, at) => {
		const width = at < lists.length ? '540' : '1080';
		return stranger(at).get(`/api/together/picture?id=${lists[at % lists.length]}&width=${width}`);
	});
	const own = await make(visitor(one, { 'x-forwarded-for': '192.0.2.77' }));
	const { status } = await visitor(one, { 'x-forwarded-for': '192.0.2.77' }).get(`/api/together/picture?id=${own}`);
	expect(status).toBe(200);
	const answers = await Promise.all(flood);
	const refused = answers.filter((answer) => answer.status === 503);
	expect(refused.length + answers.filter((answer) => answer.status === 200).length).toBe(60);
	expect(refused.length).toBeGreaterThan(30);
	for (const { headers } of refused) expect(headers['retry-after']).toBe('2');
	expect((await visitor(one).get('/')).status).toBe(200);
});

it('nothing of the member who made a list or likes a voyage is in its page, its data or its picture’s address (T102)', async () => {
	const member = visitor(one);
	const mobile = '13788887654';
	await logIn(one, member, mobile);
	const { user } = (await member.get('/api/session')).body.data;
	const id = await make(member);
	await like(member, id, ids[0]);
	const marks = [mobile, mobile.slice(-4), user.mobileMasked, user.id, user.name].filter((mark) => String(mark ?? '').length > 3);
	expect(marks.length).toBeGreaterThan(2);
	const stranger = visitor(two);
	const seen = [
		(await stranger.get(togetherPath(id))).text,
		JSON.stringify((await stranger.get(`/api/together?id=${id}`)).body),
	].join('\n');
	for (const mark of marks) expect(seen).not.toContain(String(mark));
});
