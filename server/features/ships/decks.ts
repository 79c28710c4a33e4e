import { loadFleet } from '#server/composition/content/fleet.ts';
import { pick } from '#server/composition/localise.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { DeckRoom, ShipDecks } from '#shared/catalogue/bff/ships.ts';
import type { Cabin } from '#shared/catalogue/entities.ts';
import { decksIn } from '#shared/rules/decks.ts';
import { byNumbers } from './number-order.ts';
import { loadParts } from './parts.ts';

/** Returns a position along the ship, from 0 at the bow to 1 at the stern; null for any other value. */
const alongShip = (value: number | null): number | null => (value !== null && value >= 0 && value <= 1 ? value : null);

/** Returns by deck the cabins that can be identified: with a number that no other cabin has, on one deck. */
function roomsByDeck(rooms: readonly Cabin[]): ReadonlyMap<number, DeckRoom[]> {
	const namesakes = Map.groupBy(rooms, ({ roomNum }) => roomNum);
	const found = rooms.flatMap((room) => {
		const [deck, ...others] = decksIn(room.deck);
		if (!room.roomNum || namesakes.get(room.roomNum)?.length !== 1 || deck === undefined || others.length > 0) return [];
		return { deck, room };
	});
	return new Map(
		[...Map.groupBy(found, ({ deck }) => deck)].map(([deck, on]) => [
			deck,
			on
				.map(({ room: { id, roomNum, categoryId, position, side, inside, connectsTo, accessible } }) => ({
					id,
					roomNum,
					categoryId,
					position: alongShip(position),
					side: side ?? null,
					inside,
					connects: connectsTo === roomNum ? '' : connectsTo,
					accessible,
				}))
				.toSorted((a, b) => byNumbers(a.roomNum, b.roomNum)),
		]),
	);
}

/** `GET /ship/decks`: every deck with its cabins. Throws `not-found` for an unknown ship; any other part may be missing. */
export const shipDecks: Handler<'GET /ship/decks'> = async ({ cruiseId }, scope): Promise<ShipDecks> => {
	const ship = (await loadFleet(scope)).find(({ id }) => id === cruiseId);
	if (!ship) throw new AppError('not-found', 'no ship of this id');
	const { info, kinds, rooms, decks } = await loadParts(cruiseId, scope);
	const numbered = roomsByDeck(rooms);
	const unnamed = [...numbered.keys()]
		.filter((deck) => !decks.some((named) => named.deck === deck))
		.map((deck) => ({ deck, cabins: [], places: [] }));
	return {
		name: ship.name,
		length: info === 'unavailable' || info.length === null || info.length <= 0 ? null : info.length,
		lifts: info === 'unavailable' ? [] : info.lifts.filter((at) => alongShip(at) !== null),
		kinds: kinds.map(({ cnName, enName }) => pick(scope.lang, cnName, enName)),
		decks: [...decks, ...unnamed]
			.toSorted((a, b) => b.deck - a.deck)
			.map((deck) => ({ ...deck, rooms: numbered.get(deck.deck) ?? [] })),
	};
};
