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
export const isProblem = (text: string): text is (typeof PROBLEMS)[number] => PROBLEMS.some((known) => known === text);
