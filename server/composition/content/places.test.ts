import { describe, expect, it } from 'vitest';
import { Facility } from '#shared/catalogue/content-entities.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { placesOf } from './places.ts';

const facility = (id: number, more: object) =>
	Facility.parse({ id, group: 'RESTAURANT', cruiseId: 10, title: `餐厅${id}`, enTitle: `Restaurant ${id}`, ...more });
const { scope } = scopeWith({}, { lang: 'EN' });
const of = (...facilities: Facility[]) => placesOf(facilities, '10', scope);

describe('places on board', () => {
	it('have deck, hours and cost, or leave out what upstream doesn’t give', () => {
		const told = {
			deck: '5',
			hours: '全天',
			enHours: 'All day',
			charge: 'extra',
			fee: '另计',
			enFee: 'Extra',
			images: '/media/a.webp',
		};
		expect(of(facility(1, told), facility(2, {}))).toMatchObject([
			{ deck: '5', hours: 'All day', charge: 'EXTRA', cost: 'Extra', picture: '/media/a.webp' },
			{ deck: '', hours: '', charge: null, cost: '', picture: '' },
		]);
	});

	it('are those of the ship and those of all, in the order of the groups', () => {
		const places = of(
			facility(1, { group: 'HOT' }),
			facility(2, { cruiseId: 20 }),
			facility(3, { cruiseId: null, group: 'cabin' }),
			facility(4, {}),
		);
		expect(places.map(({ id, group }) => [id, group])).toEqual([
			['3', 'CABIN'],
			['4', 'RESTAURANT'],
			['1', 'HOT'],
		]);
	});

	it('are left out without a name, or in a group that has no page', () => {
		expect(of(facility(1, { title: '', enTitle: '' }), facility(2, { group: 'CASINO' }))).toEqual([]);
	});

	it('are hers alone when no other ship has one of the name', () => {
		const shared = { title: '泳池', enTitle: 'Pool' };
		const places = of(
			facility(1, shared),
			facility(2, { ...shared, cruiseId: 20 }),
			facility(3, {}),
			facility(4, { cruiseId: null }),
		);
		expect(places.map(({ id, hersAlone }) => [id, hersAlone])).toEqual([
			['1', false],
			['3', true],
			['4', false],
		]);
	});
});
