import { useTranslation } from 'react-i18next';
import type { FieldFailure } from '#client/ui/error-summary.tsx';
import type { CheckInField, CheckInProblem } from '#shared/rules/check-in-form.ts';

/** Every problem of a field that the rules or the server find, other than a missing value. */
type Problem = Exclude<CheckInProblem, 'missing' | `letter:${string}`> | 'duplicate' | 'usedUp' | 'email' | 'spelling';

/** Labels of the fields of passengers and contacts. */
export const LABELS = {
	name: 'contact.name',
	email: 'contact.email',
	documentType: 'passenger.type',
	lastName: 'passenger.lastName',
	firstName: 'passenger.firstName',
	pinyinLastName: 'passenger.pinyinLastName',
	pinyinFirstName: 'passenger.pinyinFirstName',
	gender: 'passenger.gender',
	birthday: 'passenger.birthday',
	number: 'passenger.number',
	issue: 'passenger.issue',
	expiry: 'passenger.expiry',
	mobile: 'passenger.mobile',
	emergencyPhone: 'passenger.emergency',
} as const;
export type FieldName = keyof typeof LABELS;
type Control = { id: string; errors?: string[] };

/**
 * Returns the function that words the problem of a field: in our words, or in upstream's own where the problem is none that we
 * know.
 */
export function useProblemWords(namespace: 'contacts' | 'check-in') {
	const { t, i18n } = useTranslation(namespace);
	return (field: FieldName | CheckInField, problem: string | undefined): string | undefined => {
		if (!problem) return undefined;
		if (problem === 'missing') return t(`problem.missing.${field}`);
		const [, letter] = /^letter:(.+)$/u.exec(problem) ?? [];
		if (letter) return t('problem.letter', { letter });
		return i18n.exists(`${namespace}:problem.${problem}`) ? t(`problem.${problem as Problem}`) : problem;
	};
}

/**
 * Returns the function that lists the problems of a passenger's or contact's fields for the summary above the form; each line
 * names its field.
 */
export function useFieldFailures() {
	const { t } = useTranslation('contacts');
	const say = useProblemWords('contacts');
	return (controls: readonly (readonly [FieldName, Control])[]): FieldFailure[] =>
		controls.flatMap(([field, { id, errors }]) => {
			const problem = say(field, errors?.[0]);
			if (!problem) return [];
			const namesField = errors?.[0] === 'missing';
			return [{ id, text: namesField ? problem : t('problem.of', { field: t(LABELS[field]), problem }) }];
		});
}
