import { describe, expect, it } from 'vitest';
import { chooserOf } from './chooser.ts';

type Index = Parameters<typeof chooserOf>[0];

const voyage = (month: string, days: number, change: object = {}) =>
	({ month, days, state: 'on-sale', destinationIds: ['201'], price: 3500, ...change }) as unknown as Index['voyages'][number];
const areas = [
	{
		id: 'a',
		name: '日本',
		options: [
			{ id: '201', name: '长崎' },
			{ id: '202', name: '那霸' },
		],
	},
	{ id: 'b', name: '出发港', options: [{ id: '101', name: '上海' }] },
];
const chooser = (...voyages: Index['voyages'][number][]) => chooserOf({ voyages, options: { ports: [], ships: [], areas } });

describe('the four questions', () => {
	it('offer the next four seasons with voyages, January as part of the winter before', () => {
		const { seasons } = chooser(
			...['2027-01', '2026-12', '2027-03', '2027-07', '2027-10', '2027-12'].map((month) => voyage(month, 4)),
		);
		expect(seasons).toEqual([
			{ season: 'winter', from: '2026-12', to: '2027-01', value: '2026-12,2027-01' },
			{ season: 'spring', from: '2027-03', to: '2027-03', value: '2027-03' },
			{ season: 'summer', from: '2027-07', to: '2027-07', value: '2027-07' },
			{ season: 'autumn', from: '2027-10', to: '2027-10', value: '2027-10' },
		]);
	});

	it('offer lengths, areas and prices of voyages on sale only', () => {
		const found = chooser(voyage('2027-01', 3), voyage('2027-01', 9), voyage('2027-01', 5, { state: 'sold-out', price: 9000 }));
		expect(found.lengths).toEqual([
			{ length: 'short', from: 3, to: 3, value: '3' },
			{ length: 'long', from: 9, to: 9, value: '9' },
		]);
		expect(found.areas).toEqual([{ name: '日本', value: '201' }]);
		expect(found.prices).toEqual(['3000-5000']);
	});

	it('offer nothing when nothing is on sale', () => {
		expect(chooser()).toEqual({ seasons: [], lengths: [], areas: [], prices: [] });
	});
});
