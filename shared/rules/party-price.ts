import { fromFen, toFen } from './money.ts';

/** Adults and children of one cabin. */
export type Party = { adult: number; child: number };

/** The party of prices in lists and on cards, until the visitor chooses another. */
export const DEFAULT_PARTY: Party = { adult: 2, child: 0 };

/** True for the party that listed prices are for. */
export const isListedParty = ({ adult, child }: Party): boolean => adult === DEFAULT_PARTY.adult && child === DEFAULT_PARTY.child;

export const peopleOf = ({ adult, child }: Party): number => adult + child;

/** A cabin's price for each of its people, CNY, rounded up to the yuan: so many times it is never less than the price. */
export const perPerson = (total: number, people = 1): number => Math.ceil(toFen(total) / (100 * people));

/** A cabin's listed prices: per person, and in all for the number of guests it is usually sold to; null when unknown. */
export type ListedCabin = { price: { from: number } | null; total: number | null; maxPassengers: number | null };

/** CNY, tax included: for each of a party, and for all of them. */
export type Price = { each: number; total: number };

/** CNY, tax included: for the party that was asked for, or for another number of `guests` (null: unknown). */
export type PartyPrice =
	| ({ whose: 'party' } & Price)
	| { whose: 'others'; each: number; total: number | null; guests: number | null };

/** Returns the number of guests that the listed prices are for. Averages are rounded up, so the two may differ by a yuan for each guest. */
function guestsListed(from: number, total: number | null): number | null {
	if (total === null || from <= 0) return null;
	const guests = Math.round(total / from);
	return guests >= 1 && Math.abs(total - from * guests) <= guests ? guests : null;
}

/** The most that any cabin sleeps. */
const MAX_PASSENGERS = 4;

/** True when a cabin has room for so many; an unknown room is taken to be that of the largest cabin. */
export const hasRoom = (maxPassengers: number | null, passengers: number): boolean =>
	passengers <= (maxPassengers ?? MAX_PASSENGERS);

/**
 * Returns the price of a cabin for a party: upstream's own for just this party, else the listed one where that is for as many adults.
 * A listed price for another number of guests is marked as such and never taken for the party's. Null without a listed price: the cabin isn't sold.
 */
export function partyPrice({ price, total, maxPassengers }: ListedCabin, party: Party, quoted: number | null): PartyPrice | null {
	if (!price) return null;
	const people = peopleOf(party);
	const fits = hasRoom(maxPassengers, people);
	if (fits && quoted !== null && quoted > 0) return { whose: 'party', each: perPerson(quoted, people), total: quoted };
	const guests = guestsListed(price.from, total);
	if (fits && total !== null && guests === people && party.child === 0)
		return { whose: 'party', each: perPerson(total, people), total };
	return { whose: 'others', each: price.from, total, guests };
}

/** Returns the lowest price that a party can book; null when none is known to be for this party. */
export function lowestFor(cabins: readonly { open: boolean; price: PartyPrice | null }[]): Price | null {
	const prices = cabins.flatMap(({ open, price }) => (open && price?.whose === 'party' ? price : []));
	return prices.toSorted((a, b) => a.total - b.total)[0] ?? null;
}

/** Returns the sum of what several parties pay, CNY; null when a price is unknown, or there is no party. */
export function totalOf(prices: readonly (Price | null)[]): number | null {
	if (prices.length === 0 || prices.includes(null)) return null;
	return fromFen(prices.reduce((sum, price) => sum + toFen(price?.total ?? 0), 0));
}

/** Returns the kind with the lowest price, unless it is `kind` itself or `kind` costs no more: differences are told from that one alone. */
export const cheapestOther = <K extends { from: number | null }>(kind: K, kinds: readonly K[]): (K & { from: number }) | null =>
	kinds
		.filter((other): other is K & { from: number } => other.from !== null && kind.from !== null && other.from < kind.from)
		.reduce<(K & { from: number }) | null>((best, other) => (best && best.from <= other.from ? best : other), null);

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
