import type { PassengerForm } from '../catalogue/bff/contacts.ts';
import { addMonths, isDay } from './dates.ts';
import { DOCUMENTS, isDocumentNumber } from './documents.ts';
import { fitsLastCharacter, plainNumber, readIdCard } from './id-card.ts';
import { DEFAULT_DIAL_PREFIX, isMobile, readMobile } from './phone.ts';

/** A passenger in a form: texts as typed, days as `YYYY-MM-DD` or as typed. */
export type PassengerDraft = Omit<PassengerForm, 'id'>;

export type PassengerProblem =
	| 'missing'
	| 'tooLong'
	| 'pinyin'
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
	| 'sameAsMobile';
export type PassengerProblems = Partial<Record<keyof PassengerDraft, PassengerProblem>>;

const NAME_LENGTH = 30;
/** More months than any living person's age: a birthday before that is a slip. */
const OLDEST = 120 * 12;
const PINYIN = /^[A-Z]+(?: [A-Z]+)*$/;

/** Pinyin as in a passport: capitals, single spaces, ü as YU (LYU, NYU), as the passport office writes it. */
export const plainPinyin = (typed: string): string =>
	typed
		.normalize('NFKC')
		.trim()
		.replace(/[üÜ]/g, 'YU')
		.replace(/[\s'’-]+/g, ' ')
		.toUpperCase();

/** At most 30 English letters; spaces between parts don't count. */
function pinyinProblem(typed: string): PassengerProblem | undefined {
	const plain = plainPinyin(typed);
	if (!plain) return 'missing';
	if (!PINYIN.test(plain)) return 'pinyin';
	return plain.replaceAll(' ', '').length > NAME_LENGTH ? 'tooLong' : undefined;
}

const nameProblem = (typed: string): PassengerProblem | undefined => (typed.trim().length > NAME_LENGTH ? 'tooLong' : undefined);

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
	return card && String(card.gender) !== gender ? 'idGender' : undefined;
}

function numberProblem({ documentType, number }: PassengerDraft, today: string): PassengerProblem | undefined {
	if (!plainNumber(number)) return 'missing';
	if (!isDocumentNumber(documentType, number)) return 'document';
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

function mobileProblem({ mobile, mobilePre }: PassengerDraft): PassengerProblem | undefined {
	if (!mobile.trim()) return 'missing';
	const prefix = mobilePre || DEFAULT_DIAL_PREFIX;
	return isMobile(readMobile(mobile, prefix), prefix) ? undefined : 'mobile';
}

/** Digits only, and another phone than the passenger's own (docs/rules.md, emergency-phone). */
function emergencyProblem(draft: PassengerDraft): PassengerProblem | undefined {
	const { emergencyPhone, emergencyPhonePre, mobile, mobilePre } = draft;
	if (!emergencyPhone.trim()) return 'missing';
	const digits = readMobile(emergencyPhone, emergencyPhonePre || DEFAULT_DIAL_PREFIX);
	if (!/^\d{4,15}$/.test(digits)) return 'digits';
	const same = (emergencyPhonePre || DEFAULT_DIAL_PREFIX) === (mobilePre || DEFAULT_DIAL_PREFIX);
	return same && digits === readMobile(mobile, mobilePre || DEFAULT_DIAL_PREFIX) ? 'sameAsMobile' : undefined;
}

const CHECKS: { [K in keyof PassengerDraft]?: (draft: PassengerDraft, today: string) => PassengerProblem | undefined } = {
	lastName: ({ lastName }) => nameProblem(lastName),
	firstName: ({ firstName }) => nameProblem(firstName),
	pinyinLastName: ({ pinyinLastName }) => pinyinProblem(pinyinLastName),
	pinyinFirstName: ({ pinyinFirstName }) => pinyinProblem(pinyinFirstName),
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
