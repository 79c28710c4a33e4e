import { numberOf, toForm } from '#server/composition/members/passenger-form.ts';
import { documentTermsOf } from '#server/composition/voyages/sailing-documents.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import type { Tourist } from '#shared/catalogue/openapi/contacts.ts';
import {
	checkPassengers,
	isTaken,
	type PassengerCabin,
	passengersComplete,
	type Sailing,
} from '#shared/rules/booking-passengers.ts';
import { contactProblems } from '#shared/rules/contact.ts';
import { returnDate } from '#shared/rules/dates.ts';
import { DOCUMENTS, documentFor } from '#shared/rules/documents.ts';
import { passengerProblems } from '#shared/rules/passenger.ts';
import { isMobileUsedUp, sameDocument } from '#shared/rules/passenger-list.ts';
import type { Draft } from './draft.ts';

type Sailed = CallOutput<'GET /openapi/voyage/v2/{id}'>;

/** Loads the passengers in a draft's beds and its contact from upstream, never from what a page sent. */
export async function passengersOf(draft: Draft, { api }: Pick<FeatureScope, 'api'>) {
	const [tourists, contacts] = await Promise.all([api('GET /openapi/user/tourist', {}), api('GET /openapi/user/contact', {})]);
	const byId = new Map(tourists.map((tourist) => [tourist.id, tourist]));
	const cabins = draft.cabins.map(({ beds }) => beds.map((id) => (id === null ? null : (byId.get(id) ?? null))));
	return { cabins, contact: contacts.find(({ id }) => id === draft.contactId) ?? null };
}

/** Returns a sailing as the rules of passengers see it: its days, and the documents that it takes. */
export const sailingOf = async (
	voyage: Pick<Sailed, 'departureDate' | 'days' | 'line'>,
	scope: FeatureScope,
): Promise<Sailing> => ({
	date: voyage.departureDate,
	returnDate: returnDate(voyage.departureDate, voyage.days),
	documents: await documentTermsOf(voyage, scope),
});

export type DraftPassengers = Awaited<ReturnType<typeof passengersOf>>;

/** True when a draft can be ordered: beds, passengers and contact keep their rules (docs/rules.md, checked-twice). */
export function isComplete(draft: Draft, { cabins, contact }: DraftPassengers, sailing: Sailing, today: string): boolean {
	const passengers = cabins.flat().filter((tourist) => tourist !== null);
	return contact !== null && orderPassengerProblems(draft.cabins, passengers, contact, sailing, today).length === 0;
}

/** True when `known` names every passenger whose document the sailing doesn't take: the member has agreed to give another one. */
export const knowsOtherDocuments = ({ cabins }: DraftPassengers, { documents }: Sailing, known: readonly string[]): boolean =>
	cabins.flat().every((tourist) => tourist === null || isTaken(tourist, documents) || known.includes(tourist.id));

export type OrderPassengerProblem = 'beds' | 'passenger' | 'document' | 'duplicate' | 'mobile' | 'contact';

function documentFails({ documentType, passportIssue: issue, passportExpiry: expiry }: Tourist, sailing: Sailing): boolean {
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
	passengers: readonly Tourist[],
	contact: { name: string; mobile: string; email: string },
	sailing: Sailing,
	today: string,
): OrderPassengerProblem[] {
	const checked = passengers.map((passenger) => {
		const hasProblems = Object.keys(passengerProblems(toForm(passenger), today)).length > 0;
		const { id, birthday, documentType, passportExpiry: expiry } = passenger;
		return { id, birthday, documentType, expiry, attention: hasProblems ? ('incomplete' as const) : null };
	});
	const numbered = passengers.map((passenger) => ({ ...passenger, number: numberOf(passenger) }));
	const broken: Record<OrderPassengerProblem, boolean> = {
		beds: !passengersComplete(checkPassengers(cabins, checked, sailing)),
		passenger: checked.some(({ attention }) => attention !== null),
		document: passengers.some((passenger) => documentFails(passenger, sailing)),
		duplicate: numbered.some((passenger) => sameDocument(numbered, passenger)),
		mobile: passengers.some((passenger) => isMobileUsedUp(passengers, passenger)),
		contact: Object.keys(contactProblems(contact)).length > 0,
	};
	return (Object.keys(broken) as OrderPassengerProblem[]).filter((problem) => broken[problem]);
}
