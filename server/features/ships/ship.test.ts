import { describe, expect, it } from 'vitest';
import { Facility } from '#shared/catalogue/content-entities.ts';
import { Cruise, CruiseInfo } from '#shared/catalogue/entities.ts';
import { type Replies, scopeWith } from '#tests/support/feature-scope.ts';
import { category, fleet, sailing } from '#tests/support/sample-voyages.ts';
import { experienceShips, ship } from './ship.ts';

const LINE = '上海-那霸-上海';
const facts = { id: 10, tonnage: 85_619, length: '292.5', guests: 0, decks: 12, year: null, desc: '故事', enDesc: 'Her story' };
const whole: Replies = {
	...fleet(
		sailing(1, '2027-03-09', LINE),
		sailing(2, '2027-03-01', LINE),
		sailing(3, '2027-03-05', LINE, { inventory: 0 }),
		sailing(4, '2027-03-13', LINE),
		sailing(5, '2027-03-17', LINE),
		sailing(6, '2027-03-02', LINE, { cruise: { id: 20 } }),
		sailing(7, '2026-11-01', LINE),
	),
	'GET /openapi/cruise/info/{id}': () => CruiseInfo.parse({ ...facts, images: '/media/x.webp' }),
	'GET /openapi/cruise/category/all': () => [
		category({ id: 'in', subcategoryId: 'i', deck: '2–3', area: '14–16' }),
		category({ id: 'odd', subcategoryId: 'gone', deck: '4' }),
		category({ id: 'other', cruiseId: 20, subcategoryId: 'i' }),
	],
	'GET /openapi/cruise/subcategory/all': () => [{ id: 'i', code: 'IN', cnName: '内舱', enName: 'Inside' }],
	'GET /openapi/cruise/cabin': () => [],
	'GET /openapi/page/facility/all': () => [
		Facility.parse({ id: 1, group: 'HOT', cruiseId: 10, title: '甲板', enTitle: 'Deck bar', deck: '9' }),
	],
};
const ask = (replies: Replies, code = 'AT') => ship({ code }, scopeWith(replies, { lang: 'EN' }).scope);

describe('GET /ship', () => {
	it('has the ship’s story, her known figures and the other ships', async () => {
		expect(await ask(whole)).toMatchObject({
			id: '10',
			code: 'AT',
			name: 'Atlantica',
			story: 'Her story',
			pictures: ['/media/x.webp'],
			facts: { tonnage: 85_619, length: 292.5, guests: null, decks: 12, year: null },
			fleet: [{ code: 'MD', name: 'Mediterranea' }],
		});
	});

	it('has her cabins by kind, those of no known kind without a name', async () => {
		expect((await ask(whole)).cabins).toMatchObject([
			{ name: 'Inside', area: '14–16', decks: '2–3', categories: [{ id: 'in' }] },
			{ name: '', categories: [{ id: 'odd' }] },
		]);
	});

	it('has her deck plan', async () => {
		expect((await ask(whole)).decks).toMatchObject([{ deck: 9 }, { deck: 4 }, { deck: 3 }, { deck: 2 }]);
	});

	it('is shown without any of its parts', async () => {
		const { scope } = scopeWith({ 'GET /openapi/cruise/all': whole['GET /openapi/cruise/all'] }, { lang: 'EN' });
		expect(await ship({ code: 'AT' }, scope)).toMatchObject({
			name: 'Atlantica',
			story: '',
			cabins: 'unavailable',
			decks: 'unavailable',
			places: 'unavailable',
			sailings: 'unavailable',
		});
	});

	it('is not found for a code that no ship has, and fails when the ships are unavailable', async () => {
		await expect(ask(whole, 'MC')).rejects.toMatchObject({ code: 'not-found' });
		await expect(ask({})).rejects.toMatchObject({ code: 'upstream-unavailable' });
	});
});

describe('the sailings of a ship', () => {
	it('are the next three that can be booked, with the number of all', async () => {
		const { sailings } = await ask(whole);
		expect(sailings).toMatchObject({ next: [{ id: '2' }, { id: '1' }, { id: '4' }], count: 4 });
	});
});

describe('the ships to choose life on board from', () => {
	const three = ['AT', 'MD', 'MC'].map((code, index) => Cruise.parse({ id: index + 1, code, cnName: code, enName: code }));

	it('are two, the flagship first, with a line about life on board', async () => {
		const replies: Replies = {
			'GET /openapi/cruise/all': () => three,
			'GET /openapi/page/{code}': ({ code }) => ({
				code,
				title: `标题${code}`,
				enTitle: `Title ${code}`,
				introduction: '',
				enIntroduction: '',
				images: [],
				groups: [],
			}),
		};
		const shown = await experienceShips({}, scopeWith(replies, { lang: 'EN' }).scope);
		expect(shown.map(({ code, lead }) => [code, lead])).toEqual([
			['MC', 'Title MC'],
			['MD', 'Title MD'],
		]);
	});

	it('are shown without a line when upstream has none', async () => {
		const shown = await experienceShips({}, scopeWith({ 'GET /openapi/cruise/all': () => three }).scope);
		expect(shown.map(({ lead }) => lead)).toEqual(['', '']);
	});
});
