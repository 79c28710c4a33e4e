import { decksIn } from '#shared/rules/decks.ts';
import { CATEGORIES, type SeedCategory } from './cabins.ts';
import { FACILITIES } from './facilities.ts';
import { chance } from './random.ts';
import type { Ship } from './ships.ts';

type Side = 'PORT' | 'STARBOARD';

/** Rows of cabins from bow to stern, where the first begins, and the length of each: parts of the ship's length. */
const ROWS = 48;
const FROM = 0.07;
const EACH = 0.0185;
/** Length of a block of cabins that are sold, or stay free, together. */
const BLOCK = 4 * EACH;
/** Rows at either end without cabins between the corridors. */
const NARROW = 1;
const middleOf = (row: number): number => Math.round((FROM + EACH * (row + 0.5)) * 1000) / 1000;

/** Categories with about as many cabins as are sold; the others fill their decks. */
const FEW: readonly string[] = ['N1', 'BA', 'F6', 'S1', 'S2', 'S9'];
/** Categories sold in pairs with a door between them. */
const CONNECTING: readonly string[] = ['F4', 'F6', 'BF', 'B2'];
/** Categories with some cabins for wheelchairs: one in so many. */
const ACCESSIBLE: readonly string[] = ['N2', 'H2', 'B2'];
const ONE_ACCESSIBLE_IN = 8;
/** Categories at the stern. */
const AFT: readonly string[] = ['BA', 'S2'];

/** On Magic City all family cabins lie on one side. */
const onOneSide = ({ code }: SeedCategory, ship: Ship): boolean => ship.code === 'MC' && (code === 'F4' || code === 'F6');

/** Returns the rows of a deck that have cabins: places for all guests lie amidships, and take rows by their number. */
function cabinRows(ship: Ship, deck: number): number[] {
	const places = FACILITIES.filter(
		(place) => place.cruiseId === ship.id && place.group !== 'CABIN' && decksIn(place.deck).includes(deck),
	).length;
	const taken = places === 0 ? 0 : 2 * places + 1;
	const first = Math.floor((ROWS - taken) / 2);
	return Array.from({ length: ROWS }, (_, row) => row).filter((row) => row < first || row >= first + taken);
}

/** True for a row with room for cabins between the corridors: the ship is narrow at her ends, and lifts have stairs around them. */
const hasRoomInside = ({ lifts }: Ship, row: number): boolean =>
	row >= NARROW && row < ROWS - NARROW && !lifts.some((lift) => Math.abs(lift - middleOf(row)) < EACH * 1.5);

/** Returns the category of each cabin of a lane from the bow on: each has what it sells, the others than the few share the rest. */
function shareOut(own: readonly SeedCategory[], ship: Ship, count: number): SeedCategory[] {
	const least = (category: SeedCategory): number =>
		Math.ceil(category.rooms / decksIn(category.deck).length / (onOneSide(category, ship) ? 1 : 2));
	const shareOf = ({ code, rooms }: SeedCategory): number => (FEW.includes(code) ? 0 : rooms);
	let left = count - own.reduce((sum, category) => sum + least(category), 0);
	let shares = own.reduce((sum, category) => sum + shareOf(category), 0);
	const counted = own.map((category) => {
		const more = shares > 0 ? Math.round((left * shareOf(category)) / shares) : 0;
		left -= more;
		shares -= shareOf(category);
		return { category, count: least(category) + more };
	});
	return counted
		.toSorted((a, b) => Number(AFT.includes(a.category.code)) - Number(AFT.includes(b.category.code)))
		.flatMap(({ category, count: some }) => Array.from({ length: some }, () => category));
}

/** Numbers go from bow to stern, even ones to port; those between the corridors begin at 201. */
const numberOf = (deck: number, side: Side, inside: boolean, row: number): string =>
	`${deck}${String((inside ? 200 : 0) + row * 2 + (side === 'PORT' ? 2 : 1)).padStart(3, '0')}`;

/** Returns the cabins of one side of a deck, those at the wall or those between the corridors. */
function lane(ship: Ship, deck: number, side: Side, inside: boolean) {
	const own = CATEGORIES.filter(
		(category) =>
			category.cruiseId === ship.id &&
			(category.subcategoryId === 1) === inside &&
			decksIn(category.deck).includes(deck) &&
			(side === 'PORT' || !onOneSide(category, ship)),
	);
	const rows = cabinRows(ship, deck).filter((row) => !inside || hasRoomInside(ship, row));
	const shared = shareOut(own, ship, rows.length);
	return shared.flatMap((category, index) => {
		const row = rows[index];
		if (row === undefined) return [];
		const beside = index % 2 === 0 ? index + 1 : index - 1;
		const otherRow = rows[beside];
		const connects = CONNECTING.includes(category.code) && shared[beside] === category && Math.abs((otherRow ?? row) - row) === 1;
		const nth = index - shared.indexOf(category);
		return {
			cruiseId: ship.id,
			categoryId: category.id,
			roomNum: numberOf(deck, side, inside, row),
			deck: String(deck),
			side,
			inside: Number(inside),
			position: middleOf(row),
			connectsTo: connects && otherRow !== undefined ? numberOf(deck, side, inside, otherRow) : '',
			accessible: Number(ACCESSIBLE.includes(category.code) && nth % ONE_ACCESSIBLE_IN === 2),
		};
	});
}

type Cabin = ReturnType<typeof lane>[number];

/** Puts the cabins of a category in the order in which they stay free: over its decks, in blocks along the ship. */
function byLuck(cabins: readonly Cabin[]): Cabin[] {
	const luck = ({ cruiseId, deck, side, inside, position }: Cabin) =>
		chance(`${cruiseId} ${deck} ${side} ${inside} ${Math.floor(position / BLOCK)}`);
	return [...Map.groupBy(cabins, ({ deck }) => deck).values()]
		.flatMap((onDeck) => onDeck.toSorted((a, b) => luck(a) - luck(b)).map((cabin, rank) => ({ cabin, rank })))
		.toSorted((a, b) => a.rank - b.rank)
		.map(({ cabin }) => cabin);
}

/** Returns all cabins of a ship: full decks, in rows along both walls and between the corridors. */
export function cabinsOf(ship: Ship) {
	const decks = new Set(CATEGORIES.flatMap((category) => (category.cruiseId === ship.id ? decksIn(category.deck) : [])));
	const cabins = [...decks].flatMap((deck) =>
		(['PORT', 'STARBOARD'] as const).flatMap((side) => [false, true].flatMap((inside) => lane(ship, deck, side, inside))),
	);
	return [...Map.groupBy(cabins, ({ categoryId }) => categoryId).values()].flatMap((own) =>
		byLuck(own).map((cabin, index) => ({ id: cabin.categoryId * 1000 + index + 1, ...cabin })),
	);
}
