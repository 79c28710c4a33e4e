import { checkGuests, type GuestCabin, guestsComplete, type Sailing } from './booking-passengers.ts';
import { contactProblems } from './contact.ts';
import { DOCUMENTS, type DocumentType, documentFor } from './documents.ts';
import { passengerProblems } from './passenger.ts';
import { isMobileUsedUp, sameDocument } from './passenger-list.ts';

/** A passenger as kept: what the rules ask about. */
type Person = {
	id: string;
	lastName: string;
	firstName: string;
	pinyinLastName: string;
	pinyinFirstName: string;
	gender: number;
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

export type OrderGuestProblem = 'beds' | 'passenger' | 'document' | 'duplicate' | 'mobile' | 'contact';

const numberOf = ({ passport, idcard }: Person): string => passport || idcard;

function breaksRules(person: Person, today: string): boolean {
	const { passportIssue: issue, passportExpiry: expiry, gender } = person;
	const draft = { ...person, gender: String(gender), number: numberOf(person), issue, expiry };
	return Object.keys(passengerProblems(draft, today)).length > 0;
}

function documentFails({ documentType, passportIssue: issue, passportExpiry: expiry }: Person, sailing: Sailing): boolean {
	if (!DOCUMENTS[documentType].expires) return false;
	const verdict = documentFor({ issue, expiry }, { sailing: sailing.date, back: sailing.returnDate });
	return verdict === 'issued-later' || verdict === 'expires-before';
}

/** Everything that keeps an order from being made for those in its beds: every rule of section 5 that passengers and contact must keep. */
export function orderGuestProblems(
	cabins: readonly GuestCabin[],
	people: readonly Person[],
	contact: { name: string; mobile: string; email: string },
	sailing: Sailing,
	today: string,
): OrderGuestProblem[] {
	const found = new Set<OrderGuestProblem>();
	const guests = people.map((person) => ({
		id: person.id,
		birthday: person.birthday,
		expiry: person.passportExpiry,
		attention: breaksRules(person, today) ? ('incomplete' as const) : null,
	}));
	if (!guestsComplete(checkGuests(cabins, guests, sailing))) found.add('beds');
	if (guests.some(({ attention }) => attention !== null)) found.add('passenger');
	if (people.some((person) => documentFails(person, sailing))) found.add('document');
	const numbered = people.map((person) => ({ ...person, number: numberOf(person) }));
	if (numbered.some((person) => sameDocument(numbered, person))) found.add('duplicate');
	if (people.some((person) => isMobileUsedUp(people, person))) found.add('mobile');
	if (Object.keys(contactProblems(contact)).length > 0) found.add('contact');
	return [...found];
}
