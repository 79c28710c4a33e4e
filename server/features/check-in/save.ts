import { orNotFound } from '#server/composition/failures.ts';
import { toForm } from '#server/composition/members/passenger-form.ts';
import type { Handler } from '#server/handler.ts';
import { CHECK_IN_FIELDS, type CheckInField } from '#shared/rules/check-in-form.ts';
import { mustBeUnsent, openUntil, saveFields } from './draft.ts';
import { mustBeInOrder } from './order.ts';

/** `POST /check-in/save`: saves the fields unchecked; the rules are checked when they are sent. */
export const saveCheckIn: Handler<'POST /check-in/save'> = async ({ order, person, values, unsure, device, since }, scope) => {
	const whose = { order, person };
	await mustBeInOrder(whose, scope);
	await mustBeUnsent(scope, whose);
	const { at, before } = await saveFields(scope, whose, { values, unsure, device });
	const news = [...before.fields].filter(([, field]) => field.device !== device && field.at > since);
	return {
		savedAt: at,
		openUntil: openUntil(at),
		elsewhere: news.flatMap(([field, { value, at }]) => (values[field] === undefined ? { field, value, at } : [])),
		replaced: news.flatMap(([field, { value }]) => (values[field] !== undefined && values[field] !== value ? field : [])),
	};
};

/** `POST /check-in/extend`: keeps the check-in open from now on, as a save does. */
export const extendCheckIn: Handler<'POST /check-in/extend'> = async (whose, scope) => {
	await mustBeInOrder(whose, scope);
	await mustBeUnsent(scope, whose);
	const { at } = await saveFields(scope, whose, { values: {}, unsure: [], device: '' });
	return { openUntil: openUntil(at) };
};

/** Fields that are replaced together: with another document's number, its dates are replaced too, even by empty ones. */
const OF_DOCUMENT: readonly CheckInField[] = ['documentType', 'number', 'issue', 'expiry'];
/** The device name of fields from a saved passenger. No device has this name, so every open device shows the fields as new. */
const LIST = 'saved-passengers';

/** `POST /check-in/passenger`: fills in the values of a saved passenger. Fields that the passenger lacks stay. */
export const fillCheckIn: Handler<'POST /check-in/passenger'> = async ({ order, person, passenger }, scope) => {
	const whose = { order, person };
	await mustBeInOrder(whose, scope);
	await mustBeUnsent(scope, whose);
	const form: Partial<Record<CheckInField, string>> = toForm(
		await orNotFound(scope.api('GET /openapi/user/tourist/{id}', { id: passenger }), 'saved passenger'),
	);
	const values = Object.fromEntries(
		CHECK_IN_FIELDS.flatMap((field) => {
			const value = form[field];
			return value || (value === '' && form.number && OF_DOCUMENT.includes(field)) ? [[field, value]] : [];
		}),
	);
	const { at } = await saveFields(scope, whose, { values, unsure: [], device: LIST });
	return { savedAt: at, openUntil: openUntil(at) };
};
