import { readDay } from '#client/ui/date-field.tsx';
import { CHECK_IN_STEPS, type CheckInDraft, type CheckInField, type CheckInStep } from '#shared/rules/check-in-form.ts';
import { DOCUMENT_TYPES } from '#shared/rules/documents.ts';
import { DEFAULT_DIAL_PREFIX } from '#shared/rules/phone.ts';

export type Values = Readonly<Record<CheckInField, string>>;

const DAYS: readonly CheckInField[] = ['birthday', 'issue', 'expiry'];
const isDayField = (field: CheckInField): boolean => DAYS.includes(field);

/** Returns the id of the control that takes a field's focus: the first one of a day's three. */
export const controlId = (field: CheckInField): string => `check-in-${field}`;

/** Reads the fields of a step from its form. Fields that the form doesn't show are left out; a box that isn't ticked is empty. */
export function readStep(form: FormData, step: CheckInStep): Partial<Values> {
	const shown = CHECK_IN_STEPS[step].filter(
		(field) => field === 'agreed' || form.has(isDayField(field) ? `${field}.year` : field),
	);
	return Object.fromEntries(
		shown.map((field) => [field, isDayField(field) ? readDay(form, field) : String(form.get(field) ?? '')]),
	) as Partial<Values>;
}

/** Returns the typed fields that differ from the known ones. */
export function changedFields(typed: Partial<Values>, known: Values): Partial<Values> {
	return Object.fromEntries(
		Object.entries(typed).filter(([field, value]) => value !== known[field as CheckInField]),
	) as Partial<Values>;
}

/** Returns values as the rules take them, with a kind of document and dial codes where none is chosen. */
export function draftOf(values: Values): CheckInDraft {
	const documentType = DOCUMENT_TYPES.find((type) => type === values.documentType) ?? 'PASSPORT';
	return {
		...values,
		documentType,
		mobilePre: values.mobilePre || DEFAULT_DIAL_PREFIX,
		emergencyPhonePre: values.emergencyPhonePre || DEFAULT_DIAL_PREFIX,
	};
}
