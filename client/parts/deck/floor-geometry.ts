import { type DrawnRoom, isNumbered } from './deck-rooms.ts';

type Placed = DrawnRoom & { position: number; side: 'PORT' | 'STARBOARD' };

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
};

/** The ship's width. All lengths are those of a drawing that is shown at about this width in CSS pixels. */
export const BEAM = 360;
/** Lengths of a cabin with its number, as a target for fingers and to be looked at; and of any other. */
export const FOR_FINGERS = 46;
export const FOR_EYES = 26;
const FLAT = 13;
const GAP = 3;
/** Lengths of the bow and of the stern. */
export const BOW = 92;
export const STERN = 34;
const WALL = 10;
/**
 * Cabins are abreast when their positions differ by less than this part of a cabin's length; the usual length stands in where none can be
 * measured.
 */
const ABREAST = 0.75;
const USUAL_CABIN = 0.015;
/** A distance between two rows that is longer than a cabin is drawn as a gap in proportion, up to the longest. */
const CABIN_LENGTH = 0.035;
const GAP_SCALE = 400;
const LONGEST_GAP = 40;
/** The lanes from port to starboard: left edge and width, as parts of the width between the walls. */
const LANES = { port: [0, 0.29], portInside: [0.32, 0.14], starboardInside: [0.54, 0.14], starboard: [0.71, 0.29] } as const;
type Lane = keyof typeof LANES;

const isPlaced = (room: DrawnRoom): room is Placed => room.position !== null && room.side !== null;
const laneOf = ({ side, inside }: Placed): Lane =>
	side === 'PORT' ? (inside ? 'portInside' : 'port') : inside ? 'starboardInside' : 'starboard';
const byNumber = (a: DrawnRoom, b: DrawnRoom): number => a.roomNum.localeCompare(b.roomNum, 'en', { numeric: true });

/** Returns the length of a cabin as a part of the ship's: the usual distance between two cabins of one lane. */
function cabinLength(rooms: readonly Placed[]): number {
	const gaps = [...Map.groupBy(rooms, laneOf).values()].flatMap((lane) =>
		lane
			.map(({ position }) => position)
			.toSorted((a, b) => a - b)
			.flatMap((position, at, all) => (at === 0 ? [] : position - (all[at - 1] ?? position))),
	);
	const usual = gaps.filter((gap) => gap > 0).toSorted((a, b) => a - b);
	return Math.min(CABIN_LENGTH, usual[Math.floor(usual.length / 2)] ?? USUAL_CABIN);
}

/** Groups cabins into rows from bow to stern, those abreast in one row; no lane has two in a row. */
function rowsOf(rooms: readonly Placed[]): Placed[][] {
	const rows: Placed[][] = [];
	const reach = cabinLength(rooms) * ABREAST;
	for (const room of rooms.toSorted((a, b) => a.position - b.position || byNumber(a, b))) {
		const row = rows.at(-1);
		const abreast = row?.every((other) => room.position - other.position <= reach && laneOf(other) !== laneOf(room));
		if (row && abreast) row.push(room);
		else rows.push([room]);
	}
	return rows;
}

const gapOf = (along: number): number => Math.min(LONGEST_GAP, Math.max(GAP, (along - CABIN_LENGTH) * GAP_SCALE));

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

/**
 * Lays out a deck from above, the bow up, by upstream's facts alone: order along the ship, side, inside or not. Distances are those of a sketch.
 * Rows with a numbered cabin are as long as `tall`. A cabin without a known place isn't drawn (docs/rules.md, deck-places).
 */
export function layFloor(rooms: readonly DrawnRoom[], lifts: readonly number[], tall: number): DrawnFloor {
	const placed = rooms.filter(isPlaced);
	const inner = BEAM - 2 * WALL;
	const cells: Cell[] = [];
	const anchors: [number, number][] = [[0, BOW / 2]];
	let y = BOW;
	let before = 0;
	for (const row of rowsOf(placed)) {
		const position = row[0]?.position ?? before;
		const height = row.some(isNumbered) ? tall : FLAT;
		y += gapOf(position - before);
		anchors.push([position, y + height / 2]);
		for (const room of row) {
			const [from, share] = LANES[laneOf(room)];
			cells.push({ ...room, x: WALL + from * inner, y, width: share * inner, height });
		}
		y += height;
		before = row.at(-1)?.position ?? position;
	}
	const length = y + gapOf(1 - before) + STERN;
	anchors.push([1, length - STERN / 2]);
	return { length, cells, lifts: lifts.map((at) => ({ x: BEAM / 2, y: yAt(at, anchors) })), doors: doorsOf(placed, cells) };
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
