import { pick } from '#server/composition/localise.ts';
import type { DeckView, PlaceView } from '#shared/catalogue/bff/ships.ts';
import type { Cabin, Category } from '#shared/catalogue/entities.ts';
import type { Language } from '#shared/constants.ts';
import { decksIn } from '#shared/rules/decks.ts';

type Room = Pick<Cabin, 'categoryId' | 'deck' | 'roomNum'>;
type CabinsOnDeck = DeckView['cabins'][number] & { deck: number };

/** Returns the mean of a category's square metres; 1 when upstream doesn't give them, so that the cabins still take some room. */
function metresOf({ area }: Category): number {
	const numbers = (area.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
	return numbers.length === 0 ? 1 : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

/** Returns a category's cabins on each of the decks that it names, or that its cabins are on when it names none. */
function cabinsByDeck(category: Category, rooms: readonly Room[], kind: number, lang: Language): CabinsOnDeck[] {
	const own = rooms.filter(({ categoryId }) => categoryId === category.id);
	const named = decksIn(category.deck);
	const decks = named.length > 0 ? named : decksIn(own.map(({ deck }) => deck).join(','));
	return decks.map((deck) => {
		const numbers = own
			.flatMap((room) => (decksIn(room.deck).includes(deck) && room.roomNum ? room.roomNum : []))
			.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
		return {
			deck,
			id: category.id,
			name: pick(lang, category.cnName, category.enName),
			kind,
			area: category.area,
			first: numbers[0] ?? '',
			last: numbers.at(-1) ?? '',
			space: Math.max(numbers.length, 1) * metresOf(category),
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
	const spaceOn = (deck: number) => cabins.filter((other) => other.deck === deck).reduce((sum, { space }) => sum + space, 0);
	const fullest = Math.max(1, ...[...numbers].map(spaceOn));
	return [...numbers]
		.toSorted((a, b) => b - a)
		.map((deck) => ({
			deck,
			cabins: cabins
				.filter((other) => other.deck === deck)
				.toSorted((a, b) => a.kind - b.kind)
				.map(({ deck: _deck, ...cabin }) => ({ ...cabin, space: Math.round((cabin.space / fullest) * 1000) / 1000 })),
			places: shared.filter(({ decks }) => decks.includes(deck)).map(({ place: { id, name, group } }) => ({ id, name, group })),
		}));
}
