import type { DeckRoom, ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { type DrawnRoom, isNumbered } from './deck-rooms.ts';

type Placed<R extends DeckRoom = DrawnRoom> = R & { position: number; side: 'PORT' | 'STARBOARD' };

export type Point = { x: number; y: number };
/** A cabin and its box. */
export type Cell = DrawnRoom & Point & { width: number; height: number };
export type DrawnFloor = {
	/** Length of the ship. */
	length: number;
	cells: Cell[];
	/** Middles of the lifts, and of the doors between cabins that are drawn beside each other. */
	lifts: Point[];
	doors: Point[];
	/** Parts of the deck without cabins, where words have room: from the bow on, free of lifts. None where the place of a cabin isn't known. */
	parts: { y: number; height: number }[];
};
/** The scale of all decks of a ship: her foremost and aftmost cabin, the usual length of a cabin, and her lifts, from 0 at the bow to 1 at the stern. */
export type Hull = { from: number; until: number; cabin: number; lifts: readonly number[] };

/** The ship's width. All lengths are those of a drawing that is shown at about this width in CSS pixels. */
export const BEAM = 360;
/** Lengths of a cabin, as a target for fingers and to be looked at. */
export const FOR_FINGERS = 46;
export const FOR_EYES = 26;
const GAP = 3;
/** Lengths of the bow and of the stern. */
export const BOW = 92;
export const STERN = 34;
const WALL = 10;
/** Cabins are abreast when their positions differ by less than this part of a cabin's length. */
const ABREAST = 0.75;
/** The usual length of a cabin, where none can be measured, and its bounds. */
const USUAL_CABIN = 0.015;
const SHORTEST_CABIN = 0.01;
const LONGEST_CABIN = 0.035;
/** A part of the deck of at least so many rows without cabins has room for words; it keeps so far from a lift. */
const PART_ROWS = 2;
const LIFT_ROOM = 14;
/** The lanes from port to starboard: left edge and width, as parts of the width between the walls. */
const LANES = { port: [0, 0.29], portInside: [0.32, 0.14], starboardInside: [0.54, 0.14], starboard: [0.71, 0.29] } as const;
type Lane = keyof typeof LANES;

const isPlaced = <R extends DeckRoom>(room: R): room is Placed<R> => room.position !== null && room.side !== null;
const laneOf = ({ side, inside }: Placed<DeckRoom>): Lane =>
	side === 'PORT' ? (inside ? 'portInside' : 'port') : inside ? 'starboardInside' : 'starboard';
const byNumber = (a: DrawnRoom, b: DrawnRoom): number => a.roomNum.localeCompare(b.roomNum, 'en', { numeric: true });

/** Returns the distances between neighbouring cabins of one lane. */
const distancesOn = (rooms: readonly DeckRoom[]): number[] =>
	[...Map.groupBy(rooms.filter(isPlaced), laneOf).values()].flatMap((lane) =>
		lane
			.map(({ position }) => position)
			.toSorted((a, b) => a - b)
			.flatMap((position, at, all) => (at === 0 ? [] : position - (all[at - 1] ?? position))),
	);

/** Measures a ship by the cabins of all her decks, for one scale: the usual distance between two of them is a cabin's length. */
export function hullOf({ decks, lifts }: Pick<ShipDecks, 'decks' | 'lifts'>): Hull {
	const positions = decks.flatMap(({ rooms }) => rooms.filter(isPlaced).map(({ position }) => position));
	const usual = decks
		.flatMap(({ rooms }) => distancesOn(rooms))
		.filter((distance) => distance > 0)
		.toSorted((a, b) => a - b);
	const cabin = usual[Math.floor(usual.length / 2)] ?? USUAL_CABIN;
	return {
		from: Math.min(1, ...positions),
		until: Math.max(0, ...positions),
		cabin: Math.min(LONGEST_CABIN, Math.max(SHORTEST_CABIN, cabin)),
		lifts,
	};
}

/** Groups cabins into rows from bow to stern, those abreast in one row; no lane has two in a row. */
function rowsOf(rooms: readonly Placed[], cabin: number): Placed[][] {
	const rows: Placed[][] = [];
	const reach = cabin * ABREAST;
	for (const room of rooms.toSorted((a, b) => a.position - b.position || byNumber(a, b))) {
		const row = rows.at(-1);
		const abreast = row?.every((other) => room.position - other.position <= reach && laneOf(other) !== laneOf(room));
		if (row && abreast) row.push(room);
		else rows.push([room]);
	}
	return rows;
}

/** Returns the place of a position on the drawing, between the rows that are nearest. */
function yAt(position: number, anchors: readonly (readonly [position: number, y: number])[]): number {
	const after = anchors.findIndex(([at]) => at >= position);
	const [[from, top] = [0, 0], [until, bottom] = [1, 0]] = [anchors[Math.max(0, after - 1)], anchors[Math.max(0, after)]];
	return until === from ? bottom : top + ((position - from) / (until - from)) * (bottom - top);
}

/** Returns the doors between connected cabins that are drawn beside each other, each once; none of cabins without their number. */
function doorsOf(rooms: readonly Placed[], cells: readonly Cell[]): Point[] {
	const cellOf = new Map(cells.map((cell) => [cell.roomNum, cell]));
	const doors = rooms.flatMap((room): [string, Point][] => {
		const [one, other] = [cellOf.get(room.roomNum), cellOf.get(room.connects)];
		if (!isNumbered(room) || !one || !other || one.x !== other.x) return [];
		const [fore, aft] = one.y < other.y ? [one, other] : [other, one];
		if (aft.y - fore.y - fore.height > GAP + 0.5) return [];
		return [[`${fore.roomNum}/${aft.roomNum}`, { x: one.x + one.width / 2, y: (fore.y + fore.height + aft.y) / 2 }]];
	});
	return [...new Map(doors).values()];
}

/** Returns the longest piece between two ends that is free of lifts. */
function withoutLifts(from: number, until: number, lifts: readonly Point[]): { y: number; height: number } {
	const between = lifts.map(({ y }) => y).filter((y) => y > from && y < until);
	const starts = [from, ...between.map((y) => y + LIFT_ROOM)];
	const ends = [...between.map((y) => y - LIFT_ROOM), until];
	const pieces = starts.map((y, at) => ({ y, height: (ends[at] ?? y) - y }));
	return pieces.reduce((longest, piece) => (piece.height > longest.height ? piece : longest));
}

/**
 * Lays out a deck from above, the bow up, by upstream's facts alone: position along the ship, side, inside or not. All decks of a hull have one
 * scale, in which a cabin is as long as `tall`; cabins nearer to each other move towards the stern. A cabin without a known place isn't drawn
 * (docs/rules.md, deck-places).
 */
export function layFloor(rooms: readonly DrawnRoom[], hull: Hull, tall: number): DrawnFloor {
	const placed = rooms.filter(isPlaced);
	const inner = BEAM - 2 * WALL;
	const each = tall + GAP;
	const topOf = (position: number) => BOW + ((position - hull.from) / hull.cabin) * each;
	const cells: Cell[] = [];
	const anchors: [number, number][] = [
		[0, BOW / 2],
		[hull.from, BOW + tall / 2],
	];
	const empty: [from: number, until: number][] = [];
	let y = BOW;
	for (const row of rowsOf(placed, hull.cabin)) {
		const position = row[0]?.position ?? hull.from;
		const top = Math.max(y, topOf(position));
		empty.push([y, top]);
		anchors.push([position, top + tall / 2]);
		for (const room of row) {
			const [from, share] = LANES[laneOf(room)];
			cells.push({ ...room, x: WALL + from * inner, y: top, width: share * inner, height: tall });
		}
		y = top + each;
	}
	const end = Math.max(y, topOf(hull.until) + each);
	const length = end + STERN;
	empty.push([y, end]);
	anchors.push([hull.until, end - each + tall / 2], [1, length - STERN / 2]);
	const lifts = hull.lifts.map((at) => ({ x: BEAM / 2, y: yAt(at, anchors) }));
	const parts = empty
		.filter(([from, until]) => placed.length === rooms.length && until - from >= PART_ROWS * each)
		.map(([from, until]) => withoutLifts(from, until, lifts));
	return { length, cells, lifts, doors: doorsOf(placed, cells), parts };
}

const DIRECTIONS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
export type ArrowKey = keyof typeof DIRECTIONS;
export const isArrowKey = (key: string): key is ArrowKey => key in DIRECTIONS;
/** A distance off the line of an arrow counts so many times. */
const OFF_LINE = 4;
/** An arrow across the deck moves along it by so many cabins at most. */
const REACH = 2;

const middle = ({ x, y, width, height }: Cell) => [x + width / 2, y + height / 2] as const;

/** Returns the cell that an arrow key leads to, one in its line before any other; undefined at the end. */
export function nextCell(cells: readonly Cell[], from: Cell, key: ArrowKey): Cell | undefined {
	const [stepX, stepY] = DIRECTIONS[key];
	const [x, y] = middle(from);
	const reachable = cells.flatMap((cell) => {
		const [ox, oy] = middle(cell);
		const ahead = (ox - x) * stepX + (oy - y) * stepY;
		const aside = Math.abs(stepX === 0 ? ox - x : oy - y);
		if (ahead <= 1 || (stepX !== 0 && aside > from.height * REACH)) return [];
		return [{ cell, distance: ahead + aside * OFF_LINE, offLine: stepX === 0 && aside > from.width / 2 }];
	});
	return reachable.toSorted((a, b) => Number(a.offLine) - Number(b.offLine) || a.distance - b.distance)[0]?.cell;
}

/** Returns the cell that is nearest to another, which may lie on another deck. */
export const nearestCell = (cells: readonly Cell[], to: Cell): Cell | undefined => {
	const [x, y] = middle(to);
	const distance = (cell: Cell) => Math.hypot(middle(cell)[0] - x, middle(cell)[1] - y);
	return cells.toSorted((a, b) => distance(a) - distance(b))[0];
};
