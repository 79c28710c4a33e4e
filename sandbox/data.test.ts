import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { AD_SLOTS, FACILITY_GROUPS, POLICY_TYPES, SHIP_CODES } from '#shared/constants.ts';
import { parsePicture } from '#shared/pictures.ts';
import { addDays, addMonths, todayInShanghai } from '#shared/rules/dates.ts';
import { territoryOf } from '#shared/rules/sailing-documents.ts';
import PICTURE_WORDS from './art/pictures.json' with { type: 'json' };
import { CATEGORIES } from './seed/cabins.ts';
import { lunarDay, monthStart } from './seed/calendar.ts';
import { mediaDirWith, startSandbox, type TestSandbox } from './test-support.ts';

const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const PICTURES = ['hero-dawn', 'horizon', 'port-halong', 'cabin-balcony', 'life-pool'];

const mediaDir = mediaDirWith(PICTURES);
afterAll(() => rmSync(mediaDir, { recursive: true }));

describe.each([
	'2024-02-29T04:00:00Z',
	'2026-11-21T01:00:00Z',
	'2027-06-15T23:00:00Z',
	'2027-12-31T17:00:00Z',
	'2028-02-28T18:00:00Z',
])('data seen at %s', (now) => {
	const today = todayInShanghai(new Date(now));
	let server: TestSandbox;
	let replies: [string, unknown][];
	beforeAll(async () => {
		server = await startSandbox(now, mediaDir);
		replies = await allReplies(server);
	});
	afterAll(() => server.close());

	it('offers at least 160 sailings over the coming 18 months, from this week on, of 3 to 9 days', async () => {
		const voyages = await server.ask('POST /openapi/voyage/all', {});
		expect(voyages.length).toBeGreaterThanOrEqual(160);
		expect((voyages[0]?.departureDate ?? '') <= addDays(today, 6)).toBe(true);
		expect((voyages.at(-1)?.departureDate ?? '') > addDays(addMonths(today, 18), -14)).toBe(true);
		expect((voyages.at(-1)?.departureDate ?? '') <= addMonths(today, 18)).toBe(true);
		for (const { days, departureDate } of voyages) {
			expect(departureDate >= today).toBe(true);
			expect(days >= 3 && days <= 9).toBe(true);
		}
		expect(new Set(voyages.map(({ line }) => line.name)).size).toBeGreaterThanOrEqual(14);
	});

	it('describes the location of every port in words that decide the documents of a sailing in both languages', async () => {
		const ports = (await server.ask('GET /openapi/cruise/port/group', {})).flatMap((group) => group.ports);
		for (const { id, code } of ports) {
			const { country, cnName, enCountry, enName } = await server.ask('GET /openapi/cruise/port/{id}', { id });
			const abroad = code.startsWith('CN') ? 'mainland' : 'abroad';
			const territory = code.startsWith('HK') ? 'hong-kong-macau' : abroad;
			expect([code, territoryOf({ country, name: cnName })]).toEqual([code, territory]);
			expect([code, territoryOf({ country: enCountry, name: enName })]).toEqual([code, territory]);
		}
	});

	it('gives every voyage a code of its ship and date, and a line of known ports that ends where it began', async () => {
		const ships = new Map((await server.ask('GET /openapi/cruise/all', {})).map((ship) => [ship.id, ship.code]));
		const ports = (await server.ask('GET /openapi/cruise/port/group', {})).flatMap((group) => group.ports);
		const known = { cn: new Set(ports.map(({ cnName }) => cnName)), en: new Set(ports.map(({ enName }) => enName)) };
		const voyages = await server.ask('POST /openapi/voyage/all', {});
		expect(new Set(voyages.map(({ code }) => code)).size).toBe(voyages.length);
		for (const { code, departureDate, cruise, line } of voyages) {
			expect(code).toBe(`${ships.get(cruise.id)}${departureDate.slice(2).replaceAll('-', '')}`);
			const [cn, en] = [line.name.split('-'), line.enName.split('-')];
			expect(cn[0]).toBe(cn.at(-1));
			expect(en[0]).toBe(en.at(-1));
			expect(cn.filter((port) => !known.cn.has(port)).concat(en.filter((port) => !known.en.has(port)))).toEqual([]);
		}
	});

	it('never has a ship in two places', async () => {
		const voyages = await server.ask('POST /openapi/voyage/all', { sort: 'date-asc' });
		for (const id of ['1', '2', '3']) {
			const own = voyages.filter(({ cruise }) => cruise.id === id);
			for (const [index, next] of own.slice(1).entries()) {
				const { departureDate, days, line } = own[index] ?? next;
				expect(next.departureDate >= addDays(departureDate, days - 1)).toBe(true);
				if (next.line.name.split('-')[0] !== line.name.split('-')[0]) {
					expect(next.departureDate > addDays(departureDate, days - 1)).toBe(true);
				}
			}
		}
	});

	it('prices every category, the reference price above the promotion, the voyage at its cheapest; some are sold out, some nearly, two have no price', async () => {
		const voyages = await server.ask('POST /openapi/voyage/all', {});
		const priced = voyages.filter(({ price }) => price);
		expect(voyages.length - priced.length).toBe(2);
		expect(priced.filter(({ inventory }) => inventory === 0).length).toBeGreaterThanOrEqual(2);
		expect(priced.filter(({ inventory }) => inventory !== 0 && Number(inventory) <= 20).length).toBeGreaterThanOrEqual(2);
		const cabins = await server.ask('GET /openapi/cruise/category/all', {});
		for (const { id, price } of priced.filter((_, index) => index % 8 === 0)) {
			expect(Number(price?.price)).toBeGreaterThan(Number(price?.disCountPrice));
			const { prices, categories, cruise, inventory } = await server.ask('GET /openapi/voyage/v2/{id}', { id });
			const known = cabins.filter(({ cruiseId }) => cruiseId === cruise.id).map((category) => category.id);
			expect(Object.keys(prices ?? {}).sort()).toEqual([...known].sort());
			const averages = Object.values(prices ?? {}).map(({ personAvg }) => personAvg);
			expect(Math.min(...averages)).toBe(price?.disCountPrice);
			expect(Math.min(...averages)).toBeGreaterThan(0);
			for (const { personAvg, totalPrice } of Object.values(prices ?? {})) expect(totalPrice % personAvg).toBe(0);
			expect(categories?.reduce((sum, category) => sum + (category.inventory ?? Number.NaN), 0)).toBe(inventory);
		}
	});

	it('describes every day of every line, at sea or in a port of it, and has details of its own for festivals', async () => {
		const voyages = await server.ask('POST /openapi/voyage/all', {});
		const lines = new Map(voyages.map((voyage) => [voyage.line.name, voyage]));
		for (const { id, days, line } of lines.values()) {
			const detail = await server.ask('GET /openapi/voyage/v2detail-default/{id}', { id });
			expect(detail?.itinerary.map(({ day }) => day)).toEqual(Array.from({ length: days }, (_, index) => index + 1));
			expect(
				detail?.itinerary
					.filter(({ portId }) => portId)
					.map(({ port }) => port)
					.join('-'),
			).toBe(line.name);
			for (const { portId, arrive, depart } of detail?.itinerary.slice(1, -1) ?? []) {
				expect(Boolean(portId)).toBe(arrive !== '');
				expect(arrive <= depart).toBe(true);
			}
		}
		const own = await Promise.all(voyages.map(({ id }) => server.ask('GET /openapi/voyage/v2detail/{id}', { id })));
		const count = own.filter(Boolean).length;
		expect(count).toBeGreaterThanOrEqual(3);
		expect(count).toBeLessThan(voyages.length / 5);
		const festive = voyages.filter((voyage) =>
			Array.from({ length: voyage.days }, (_, index) => lunarDay(addDays(voyage.departureDate, index))).includes('1/1'),
		);
		for (const { theme, enTheme } of festive) expect([theme, enTheme]).toEqual(['新春航次', 'Spring Festival Sailing']);
	});

	it('has notices of this month for the notice bar, and no news dated ahead', async () => {
		const notices = await server.ask('GET /openapi/management', {
			type: 2,
			page: 0,
			pageSize: 10,
			startDate: monthStart(today),
			endDate: `${today.slice(0, 8)}28`,
		});
		expect(notices.rows.length).toBeGreaterThanOrEqual(1);
		const news = await server.ask('GET /openapi/management', { type: 1, pageSize: 100 });
		expect(news.rows.every(({ customPushDate }) => customPushDate <= today)).toBe(true);
		expect(new Set(news.rows.map(({ customPushDate }) => customPushDate.slice(0, 4))).size).toBeGreaterThanOrEqual(3);
	});

	it('has every text in both languages, the English ones without Han characters', async () => {
		const faults: string[] = [];
		for (const [name, data] of replies) inspectLanguages(data, name, faults);
		expect(faults).toEqual([]);
	});

	it('has picture addresses that parse, and falls back where a picture is missing', async () => {
		const addresses = new Set<string>();
		for (const [, data] of replies) collectPictures(data, addresses);
		expect(addresses.size).toBeGreaterThan(PICTURES.length);
		expect([...addresses].filter((address) => !parsePicture(address))).toEqual([]);
		for (const { cover } of await server.ask('POST /openapi/voyage/all', {})) expect(cover).not.toBe('');
	});

	it('has no pop-up about the rules of boarding, which belong to check-in and the boarding pass', async () => {
		const popups = await server.ask('GET /openapi/popup/all', { showPage: 'home' });
		for (const { content, enContent } of popups) expect(`${content} ${enContent}`).not.toMatch(/登船|check-in|boarding/i);
	});

	it('links only to screens that exist', async () => {
		const links: string[] = [];
		for (const [index] of AD_SLOTS.entries()) {
			links.push(...(await server.ask('GET /openapi/advert/window/{id}', { id: index + 1 })).map(({ link }) => link));
		}
		links.push(...(await server.ask('GET /openapi/popup/all', {})).flatMap(({ url, mobileUrl }) => [url, mobileUrl]));
		expect(
			links.filter(
				(link) =>
					!/^(|\/adora|\/experience\/(AT|MD|MC)\/[A-Z]+(#place-\d+)?|\/destination\/detail\?id=\d{3}|\/campaigns\/[a-z-]+|\/media\/film\/dusk\.mp4|\/voyage-search(\?.+)?|\/route\?id=\d+&date=[\d-]+&cruiseId=\d)$/.test(
						link,
					),
			),
		).toEqual([]);
		expect(links.some((link) => link.startsWith('/route?'))).toBe(true);
	});
});

it('keeps prices, codes and ids of a voyage from one day to the next', async () => {
	const before = await startSandbox('2026-11-21T01:00:00Z');
	const after = await startSandbox('2027-03-02T01:00:00Z');
	try {
		const later = new Map((await after.ask('POST /openapi/voyage/all', {})).map((voyage) => [voyage.id, voyage]));
		const both = (await before.ask('POST /openapi/voyage/all', {})).filter(({ id, price }) => price && later.has(id));
		expect(both.length).toBeGreaterThan(150);
		for (const { id, code, price, title } of both) expect(later.get(id)).toMatchObject({ code, price, title });
	} finally {
		await Promise.all([before.close(), after.close()]);
	}
});

const LISTS: [UpstreamCall, Record<string, string>[]][] = [
	['GET /openapi/advert/window/{id}', AD_SLOTS.map((_, index) => ({ id: String(index + 1) }))],
	['GET /openapi/popup/all', [{}]],
	['GET /openapi/cruise/all', [{}]],
	['GET /openapi/cruise/info/{id}', ['1', '2', '3'].map((id) => ({ id }))],
	['GET /openapi/cruise/subcategory/all', [{}]],
	['GET /openapi/cruise/port/group', [{}]],
	['GET /openapi/cruise/category/all', [{}]],
	['GET /openapi/cruise/policy/{type}', POLICY_TYPES.map((type) => ({ type }))],
	['GET /openapi/countrySmsCode', [{}]],
	['POST /openapi/voyage/all', [{}]],
	['GET /openapi/voyage/hots', [{}]],
	['GET /openapi/management', ['1', '2', '3', '4'].map((type) => ({ type, pageSize: '100' }))],
	['GET /openapi/management/group/all', [{ type: '1' }]],
	['GET /openapi/activity', [{}]],
	['GET /openapi/page/facility/all', [{}]],
	['GET /openapi/page/{code}', SHIP_CODES.map((code) => ({ code }))],
	[
		'GET /openapi/page/{code}/group/{gid}',
		SHIP_CODES.flatMap((code, ship) => FACILITY_GROUPS.map((_, group) => ({ code, gid: `${ship + 1}0${group + 1}` }))),
	],
	['GET /openapi/page/{code}/details', SHIP_CODES.map((code) => ({ code }))],
];

/** Returns replies of every kind, as they come over the wire. */
async function allReplies(server: TestSandbox): Promise<[string, unknown][]> {
	const voyages = await server.ask('POST /openapi/voyage/all', {});
	const ports = (await server.ask('GET /openapi/cruise/port/group', {})).flatMap((group) => group.ports);
	const wanted: [UpstreamCall, Record<string, string>[]][] = [
		...LISTS,
		['GET /openapi/cruise/port/{id}', ports.map(({ id }) => ({ id }))],
		['GET /openapi/voyage/v2detail/{id}', voyages.map(({ id }) => ({ id }))],
		['GET /openapi/voyage/v2detail-default/{id}', [...new Map(voyages.map(({ id, line }) => [line.name, { id }])).values()]],
	];
	const replies = wanted.flatMap(([name, inputs]) =>
		inputs.map(
			async (input): Promise<[string, unknown]> => [
				`${name} ${JSON.stringify(input)}`,
				(await server.send(name, input)).envelope.data,
			],
		),
	);
	return Promise.all(replies);
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []);

/** Returns every `enX` with its `x` (or `cnX`) where only one has a text, or the English one has Han characters. */
function inspectLanguages(value: unknown, path: string, faults: string[]): void {
	if (Array.isArray(value)) {
		for (const [index, item] of value.entries()) inspectLanguages(item, `${path}[${index}]`, faults);
		return;
	}
	if (value === null || typeof value !== 'object') return;
	const record: Record<string, unknown> = { ...value };
	for (const [key, item] of Object.entries(record)) {
		inspectLanguages(item, `${path}.${key}`, faults);
		if (!/^en[A-Z]/.test(key)) continue;
		const plain = key.charAt(2).toLowerCase() + key.slice(3);
		const [english, chinese] = [texts(item), texts(record[plain] ?? record[`cn${key.slice(2)}`])];
		if (english.some((text) => HAN.test(text))) faults.push(`${path}.${key}: Han characters`);
		if (english.length !== chinese.length) faults.push(`${path}.${key}: not as many as in Chinese`);
		// A sale image has no content in either language, most campaigns give nothing, and no line within China asks for a visa; all other texts are there.
		const isImage = key === 'enContent' && record.type === 2 && 'displayWithNotice' in record;
		const silent = isImage || (/^en(Gift|Visa)$/.test(key) && [...english, ...chinese].every((text) => text === ''));
		if (!silent && [...english, ...chinese].some((text) => text.trim() === '')) faults.push(`${path}.${key}: empty`);
	}
}

function collectPictures(value: unknown, found: Set<string>): void {
	if (value === null || typeof value !== 'object') return;
	for (const [key, item] of Object.entries(value)) {
		if (/^(image|mobileImage|images|mobImages|cover)$/.test(key) && typeof item === 'string') {
			for (const address of item.split(',').filter(Boolean)) found.add(address);
		} else collectPictures(item, found);
	}
}

describe('pictures of cabins', () => {
	it('show no sea and no window in a room that has none', () => {
		const inside = CATEGORIES.filter(({ subcategoryId }) => subcategoryId === 1).flatMap(({ pictures }) => pictures);
		expect(new Set(inside)).toEqual(new Set(['cabin-inside']));
		const words = new Map(Object.entries(PICTURE_WORDS));
		for (const name of inside) expect(words.get(name)?.alt.EN).not.toMatch(/\bsea\b|window|porthole|screen/i);
	});
});
