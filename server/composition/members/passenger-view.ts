import type { PassengerView } from '#shared/catalogue/bff/contacts.ts';
import type { OrderPassenger } from '#shared/catalogue/bff/order-views.ts';
import type { Tourist } from '#shared/catalogue/openapi/contacts.ts';
import { isTaken } from '#shared/rules/booking-passengers.ts';
import { documentsUntil } from '#shared/rules/document-validity.ts';
import { DOCUMENTS, documentFor, maskNumber } from '#shared/rules/documents.ts';
import { passengerProblems } from '#shared/rules/passenger.ts';
import { ageGroup } from '#shared/rules/passenger-age.ts';
import { maskMobile } from '#shared/rules/phone.ts';
import type { SailingDocuments } from '../voyages/sailing-documents.ts';
import { type Named, namesOf } from './names.ts';
import { numberOf, toForm } from './passenger-form.ts';

/** Returns the problem to solve before the next voyage, or null. */
function attentionTo(tourist: Tourist, today: string): PassengerView['attention'] {
	const { passportExpiry: expiry, documentType } = tourist;
	if (DOCUMENTS[documentType].expires && expiry) {
		if (expiry < today) return 'expired';
		if (expiry < documentsUntil(today)) return 'expires-soon';
	}
	return Object.keys(passengerProblems(toForm(tourist), today)).length > 0 ? 'incomplete' : null;
}

/** Returns a saved passenger for lists, with masked numbers. `today` is the day in China. */
export function passengerView(tourist: Tourist, today: string): PassengerView {
	const { id, gender, birthday, documentType, passportExpiry } = tourist;
	return {
		id,
		...namesOf(tourist),
		gender,
		birthday,
		documentType,
		numberMasked: maskNumber(numberOf(tourist)),
		expiry: passportExpiry,
		mobileMasked: maskMobile(tourist.mobile),
		attention: attentionTo(tourist, today),
	};
}

/** A passenger of an order, or a saved one who is to sail. */
type Sailing = Pick<Tourist, keyof Named | 'id' | 'birthday' | 'documentType' | 'passport' | 'passportExpiry' | 'idcard'> & {
	checkedIn?: boolean;
};

type Voyage = { date: string; returnDate: string; documents: SailingDocuments };

/** Returns the problem of a passenger's document on a voyage, or null; on an unknown voyage it can't be judged. */
function documentProblem(passenger: Sailing, voyage: Voyage | null): OrderPassenger['attention'] {
	if (!voyage) return 'unclear';
	const { date: sailing, returnDate: back, documents } = voyage;
	const { documentType, passportExpiry: expiry } = passenger;
	const { expires } = DOCUMENTS[documentType];
	if (!isTaken(passenger, documents)) return 'not-taken';
	if (!numberOf(passenger) || (expires && !expiry)) return 'unclear';
	const verdict = expires ? documentFor({ expiry }, { sailing, back }) : 'ok';
	if (verdict !== 'ok') return verdict === 'expires-soon' ? 'expires-soon' : 'expired';
	return documents.known || documentType === 'PASSPORT' ? null : 'unclear';
}

/** Returns a passenger of a voyage. The number of the document is masked: it can be recognised, not copied. */
export function orderPassenger(passenger: Sailing, voyage: Voyage | null): OrderPassenger {
	const { id, birthday, documentType, checkedIn = false } = passenger;
	return {
		id,
		...namesOf(passenger),
		birthday,
		kind: birthday && voyage && ageGroup(birthday, voyage.date) !== 'adult' ? 'child' : 'adult',
		documentType,
		numberMasked: maskNumber(numberOf(passenger)),
		attention: documentProblem(passenger, voyage),
		checkedIn,
	};
}
