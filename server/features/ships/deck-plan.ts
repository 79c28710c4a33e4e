import { pick } from '#server/composition/localise.ts';
import type { DeckView, PlaceView } from '#shared/catalogue/bff/ships.ts';
import type { Cabin, Category } from '#shared/catalogue/entities.ts';
import type { Language } from '#shared/constants.ts';
import { decksIn } from '#shared/rules/decks.ts';
import { byNumbers } from './number-order.ts';

type Room = Pick<Cabin, 'categoryId' | 'deck' | 'roomNum'>;
type CabinsOnDeck = DeckView['cabins'][number] & { deck: number };

/** Returns a category's cabins on each of the decks that it names, or that its cabins are on when it names none. */
function cabinsByDeck(category: Category, rooms: readonly Room[], kind: number, lang: Language): CabinsOnDeck[] {
	const own = rooms.filter(({ categoryId }) => categoryId === category.id);
	const named = decksIn(category.deck);
	const decks = named.length > 0 ? named : decksIn(own.map(({ deck }) => deck).join(','));
	return decks.map((deck) => {
		const numbers = own
			.flatMap((room) => (decksIn(room.deck).includes(deck) && room.roomNum ? room.roomNum : []))
			.toSorted(byNumbers);
		return {
			deck,
			id: category.id,
			name: pick(lang, category.cnName, category.enName),
			kind,
			area: category.area,
			first: numbers[0] ?? '',
			last: numbers.at(-1) ?? '',
		};
	});
}

/**
 * Returns the decks from the top with their cabins and places. Decks without either are left out. `kinds` are the ids of the
 * kinds in their order.
 */
export function deckPlan(
	categories: readonly Category[],
	kinds: readonly string[],
	rooms: readonly Room[],
	places: readonly PlaceView[],
	lang: Language,
): DeckView[] {
	const cabins = categories.flatMap((category) =>
		cabinsByDeck(category, rooms, kinds.indexOf(category.subcategoryId ?? ''), lang),
	);
	// Upstream also lists kinds of cabin as places, to describe them; the plan shows them as cabins.
	const shared = places.filter(({ group }) => group !== 'CABIN').map((place) => ({ place, decks: decksIn(place.deck) }));
	const numbers = new Set([...cabins.map(({ deck }) => deck), ...shared.flatMap(({ decks }) => decks)]);
	return [...numbers]
		.toSorted((a, b) => b - a)
		.map((deck) => ({
			deck,
			cabins: cabins
				.filter((other) => other.deck === deck)
				.toSorted((a, b) => a.kind - b.kind)
				.map(({ deck: _deck, ...cabin }) => cabin),
			places: shared.filter(({ decks }) => decks.includes(deck)).map(({ place: { id, name, group } }) => ({ id, name, group })),
		}));
}
