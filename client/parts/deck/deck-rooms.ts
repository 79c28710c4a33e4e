import type { EmptyRoom } from '#shared/catalogue/bff/order-views.ts';
import type { DeckRoom, ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { decksIn } from '#shared/rules/decks.ts';

/** The looks of the kinds of cabin, in upstream's order. */
export const KINDS = ['first', 'second', 'third', 'fourth'] as const;
/** What a cabin is on the plan: one to choose, one's own, of the category that is asked for, taken, of a kind, or only a part of the deck. */
export type RoomLook = 'free' | 'yours' | 'category' | 'taken' | 'other' | (typeof KINDS)[number];
/** A cabin of a deck. `freeId` is its id where it can be chosen. */
export type DrawnRoom = DeckRoom & { look: RoomLook; freeId: string | null };
type Deck = ShipDecks['decks'][number];
export type RoomDeck = Omit<Deck, 'rooms'> & { rooms: DrawnRoom[] };

/** Returns the look of a kind of cabin, by its index among the ship's. */
const lookOfKind = (kind: number): RoomLook => KINDS[kind] ?? 'other';

export const isKind = (look: string): look is (typeof KINDS)[number] => KINDS.some((kind) => kind === look);

/** True for a cabin with its number on the plan. */
export const isNumbered = ({ look }: DrawnRoom): boolean => look === 'free' || look === 'yours' || look === 'category';

/** Groups rooms by deck, the lowest first; those of no known deck come last. */
export const roomsByDeck = <T extends { deck: string }>(rooms: readonly T[]): [deck: string, rooms: T[]][] =>
	[...Map.groupBy(rooms, ({ deck }) => deck)].toSorted(([a], [b]) => (Number(a) || 99) - (Number(b) || 99));

/** Finds a free cabin in the plan by its number; undefined where the plan lacks it, or has it on another deck than upstream names. */
export function findRoom({ decks }: ShipDecks, { roomNum, deck }: EmptyRoom): { deck: number; room: DeckRoom } | undefined {
	const [told, ...others] = decksIn(deck);
	for (const { deck: own, rooms } of decks) {
		const room = rooms.find((one) => one.roomNum === roomNum);
		if (room) return told === undefined || others.length > 0 || told === own ? { deck: own, room } : undefined;
	}
	return undefined;
}

/** Returns the decks from below, each cabin with its look, and with an id where it is free. */
const drawn = (
	{ decks }: ShipDecks,
	lookOf: (room: DeckRoom, deck: Deck) => RoomLook,
	ids?: ReadonlyMap<string, string>,
): RoomDeck[] =>
	decks
		.map((deck) => ({
			...deck,
			rooms: deck.rooms.map((room) => ({ ...room, look: lookOf(room, deck), freeId: ids?.get(room.roomNum) ?? null })),
		}))
		.toReversed();

type Choice = {
	free: readonly EmptyRoom[];
	/** Numbers of the cabins of the same booking. */
	yours: readonly string[];
	isTaken: (room: DeckRoom) => boolean;
};

/** Returns the decks on which a cabin can be chosen. */
export function decksToChoose(plan: ShipDecks, { free, yours, isTaken }: Choice): RoomDeck[] {
	const ids = new Map(free.flatMap((one) => (findRoom(plan, one) ? [[one.roomNum, one.id] as const] : [])));
	const lookOf = (room: DeckRoom): RoomLook =>
		ids.has(room.roomNum) ? 'free' : yours.includes(room.roomNum) ? 'yours' : isTaken(room) ? 'taken' : 'other';
	return drawn(plan, lookOf, ids).filter(({ rooms }) => rooms.some(({ freeId }) => freeId !== null));
}

/** Returns the decks on which a category has cabins, with their numbers. */
export const decksOfCategory = (plan: ShipDecks, categoryId: string): RoomDeck[] =>
	drawn(plan, (room) => (room.categoryId === categoryId ? 'category' : 'other')).filter(({ cabins }) =>
		cabins.some(({ id }) => id === categoryId),
	);

/** Returns the decks with cabins, each of which has the look of its kind. */
export const decksOfKinds = (plan: ShipDecks): RoomDeck[] =>
	drawn(plan, ({ categoryId }, { cabins }) => lookOfKind(cabins.find(({ id }) => id === categoryId)?.kind ?? -1)).filter(
		({ rooms }) => rooms.length > 0,
	);
