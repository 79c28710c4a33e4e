import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AD_SLOTS } from '#shared/constants.ts';
import { webpWidthOf, widthsOf } from '#shared/pictures.ts';
import { addDays } from '#shared/rules/dates.ts';
import { ACTIVITIES } from './seed/activity-copy.ts';
import { ADVERTS, HOME_PICTURES, POPUPS } from './seed/advert-copy.ts';
import { CATEGORIES } from './seed/cabins.ts';
import { coversOf } from './seed/covers.ts';
import { FACILITIES } from './seed/facilities.ts';
import { leadingPictures, OF_SHIP, picturesOf } from './seed/fitting-pictures.ts';
import { GUIDES } from './seed/guides.ts';
import { NEWS } from './seed/news.ts';
import { LIFE_PAGES } from './seed/pages.ts';
import { readPictures } from './seed/pictures.ts';
import { PORTS } from './seed/ports.ts';
import { lastDeparture, sailingsUntil } from './seed/schedule.ts';
import { SHIPS } from './seed/ships.ts';
import { startSandbox, type TestSandbox } from './test-support.ts';

const MEDIA = new URL('./media', import.meta.url).pathname;
const { has } = readPictures(MEDIA);
type Manifest = Record<string, { crops: Record<string, { id: string; width: number; height: number }> }>;

/** Returns the name of the picture in an address, without its crop and width. */
const nameOf = (address: string): string => /\/media\/(.+?)(?:-\d+x\d+)?_/.exec(address)?.[1] ?? address;
/** Returns every value of `picture` and `pictures` inside a part of the seed. */
const picturesIn = (value: unknown): string[] =>
	value && typeof value === 'object'
		? Object.entries(value).flatMap(([key, inner]) =>
				/^pictures?$/.test(key) ? [inner].flat().filter((name) => typeof name === 'string') : picturesIn(inner),
			)
		: [];
const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

describe('the cover of a sailing', () => {
	const all = sailingsUntil(lastDeparture('2026-11-22'));
	const covers = coversOf(all, has);
	const upcoming = all.filter(({ departs }) => departs > '2026-11-22');

	it('is a port of call, of those that the title speaks of where one is free', () => {
		for (const sailing of upcoming) {
			const cover = covers.get(sailing) ?? '';
			expect(sailing.line.calls.flatMap(picturesOf), sailing.line.title).toContain(cover);
			expect(cover).toMatch(/^port-/);
		}
		const told = upcoming.filter((sailing) => sailing.line.told.flatMap(picturesOf).includes(covers.get(sailing) ?? ''));
		expect(told.length / upcoming.length).toBeGreaterThan(0.9);
	});

	it('comes again after four neighbours at the earliest, unless all pictures of the ports were just shown', () => {
		for (const [at, sailing] of upcoming.entries()) {
			const before = upcoming.slice(Math.max(0, at - 4), at).map((other) => covers.get(other) ?? '');
			if (!before.includes(covers.get(sailing) ?? '')) continue;
			const free = leadingPictures(sailing).all.filter((picture) => has(picture) && !before.includes(picture));
			expect(free, `${sailing.line.title} ${sailing.departs}`).toEqual([]);
		}
	});

	it('fits the season: plum blossom only while it blooms, and then it is shown', () => {
		const inBloom = (departs: string) => departs.slice(5) >= '02-01' && departs.slice(5) <= '03-15';
		const blossoms = upcoming.filter((sailing) => covers.get(sailing) === 'port-fukuoka-plum');
		expect(blossoms.length).toBeGreaterThan(0);
		expect(blossoms.filter(({ departs }) => !inBloom(departs))).toEqual([]);
	});

	it('stays the same from one day to the next', () => {
		const later = sailingsUntil(lastDeparture(addDays('2026-11-22', 40)));
		const then = coversOf(later, has);
		for (const [index, sailing] of all.entries()) expect(then.get(later[index] ?? sailing)).toBe(covers.get(sailing));
	});
});

describe('the media of the sandbox', () => {
	const files = readdirSync(MEDIA, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());

	it('are files of the manifest’s pictures and the film, in the widths that pages ask for', () => {
		const manifest: Manifest = JSON.parse(readFileSync(join(MEDIA, 'manifest.json'), 'utf8'));
		const expected = Object.values(manifest).flatMap(({ crops }) =>
			Object.values(crops).flatMap(({ id, width, height }) => [
				...widthsOf(width).map((own) => `${id}/${own}.avif`),
				`${id}/${webpWidthOf(width, height)}.webp`,
			]),
		);
		const held = files.map(({ parentPath, name }) => relative(MEDIA, join(parentPath, name)));
		expect(held.toSorted()).toEqual([...expected, 'film/dusk.mp4', 'manifest.json'].toSorted());
	});

	it('are 35 rendered pictures at most, besides the prints of places', () => {
		const manifest: Manifest = JSON.parse(readFileSync(join(MEDIA, 'manifest.json'), 'utf8'));
		expect(Object.keys(manifest).filter((name) => !name.startsWith('port-')).length).toBeLessThanOrEqual(35);
	});

	it('are there under every name that texts of the sandbox ask for, so that none is replaced by another', () => {
		const told = [ADVERTS, POPUPS, ACTIVITIES, FACILITIES, LIFE_PAGES, NEWS, GUIDES, CATEGORIES, PORTS].flatMap(picturesIn);
		const named = [...told, ...Object.values(OF_SHIP).flat(), ...PORTS.flatMap(picturesOf)];
		expect(named.length).toBeGreaterThan(100);
		expect(named.filter((name) => name && !has(name))).toEqual([]);
	});

	it('take 15 MB at most', () => {
		const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
		expect(bytes).toBeLessThanOrEqual(15_000_000);
	});
});

describe('views drawn for the sandbox', () => {
	let server: TestSandbox;
	beforeAll(async () => {
		server = await startSandbox('2026-11-22T04:00:00Z', MEDIA);
	});
	afterAll(() => server.close());

	it.each(['cn', 'en'] as const)('home shows no picture twice, in %s', async (lang) => {
		const own = AD_SLOTS.filter((slot) => slot !== 'notice' && slot !== (lang === 'cn' ? 'banners-en' : 'banners-cn'));
		const fixed = own.flatMap((slot) => ADVERTS[slot].map(({ picture }) => picture));
		expect(repeated(fixed)).toEqual([]);
		expect(fixed.every((picture) => HOME_PICTURES.includes(picture))).toBe(true);
	});

	it('a voyage begins with its port, its ship, and a second port or a cabin', async () => {
		for (const { images, cruise } of await server.ask('POST /openapi/voyage/all', {})) {
			const [first = '', second = '', third = ''] = images.map(nameOf);
			const ship = SHIPS.find(({ id }) => id === Number(cruise.id));
			expect(first).toMatch(/^port-/);
			expect(ship && OF_SHIP[ship.code]).toContain(second);
			expect(third).toMatch(/^(?:port|cabin)-/);
		}
	});

	it('a port has no picture of one season only, as voyages of any month may be shown with its pictures', async () => {
		const { images } = await server.ask('GET /openapi/cruise/port/{id}', { id: '201' });
		expect(images.map(nameOf)).toEqual(['port-fukuoka', 'port-fukuoka-moat']);
	});

	it('a line’s days show no picture twice, and none of its sailings’ other pictures but the cover', async () => {
		const voyages = await server.ask('POST /openapi/voyage/all', {});
		for (const { id, images, line } of new Map(voyages.map((voyage) => [voyage.line.name, voyage])).values()) {
			const detail = await server.ask('GET /openapi/voyage/v2detail-default/{id}', { id });
			const days = detail?.itinerary.map(({ image }) => nameOf(image)) ?? [];
			expect(repeated(days), line.name).toEqual([]);
			const [, ...further] = images.map(nameOf);
			expect(repeated([...days, ...further]), line.name).toEqual([]);
		}
	});
});
