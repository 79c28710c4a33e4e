import { parse } from '@conform-to/react';
import { failedCall } from '#client/app/failed-call.ts';
import type { SaveAnswer } from '#client/parts/passenger/save-passenger.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { type ContactDraft, contactProblems } from '#shared/rules/contact.ts';

const byField = (problems: Readonly<Record<string, string | undefined>>) =>
	Object.fromEntries(Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, [problem]]] : [])));

/** Checks a form by the rules that the server applies too. */
export function readContact(form: FormData) {
	return parse<ContactDraft, string[]>(form, {
		resolve() {
			const text = (name: string) => String(form.get(name) ?? '');
			const draft = { name: text('name'), mobile: text('mobile'), email: text('email') };
			const error = byField(contactProblems(draft));
			return Object.keys(error).length > 0 ? { error } : { value: draft };
		},
	});
}

/** Saves a contact if every rule is kept. Never throws: what went wrong is in the answer. */
export async function saveContact(form: FormData, api: Api): Promise<SaveAnswer> {
	const submission = readContact(form);
	if (submission.status !== 'success') return { saved: null, result: submission.reply(), failure: null, status: 422 };
	try {
		const id = String(form.get('id') ?? '') || undefined;
		const saved = await api('POST /contact', { id, ...submission.value });
		if (saved.state === 'saved') return { saved: saved.id, result: undefined, failure: null, status: 200 };
		return { saved: null, result: submission.reply({ fieldErrors: byField(saved.problems) }), failure: null, status: 422 };
	} catch (error) {
		return { saved: null, result: submission.reply({ formErrors: [''] }), failure: failedCall(error), status: 502 };
	}
}
