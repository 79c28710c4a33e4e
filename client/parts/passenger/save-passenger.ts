import { readDay } from '#client/ui/date-field.tsx';
import type { PassengerForm } from '#shared/catalogue/bff/contacts.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { DOCUMENT_TYPES } from '#shared/rules/documents.ts';
import { readIdCard } from '#shared/rules/id-card.ts';
import { passengerProblems } from '#shared/rules/passenger.ts';
import { readEntry, saveEntry } from './save-entry.ts';

/** A form's fields as a passenger. An identity card's number gives birthday and gender where the form didn't ask for them. */
export function draftOf(form: FormData): PassengerForm {
	const text = (name: string) => String(form.get(name) ?? '');
	const documentType = DOCUMENT_TYPES.find((type) => type === text('documentType')) ?? 'PASSPORT';
	const number = text('number');
	const idCard = documentType === 'ID_CARD' ? readIdCard(number) : null;
	return {
		id: text('id') || undefined,
		lastName: text('lastName'),
		firstName: text('firstName'),
		pinyinLastName: text('pinyinLastName'),
		pinyinFirstName: text('pinyinFirstName'),
		gender: text('gender') || String(idCard?.gender ?? ''),
		birthday: readDay(form, 'birthday') || (idCard?.birthday ?? ''),
		documentType,
		number,
		issue: readDay(form, 'issue'),
		expiry: readDay(form, 'expiry'),
		mobilePre: text('mobilePre'),
		mobile: text('mobile'),
		emergencyPhonePre: text('emergencyPhonePre'),
		emergencyPhone: text('emergencyPhone'),
	};
}

/** Checks a form by the rules that the server applies too. `today` is `YYYY-MM-DD` in China. */
export function readPassenger(form: FormData, today: string) {
	const draft = draftOf(form);
	return readEntry(form, draft, passengerProblems(draft, today));
}

/** Saves a passenger if every rule is kept, on a page of its own or over a booking. */
export const savePassenger = (form: FormData, api: Api, today: string) =>
	saveEntry(readPassenger(form, today), (passenger) => api('POST /passenger', passenger));
