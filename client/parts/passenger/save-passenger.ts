import { readDay } from '#client/ui/date-field.tsx';
import type { PassengerForm } from '#shared/catalogue/bff/contacts.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { DOCUMENT_TYPES } from '#shared/rules/documents.ts';
import { readIdCard } from '#shared/rules/id-card.ts';
import { passengerProblems } from '#shared/rules/passenger.ts';
import { problemsByControl, readEntry, type SaveAnswer, saveEntry } from './save-entry.ts';
import { unseenSpellings } from './seen-names.ts';

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

/** Returns the passenger that stood in a form which was sent without scripts and refused; undefined without one. */
export function sentBefore(result: SaveAnswer['result']): PassengerForm | undefined {
	if (!result?.initialValue) return undefined;
	const form = new FormData();
	for (const [name, value] of Object.entries(result.initialValue)) {
		if (typeof value === 'string') form.set(name, value);
		else for (const [part, text] of Object.entries(value ?? {})) form.set(`${name}.${part}`, String(text));
	}
	return draftOf(form);
}

/** Checks a form by the rules that the server applies too. `today` is `YYYY-MM-DD` in China. */
export function readPassenger(form: FormData, today: string) {
	const draft = draftOf(form);
	return readEntry(form, draft, passengerProblems(draft, today));
}

/** Saves a passenger if every rule is kept, on a page of its own or over a booking. */
export async function savePassenger(form: FormData, api: Api, today: string): Promise<SaveAnswer> {
	const submission = readPassenger(form, today);
	const unseen = unseenSpellings(form);
	if (submission.status === 'success' && Object.keys(unseen).length > 0)
		return { saved: null, result: submission.reply({ fieldErrors: problemsByControl(unseen) }) };
	return saveEntry(submission, (passenger) => api('POST /passenger', passenger));
}
