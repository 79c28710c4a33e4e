import { useTranslation } from 'react-i18next';
import type { FieldFailure } from '#client/ui/error-summary.tsx';

/** What the form has words for; anything else is upstream's own text. */
const PROBLEMS = [
	'tooLong',
	'pinyin',
	'date',
	'future',
	'tooOld',
	'past',
	'document',
	'checkDigit',
	'idBirthday',
	'idGender',
	'issueAfterExpiry',
	'mobile',
	'digits',
	'sameAsMobile',
	'duplicate',
	'usedUp',
	'email',
] as const;
const isProblem = (text: string): text is (typeof PROBLEMS)[number] => PROBLEMS.some((known) => known === text);

/** Labels of the fields of passengers and contacts; a missing one has words of its own. */
const LABELS = {
	name: 'contact.name',
	email: 'contact.email',
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

/** The words for what is wrong with a field: `say` at the field itself, `sum` above the form, where each line names its field. */
export function useProblemWords() {
	const { t } = useTranslation('contacts');
	const say = (field: FieldName, errors: readonly string[] | undefined): string | undefined => {
		const [problem] = errors ?? [];
		if (problem === 'missing') return t(`problem.missing.${field}`);
		return problem && (isProblem(problem) ? t(`problem.${problem}`) : problem);
	};
	const sum = (controls: readonly (readonly [FieldName, Control])[]): FieldFailure[] =>
		controls.flatMap(([field, { id, errors }]) => {
			const problem = say(field, errors);
			if (!problem) return [];
			const named = errors?.[0] === 'missing';
			return [{ id, text: named ? problem : t('problem.of', { field: t(LABELS[field]), problem }) }];
		});
	return { say, sum };
}
