import { numberOf, toForm, toTourist } from '#server/composition/members/passenger-form.ts';
import { passengerView } from '#server/composition/members/passenger-view.ts';
import { section } from '#server/composition/sections.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { PassengerForm } from '#shared/catalogue/bff/contacts.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { passengerProblems } from '#shared/rules/passenger.ts';
import { isMobileUsedUp, sameDocument } from '#shared/rules/passenger-list.ts';
import { DEFAULT_DIAL_PREFIX, maskMobile } from '#shared/rules/phone.ts';

const NOBODY: PassengerForm = {
	lastName: '',
	firstName: '',
	pinyinLastName: '',
	pinyinFirstName: '',
	gender: '',
	birthday: '',
	documentType: 'PASSPORT',
	number: '',
	issue: '',
	expiry: '',
	mobilePre: DEFAULT_DIAL_PREFIX,
	mobile: '',
	emergencyPhonePre: DEFAULT_DIAL_PREFIX,
	emergencyPhone: '',
};

/** `GET /contacts`: two lists, each of which may be missing, with upstream's own words where it refused one. They leave the server with their numbers masked. */
export const contacts: Handler<'GET /contacts'> = async (_input, scope) => {
	const { api } = scope;
	const today = todayInShanghai(scope.now);
	let refusal = '';
	const list = async <T>(asked: Promise<T>): Promise<T> => {
		try {
			return await asked;
		} catch (error) {
			if (error instanceof AppError) refusal = error.shown ?? refusal;
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
	return { passengers, contacts, refusal };
};

export const passenger: Handler<'GET /passenger'> = async ({ id }, { api }) =>
	id ? toForm(await api('GET /openapi/user/tourist/{id}', { id })) : NOBODY;

/** `POST /passenger`: the same rules as in the form, and those that need the others: nobody twice, four to a mobile number. */
export const savePassenger: Handler<'POST /passenger'> = async (form, { api, now }) => {
	const problems: Record<string, string> = passengerProblems(form, todayInShanghai(now));
	const { id = '' } = form;
	if (Object.keys(problems).length === 0) {
		const tourist = toTourist(form);
		const others = (await api('GET /openapi/user/tourist', {})).map((other) => ({ ...other, number: numberOf(other) }));
		if (sameDocument(others, { id, documentType: tourist.documentType, number: numberOf(tourist) }))
			problems.number = 'duplicate';
		if (isMobileUsedUp(others, { id, mobile: tourist.mobile, mobilePre: tourist.mobilePre })) problems.mobile = 'usedUp';
		if (Object.keys(problems).length === 0) {
			if (!id) return { state: 'saved', id: (await api('POST /openapi/user/tourist', tourist)).id };
			await api('POST /openapi/user/tourist/{id}', { ...tourist, id });
			return { state: 'saved', id };
		}
	}
	return { state: 'refused', problems };
};
