import type { OrderGuest } from '#shared/catalogue/bff/order-views.ts';
import { DOCUMENTS, type DocumentType, documentFor, maskNumber } from '#shared/rules/documents.ts';
import { ageGroup } from '#shared/rules/passenger-age.ts';
import { type Named, namesOf } from './names.ts';

type Person = Named & {
	id: string;
	birthday: string;
	documentType: DocumentType;
	passport: string;
	passportExpiry: string;
	idcard: string;
	checkedIn?: boolean;
};

function attentionTo({ documentType, passportExpiry: expiry }: Person, sailing: string, back: string): OrderGuest['attention'] {
	if (!DOCUMENTS[documentType].expires || !expiry) return null;
	const verdict = documentFor({ expiry }, { sailing, back });
	if (verdict === 'expires-before') return 'expired';
	return verdict === 'expires-soon' ? 'expires-soon' : null;
}

/** Somebody who sails, as pages may show them: the document can be recognised, not copied. */
export function orderGuest(person: Person, { date, returnDate }: { date: string; returnDate: string }): OrderGuest {
	const { id, birthday, documentType, passport, idcard } = person;
	return {
		id,
		...namesOf(person),
		birthday,
		kind: birthday && ageGroup(birthday, date) !== 'adult' ? 'child' : 'adult',
		documentType,
		numberMasked: maskNumber(passport || idcard),
		attention: attentionTo(person, date, returnDate),
		checkedIn: person.checkedIn ?? false,
	};
}
