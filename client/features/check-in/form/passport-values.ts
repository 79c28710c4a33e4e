import type { PassportFields } from '#shared/catalogue/bff/confirm.ts';
import { CHECK_IN_STEPS, type CheckInField } from '#shared/rules/check-in-form.ts';
import { changedFields, type Values } from './read-step.ts';

/** Returns the fields that a picture of a passport fills: all that could be read, and the kind of document. */
export const passportValues = (read: PassportFields): Partial<Values> =>
	Object.fromEntries(Object.entries({ ...read, documentType: 'PASSPORT' }).filter(([, text]) => text !== ''));

const OF_DOCUMENT: readonly string[] = CHECK_IN_STEPS.document;

/** Returns those of them that change `known`: any of the document step, and of other steps those that are empty. */
export const newPassportValues = (read: PassportFields, known: Values): Partial<Values> =>
	Object.fromEntries(
		Object.entries(changedFields(passportValues(read), known)).filter(
			([field]) => OF_DOCUMENT.includes(field) || !known[field as CheckInField],
		),
	);
