import type { Handler } from '#server/handler.ts';
import { contactProblems } from '#shared/rules/contact.ts';
import { readMobile } from '#shared/rules/phone.ts';

/** `POST /contact`: saves a contact that keeps the form's rules. */
export const saveContact: Handler<'POST /contact'> = async ({ id, name, mobile, email }, { api }) => {
	const problems = contactProblems({ name, mobile, email });
	if (Object.keys(problems).length > 0) return { state: 'refused', problems };
	const contact = { name: name.trim(), mobile: readMobile(mobile), email: email.trim() };
	if (!id) return { state: 'saved', id: (await api('POST /openapi/user/contact', contact)).id };
	await api('POST /openapi/user/contact/{id}', { ...contact, id });
	return { state: 'saved', id };
};
