import type { EmptyRoom } from '#shared/catalogue/bff/order-views.ts';
import type { DeckRoom, ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { decksIn } from '#shared/rules/decks.ts';

/** A cabin on the drawing. `freeId` is its id where it can be chosen; `shown` with its number, others are only a part of the deck. */
export type DrawnRoom = DeckRoom & { freeId: string | null; yours: boolean; shown: boolean };
/** A deck with cabins to see; `deck` is null for cabins whose deck isn't known. */
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

/** The decks of rooms, the lowest first; those of no known deck come last. */
const fromBelow = (decks: readonly RoomDeck[]): RoomDeck[] => decks.toSorted((a, b) => (a.deck ?? 99) - (b.deck ?? 99));

/**
 * The decks on which a cabin can be chosen. A free cabin is found on the plan by its number; one that isn't there, or is said to be on another deck, has no
 * place.
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

/** The decks on which a category has cabins, those cabins shown. */
export const decksOfCategory = ({ decks }: ShipDecks, categoryId: string): RoomDeck[] =>
	fromBelow(
		decks
			.filter(({ cabins }) => cabins.some(({ id }) => id === categoryId))
			.map(({ deck, rooms }) => ({
				deck,
				rooms: rooms.map((room) => ({ ...room, freeId: null, yours: false, shown: room.categoryId === categoryId })),
			})),
	);

/** Metres to the nearest lift, to the next five; null where it can't be told. */
export function metresToLift({ lifts, length }: Pick<ShipDecks, 'lifts' | 'length'>, position: number | null): number | null {
	if (position === null || length === null || lifts.length === 0) return null;
	const nearest = Math.min(...lifts.map((lift) => Math.abs(lift - position)));
	return Math.max(5, Math.round((nearest * length) / 5) * 5);
}

/** In which third of the ship a cabin lies; null where that isn't told. */
export const partOfShip = (position: number | null): 'forward' | 'middle' | 'aft' | null =>
	position === null ? null : position < 1 / 3 ? 'forward' : position < 2 / 3 ? 'middle' : 'aft';

/** How far from each other along the ship a cabin and what is above or below it may be told to lie. */
const OVER = 0.02;

/** Whether another deck is known to have a cabin right above or below one. */
export const hasCabinAt = (rooms: readonly DeckRoom[], { position, side }: DeckRoom): boolean =>
	position !== null &&
	side !== null &&
	rooms.some((other) => other.side === side && other.position !== null && Math.abs(other.position - position) <= OVER);
