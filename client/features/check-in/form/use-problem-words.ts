import { useTranslation } from 'react-i18next';
import type { CheckInField, CheckInProblem, CheckInProblems } from '#shared/rules/check-in-form.ts';

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
		if (problem === 'missing') return t(`problem.missing.${field}`);
		const known = PROBLEMS.find((name) => name === problem);
		return known ? t(`problem.${known}`) : problem;
	};
}

/** Fields as they stand on their steps, those with problems first to last. */
export const failedFields = (problems: CheckInProblems, shown: readonly CheckInField[]): CheckInField[] =>
	shown.filter((field) => problems[field]);
