import { hasRoom, type Party } from './party-price.ts';

/** The most passengers of one cabin. Each cabin needs an adult, and sleeps at most four. */
export const MAX_ADULTS = 4;
export const MAX_CHILDREN = 3;

/** True when a cabin that sleeps so many takes a party (docs/rules.md, party). */
export const fitsParty = ({ adult, child }: Party, maxPassengers: number | null): boolean =>
	adult >= 1 && adult <= MAX_ADULTS && child >= 0 && child <= MAX_CHILDREN && hasRoom(maxPassengers, adult + child);

/** The beds of a cabin for a party: passengers who have a bed keep it as long as there is room; the other beds are free. */
export function bedsFor(beds: readonly (string | null)[], { adult, child }: Party): (string | null)[] {
	const named = beds.filter((id) => id !== null);
	return Array.from({ length: adult + child }, (_, place) => named[place] ?? null);
}
