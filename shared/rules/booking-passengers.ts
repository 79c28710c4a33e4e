import { documentsUntil } from './document-validity.ts';
import type { DocumentType } from './documents.ts';
import { ageGroup, hasGuardian } from './passenger-age.ts';
import type { DocumentTerms } from './sailing-documents.ts';

/** A passenger with the data that a booking's rules need. `expiry` of the document is empty where there is none. */
export type Passenger = {
	id: string;
	birthday: string;
	documentType: DocumentType;
	expiry: string;
	attention: 'expired' | 'expires-soon' | 'incomplete' | null;
};
export type PassengerCabin = { adult: number; child: number; beds: readonly (string | null)[] };
export type Sailing = { date: string; returnDate: string; documents: DocumentTerms };

export type BedProblem =
	| 'empty'
	| 'unknown'
	| 'duplicate'
	| 'incomplete'
	| 'too-young'
	| 'document-expired'
	| 'document-not-taken';
type CabinProblem = 'no-guardian' | 'other-ages';
/**
 * Problems keep a booking from going on. Others only warn: `expiresSoon` names passengers whose document runs out within six months of the
 * return, `notTaken` those who need another document by the time of check-in.
 */
export type CabinCheck = { beds: (BedProblem | null)[]; cabin: CabinProblem | null; expiresSoon: string[]; notTaken: string[] };

/** True when the sailing takes a passenger's kind of document (docs/rules.md, sailing-documents). */
export const isTaken = ({ documentType }: Pick<Passenger, 'documentType'>, { types }: Pick<DocumentTerms, 'types'>): boolean =>
	types.includes(documentType);

function bedProblem(
	id: string | null,
	passenger: Passenger | undefined,
	taken: number,
	{ date, returnDate, documents }: Sailing,
): BedProblem | null {
	if (id === null) return 'empty';
	if (!passenger) return 'unknown';
	if (taken > 1) return 'duplicate';
	if (passenger.attention === 'incomplete' || !passenger.birthday) return 'incomplete';
	if (ageGroup(passenger.birthday, date) === 'too-young') return 'too-young';
	if (!isTaken(passenger, documents)) return documents.by === null ? 'document-not-taken' : null;
	return passenger.expiry && passenger.expiry < returnDate ? 'document-expired' : null;
}

function cabinProblem({ child, beds }: PassengerCabin, known: readonly Passenger[], { date }: Sailing): CabinProblem | null {
	if (known.length < beds.length || known.some(({ birthday }) => !birthday)) return null;
	const birthdays = known.map(({ birthday }) => birthday);
	if (!hasGuardian(birthdays, date)) return 'no-guardian';
	const ages = birthdays.map((birthday) => ageGroup(birthday, date));
	// Another party wouldn't help a child who can't sail: its bed says why
	if (ages.includes('too-young')) return null;
	return ages.filter((age) => age === 'child').length === child ? null : 'other-ages';
}

/** Checks the passengers of each cabin's beds. The page checks at each change, and the server again. */
export function checkPassengers(
	cabins: readonly PassengerCabin[],
	passengers: readonly Passenger[],
	sailing: Sailing,
): CabinCheck[] {
	const byId = new Map(passengers.map((passenger) => [passenger.id, passenger]));
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
			notTaken: known.filter((passenger) => !isTaken(passenger, sailing.documents)).map(({ id }) => id),
		};
	});
}

/** True when the booking can go on. */
export const passengersComplete = (checks: readonly CabinCheck[]): boolean =>
	checks.every(({ beds, cabin }) => cabin === null && beds.every((problem) => problem === null));
