import type { EmptyRoom } from '#shared/catalogue/bff/order-views.ts';
import type { DeckRoom, ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { decksIn } from '#shared/rules/decks.ts';

/** A cabin on the drawing. `freeId` is its id where it can be chosen; `shown` with its number, others are only a part of the deck. */
export type DrawnRoom = DeckRoom & { freeId: string | null; yours: boolean; shown: boolean };
/** A deck with cabins to see. `deck` is null where the deck of cabins isn't known. */
export type RoomDeck = { deck: number | null; rooms: DrawnRoom[] };

const nowhere = (roomNum: string): DeckRoom => ({
	id: roomNum,
	roomNum,
	categoryId: '',
	position: null,
	side: null,
	inside: false,
	connects: '',
});

/** Sorts decks, the lowest first; cabins of no known deck come last. */
const fromBelow = (decks: readonly RoomDeck[]): RoomDeck[] => decks.toSorted((a, b) => (a.deck ?? 99) - (b.deck ?? 99));

/**
 * Returns the decks on which a cabin can be chosen. A free cabin is found on the plan by its number; one that the plan lacks, or has on another
 * deck, is drawn apart from the ship (docs/rules.md, deck-places).
 */
export function decksToChoose(plan: ShipDecks, free: readonly EmptyRoom[], yours: readonly string[]): RoomDeck[] {
	const deckOf = new Map(plan.decks.flatMap(({ deck, rooms }) => rooms.map(({ roomNum }) => [roomNum, deck] as const)));
	const found = free.map((room) => {
		const [told, ...others] = decksIn(room.deck);
		return { room, deck: (others.length === 0 ? told : undefined) ?? deckOf.get(room.roomNum) ?? null };
	});
	const decks = [...Map.groupBy(found, ({ deck }) => deck)].map(([deck, own]): RoomDeck => {
		const ids = new Map(own.map(({ room }) => [room.roomNum, room.id]));
		const listed = plan.decks.find((known) => known.deck === deck)?.rooms ?? [];
		const missing = [...ids.keys()].filter((number) => !listed.some(({ roomNum }) => roomNum === number)).map(nowhere);
		return {
			deck,
			rooms: [...listed, ...missing].map((room) => {
				const freeId = ids.get(room.roomNum) ?? null;
				const own = yours.includes(room.roomNum);
				return { ...room, freeId, yours: own, shown: own || freeId !== null };
			}),
		};
	});
	return fromBelow(decks);
}

/** Returns the decks on which a category has cabins, with those cabins shown. */
export const decksOfCategory = ({ decks }: ShipDecks, categoryId: string): RoomDeck[] =>
	fromBelow(
		decks
			.filter(({ cabins }) => cabins.some(({ id }) => id === categoryId))
			.map(({ deck, rooms }) => ({
				deck,
				rooms: rooms.map((room) => ({ ...room, freeId: null, yours: false, shown: room.categoryId === categoryId })),
			})),
	);

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
