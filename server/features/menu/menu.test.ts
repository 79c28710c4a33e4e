import { describe, expect, it } from 'vitest';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { fleet, sailing } from '#tests/support/sample-voyages.ts';
import { menu } from './menu.ts';

const LINE = '上海-济州-上海';

describe('GET /menu', () => {
	it('has the next three sailings on sale, and the ships', async () => {
		const voyages = ['2027-03-01', '2026-12-24', '2026-10-01', '2027-01-01', '2027-02-01'].map((date, index) =>
			sailing(index + 1, date, LINE, index === 3 ? { inventory: 0 } : {}),
		);
		const { sailings, ships } = await menu({}, scopeWith(fleet(...voyages), { lang: 'EN' }).scope);
		expect(sailings.map(({ date }) => date)).toEqual(['2026-12-24', '2027-02-01', '2027-03-01']);
		expect(ships).toEqual([
			{ id: '10', code: 'AT', name: 'Atlantica', picture: '' },
			{ id: '20', code: 'MD', name: 'Mediterranea', picture: '' },
		]);
	});

	it('leaves out lists that are unavailable', async () => {
		const { scope, lacksPart } = scopeWith({});
		expect(await menu({}, scope)).toEqual({ sailings: [], ships: [] });
		expect(lacksPart).not.toHaveBeenCalledWith('unreadable');
	});
});
