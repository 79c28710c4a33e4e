import { SHIPS } from './ships.ts';

type Kind = {
	code: string;
	/** 1 inside, 2 ocean view, 3 balcony, 4 suite. */
	subcategoryId: 1 | 2 | 3 | 4;
	cnName: string;
	enName: string;
	area: string;
	/** Decks on the two sister ships, and on Magic City. */
	decks: [string, string];
	persons: 1 | 2 | 3 | 4;
	bed: string;
	enBed: string;
	pictures: string[];
	/** The price as a multiple of the plainest inside cabin's. */
	factor: number;
	/** The most cabins that are sold here; the ship has at least as many. */
	rooms: number;
	onlyOn?: readonly string[];
};

const TWIN = ['两张单人床，可拼为大床', 'Two single beds, can be joined'] as const;
const KING = ['一张大床', 'One king bed'] as const;
const FAMILY = ['一张大床，两张上铺', 'One double bed and two upper berths'] as const;
const TRIPLE = ['一张大床，一张沙发床', 'One double bed and a sofa bed'] as const;

const kind = (
	code: string,
	subcategoryId: Kind['subcategoryId'],
	names: [string, string],
	area: string,
	decks: Kind['decks'],
	persons: Kind['persons'],
	beds: readonly [string, string],
	factor: number,
	rooms: number,
	onlyOn?: readonly string[],
): Kind => {
	const own = { 1: 'cabin-inside', 2: 'cabin-oceanview', 3: 'cabin-balcony', 4: 'cabin-suite' }[subcategoryId];
	return {
		code,
		subcategoryId,
		cnName: names[0],
		enName: names[1],
		area,
		decks,
		persons,
		bed: beds[0],
		enBed: beds[1],
		pictures: subcategoryId === 4 ? [own, 'cabin-balcony'] : [own],
		factor,
		rooms,
		...(onlyOn && { onlyOn }),
	};
};

const WITH_WINDOW = ['cabin-oceanview', 'cabin-balcony', 'cabin-suite'];

/** Returns the picture of a room on Mediterranea: those with a window have a style of their own, inside cabins are alike on all ships. */
export const ofMediterranea = (picture: string): string => (WITH_WINDOW.includes(picture) ? `${picture}-md` : picture);

const KINDS: readonly Kind[] = [
	kind('N1', 1, ['单人内舱房', 'Solo Inside'], '12', ['2–3', '4'], 1, ['一张单人床', 'One single bed'], 1.38, 12, ['AT', 'MC']),
	kind('N2', 1, ['标准内舱房', 'Inside'], '14–15', ['2–5', '4–7'], 2, TWIN, 1, 60),
	kind('N3', 1, ['高层内舱房', 'Inside, Upper Deck'], '14–16', ['6–8', '8–14'], 2, TWIN, 1.08, 48),
	kind('F4', 1, ['亲子家庭房', 'Family Cabin'], '18–20', ['4–5', '5–7'], 4, FAMILY, 1.03, 24),
	kind('H2', 2, ['标准海景房', 'Ocean View'], '16–17', ['2–4', '4–6'], 2, TWIN, 1.22, 40),
	kind('H3', 2, ['三人海景房', 'Triple Ocean View'], '18–20', ['4–5', '5–6'], 3, TRIPLE, 1.18, 20),
	kind('HX', 2, ['景观视野海景房', 'Ocean View, Panoramic Window'], '19–22', ['5', '7'], 2, KING, 1.34, 16, ['MD', 'MC']),
	kind('B2', 3, ['标准阳台房', 'Balcony'], '19–21', ['5–7', '8–11'], 2, TWIN, 1.52, 60),
	kind('B3', 3, ['高层阳台房', 'Balcony, Upper Deck'], '20–22', ['8', '12–14'], 2, TWIN, 1.64, 40),
	kind('BF', 3, ['三人阳台房', 'Triple Balcony'], '22–24', ['6–7', '9–11'], 3, TRIPLE, 1.48, 20),
	kind('BA', 3, ['船尾阳台房', 'Aft Balcony'], '24–26', ['7–8', '10–12'], 2, KING, 1.78, 12),
	kind(
		'F6',
		4,
		['亲子家庭套房', 'Family Suite'],
		'40–44',
		['7', '12'],
		4,
		['一张大床，两张单人床', 'One king bed and two single beds'],
		1.95,
		8,
	),
	kind('S1', 4, ['迷你套房', 'Junior Suite'], '32–34', ['7–8', '13'], 2, KING, 2.35, 14),
	kind('S2', 4, ['豪华套房', 'Grand Suite'], '42–46', ['8', '14'], 3, TRIPLE, 3.1, 8),
	kind(
		'S9',
		4,
		['船东套房', 'Owner’s Suite'],
		'68–72',
		['8', '14'],
		4,
		['一张大床，一张双人沙发床', 'One king bed and a double sofa bed'],
		4.6,
		2,
		['MC', 'MD'],
	),
];

/** Every category of every ship, with the facts that decide its price and how many of its cabins are sold. */
export const CATEGORIES = SHIPS.flatMap((ship) =>
	KINDS.filter((kind) => !kind.onlyOn || kind.onlyOn.includes(ship.code)).map((kind, index) => ({
		...kind,
		pictures: ship.code === 'MD' ? kind.pictures.map(ofMediterranea) : kind.pictures,
		id: ship.id * 100 + index + 1,
		cruiseId: ship.id,
		deck: kind.decks[ship.code === 'MC' ? 1 : 0],
		hasBalcony: kind.subcategoryId >= 3 ? 1 : 0,
	})),
);
export type SeedCategory = (typeof CATEGORIES)[number];

/** The number of people that a cabin is usually sold for: `totalPrice` is the price per person times this number. */
export const usualOccupancy = (category: SeedCategory): number =>
	category.code.startsWith('F') ? 4 : Math.min(category.persons, 2);
