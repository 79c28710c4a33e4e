import type { DeckRoom, ShipDecks } from '#shared/catalogue/bff/ships.ts';

/** Returns the metres to the nearest lift, rounded to five; null where positions, lifts or the ship's length are unknown. */
export function metresToLift({ lifts, length }: Pick<ShipDecks, 'lifts' | 'length'>, position: number | null): number | null {
	if (position === null || length === null || lifts.length === 0) return null;
	const nearest = Math.min(...lifts.map((lift) => Math.abs(lift - position)));
	return Math.max(5, Math.round((nearest * length) / 5) * 5);
}

/** Returns the third of the ship in which a cabin lies; null where its position is unknown. */
export const partOfShip = (position: number | null): 'forward' | 'middle' | 'aft' | null =>
	position === null ? null : position < 1 / 3 ? 'forward' : position < 2 / 3 ? 'middle' : 'aft';

/** Largest difference in position, as a part of the ship's length, of two cabins that lie above each other. */
const OVER = 0.02;

/** True where another deck is known to have a cabin right above or below this one. */
export const hasCabinAt = (rooms: readonly DeckRoom[], { position, side }: DeckRoom): boolean =>
	position !== null &&
	side !== null &&
	rooms.some((other) => other.side === side && other.position !== null && Math.abs(other.position - position) <= OVER);

type Plan = Pick<ShipDecks, 'lifts' | 'length' | 'decks'>;

/**
 * Returns what lies above (1) or below (-1) a cabin: cabins where one is known to; else the places of that deck, with cabins where their positions aren't
 * known. Both false and empty where nothing is known.
 */
export function besideDeck(plan: Plan, room: DeckRoom, deck: number, step: 1 | -1): { cabins: boolean; places: string[] } {
	const other = plan.decks.find((known) => known.deck === deck + step);
	if (!other) return { cabins: false, places: [] };
	if (hasCabinAt(other.rooms, room)) return { cabins: true, places: [] };
	const isPlaced = other.rooms.some(({ position, side }) => position !== null && side !== null);
	return { cabins: !isPlaced && other.cabins.length > 0, places: other.places.map(({ name }) => name) };
}

/** What guests look for in a cabin (docs/rules.md, deck-filters). */
export const ROOM_FILTERS = ['lifts', 'quiet', 'connecting', 'accessible'] as const;
export type RoomFilter = (typeof ROOM_FILTERS)[number];

/** Metres to a lift: up to so many are near; fewer than so many are too near to be quiet. */
const NEAR = 30;
const NOISY = 15;

/** True where the facts of a cabin are known to fulfil a filter. */
export function fulfils(plan: Plan, room: DeckRoom, deck: number, filter: RoomFilter): boolean {
	const metres = metresToLift(plan, room.position);
	if (filter === 'lifts') return metres !== null && metres <= NEAR;
	if (filter === 'connecting') return room.connects !== '';
	if (filter === 'accessible') return room.accessible;
	const [above, below] = ([1, -1] as const).map((step) => besideDeck(plan, room, deck, step));
	return Boolean(above?.cabins && below?.cabins) && metres !== null && metres >= NOISY && room.connects === '';
}
