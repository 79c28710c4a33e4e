import { checkPassengers, type Passenger, type PassengerCabin, passengersComplete, type Sailing } from './booking-passengers.ts';
import { ageGroup } from './passenger-age.ts';

type Beds = (string | null)[];

/**
 * Proposes the passengers of a booking of one cabin that has just begun: exactly as many saved ones may sail as it is held for, adults and
 * children. Returns null where there is something to choose (docs/rules.md, proposed-guests).
 */
export function proposedBeds(
	cabins: readonly PassengerCabin[],
	passengers: readonly Passenger[],
	sailing: Sailing,
): Beds[] | null {
	const [cabin, ...more] = cabins;
	if (!cabin || more.length > 0) return null;
	const maySail = (passenger: Passenger) => {
		const [check] = checkPassengers([{ adult: 1, child: 0, beds: [passenger.id] }], [passenger], sailing);
		return check?.beds[0] === null && check.notTaken.length === 0;
	};
	const fit = passengers.filter(maySail);
	const ids = (kind: 'adult' | 'child') =>
		fit.filter(({ birthday }) => ageGroup(birthday, sailing.date) === kind).map(({ id }) => id);
	const beds = [...ids('adult'), ...(cabin.child > 0 ? ids('child') : [])];
	if (beds.length !== cabin.adult + cabin.child) return null;
	return passengersComplete(checkPassengers([{ ...cabin, beds }], passengers, sailing)) ? [beds] : null;
}

/**
 * Gives the beds of a booking's cabins to passengers in their order: adults and children by their age on the sailing's day. A bed for which nobody is
 * left stays free.
 */
export function bedsInTurn(
	cabins: readonly Pick<PassengerCabin, 'adult' | 'child'>[],
	passengers: readonly Pick<Passenger, 'id' | 'birthday'>[],
	{ date }: Pick<Sailing, 'date'>,
): Beds[] {
	const byAge = Map.groupBy(passengers, ({ birthday }) => birthday && ageGroup(birthday, date));
	const take = (kind: 'adult' | 'child', count: number): Beds => {
		const next = byAge.get(kind)?.splice(0, count) ?? [];
		return Array.from({ length: count }, (_, place) => next[place]?.id ?? null);
	};
	return cabins.map(({ adult, child }) => [...take('adult', adult), ...take('child', child)]);
}

type Contact = { id: string; mobileMasked: string };

/** Proposes the contact of a booking: the only one, else the only one with the member's own number; null where there is something to choose. */
export function proposedContact(contacts: readonly Contact[], ownMobileMasked: string): string | null {
	const own = contacts.length === 1 ? contacts : contacts.filter(({ mobileMasked }) => mobileMasked === ownMobileMasked);
	return own.length === 1 ? (own[0]?.id ?? null) : null;
}
