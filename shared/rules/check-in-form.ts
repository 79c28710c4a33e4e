import { DOCUMENTS, type DocumentType, documentFor } from './documents.ts';
import { type PassengerDraft, type PassengerProblem, passengerProblems } from './passenger.ts';
import { isMobileUsedUp } from './passenger-list.ts';
import { DEFAULT_DIAL_PREFIX, readMobile } from './phone.ts';

/** The steps of a passenger's check-in in their order, with the fields that each asks for; the last only shows everything once more. */
export const CHECK_IN_STEPS = {
	identity: ['lastName', 'firstName', 'pinyinLastName', 'pinyinFirstName', 'gender', 'birthday'],
	document: ['documentType', 'number', 'issue', 'expiry'],
	contact: ['mobilePre', 'mobile', 'address', 'emergencyPhonePre', 'emergencyPhone'],
	health: ['health', 'agreed'],
} as const;
export type CheckInStep = keyof typeof CHECK_IN_STEPS;
export const CHECK_IN_STEP_NAMES = Object.keys(CHECK_IN_STEPS) as [CheckInStep, ...CheckInStep[]];

export type CheckInField = (typeof CHECK_IN_STEPS)[CheckInStep][number];
export const CHECK_IN_FIELDS = Object.values(CHECK_IN_STEPS).flat() as [CheckInField, ...CheckInField[]];

/** A check-in as its form has it: text as typed, days as `YYYY-MM-DD` or what was typed instead; `agreed` is `yes` or empty. */
export type CheckInDraft = Record<CheckInField, string> & { documentType: DocumentType };

/** What a check-in is held against: the passenger as ordered, the sailing, and the other passengers' phones. */
export type CheckInFacts = {
	/** As upstream has it; empty when it doesn't tell. */
	birthday: string;
	/** The phone of the order's contact, as upstream has it. */
	contactMobile: string;
	/** The day of departure and the day the ship is back. */
	sailing: string;
	back: string;
	/** Kinds of document that this sailing takes. */
	documentTypes: readonly DocumentType[];
	/** Phones of the order's other passengers, as they are sent. */
	others: readonly { id: string; mobile: string; mobilePre: string }[];
	today: string;
};

export type CheckInProblem =
	| PassengerProblem
	| 'orderBirthday'
	| 'documentKind'
	| 'expiresBeforeReturn'
	| 'issuedLater'
	| 'mobileShared'
	| 'sameAsContact';
export type CheckInProblems = Partial<Record<CheckInField, CheckInProblem>>;

const ADDRESS_LENGTH = 200;

const digitsOf = (number: string, prefix: string): string => readMobile(number, prefix || DEFAULT_DIAL_PREFIX);

function documentProblems(draft: CheckInDraft, { documentTypes, sailing, back }: CheckInFacts): CheckInProblems {
	const { documentType, issue, expiry } = draft;
	if (!documentTypes.includes(documentType)) return { documentType: 'documentKind' };
	if (!DOCUMENTS[documentType].expires || !expiry) return {};
	const verdict = documentFor({ issue, expiry }, { sailing, back });
	if (verdict === 'issued-later') return { issue: 'issuedLater' };
	return verdict === 'expires-before' ? { expiry: 'expiresBeforeReturn' } : {};
}

function phoneProblems(draft: CheckInDraft, { contactMobile, others }: CheckInFacts): CheckInProblems {
	const mobilePre = draft.mobilePre || DEFAULT_DIAL_PREFIX;
	const mobile = digitsOf(draft.mobile, mobilePre);
	const shared = mobile !== '' && isMobileUsedUp(others, { id: '', mobile, mobilePre });
	const emergency = digitsOf(draft.emergencyPhone, draft.emergencyPhonePre);
	return {
		...(shared && { mobile: 'mobileShared' as const }),
		...(emergency !== '' &&
			emergency === digitsOf(contactMobile, draft.emergencyPhonePre) && { emergencyPhone: 'sameAsContact' as const }),
	};
}

/** Everything that is wrong with a check-in, by field; empty when nothing is. Form and server ask the same (docs/rules.md, check-in-fields). */
export function checkInProblems(draft: CheckInDraft, facts: CheckInFacts): CheckInProblems {
	const { birthday, address, health, agreed } = draft;
	return {
		...(facts.birthday && birthday && birthday !== facts.birthday && { birthday: 'orderBirthday' as const }),
		...documentProblems(draft, facts),
		...phoneProblems(draft, facts),
		...(address.trim().length > ADDRESS_LENGTH && { address: 'tooLong' as const }),
		...(!address.trim() && { address: 'missing' as const }),
		...(health !== 'well' && health !== 'help' && { health: 'missing' as const }),
		...(agreed !== 'yes' && { agreed: 'missing' as const }),
		...passengerProblems(draft satisfies PassengerDraft, facts.today),
	};
}

/** The problems of one step alone. */
export const problemsOfStep = (problems: CheckInProblems, step: CheckInStep): CheckInProblems =>
	Object.fromEntries(Object.entries(problems).filter(([field]) => CHECK_IN_STEPS[step].some((own) => own === field)));

/** The first step in which something is wrong or missing; null when the check-in can be sent. */
export const firstOpenStep = (problems: CheckInProblems): CheckInStep | null =>
	CHECK_IN_STEP_NAMES.find((step) => Object.keys(problemsOfStep(problems, step)).length > 0) ?? null;

/** Whether a document is good for the sailing and yet ends within six months of its return, which is only warned of. */
export const expiresSoon = ({ documentType, expiry }: CheckInDraft, { sailing, back }: CheckInFacts): boolean =>
	DOCUMENTS[documentType].expires && expiry !== '' && documentFor({ expiry }, { sailing, back }) === 'expires-soon';
