import type { CabinKind, DeckView, PlaceView, ShipPage } from '#shared/catalogue/bff/ships.ts';
import { sampleVoyage } from './sample-voyage.ts';

/** A restaurant on deck 9 that the fare covers. */
export const samplePlace = (changes: Partial<PlaceView> = {}): PlaceView => ({
	id: 'p1',
	group: 'RESTAURANT',
	name: '海景餐厅',
	desc: '临窗的主餐厅。',
	deck: '9',
	hours: '18:00–21:00',
	charge: 'INCLUDED',
	cost: '含在票价内',
	picture: '/media/p1.webp',
	hersAlone: false,
	...changes,
});

/** A theatre that no other ship has. */
export const OWN_PLACE = samplePlace({
	id: 'p2',
	group: 'ENTERTAINMENT',
	name: '星光剧院',
	desc: '千人剧场。',
	deck: '5',
	charge: 'EXTRA',
	picture: '/media/p2.webp',
	hersAlone: true,
});

const BALCONY: CabinKind = {
	id: 'k1',
	name: '阳台房',
	area: '20–24',
	decks: '8–9',
	picture: '/media/k1.webp',
	categories: [{ id: 'c1', code: 'B1', name: '舒适阳台房', area: '22', deck: '8', bed: '两张单人床', passengers: 3 }],
};

const DECK_9: DeckView = {
	deck: 9,
	cabins: [],
	places: [
		{ id: 'p1', name: '海景餐厅', group: 'RESTAURANT' },
		{ id: 'p3', name: '池畔', group: 'CRUISE' },
	],
};
export const DECK_8: DeckView = {
	deck: 8,
	cabins: [{ id: 'c1', name: '舒适阳台房', kind: 0, area: '22', first: '8001', last: '8099' }],
	places: [],
};

/** A ship of which everything is known. */
export const sampleShip = (changes: Partial<ShipPage> = {}): ShipPage => ({
	id: 's1',
	code: 'AT',
	name: '大西洋号',
	story: '她走得不快。',
	pictures: ['/media/at-1.webp', '/media/at-2.webp'],
	facts: { tonnage: 85_861, length: 292.5, guests: 2_680, decks: 12, year: 2000 },
	cabins: [BALCONY],
	decks: [DECK_9, DECK_8],
	places: [samplePlace(), OWN_PLACE],
	sailings: { next: [sampleVoyage()], count: 7 },
	fleet: [{ id: 's2', code: 'MD', name: '地中海号', picture: '/media/md.webp' }],
	...changes,
});

/** A ship of which only her name is known. */
export const emptyShip = (changes: Partial<ShipPage> = {}): ShipPage =>
	sampleShip({
		story: '',
		pictures: [],
		facts: { tonnage: null, length: null, guests: null, decks: null, year: null },
		cabins: [],
		decks: [],
		places: [],
		sailings: { next: [], count: 0 },
		fleet: [],
		...changes,
	});
