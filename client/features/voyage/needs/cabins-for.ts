import { fulfils } from '#client/parts/deck/room-facts.ts';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';

/** What some guests need of a cabin (docs/rules.md, cabin-needs). */
export const NEEDS = ['accessible', 'connecting', 'three', 'lifts'] as const;
export type Need = (typeof NEEDS)[number];

/** Guests that a cabin with three beds has room for. */
const THREE = 3;

type FittingCategory = { cabin: CategoryView; rooms: number; decks: number[] };

/**
 * Returns the categories with cabins that are known to fulfil all needs, each with the number of those cabins and their decks, the lowest first. What
 * upstream doesn't tell of a cabin isn't fulfilled.
 */
export function cabinsFor(plan: ShipDecks, categories: readonly CategoryView[], needs: readonly Need[]): FittingCategory[] {
	const ofRooms = needs.filter((need) => need !== 'three');
	return categories
		.filter(({ maxPassengers }) => !needs.includes('three') || (maxPassengers ?? 0) >= THREE)
		.flatMap((cabin) => {
			const found = plan.decks.flatMap(({ deck, rooms }) =>
				rooms
					.filter((room) => room.categoryId === cabin.id && ofRooms.every((need) => fulfils(plan, room, deck, need)))
					.map(() => deck),
			);
			const isKnown = found.length > 0 || ofRooms.length === 0;
			return isKnown ? [{ cabin, rooms: found.length, decks: [...new Set(found)].sort((a, b) => a - b) }] : [];
		});
}
