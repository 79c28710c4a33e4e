import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AD_SLOTS } from '#shared/constants.ts';
import { addDays } from '#shared/rules/dates.ts';
import { ADVERTS, HOME_PICTURES } from './seed/advert-copy.ts';
import { coversOf } from './seed/covers.ts';
import { readPictures } from './seed/pictures.ts';
import { lastDeparture, sailingsUntil } from './seed/schedule.ts';
import { themeOf } from './seed/themes.ts';
import { startSandbox, type TestSandbox } from './test-support.ts';

const { has } = readPictures(new URL('./media', import.meta.url).pathname);
/** Returns the name of the picture in an address, without its crop and width. */
const nameOf = (address: string): string => /\/media\/(.+?)(?:-\d+x\d+)?_/.exec(address)?.[1] ?? address;
const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

describe('the cover of a sailing', () => {
	const all = sailingsUntil(lastDeparture('2026-11-22'));
	const covers = coversOf(all, has);
	const upcoming = all.filter(({ departs }) => departs > '2026-11-22');
	const themed = (name: string) => upcoming.filter(({ line, departs }) => themeOf(line, departs).enName === name);

	it('is none of the twenty around it, nor of the twenty of its ship', () => {
		const of = (list: typeof all) => list.map((sailing) => covers.get(sailing) ?? '');
		const lists = [upcoming, ...['AT', 'MD', 'MC'].map((code) => upcoming.filter(({ ship }) => ship.code === code))];
		for (const list of lists.map(of)) {
			for (let first = 0; first + 20 <= list.length; first++)
				expect(repeated(list.slice(first, first + 20)), `${first}`).toEqual([]);
		}
	});

	it('fits the season: red maples in autumn only, the moon at mid-autumn, blossom in spring', () => {
		for (const sailing of upcoming) {
			const theme = themeOf(sailing.line, sailing.departs).enName;
			const cover = covers.get(sailing);
			if (cover === 'port-fukuoka') expect(theme).toBe('Autumn Colours');
			if (cover === 'news-moon') expect(theme).toBe('Mid-Autumn at Sea');
			if (cover === 'news-cherry') expect(theme).toBe('Cherry Blossom Season');
			if (cover === 'news-lanterns') expect(theme).toBe('Spring Festival Sailing');
		}
		expect(themed('Mid-Autumn at Sea').map((sailing) => covers.get(sailing))).toContain('news-moon');
	});

	it('shows no ship but its own', () => {
		for (const [sailing, cover] of covers) {
			const shown = /^ship-(at|mc|md)/.exec(cover)?.[1];
			if (shown) expect(shown.toUpperCase()).toBe(sailing.ship.code);
		}
	});

	it('is never a kitchen, the children’s club or a plain cabin', () => {
		for (const cover of covers.values()) expect(cover).not.toMatch(/kitchen|kids|inside|oceanview/);
	});

	it('stays the same from one day to the next', () => {
		const later = sailingsUntil(lastDeparture(addDays('2026-11-22', 40)));
		const then = coversOf(later, has);
		for (const [index, sailing] of all.entries()) expect(then.get(later[index] ?? sailing)).toBe(covers.get(sailing));
	});
});

describe('views drawn for the sandbox', () => {
	let server: TestSandbox;
	beforeAll(async () => {
		server = await startSandbox('2026-11-22T04:00:00Z', new URL('./media', import.meta.url).pathname);
	});
	afterAll(() => server.close());

	it.each(['cn', 'en'] as const)('home shows no picture twice, and none of the weak ones first, in %s', async (lang) => {
		const own = AD_SLOTS.filter((slot) => slot !== 'notice' && slot !== (lang === 'cn' ? 'banners-en' : 'banners-cn'));
		const fixed = own.flatMap((slot) => ADVERTS[slot].map(({ picture }) => picture));
		expect(repeated(fixed)).toEqual([]);
		expect(fixed.every((picture) => HOME_PICTURES.includes(picture))).toBe(true);
		for (const weak of ['ad-south', 'ad-new-year', 'life-kids', 'life-waterpark', 'port-naha', 'port-xiamen'])
			expect(fixed).not.toContain(weak);
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
