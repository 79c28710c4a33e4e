import { useTranslation } from 'react-i18next';
import type { CheckInField, CheckInProblem, CheckInProblems } from '#shared/rules/check-in-form.ts';

const CHOSEN: readonly CheckInField[] = ['gender', 'documentType', 'health'];
const PROBLEMS = [
	'tooLong',
	'pinyin',
	'date',
	'future',
	'past',
	'document',
	'idBirthday',
	'idGender',
	'issueAfterExpiry',
	'mobile',
	'digits',
	'sameAsMobile',
	'orderBirthday',
	'documentKind',
	'expiresBeforeReturn',
	'issuedLater',
	'mobileShared',
	'sameAsContact',
] as const satisfies readonly CheckInProblem[];

/** The words for what is wrong with a field; upstream's own as they come. */
export function useProblemWords() {
	const { t } = useTranslation('check-in');
	return (field: CheckInField, problem: string | undefined): string | undefined => {
		if (!problem) return undefined;
		if (problem === 'missing') {
			if (field === 'agreed') return t('problem.agreed');
			return t(CHOSEN.includes(field) ? 'problem.choose' : 'problem.missing', { field: t(`form.fields.${field}`) });
		}
		const known = PROBLEMS.find((name) => name === problem);
		return known ? t(`problem.${known}`) : problem;
	};
}

/** Fields as they stand on their steps, those with problems first to last. */
export const failedFields = (problems: CheckInProblems, shown: readonly CheckInField[]): CheckInField[] =>
	shown.filter((field) => problems[field]);
