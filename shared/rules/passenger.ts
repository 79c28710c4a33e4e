import type { PassengerForm } from '../catalogue/bff/contacts.ts';
import { addMonths, isDay } from './dates.ts';
import { DOCUMENTS, isDocumentNumber } from './documents.ts';
import { fitsLastCharacter, readIdCard } from './id-card.ts';
import { chineseName, chineseNameProblem, latinName, latinNameProblem } from './names.ts';
import { dialled, isMobile, isPhone, readNumber } from './phone.ts';
import { foreignLetter, plainNumber } from './typed-text.ts';

/** A passenger in a form: texts as typed, days as `YYYY-MM-DD` or as typed. */
export type PassengerDraft = Omit<PassengerForm, 'id'>;

export type PassengerProblem =
	| 'missing'
	| 'tooLong'
	| 'characters'
	| 'pinyin'
	/** A letter of another script, which follows the colon. */
	| `letter:${string}`
	| 'date'
	| 'future'
	| 'tooOld'
	| 'past'
	| 'document'
	| 'checkDigit'
	| 'idBirthday'
	| 'idGender'
	| 'issueAfterExpiry'
	| 'mobile'
	| 'digits'
	| 'phone'
	| 'sameAsMobile';
export type PassengerProblems = Partial<Record<keyof PassengerDraft, PassengerProblem>>;

/** More months than any living person's age: a birthday before that is a slip. */
const OLDEST = 120 * 12;
/** Digits of an identity card of the first generation. */
const OLD_CARD = 15;

const mobileOf = ({ mobile, mobilePre }: PassengerDraft) => readNumber({ mobile, mobilePre });
const emergencyOf = ({ emergencyPhone: mobile, emergencyPhonePre: mobilePre }: PassengerDraft) =>
	readNumber({ mobile, mobilePre });
const chineseOf = ({ lastName, firstName }: PassengerDraft): string => `${lastName}${firstName}`;

/** Returns a passenger's names, number and phones as they are kept; a form shows them beforehand where they differ from what was typed. */
export function keptPassenger<T extends PassengerDraft>(draft: T): T {
	const { mobile, mobilePre } = mobileOf(draft);
	const emergency = emergencyOf(draft);
	return {
		...draft,
		lastName: chineseName(draft.lastName),
		firstName: chineseName(draft.firstName),
		pinyinLastName: latinName(draft.pinyinLastName, chineseOf(draft)),
		pinyinFirstName: latinName(draft.pinyinFirstName, chineseOf(draft)),
		number: plainNumber(draft.number),
		mobile,
		mobilePre,
		emergencyPhone: emergency.mobile,
		emergencyPhonePre: emergency.mobilePre,
	};
}

/** Reads the number of an identity card; null for other documents and for a number that can't be read. */
const cardOf = ({ documentType, number }: Pick<PassengerDraft, 'documentType' | 'number'>) =>
	documentType === 'ID_CARD' ? readIdCard(number) : null;

/** True for a birthday that is too long ago for a living person. */
export const isTooOld = (birthday: string, today: string): boolean => birthday < addMonths(today, -OLDEST);

function birthdayProblem({ birthday, documentType, number }: PassengerDraft, today: string): PassengerProblem | undefined {
	if (!birthday) return 'missing';
	if (!isDay(birthday)) return 'date';
	const card = cardOf({ documentType, number });
	// A wrong birthday of a card is a problem of its number
	if (card) return card.birthday === birthday ? undefined : 'idBirthday';
	if (birthday > today) return 'future';
	return isTooOld(birthday, today) ? 'tooOld' : undefined;
}

function genderProblem({ gender, documentType, number }: PassengerDraft): PassengerProblem | undefined {
	if (gender !== '0' && gender !== '1') return 'missing';
	const card = cardOf({ documentType, number });
	// The number of an old card has no check digit, and its last digits were given in other ways, too
	const isChecked = card && plainNumber(number).length > OLD_CARD;
	return isChecked && String(card.gender) !== gender ? 'idGender' : undefined;
}

function numberProblem({ documentType, number }: PassengerDraft, today: string): PassengerProblem | undefined {
	const read = plainNumber(number);
	if (!read) return 'missing';
	if (!isDocumentNumber(documentType, read)) {
		const letter = foreignLetter(read);
		return letter ? `letter:${letter}` : 'document';
	}
	const card = cardOf({ documentType, number });
	if (card && (card.birthday > today || isTooOld(card.birthday, today))) return 'document';
	return card && !fitsLastCharacter(number) ? 'checkDigit' : undefined;
}

function issueProblem({ documentType, issue, expiry }: PassengerDraft, today: string): PassengerProblem | undefined {
	if (!DOCUMENTS[documentType].expires || !issue) return undefined;
	if (!isDay(issue)) return 'date';
	if (issue > today) return 'future';
	return isDay(expiry) && issue >= expiry ? 'issueAfterExpiry' : undefined;
}

function expiryProblem({ documentType, expiry }: PassengerDraft, today: string): PassengerProblem | undefined {
	if (!DOCUMENTS[documentType].expires) return undefined;
	if (!expiry) return 'missing';
	if (!isDay(expiry)) return 'date';
	return expiry < today ? 'past' : undefined;
}

function mobileProblem(draft: PassengerDraft): PassengerProblem | undefined {
	if (!draft.mobile.trim()) return 'missing';
	return isMobile(mobileOf(draft)) ? undefined : 'mobile';
}

/** Digits only, a number that can be called, and another phone than the passenger's own (docs/rules.md, emergency-phone). */
function emergencyProblem(draft: PassengerDraft): PassengerProblem | undefined {
	if (!draft.emergencyPhone.trim()) return 'missing';
	const number = emergencyOf(draft);
	if (!/^\d+$/.test(number.mobile)) return 'digits';
	if (!isPhone(number)) return 'phone';
	return dialled(number) === dialled(draft) ? 'sameAsMobile' : undefined;
}

const CHECKS: { [K in keyof PassengerDraft]?: (draft: PassengerDraft, today: string) => PassengerProblem | undefined } = {
	lastName: ({ lastName }) => chineseNameProblem(lastName),
	firstName: ({ firstName }) => chineseNameProblem(firstName),
	pinyinLastName: (draft) => latinNameProblem(draft.pinyinLastName, chineseOf(draft)),
	pinyinFirstName: (draft) => latinNameProblem(draft.pinyinFirstName, chineseOf(draft)),
	number: numberProblem,
	issue: issueProblem,
	expiry: expiryProblem,
	birthday: birthdayProblem,
	gender: genderProblem,
	mobile: mobileProblem,
	emergencyPhone: emergencyProblem,
};

/** Returns the problems of a passenger by field; empty when there are none. Form and server share the rule. */
export function passengerProblems(draft: PassengerDraft, today: string): PassengerProblems {
	const found = Object.entries(CHECKS).flatMap(([field, check]) => {
		const problem = check(draft, today);
		return problem ? [[field, problem] as const] : [];
	});
	return Object.fromEntries(found) as PassengerProblems;
}
