import { readDay } from '#client/ui/date-field.tsx';
import { CHECK_IN_STEPS, type CheckInDraft, type CheckInField, type CheckInStep } from '#shared/rules/check-in-form.ts';
import { DOCUMENT_TYPES } from '#shared/rules/documents.ts';
import { DEFAULT_DIAL_PREFIX } from '#shared/rules/phone.ts';

export type Values = Readonly<Record<CheckInField, string>>;

const DAYS: readonly CheckInField[] = ['birthday', 'issue', 'expiry'];
const isDayField = (field: CheckInField): boolean => DAYS.includes(field);

/** The id of the control that takes the focus of a field: days are three fields, of which the first does. */
export const controlId = (field: CheckInField): string => `check-in-${field}`;

/** The fields of a step as its form has them. What the form doesn't show isn't there; a box that isn't ticked is empty. */
export function readStep(form: FormData, step: CheckInStep): Partial<Values> {
	const shown = CHECK_IN_STEPS[step].filter(
		(field) => field === 'agreed' || form.has(isDayField(field) ? `${field}.year` : field),
	);
	return Object.fromEntries(
		shown.map((field) => [field, isDayField(field) ? readDay(form, field) : String(form.get(field) ?? '')]),
	) as Partial<Values>;
}

/** The fields that differ from what is known of them. */
export function changedFields(typed: Partial<Values>, known: Values): Partial<Values> {
	return Object.fromEntries(
		Object.entries(typed).filter(([field, value]) => value !== known[field as CheckInField]),
	) as Partial<Values>;
}

/** Values as the rules take them: a kind of document is always chosen. */
export function draftOf(values: Values): CheckInDraft {
	const documentType = DOCUMENT_TYPES.find((type) => type === values.documentType) ?? 'PASSPORT';
	return {
		...values,
		documentType,
		mobilePre: values.mobilePre || DEFAULT_DIAL_PREFIX,
		emergencyPhonePre: values.emergencyPhonePre || DEFAULT_DIAL_PREFIX,
	};
}
