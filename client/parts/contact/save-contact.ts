import { readEntry, saveEntry } from '#client/parts/passenger/save-entry.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { contactProblems } from '#shared/rules/contact.ts';

/** A form's fields as a contact. */
export function draftOf(form: FormData) {
	const text = (name: string) => String(form.get(name) ?? '');
	return { name: text('name'), mobile: text('mobile'), email: text('email') };
}

/** Checks a form by the rules that the server applies too. */
export function readContact(form: FormData) {
	const draft = draftOf(form);
	return readEntry(form, draft, contactProblems(draft));
}

/** Saves a contact if every rule is kept, on a page of its own or over a booking. */
export const saveContact = (form: FormData, api: Api) =>
	saveEntry(readContact(form), (contact) => api('POST /contact', { id: String(form.get('id') ?? '') || undefined, ...contact }));
