import type { PassengerView } from '#shared/catalogue/bff/contacts.ts';
import type { Tourist } from '#shared/catalogue/openapi/contacts.ts';
import { documentsUntil } from '#shared/rules/document-validity.ts';
import { DOCUMENTS, maskNumber } from '#shared/rules/documents.ts';
import { passengerProblems } from '#shared/rules/passenger.ts';
import { maskMobile } from '#shared/rules/phone.ts';
import { namesOf } from './names.ts';
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
