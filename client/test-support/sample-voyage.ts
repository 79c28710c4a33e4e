import type { VoyageCard } from '#shared/catalogue/bff/views.ts';

/** A voyage of five days to Fukuoka and Nagasaki. */
export const sampleVoyage = (changes: Partial<VoyageCard> = {}): VoyageCard => ({
	id: 'v1',
	code: 'SH270312',
	title: '福冈长崎五日',
	theme: '',
	ports: ['上海', '福冈', '长崎', '上海'],
	date: '2027-03-12',
	returnDate: '2027-03-16',
	days: 5,
	nights: 4,
	ship: { id: 's1', code: 'AURORA', name: '曙光号' },
	price: { from: 3_200, reference: null },
	state: 'on-sale',
	picture: '',
	places: [],
	balcony: null,
	hoursInPort: null,
	seaDays: null,
	gift: '',
	...changes,
});
