import { useTranslation } from 'react-i18next';

/** What the form has words for; anything else is upstream's own text. */
const PROBLEMS = [
	'missing',
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
	'duplicate',
	'usedUp',
	'email',
] as const;
const isProblem = (text: string): text is (typeof PROBLEMS)[number] => PROBLEMS.some((known) => known === text);

/** The words for what is wrong with a field. */
export function useProblemWords() {
	const { t } = useTranslation('contacts');
	return (errors: readonly string[] | undefined): string | undefined => {
		const [problem] = errors ?? [];
		return problem && (isProblem(problem) ? t(`problem.${problem}`) : problem);
	};
}
