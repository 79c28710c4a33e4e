import { isDeepStrictEqual } from 'node:util';
import { sectionOr } from '#server/composition/failures.ts';
import type { Handler } from '#server/handler.ts';
import { contactProblems, keptContact } from '#shared/rules/contact.ts';

/** `POST /contact`: saves a contact that keeps the form's rules. */
export const saveContact: Handler<'POST /contact'> = async ({ id, ...typed }, scope) => {
	const { api } = scope;
	const problems = contactProblems(typed);
	if (Object.keys(problems).length > 0) return { state: 'refused', problems };
	const contact = keptContact(typed);
	if (!id) {
		// The same contact once more comes from another tab.
		const kept = await sectionOr('contacts', scope, [], () => api('GET /openapi/user/contact', {}));
		const same = kept.find((other) => isDeepStrictEqual(keptContact(other), contact));
		return { state: 'saved', id: same?.id ?? (await api('POST /openapi/user/contact', contact)).id };
	}
	await api('POST /openapi/user/contact/{id}', { ...contact, id });
	return { state: 'saved', id };
};
