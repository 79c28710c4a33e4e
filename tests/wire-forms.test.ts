import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { type Choice, findChoice, newMember, ordered } from './support/booking.ts';
import { inGbk } from './support/gbk.ts';
import type { Answer } from './support/proxy.ts';
import { empty, openRedis, redisUrl } from './support/redis-url.ts';
import { type Manner, startRewrittenBackend } from './support/rewritten-backend.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, sendCode, visitor } from './support/visitor.ts';

type Backend = Awaited<ReturnType<typeof startRewrittenBackend>>;
type Place = Pick<TestSite, 'url' | 'logged'> & { sandboxUrl: string; close: () => Promise<void> };

const JSON_TYPE = 'application/json';
const asIs: Manner = { write: (answer) => answer };

/** A site with empty caches in front of a backend with a manner of its own. */
async function siteOf(manner: Manner): Promise<Place> {
	const redis = await openRedis();
	await empty(redis);
	await redis.quit();
	const backend: Backend = await startRewrittenBackend(manner);
	const site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() }, backend.url);
	const close = async () => {
		await site.close();
		await backend.close();
	};
	return { url: site.url, logged: site.logged, sandboxUrl: backend.sandboxUrl, close };
}

/** The data of pages that show what every kind of call answers, without the time of day. The timetable comes first: home shows less while it is loading. */
async function pagesOf(site: Place, voyageId: string) {
	const guest = visitor(site);
	const pages: [path: string, status: number, data: unknown][] = [];
	for (const path of ['/search', '/home', `/voyage?id=${voyageId}`, '/policy/PRIVACY', '/questions', '/news', '/brand-story']) {
		const { status, text } = await guest.get(`/api${path}`);
		pages.push([path, status, JSON.parse(text, (key, value: unknown) => (key === 'now' ? null : value)).data]);
	}
	return pages;
}

const json = ({ body }: Answer) => JSON.parse(body.toString('utf8')) as { err: number; data: unknown };
const withJson = (answer: Answer, value: unknown): Answer => ({ ...answer, body: Buffer.from(JSON.stringify(value)) });

/** Ids of 64 bits: the stand-in's own with other digits before. */
const FIRST_DIGITS = '1846210577';
const longId = (id: string | number) => FIRST_DIGITS + String(id).padStart(9, '0');

/** Writes every id bare, as a number of 64 bits, and every key that is one. */
function withLongIds(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withLongIds);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => {
			const isId = /^id$|Id$/.test(key) && /^\d{1,9}$/.test(String(inner));
			return [/^\d{1,9}$/.test(key) ? longId(key) : key, isId ? `bare ${longId(String(inner))}` : withLongIds(inner)];
		}),
	);
}
const LONG_IDS: Manner = {
	write: (answer) => ({
		...answer,
		body: Buffer.from(JSON.stringify(withLongIds(json(answer))).replaceAll(/"bare (\d+)"/g, '$1')),
	}),
	read: (text) => text.replaceAll(new RegExp(`${FIRST_DIGITS}(\\d{9})`, 'g'), (_, id) => String(Number(id))),
};

const listsByNumbers = (value: unknown): unknown => {
	if (typeof value !== 'object' || value === null) return value;
	if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, listsByNumbers(inner)]));
	const rows = value.map(listsByNumbers);
	return rows.some((row) => typeof row === 'object') ? Object.fromEntries(rows.map((row, index) => [index * 2, row])) : rows;
};

const MANNERS: readonly (readonly [name: string, manner: Manner])[] = [
	[
		'a byte order mark',
		{ write: ({ body, ...rest }) => ({ ...rest, body: Buffer.concat([Buffer.from('efbbbf', 'hex'), body]) }) },
	],
	[
		'UTF-16',
		{
			write: ({ body, status }) => ({
				status,
				type: JSON_TYPE,
				body: Buffer.from(`\ufeff${body.toString('utf8')}`, 'utf16le'),
			}),
		},
	],
	['UTF-8 that is named GBK', { write: ({ body, status }) => ({ status, type: `${JSON_TYPE}; charset=GBK`, body }) }],
	['GBK', { write: ({ body, status }) => ({ status, type: `${JSON_TYPE}; charset=GBK`, body: inGbk(body.toString('utf8')) }) }],
	[
		'UTF-8 under the name of Latin-1',
		{ write: ({ body, status }) => ({ status, type: `${JSON_TYPE};charset=ISO-8859-1`, body }) },
	],
	[
		'an envelope around the envelope',
		{ write: (answer) => withJson({ ...answer, status: 200 }, { err: 0, errMsg: '', data: json(answer) }) },
	],
	['lists by numbers', { write: (answer) => withJson(answer, listsByNumbers(json(answer))) }],
	[
		'entities and CDATA in texts',
		{
			write: (answer) =>
				withJson(
					answer,
					JSON.parse(answer.body.toString('utf8'), (key, value: unknown) => {
						if (typeof value !== 'string' || !/^(en)?(title|name|desc)$/i.test(key)) return value;
						return key.startsWith('en') ? `<![CDATA[${value}]]>` : `${value.replaceAll('&', '&amp;')}&nbsp;`;
					}),
				),
		},
	],
];

let clean: Awaited<ReturnType<typeof pagesOf>>;
let choice: Choice;
let categories: VoyagePage['categories'];
beforeAll(async () => {
	const site = await siteOf(asIs);
	choice = await findChoice(site);
	clean = await pagesOf(site, choice.voyageId);
	expect(clean.map(([path, status]) => [path, status])).toEqual(clean.map(([path]) => [path, 200]));
	categories = ((await visitor(site).get(`/api/voyage?id=${choice.voyageId}`)).body.data as VoyagePage).categories;
	await site.close();
});

let site: Place | undefined;
afterEach(async () => {
	await site?.close();
	site = undefined;
});

describe('pages show the same with a backend that sends', () => {
	it.each(MANNERS)('%s', async (_name, manner) => {
		site = await siteOf(manner);
		expect(await pagesOf(site, choice.voyageId)).toEqual(clean);
	});
});

describe('ids of 64 bits, sent as numbers', () => {
	it('stay apart: a voyage shows all its categories, and a cabin of one of them is ordered', async () => {
		site = await siteOf(LONG_IDS);
		const voyageId = longId(choice.voyageId);
		const { rows } = (await visitor(site).get('/api/search')).body.data as SearchResult;
		expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
		const page = (await visitor(site).get(`/api/voyage?id=${voyageId}`)).body.data as VoyagePage;
		if (page.categories === 'unavailable' || categories === 'unavailable') throw new Error('no categories');
		expect(categories.length).toBeGreaterThanOrEqual(5);
		expect(page.categories.map(({ id, name, left }) => [id, name, left])).toEqual(
			categories.map(({ id, name, left }) => [longId(id), name, left]),
		);
		const member = await newMember(site);
		const own = await findChoice(site);
		expect(own.voyageId).toBe(voyageId);
		expect(await ordered(member, own)).toMatch(new RegExp(`^${FIRST_DIGITS}\\d{9}$`));
	});
});

describe('an answer without content', () => {
	const silent = (path: RegExp, status: number): Manner => ({
		write: (answer, asked) => (path.test(asked) ? { status, type: '', body: Buffer.alloc(0) } : answer),
	});

	it.each([204, 200])('with HTTP %i is a success where only that counts', async (status) => {
		site = await siteOf(silent(/sms\/code$/, status));
		expect((await sendCode(visitor(site), '13511112222')).status).toBe(200);
	});

	it.each([204, 200])('with HTTP %i is no itinerary', async (status) => {
		site = await siteOf(silent(/v2detail/, status));
		const page = await visitor(site).get(`/api/voyage?id=${choice.voyageId}`);
		expect([page.status, page.body.data.itinerary]).toEqual([200, []]);
		expect(site.logged()).not.toContain('reply does not fit');
	});

	it('is no order, no favourite, no row of a cart and no passenger: their empty states, not an error', async () => {
		const nothing = ['{"list":null,"totalCount":0}', 'null', '[]', '{}', '""', 'false', '{"total":0}', null];
		let sent: string | null = null;
		site = await siteOf({
			write: (answer, asked) => {
				if (!/order\/individual$|favorite\/all$|shopcart|user\/(tourist|contact)$/.test(asked)) return answer;
				if (sent === null) return { status: 204, type: '', body: Buffer.alloc(0) };
				return { ...answer, status: 200, body: Buffer.from(`{"err":0,"errMsg":"","data":${sent}}`) };
			},
		});
		const member = await newMember(site);
		for (const form of nothing) {
			sent = form;
			const [orders, cart, favourites, contacts] = await Promise.all(
				['orders', 'cart', 'favourites', 'contacts'].map(async (page) => (await member.get(`/api/${page}`)).body),
			);
			expect([form, orders.err, orders.data.rows]).toEqual([form, 0, []]);
			expect([form, cart.err, cart.data.voyages]).toEqual([form, 0, []]);
			expect([form, favourites.data]).toEqual([form, { voyages: [] }]);
			expect([form, contacts.data.passengers, contacts.data.contacts]).toEqual([form, [], []]);
		}
		expect(site.logged()).not.toContain('reply does not fit');
	});

	it('is no login: the visitor stays a guest', async () => {
		site = await siteOf(silent(/mobile\/login$/, 204));
		await expect(newMember(site)).rejects.toThrow('not logged in: 502');
	});
});

describe('texts that can’t be decoded', () => {
	it('are shown nowhere: neither in pages nor as the reason of a refusal', async () => {
		// GBK without its name: most bytes aren't UTF-8.
		site = await siteOf({ write: ({ body, status }) => ({ status, type: JSON_TYPE, body: inGbk(body.toString('utf8')) }) });
		for (const [path, , data] of await pagesOf(site, choice.voyageId))
			expect([path, JSON.stringify(data).includes('\ufffd')]).toEqual([path, false]);
		const wrong = await visitor(site).post('/api/openapi/guest/pc/mobile/login', {
			mobile: '13511112222',
			mobilePre: '86',
			code: '000000',
		});
		expect(JSON.stringify(wrong.body)).not.toContain('\ufffd');
	});

	it('in a charset that isn’t known are refused, and one log line says so', async () => {
		site = await siteOf({
			write: ({ body, status }) => ({ status, type: `${JSON_TYPE}; charset=x-own`, body: inGbk(body.toString('utf8')) }),
		});
		for (const _ of [1, 2]) expect((await visitor(site).get(`/api/policy/PRIVACY`)).status).toBe(502);
		const lines = site
			.logged()
			.split('\n')
			.filter((line) => line.includes('"field":"charset"'));
		expect(lines).toHaveLength(1);
		expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ call: 'GET /openapi/cruise/policy/{type}', msg: 'reply does not fit' });
	});
});
