import { documentsUntil } from './document-validity.ts';
import { ageGroup, hasGuardian } from './passenger-age.ts';

/** Whom a booking may name, as far as its rules go. `expiry` of the document is empty where there is none. */
export type Guest = { id: string; birthday: string; expiry: string; attention: 'expired' | 'expires-soon' | 'incomplete' | null };
export type GuestCabin = { adult: number; child: number; beds: readonly (string | null)[] };
export type Sailing = { date: string; returnDate: string };

export type BedProblem = 'empty' | 'unknown' | 'duplicate' | 'incomplete' | 'too-young' | 'document-expired';
type CabinProblem = 'no-guardian' | 'other-ages';
/** Problems keep a booking from going on; `expiresSoon` only warns: the document runs out within six months of the return. */
export type CabinCheck = { beds: (BedProblem | null)[]; cabin: CabinProblem | null; expiresSoon: string[] };

function bedProblem(
	id: string | null,
	guest: Guest | undefined,
	taken: number,
	{ date, returnDate }: Sailing,
): BedProblem | null {
	if (id === null) return 'empty';
	if (!guest) return 'unknown';
	if (taken > 1) return 'duplicate';
	if (guest.attention === 'incomplete' || !guest.birthday) return 'incomplete';
	if (ageGroup(guest.birthday, date) === 'too-young') return 'too-young';
	return guest.expiry && guest.expiry < returnDate ? 'document-expired' : null;
}

function cabinProblem({ child, beds }: GuestCabin, known: readonly Guest[], { date }: Sailing): CabinProblem | null {
	if (known.length < beds.length || known.some(({ birthday }) => !birthday)) return null;
	const birthdays = known.map(({ birthday }) => birthday);
	if (!hasGuardian(birthdays, date)) return 'no-guardian';
	const children = birthdays.filter((birthday) => ageGroup(birthday, date) === 'child').length;
	return children === child ? null : 'other-ages';
}

/** Checks who is to sleep where, cabin by cabin; the page asks at each change and the server again. */
export function checkGuests(cabins: readonly GuestCabin[], guests: readonly Guest[], sailing: Sailing): CabinCheck[] {
	const byId = new Map(guests.map((guest) => [guest.id, guest]));
	const all = cabins.flatMap(({ beds }) => beds);
	return cabins.map((cabin) => {
		const known = cabin.beds.flatMap((id) => (id === null ? [] : (byId.get(id) ?? [])));
		return {
			beds: cabin.beds.map((id) =>
				bedProblem(id, id === null ? undefined : byId.get(id), all.filter((other) => other === id).length, sailing),
			),
			cabin: cabinProblem(cabin, known, sailing),
			expiresSoon: known
				.filter(({ expiry }) => expiry >= sailing.returnDate && expiry < documentsUntil(sailing.returnDate))
				.map(({ id }) => id),
		};
	});
}

/** Whether nothing keeps the booking from going on. */
export const guestsComplete = (checks: readonly CabinCheck[]): boolean =>
	checks.every(({ beds, cabin }) => cabin === null && beds.every((problem) => problem === null));
