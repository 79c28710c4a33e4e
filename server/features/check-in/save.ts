import { toForm } from '#server/composition/members/passenger-form.ts';
import { orNotFound } from '#server/composition/not-found.ts';
import type { Handler } from '#server/handler.ts';
import { CHECK_IN_FIELDS, type CheckInField } from '#shared/rules/check-in-form.ts';
import { extend, mustBeUnsent, openUntil, saveFields } from './draft.ts';
import { mustBeInOrder } from './order.ts';

/** `POST /check-in/save`: kept whatever is typed; rules are asked when it is sent. */
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

/** `POST /check-in/extend`: counts from now, as a save does. */
export const extendCheckIn: Handler<'POST /check-in/extend'> = async (whose, scope) => {
	await mustBeInOrder(whose, scope);
	await mustBeUnsent(scope, whose);
	return { openUntil: openUntil(await extend(scope, whose)) };
};

/** What goes together: with another document's number, its days are those of that document, even where there are none. */
const OF_DOCUMENT: readonly CheckInField[] = ['documentType', 'number', 'issue', 'expiry'];
/** Stands for the device that saved what was taken from a saved passenger: every device that is open hears of it. */
const LIST = 'saved-passengers';

/** `POST /check-in/passenger`: what a saved passenger has replaces what is in the form, and what they lack stays. */
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
