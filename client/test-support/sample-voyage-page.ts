import type { CategoryView, VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { sampleVoyage } from './sample-voyage.ts';

/** A cabin with a balcony for two, one of many left. */
export const sampleCategory = (changes: Partial<CategoryView> = {}): CategoryView => ({
	id: 'c1',
	code: 'B2',
	name: '阳台房',
	kind: 'balcony',
	kindName: '阳台',
	area: '20',
	deck: '8',
	bed: '双人床',
	maxPassengers: 2,
	suite: false,
	balcony: true,
	pictures: [],
	price: { from: 4_000, reference: null },
	total: 8_000,
	state: 'on-sale',
	left: null,
	...changes,
});

/** A cabin with a window for two. */
export const windowCategory = (changes: Partial<CategoryView> = {}): CategoryView =>
	sampleCategory({
		id: 'c2',
		code: 'H2',
		name: '海景房',
		kind: 'window',
		kindName: '海景',
		balcony: false,
		price: { from: 3_200, reference: null },
		total: 6_400,
		...changes,
	});

/** A voyage with a cabin with a window and one with a balcony, the cheaper first. */
export const sampleVoyagePage = (changes: Partial<VoyagePage> = {}): VoyagePage => ({
	...sampleVoyage(),
	pictures: [],
	desc: '',
	itinerary: [],
	included: [],
	excluded: [],
	serviceRates: { each: 120, suite: 160, freeUnder: 4 },
	japan: true,
	categories: [windowCategory(), sampleCategory()],
	cancellation: [],
	checkIn: { phase: 'open', closes: Date.parse('2027-05-30T17:00:00+08:00') },
	departures: [],
	similar: [],
	documentTypes: ['PASSPORT'],
	visa: '',
	...changes,
});
