import type { OrderPassenger } from '#shared/catalogue/bff/order-views.ts';
import { DOCUMENTS, type DocumentType, documentFor, maskNumber } from '#shared/rules/documents.ts';
import { ageGroup } from '#shared/rules/passenger-age.ts';
import { type Named, namesOf } from './names.ts';

type Passenger = Named & {
	id: string;
	birthday: string;
	documentType: DocumentType;
	passport: string;
	passportExpiry: string;
	idcard: string;
	checkedIn?: boolean;
};

function attentionTo(
	{ documentType, passportExpiry: expiry }: Passenger,
	sailing: string,
	back: string,
): OrderPassenger['attention'] {
	if (!DOCUMENTS[documentType].expires || !expiry) return null;
	const verdict = documentFor({ expiry }, { sailing, back });
	if (verdict === 'expires-before') return 'expired';
	return verdict === 'expires-soon' ? 'expires-soon' : null;
}

/** Returns a passenger for pages. The number of the document is masked: it can be recognised, not copied. */
export function orderPassenger(passenger: Passenger, { date, returnDate }: { date: string; returnDate: string }): OrderPassenger {
	const { id, birthday, documentType, passport, idcard } = passenger;
	return {
		id,
		...namesOf(passenger),
		birthday,
		kind: birthday && ageGroup(birthday, date) !== 'adult' ? 'child' : 'adult',
		documentType,
		numberMasked: maskNumber(passport || idcard),
		attention: attentionTo(passenger, date, returnDate),
		checkedIn: passenger.checkedIn ?? false,
	};
}
