import { parse } from '@conform-to/react';
import { readDay } from '#client/ui/date-field.tsx';
import type { PassengerForm } from '#shared/catalogue/bff/contacts.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#shared/rules/documents.ts';
import { readIdCard } from '#shared/rules/id-card.ts';
import { type PassengerDraft, passengerProblems } from '#shared/rules/passenger.ts';

const isType = (value: string): value is DocumentType => DOCUMENT_TYPES.some((type) => type === value);

/** Where a problem's focus goes: days are three fields, of which the first takes it. */
const CONTROL: Partial<Record<keyof PassengerDraft, string>> = {
	birthday: 'birthday.year',
	issue: 'issue.year',
	expiry: 'expiry.year',
};

/** A form's fields as a passenger. An identity card tells birthday and gender where these were not asked for. */
export function draftOf(form: FormData): PassengerForm {
	const text = (name: string) => String(form.get(name) ?? '');
	const type = text('documentType');
	const documentType = isType(type) ? type : 'PASSPORT';
	const number = text('number');
	const told = documentType === 'ID_CARD' ? readIdCard(number) : null;
	return {
		id: text('id') || undefined,
		lastName: text('lastName'),
		firstName: text('firstName'),
		pinyinLastName: text('pinyinLastName'),
		pinyinFirstName: text('pinyinFirstName'),
		gender: text('gender') || (told ? String(told.gender) : ''),
		birthday: readDay(form, 'birthday') || (told?.birthday ?? ''),
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

/** Problems by the name of the control that shows them. */
export const problemsByControl = (problems: Readonly<Record<string, string | undefined>>): Record<string, string[]> =>
	Object.fromEntries(
		Object.entries(problems).flatMap(([field, problem]) =>
			problem ? [[CONTROL[field as keyof PassengerDraft] ?? field, [problem]]] : [],
		),
	);

/** Checks a form by the rules that the server applies too. */
export function readPassenger(form: FormData, today: string) {
	return parse<PassengerForm, string[]>(form, {
		resolve() {
			const draft = draftOf(form);
			const error = problemsByControl(passengerProblems(draft, today));
			return Object.keys(error).length > 0 ? { error } : { value: draft };
		},
	});
}
