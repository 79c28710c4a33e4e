import { isDeepStrictEqual } from 'node:util';
import { orNotFound, section, sectionOr } from '#server/composition/failures.ts';
import { EMPTY_FORM, numberOf, toForm, toTourist } from '#server/composition/members/passenger-form.ts';
import { passengerView } from '#server/composition/members/passenger-view.ts';
import type { Handler } from '#server/handler.ts';
import { AppError, shownIn } from '#server/request/errors.ts';
import type { Tourist } from '#shared/catalogue/openapi/contacts.ts';
import { contactProblems, keptContact } from '#shared/rules/contact.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { passengerProblems } from '#shared/rules/passenger.ts';
import { isMobileUsedUp, sameDocument } from '#shared/rules/passenger-list.ts';
import { maskMobile } from '#shared/rules/phone.ts';

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

/**
 * `GET /contacts`: the member's passengers and contacts, with masked numbers. Either list may be missing; `refusal` is then
 * upstream's own text, if it refused one, and `retryAfter` the seconds that it names.
 */
export const contacts: Handler<'GET /contacts'> = async (_input, scope) => {
	const { api, lang } = scope;
	const today = todayInShanghai(scope.now);
	let refusal = '';
	let retryAfter: number | null = null;
	const list = async <T>(asked: Promise<T>): Promise<T> => {
		try {
			return await asked;
		} catch (error) {
			if (error instanceof AppError) {
				refusal = shownIn(error, lang) ?? refusal;
				retryAfter = error.retryAfter ?? retryAfter;
			}
			throw error;
		}
	};
	const [passengers, contacts] = await Promise.all([
		section('passengers', scope, async () =>
			(await list(api('GET /openapi/user/tourist', {}))).map((tourist) => passengerView(tourist, today)),
		),
		section('contacts', scope, async () =>
			(await list(api('GET /openapi/user/contact', {}))).map(({ id, name, mobile, email }) => ({
				id,
				name,
				mobileMasked: maskMobile(mobile),
				email,
			})),
		),
	]);
	return { passengers, contacts, refusal, retryAfter };
};

/** True when a saved passenger has all the values of a form. */
const isSame = (saved: Tourist, form: Partial<Tourist>): boolean =>
	Object.entries(form).every(([name, value]) => saved[name as keyof Tourist] === value);

export const passenger: Handler<'GET /passenger'> = async ({ id }, { api }) =>
	id ? toForm(await orNotFound(api('GET /openapi/user/tourist/{id}', { id }), 'passenger')) : EMPTY_FORM;

/**
 * `POST /passenger`: checks the form's rules and those about the member's other passengers: no document twice, and at most four
 * passengers with one mobile number.
 */
export const savePassenger: Handler<'POST /passenger'> = async (form, { api, now }) => {
	const problems: Record<string, string> = passengerProblems(form, todayInShanghai(now));
	if (Object.keys(problems).length > 0) return { state: 'refused', problems };
	const { id = '' } = form;
	const tourist = toTourist(form);
	const others = (await api('GET /openapi/user/tourist', {})).map((other) => ({ ...other, number: numberOf(other) }));
	// The same passenger once more comes from another tab.
	const same = id ? undefined : others.find((other) => isSame(other, tourist));
	if (same) return { state: 'saved', id: same.id };
	if (sameDocument(others, { ...tourist, id, number: numberOf(tourist) })) problems.number = 'duplicate';
	if (isMobileUsedUp(others, { ...tourist, id })) problems.mobile = 'usedUp';
	if (Object.keys(problems).length > 0) return { state: 'refused', problems };
	if (!id) return { state: 'saved', id: (await api('POST /openapi/user/tourist', tourist)).id };
	await api('POST /openapi/user/tourist/{id}', { ...tourist, id });
	return { state: 'saved', id };
};
