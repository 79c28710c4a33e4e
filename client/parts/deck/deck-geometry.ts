import type { DeckView } from '#shared/catalogue/bff/ships.ts';

/** Heights in a drawing, CSS pixels: of a deck, above the top deck (the funnel), and below the lowest one (the keel). */
export type DeckScale = { deck: number; above: number; below: number };
/** For decks that are pressed: each is large enough for a finger. */
export const LARGE: DeckScale = { deck: 44, above: 56, below: 52 };
/** For decks that are only looked at. */
export const SMALL: DeckScale = { deck: 6, above: 18, below: 16 };

/** Number of the lowest decks that lie in the hull, which is navy. */
const IN_HULL = 3;

/** A part of a deck: its left edge and its width, in per cent of the drawing's width. `kind` is null for a place on board. */
type Part = { key: string; x: number; width: number; kind: number | null };
export type DrawnDeck = { view: DeckView; y: number; x: number; width: number; inHull: boolean; parts: Part[] };

const LEFT = 8;
const RIGHT = 98;
/** Per cent by which the top deck is shorter than the lowest, at the bow and at the stern. */
const BOW_SLOPE = 15;
const STERN_SLOPE = 6;
const PLACE_WIDTH = 8;
const GAP = 0.8;
/** The part of a deck that its places may take beside cabins. */
const PLACES_MOST = 0.5;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Lays parts out from `from` on, one after the other. */
function inRow(parts: readonly Omit<Part, 'x'>[], from: number): Part[] {
	let x = from;
	return parts.map((part) => {
		const placed = { ...part, x: round(x), width: round(Math.max(0.4, part.width - GAP)) };
		x += part.width;
		return placed;
	});
}

/**
 * Lays out a deck that begins at `x`: cabins amidships, as wide as their share of the fullest deck; places before and behind them in turn.
 * Upstream names only the deck of each, so their order along the deck is chosen here.
 */
function partsOf({ cabins, places }: DeckView, x: number, width: number): Part[] {
	const room = cabins.length === 0 ? width : width * PLACES_MOST;
	const each = Math.min(
		cabins.length === 0 ? width / Math.max(1, places.length) : PLACE_WIDTH,
		room / Math.max(1, places.length),
	);
	const drawn = places.map(({ id }) => ({ key: `place-${id}`, width: each, kind: null }));
	if (cabins.length === 0) return inRow(drawn, x);
	const left = width - each * places.length;
	const rows = cabins.map(({ id, kind, space }) => ({ key: `cabin-${id}`, width: space * left, kind }));
	const taken = rows.reduce((sum, row) => sum + row.width, 0);
	const before = drawn.filter((_, index) => index % 2 === 0);
	const behind = drawn.filter((_, index) => index % 2 === 1);
	return [
		...inRow(before, x),
		...inRow(rows, x + each * before.length + (left - taken) / 2),
		...inRow(behind, x + width - each * behind.length),
	];
}

/** Lays out the decks of a drawing from the top, the bow on the left; each is a little longer than the one above it. */
export function drawDecks(decks: readonly DeckView[], scale = LARGE): DrawnDeck[] {
	const steps = Math.max(1, decks.length - 1);
	return decks.map((view, index) => {
		const above = 1 - index / steps;
		const x = round(LEFT + BOW_SLOPE * above);
		const width = round(RIGHT - STERN_SLOPE * above - x);
		const inHull = index >= decks.length - IN_HULL;
		return { view, y: scale.above + index * scale.deck, x, width, inHull, parts: partsOf(view, x + GAP, width - GAP) };
	});
}
