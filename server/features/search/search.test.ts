import { describe, expect, it } from 'vitest';
import { searchFields } from '#shared/rules/search-params.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { fleet, sailing } from '#tests/support/sample-voyages.ts';
import { search, searchCount } from './search.ts';

const voyages = [
	sailing(1, '2027-03-05', '上海-那霸-上海'),
	sailing(2, '2027-04-10', '上海-济州-福冈-上海', { days: 6, price: { price: 9000, disCountPrice: 8100 } }),
	sailing(3, '2027-03-01', '天津-济州-天津', { inventory: 0, cruise: { id: 20, name: '地中海号' }, code: 'MD3' }),
	sailing(4, '2027-03-20', '上海-那霸-上海', { price: { price: 5000, disCountPrice: 3 } }),
	sailing(5, '2026-11-21', '上海-那霸-上海'),
];
const ask = (input: Parameters<typeof search>[0], lang: 'CN' | 'EN' = 'CN') =>
	search(input, scopeWith(fleet(...voyages), { lang }).scope);
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('GET /search', () => {
	it('without filters gives every voyage: bookable ones first, then those being checked, sold out and departed', async () => {
		const answer = await ask({});
		expect(ids(answer.rows)).toEqual(['1', '2', '4', '3', '5']);
		expect(answer).toMatchObject({ total: 5, pages: 1, relaxations: [] });
		expect(answer.rows.map(({ state }) => state)).toEqual(['on-sale', 'on-sale', 'not-on-sale', 'sold-out', 'departed']);
	});

	it('reads its query and ignores malformed values and values that aren’t on offer', async () => {
		const answer = await ask({ port: '1,999', cruise: 'x', date: '2027-03,2020-01', days: 'many', page: '7', sort: 'price-asc' });
		expect(searchFields(answer.query)).toEqual({ date: '2027-03', port: '1', sort: 'price-asc' });
		expect(ids(answer.rows)).toEqual(['1', '4']);
	});

	it('counts every option with the other filters applied, and keeps those that find nothing', async () => {
		const { facets } = await ask({ port: '2' });
		expect(facets.port).toEqual([
			{ value: '1', label: '上海', count: 4, selected: false },
			{ value: '2', label: '天津', count: 1, selected: true },
		]);
		expect(facets.cruise.map(({ count }) => count)).toEqual([0, 1]);
		expect(facets.destination.map(({ label, options }) => [label, options.map(({ label, count }) => [label, count])])).toEqual([
			['韩国', [['济州', 1]]],
			[
				'日本',
				[
					['福冈', 0],
					['那霸', 0],
				],
			],
		]);
		expect(facets.date.map(({ value, count }) => [value, count])).toEqual([
			['2027-03', 1],
			['2027-04', 0],
		]);
	});

	it('puts the ports with the most departures first, regardless of their names', async () => {
		expect((await ask({}, 'EN')).facets.port.map(({ label }) => label)).toEqual(['Shanghai', 'Tianjin']);
		const more = [6, 7, 8, 9].map((id) => sailing(id, '2027-05-01', '天津-济州-天津'));
		const { scope } = scopeWith(fleet(...voyages, ...more), { lang: 'EN' });
		expect((await search({}, scope)).facets.port.map(({ label }) => label)).toEqual(['Tianjin', 'Shanghai']);
	});

	it('names everything in the visitor’s language', async () => {
		const { facets, rows } = await ask({}, 'EN');
		expect(facets.date[0]?.label).toBe('March 2027');
		expect(facets.days.map(({ label }) => label)).toEqual(['5 days', '6 days']);
		expect(facets.price.map(({ label }) => label)).toEqual([
			'< CNY\u00a03,000',
			'CNY\u00a03,000 – 5,000',
			'CNY\u00a05,000 – 8,000',
			'≥ CNY\u00a08,000',
		]);
		expect(rows[0]).toMatchObject({ title: 'Shanghai – Naha – Shanghai', ship: { code: 'AT', name: 'Atlantica' } });
	});

	it('keeps the calendar whole when months are chosen', async () => {
		const { calendar } = await ask({ date: '2027-04', port: '1' });
		expect(calendar).toEqual([
			{
				month: '2027-03',
				lowest: 3299,
				days: [
					{ date: '2027-03-05', price: 3299, count: 1 },
					{ date: '2027-03-20', price: null, count: 1 },
				],
			},
			{ month: '2027-04', lowest: 8100, days: [{ date: '2027-04-10', price: 8100, count: 1 }] },
		]);
	});

	it('offers relaxations, by name, when nothing matches', async () => {
		const answer = await ask({ port: '2', destination: '4,5' }, 'EN');
		expect(answer.total).toBe(0);
		expect(answer.relaxations).toEqual([
			{ filters: [{ key: 'port', value: '2', label: 'Tianjin' }], count: 4 },
			{ filters: [{ key: 'destination', value: '4,5', label: 'Fukuoka · Naha' }], count: 1 },
		]);
	});

	it('calls no requested voyage gone while the timetable is empty', async () => {
		expect((await search({ ids: '1,77' }, scopeWith(fleet()).scope)).gone).toEqual([]);
	});

	it('lists the requested voyages that are gone, and shows the others', async () => {
		const answer = await ask({ ids: '1,77,2' });
		expect(answer.gone).toEqual(['77']);
		expect(ids(answer.rows)).toEqual(['1', '2']);
	});

	it('has the last month of the timetable', async () => {
		expect((await ask({ date: '2028-01' })).lastMonth).toBe('2027-04');
	});

	it('withholds a price that can’t be right, and logs it once', async () => {
		const replies = fleet(...voyages);
		const first = scopeWith(replies);
		const { rows } = await search({ ids: '4' }, first.scope);
		expect(rows).toMatchObject([{ price: null, state: 'not-on-sale' }]);
		expect(first.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ voyage: '4' }), expect.any(String));
		const warm = scopeWith(replies);
		await search({}, warm.scope);
		expect(warm.warn).not.toHaveBeenCalled();
	});

	it('fails when voyages are unavailable', async () => {
		const { scope } = scopeWith({ ...fleet(), 'POST /openapi/voyage/all': undefined });
		await expect(search({}, scope)).rejects.toMatchObject({ code: 'upstream-unavailable' });
	});
});

describe('GET /search/count', () => {
	it('agrees with the search', async () => {
		for (const input of [
			{},
			{ port: '1' },
			{ port: '2', destination: '4' },
			{ price: '3000-5000' },
			{ days: '6', cruise: '10' },
		]) {
			const { total } = await searchCount(input, scopeWith(fleet(...voyages)).scope);
			expect(total).toBe((await ask(input)).total);
		}
	});
});
