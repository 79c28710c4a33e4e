import { checkPassengers, type PassengerCabin, passengersComplete, type Sailing } from '#shared/rules/booking-passengers.ts';
import { contactProblems } from '#shared/rules/contact.ts';
import { DOCUMENTS, type DocumentType, documentFor } from '#shared/rules/documents.ts';
import { passengerProblems } from '#shared/rules/passenger.ts';
import { isMobileUsedUp, sameDocument } from '#shared/rules/passenger-list.ts';

/** The fields of a saved passenger that the rules check. */
type Passenger = {
	id: string;
	lastName: string;
	firstName: string;
	pinyinLastName: string;
	pinyinFirstName: string;
	gender: number | null;
	birthday: string;
	documentType: DocumentType;
	passport: string;
	passportIssue: string;
	passportExpiry: string;
	idcard: string;
	mobile: string;
	mobilePre: string;
	emergencyPhone: string;
	emergencyPhonePre: string;
};

export type OrderPassengerProblem = 'beds' | 'passenger' | 'document' | 'duplicate' | 'mobile' | 'contact';

const numberOf = ({ passport, idcard }: Passenger): string => passport || idcard;

function breaksRules(passenger: Passenger, today: string): boolean {
	const { passportIssue: issue, passportExpiry: expiry, gender } = passenger;
	const draft = { ...passenger, gender: gender === null ? '' : String(gender), number: numberOf(passenger), issue, expiry };
	return Object.keys(passengerProblems(draft, today)).length > 0;
}

function documentFails({ documentType, passportIssue: issue, passportExpiry: expiry }: Passenger, sailing: Sailing): boolean {
	if (!DOCUMENTS[documentType].expires) return false;
	const verdict = documentFor({ issue, expiry }, { sailing: sailing.date, back: sailing.returnDate });
	return verdict === 'issued-later' || verdict === 'expires-before';
}

/**
 * Returns the kinds of problems that keep an order from being made: broken rules of beds, passengers and contact (docs/rules.md,
 * checked-twice).
 */
export function orderPassengerProblems(
	cabins: readonly PassengerCabin[],
	passengers: readonly Passenger[],
	contact: { name: string; mobile: string; email: string },
	sailing: Sailing,
	today: string,
): OrderPassengerProblem[] {
	const found = new Set<OrderPassengerProblem>();
	const checked = passengers.map((passenger) => ({
		id: passenger.id,
		birthday: passenger.birthday,
		expiry: passenger.passportExpiry,
		attention: breaksRules(passenger, today) ? ('incomplete' as const) : null,
	}));
	if (!passengersComplete(checkPassengers(cabins, checked, sailing))) found.add('beds');
	if (checked.some(({ attention }) => attention !== null)) found.add('passenger');
	if (passengers.some((passenger) => documentFails(passenger, sailing))) found.add('document');
	const numbered = passengers.map((passenger) => ({ ...passenger, number: numberOf(passenger) }));
	if (numbered.some((passenger) => sameDocument(numbered, passenger))) found.add('duplicate');
	if (passengers.some((passenger) => isMobileUsedUp(passengers, passenger))) found.add('mobile');
	if (Object.keys(contactProblems(contact)).length > 0) found.add('contact');
	return [...found];
}
