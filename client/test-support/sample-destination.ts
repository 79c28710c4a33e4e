import type { DestinationPage, PortCard } from '#shared/catalogue/bff/destinations.ts';
import { sampleVoyage } from './sample-voyage.ts';

/** A port with three voyages on sale. */
export const samplePort = (changes: Partial<PortCard> = {}): PortCard => ({
	id: '203',
	name: '长崎',
	desc: '坡道与教堂。',
	picture: '/media/nagasaki.webp',
	sailings: 3,
	from: 3_200,
	...changes,
});

/** A port of call of which everything is known: four voyages call there, none begins there. */
export const sampleDestination = (changes: Partial<DestinationPage> = {}): DestinationPage => ({
	id: '202',
	name: '福冈',
	enName: 'Fukuoka',
	area: { id: 'jp', name: '日本' },
	desc: '屋台与港湾。',
	story: '一座走着就能进城的港口。',
	picture: '/media/fukuoka.webp',
	bestMonths: [3, 4],
	usualMonths: [1, 2, 3, 4],
	country: '日本',
	language: '日语',
	currency: '日元',
	pier: '博多港',
	timeDifference: 1,
	ashore: [
		{ hours: 9, arrive: '08:00', depart: '17:00' },
		{ hours: 12, arrive: '07:00', depart: '19:00' },
	],
	onSale: {
		ships: [
			{ id: '1', name: '大西洋号', code: 'AT' },
			{ id: '9', name: '包船号', code: 'XX' },
		],
		others: ['上海'],
		voyages: [sampleVoyage()],
		calling: 4,
		leaving: 0,
	},
	neighbours: [samplePort()],
	...changes,
});

/** A port of which only the name is known, and to which nothing is on sale. */
export const emptyDestination = (changes: Partial<DestinationPage> = {}): DestinationPage =>
	sampleDestination({
		enName: '',
		area: null,
		desc: '',
		story: '',
		picture: '',
		bestMonths: [],
		usualMonths: [],
		country: '',
		language: '',
		currency: '',
		pier: '',
		timeDifference: null,
		ashore: [],
		onSale: { ships: [], others: [], voyages: [], calling: 0, leaving: 0 },
		neighbours: [],
		...changes,
	});
