import { describe, expect, it } from 'vitest';
import { PortInfo, VoyageDetail } from '#shared/catalogue/entities.ts';
import { hoursBetween } from '#shared/rules/hours-between.ts';
import { type Replies, refuse, scopeWith, unknown } from '#tests/support/feature-scope.ts';
import { fleet, sailing } from '#tests/support/sample-voyages.ts';
import { destination, destinations } from './destination.ts';

const naha = PortInfo.parse({
	id: 5,
	cnName: '那霸',
	enName: 'Naha',
	desc: '红瓦',
	enDesc: 'Red tiles',
	story: '王国的港',
	enStory: 'Port of a kingdom',
	bestMonths: '11,3,4,13,x',
	usualMonths: '',
	timeDifference: 1,
	images: '/media/naha.webp',
});
const stay = (arrive: string, depart: string) =>
	VoyageDetail.parse({
		itinerary: [
			{ day: 1, portId: 1 },
			{ day: 2, portId: 5, port: '那霸', arrive, depart },
			{ day: 3, portId: 1 },
		],
	});
const voyages = [
	sailing(1, '2027-03-05', '上海-那霸-上海'),
	sailing(2, '2027-03-01', '上海-那霸-上海', { price: { price: 5000, disCountPrice: 2999 } }),
	sailing(3, '2027-02-01', '天津-济州-那霸-天津', { cruise: { id: 20, name: '地中海号', enName: 'Mediterranea' } }),
	sailing(4, '2027-05-01', '上海-那霸-上海', { inventory: 0 }),
	sailing(5, '2027-06-01', '上海-福冈-上海'),
];
const whole: Replies = {
	...fleet(...voyages),
	'GET /openapi/cruise/port/{id}': () => naha,
	'GET /openapi/voyage/v2detail-default/{id}': ({ id }) => (id === '3' ? stay('09:00', '21:00') : stay('08:00', '17:30')),
};
const asked = (replies: Replies, lang?: 'CN' | 'EN') => destination({ id: '5' }, scopeWith(replies, { lang }).scope);

describe('GET /destination', () => {
	it('describes the port in the visitor’s language, with the months in order', async () => {
		expect(await asked(whole, 'EN')).toMatchObject({
			name: 'Naha',
			story: 'Port of a kingdom',
			area: { name: 'Japan' },
			picture: '/media/naha.webp',
			bestMonths: [3, 4, 11],
		});
	});

	it('shows one voyage of each line before others of it, by date, and counts only voyages on sale', async () => {
		const { onSale } = await asked(whole);
		expect(onSale).toMatchObject({
			calling: 3,
			leaving: 0,
			voyages: [{ id: '3' }, { id: '2' }, { id: '1' }],
			others: ['天津', '上海'],
			ships: [{ name: '地中海号' }, { name: '大西洋号' }],
		});
	});

	it('shows itself on each voyage that calls: by the voyage’s cover where that is one of its pictures, else by its first', async () => {
		const castle = '/media/castle.webp';
		const { onSale } = await asked({
			...whole,
			...fleet(
				sailing(1, '2027-03-01', '上海-那霸-上海', { cover: castle, images: castle }),
				sailing(2, '2027-03-05', '上海-福冈-那霸-上海', { cover: '/media/stalls.webp', images: '/media/stalls.webp' }),
			),
			'GET /openapi/cruise/port/{id}': () => ({ ...naha, images: ['/media/naha.webp', castle] }),
		});
		expect(onSale).toMatchObject({ voyages: [{ picture: castle }, { picture: '/media/naha.webp' }] });
	});

	it('has the hours that ships stay, by the itineraries of their lines, each pair of times once', async () => {
		expect((await asked(whole)).ashore).toEqual([
			{ hours: 9.5, arrive: '08:00', depart: '17:30' },
			{ hours: 12, arrive: '09:00', depart: '21:00' },
		]);
	});

	it('names the months of its voyages when upstream gives none', async () => {
		expect((await asked(whole)).usualMonths).toEqual([2, 3, 5]);
	});

	it('without voyages has none on sale, and lists ports nearby with voyages first', async () => {
		const { onSale, neighbours } = await asked({ ...whole, ...fleet(sailing(5, '2027-06-01', '上海-福冈-上海')) });
		expect(onSale).toMatchObject({ voyages: [], calling: 0, leaving: 0 });
		expect(neighbours.map(({ name, sailings }) => [name, sailings])).toEqual([['福冈', 1]]);
	});

	it('is shown without timetable, areas or itineraries', async () => {
		const bare = await asked({ 'GET /openapi/cruise/port/{id}': () => naha });
		expect(bare).toMatchObject({ name: '那霸', onSale: 'unavailable', ashore: 'unavailable', area: null, neighbours: [] });
		expect((await asked({ ...whole, 'GET /openapi/voyage/v2detail-default/{id}': refuse })).ashore).toBe('unavailable');
	});

	it('is not found when upstream has no such port', async () => {
		await expect(asked({ ...whole, 'GET /openapi/cruise/port/{id}': unknown })).rejects.toMatchObject({ code: 'not-found' });
	});
});

describe('GET /destinations', () => {
	it('lists areas with their ports, the number of voyages and the lowest price', async () => {
		const { areas } = await destinations({}, scopeWith(whole).scope);
		expect(areas.map(({ name }) => name)).toEqual(['韩国', '日本']);
		expect(areas[1]?.ports).toMatchObject([
			{ name: '那霸', sailings: 3, from: 2999 },
			{ name: '福冈', sailings: 1, from: 3299 },
		]);
	});

	it('is shown without the timetable, and fails without areas', async () => {
		const { 'POST /openapi/voyage/all': _, ...noTimetable } = whole;
		const { areas } = await destinations({}, scopeWith(noTimetable).scope);
		expect(areas[0]?.ports).toMatchObject([{ sailings: 0, from: null }]);
		const refused = scopeWith({ ...whole, 'GET /openapi/cruise/port/group': refuse }).scope;
		await expect(destinations({}, refused)).rejects.toMatchObject({ code: 'upstream-unavailable' });
	});
});

describe('a time ashore', () => {
	it.each([
		['08:00', '18:30', 10.5],
		['20:00', '02:00', 6],
		['', '18:00', null],
		['25:00', '26:00', null],
	])('from %j to %j is %j hours', (arrive, depart, hours) => {
		expect(hoursBetween(arrive, depart)).toBe(hours);
	});
});
