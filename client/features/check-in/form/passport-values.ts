import type { PassportFields } from '#shared/catalogue/bff/confirm.ts';
import { CHECK_IN_STEPS, type CheckInField, type CheckInStep } from '#shared/rules/check-in-form.ts';
import type { Values } from './read-step.ts';

/** What a picture of a passport fills in: everything that could be read on the step where it was taken, elsewhere only what is empty. */
export function passportValues(read: PassportFields, known: Values, step: CheckInStep | null): Partial<Values> {
	const told = { ...read, documentType: 'PASSPORT' };
	const own: readonly CheckInField[] = step ? CHECK_IN_STEPS[step] : [];
	return Object.fromEntries(
		Object.entries(told).filter(([field, text]) => {
			const name = field as CheckInField;
			return text !== '' && text !== known[name] && (step === null || own.includes(name) || !known[name]);
		}),
	) as Partial<Values>;
}
