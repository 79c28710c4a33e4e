import { describe, expect, it } from 'vitest';
import type { DrawnRoom } from './deck-rooms.ts';
import { BEAM, type Cell, FOR_FINGERS, hullOf, layFloor, nearestCell, nextCell } from './floor-geometry.ts';

const room = (roomNum: string, position: number | null, side: DrawnRoom['side'], more: Partial<DrawnRoom> = {}): DrawnRoom => ({
	id: `cabin-${roomNum}`,
	categoryId: 'c1',
	look: 'free',
	freeId: `id-${roomNum}`,
	roomNum,
	position,
	side,
	inside: false,
	connects: '',
	accessible: false,
	...more,
});
const FLOOR = [
	room('8002', 0.2, 'PORT'),
	room('8001', 0.2, 'STARBOARD'),
	room('8004', 0.23, 'PORT'),
	room('8003', 0.23, 'STARBOARD', { look: 'other' }),
	room('8006', 0.23, 'PORT', { inside: true }),
	room('8008', 0.9, 'PORT'),
];
/** Returns a deck of a ship with the given decks, for fingers. */
const layOf = (rooms: readonly DrawnRoom[], ship: readonly (readonly DrawnRoom[])[], lifts: number[] = []) =>
	layFloor(
		rooms,
		hullOf({ lifts, decks: ship.map((own, deck) => ({ deck, cabins: [], places: [], rooms: [...own] })) }),
		FOR_FINGERS,
	);
const lay = (rooms: readonly DrawnRoom[], lifts: number[] = []) => layOf(rooms, [rooms], lifts);
const cellOf = (cells: readonly Cell[], number: string): Cell => {
	const cell = cells.find(({ roomNum }) => roomNum === number);
	if (!cell) throw new Error(`${number} isn’t drawn`);
	return cell;
};
const overlap = (a: Cell, b: Cell) =>
	a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01 && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01;
const overlaps = (cells: readonly Cell[]) => cells.flatMap((a, at) => cells.slice(at + 1).filter((b) => overlap(a, b)));

describe('a deck from above', () => {
	const floor = lay(FLOOR, [0.3, 0.8]);
	const at = (number: string) => cellOf(floor.cells, number);

	it('has port on the left, starboard on the right, inside cabins between them, and cabins abreast in one row', () => {
		expect(at('8002').x).toBeLessThan(at('8006').x);
		expect(at('8006').x).toBeLessThan(BEAM / 2);
		expect(at('8001').x).toBeGreaterThan(BEAM / 2);
		expect(at('8001').y).toBe(at('8002').y);
		expect(at('8006').y).toBe(at('8004').y);
	});

	it('goes from the bow to the stern, with a gap where no cabin is known', () => {
		expect(at('8002').y).toBeLessThan(at('8004').y);
		expect(at('8008').y - at('8004').y).toBeGreaterThan(2 * (at('8004').y - at('8002').y - 10));
		expect(floor.length).toBeGreaterThan(at('8008').y + at('8008').height);
	});

	it('has its lifts amidships, each between the cabins before and behind it', () => {
		expect(floor.lifts.map(({ x }) => x)).toEqual([BEAM / 2, BEAM / 2]);
		const [fore, aft] = floor.lifts;
		expect(fore?.y).toBeGreaterThan(at('8004').y);
		expect(aft?.y).toBeGreaterThan(fore?.y ?? 0);
		expect(aft?.y).toBeLessThan(at('8008').y + at('8008').height);
	});

	it('gives every cabin that can be pressed a box of a finger’s size', () => {
		for (const { roomNum, height } of floor.cells.filter((cell) => cell.roomNum !== '8003'))
			expect(height, roomNum).toBeGreaterThanOrEqual(FOR_FINGERS);
	});

	it('keeps within the ship, and no cabin lies on another', () => {
		const crowd = Array.from({ length: 90 }, (_, index) =>
			room(String(9_000 + index), (index % 30) / 30, index % 2 ? 'PORT' : 'STARBOARD', { inside: index % 3 === 0 }),
		);
		const { cells, length } = lay(crowd);
		expect(cells).toHaveLength(90);
		expect(overlaps(cells)).toEqual([]);
		for (const { x, y, width, height } of cells) {
			expect(x).toBeGreaterThanOrEqual(0);
			expect(x + width).toBeLessThanOrEqual(BEAM);
			expect(y + height).toBeLessThanOrEqual(length);
		}
	});

	it('has the scale of its ship: all decks are as long, and a place lies at one height on each', () => {
		const along = (deck: number, from: number, until: number) =>
			Array.from({ length: until - from }, (_, index) => room(`${deck}${100 + index}`, 0.1 + (from + index) * 0.02, 'PORT'));
		const ship = [along(7, 0, 40), along(8, 10, 30), [...along(9, 0, 5), ...along(9, 35, 40)]];
		const decks = ship.map((own) => layOf(own, ship, [0.12, 0.55]));
		const [{ length = 0, lifts = [] } = {}] = decks;
		for (const deck of decks) {
			expect(deck.length).toBeCloseTo(length);
			for (const [index, { y }] of deck.lifts.entries()) expect(y).toBeCloseTo(lifts[index]?.y ?? 0);
		}
		expect(cellOf(decks[1]?.cells ?? [], '8100').y).toBeCloseTo(cellOf(decks[0]?.cells ?? [], '7110').y);
		expect(decks.map(({ parts }) => parts.length)).toEqual([0, 2, 1]);
	});

	it('names a part without cabins where no lift is in the way', () => {
		const { parts, cells, lifts } = lay([room('1', 0.1, 'PORT'), room('2', 0.13, 'PORT'), room('3', 0.9, 'PORT')], [0.6]);
		const [{ y = 0, height = 0 } = {}] = parts;
		expect(parts).toHaveLength(1);
		expect(y).toBeGreaterThanOrEqual(cellOf(cells, '2').y + FOR_FINGERS);
		expect(y + height).toBeLessThan(lifts[0]?.y ?? 0);
		expect(height).toBeGreaterThan(cellOf(cells, '3').y - (lifts[0]?.y ?? 0));
	});

	it('has the two sides abreast though their cabins differ a little in length', () => {
		const both = Array.from({ length: 20 }, (_, index) => [
			room(`1${index}`, 0.2 + index * 0.0247, 'PORT'),
			room(`2${index}`, 0.2 + index * 0.0255, 'STARBOARD'),
		]).flat();
		const { cells } = lay(both);
		expect(new Set(cells.map(({ y }) => y)).size).toBe(20);
	});

	it('has a door between connected cabins where they are beside each other, and none elsewhere', () => {
		const pair = (a: Partial<DrawnRoom>, b: Partial<DrawnRoom>) =>
			lay([room('1', 0.5, 'PORT', { connects: '2', ...a }), room('2', 0.53, 'PORT', { connects: '1', ...b })]);
		const { doors, cells } = pair({}, {});
		expect(doors).toHaveLength(1);
		expect(doors[0]?.y).toBeGreaterThanOrEqual(cellOf(cells, '1').y + 44);
		expect(doors[0]?.y).toBeLessThanOrEqual(cellOf(cells, '2').y);
		expect(pair({ connects: 'gone' }, { connects: '' }).doors).toEqual([]);
		expect(pair({}, { side: 'STARBOARD' }).doors).toEqual([]);
		expect(pair({}, { position: 0.9 }).doors).toEqual([]);
	});

	it('puts two cabins of the same place behind each other', () => {
		const { cells } = lay([room('1', 0.5, 'PORT'), room('2', 0.5, 'PORT')]);
		expect(overlaps(cells)).toEqual([]);
		expect(cellOf(cells, '1').y).toBeLessThan(cellOf(cells, '2').y);
	});
});

describe('cabins of no known place', () => {
	it.each([
		['no position', room('8100', null, 'PORT')],
		['no side', room('8100', 0.4, null)],
	])('with %s: it isn’t drawn, the others keep their places, and no part of the deck counts as without cabins', (_, unplaced) => {
		expect(lay([...FLOOR, unplaced])).toEqual({ ...lay(FLOOR), parts: [] });
	});
});

describe('arrow keys', () => {
	const { cells } = lay(FLOOR);
	const go = (from: string, key: Parameters<typeof nextCell>[2]) => nextCell(cells, cellOf(cells, from), key)?.roomNum;

	it('go along the deck in one lane, and across it', () => {
		expect(go('8002', 'ArrowDown')).toBe('8004');
		expect(go('8004', 'ArrowUp')).toBe('8002');
		expect(go('8004', 'ArrowDown')).toBe('8008');
		expect(go('8002', 'ArrowRight')).toBe('8001');
		expect(go('8004', 'ArrowRight')).toBe('8006');
	});

	it('lead nowhere at the ends', () => {
		expect(go('8002', 'ArrowLeft')).toBeUndefined();
		expect(go('8002', 'ArrowUp')).toBeUndefined();
		expect(go('8008', 'ArrowDown')).toBeUndefined();
	});

	it('arrive on another deck where one was', () => {
		const other = lay([room('9002', 0.2, 'PORT'), room('9001', 0.2, 'STARBOARD'), room('9008', 0.9, 'PORT')]);
		expect(nearestCell(other.cells, cellOf(cells, '8001'))?.roomNum).toBe('9001');
		expect(nearestCell([], cellOf(cells, '8001'))).toBeUndefined();
	});
});
