import type { EmptyRoom } from '#shared/catalogue/bff/order-views.ts';
import type { DeckRoom, ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { decksIn } from '#shared/rules/decks.ts';

/**
 * A cabin on the drawing. `freeId` is its id where it can be chosen; `taken` where it is of the same category and isn't free; `shown` with its
 * number, others are only a part of the deck.
 */
export type DrawnRoom = DeckRoom & { freeId: string | null; taken: boolean; yours: boolean; shown: boolean };
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
	accessible: false,
});

/** Sorts decks, the lowest first; cabins of no known deck come last. */
const fromBelow = (decks: readonly RoomDeck[]): RoomDeck[] => decks.toSorted((a, b) => (a.deck ?? 99) - (b.deck ?? 99));

/** The cabins of a category, and the numbers of those that are free. */
export type Occupancy = { categoryId: string; free: ReadonlySet<string> };

/**
 * Returns the decks on which a cabin can be chosen. Where the `occupancy` is known, the others of the category are taken. A free cabin is found on the plan by its number; one that the plan lacks, or has on another
 * deck, is drawn apart from the ship (docs/rules.md, deck-places).
 */
export function decksToChoose(
	plan: ShipDecks,
	free: readonly EmptyRoom[],
	yours: readonly string[],
	occupancy: Occupancy | null = null,
): RoomDeck[] {
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
				const taken = !own && room.categoryId === occupancy?.categoryId && !occupancy.free.has(room.roomNum);
				return { ...room, freeId, taken, yours: own, shown: own || freeId !== null };
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
				rooms: rooms.map((room) => ({
					...room,
					freeId: null,
					taken: false,
					yours: false,
					shown: room.categoryId === categoryId,
				})),
			})),
	);
