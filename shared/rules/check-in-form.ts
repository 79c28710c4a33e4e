import { isDay } from './dates.ts';
import { DOCUMENTS, type DocumentType, documentFor } from './documents.ts';
import { type PassengerDraft, type PassengerProblem, passengerProblems } from './passenger.ts';
import { isMobileUsedUp } from './passenger-list.ts';
import { DEFAULT_DIAL_PREFIX, dialled } from './phone.ts';
import { characterCount, visibleText } from './typed-text.ts';

/** The steps of a passenger's check-in in their order, each with its fields. */
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

/** A check-in in its form: texts as typed, days as `YYYY-MM-DD` or as typed; `agreed` is `yes` or empty. */
export type CheckInDraft = Record<CheckInField, string> & { documentType: DocumentType };

/** The facts that a check-in is checked against: the passenger of the order, the sailing, and the other passengers' phones. */
export type CheckInFacts = {
	/** The order's birthday; empty when unknown. */
	birthday: string;
	/** The phone of the order's contact, as upstream writes it. */
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

/** Returns the problems of a document that follow from this sailing. */
function documentProblems({ documentType, issue, expiry }: CheckInDraft, facts: CheckInFacts): CheckInProblems {
	if (!facts.documentTypes.includes(documentType)) return { documentType: 'documentKind' };
	if (!DOCUMENTS[documentType].expires) return {};
	return {
		...(isDay(issue) && documentFor({ issue, expiry: '' }, facts) === 'issued-later' && { issue: 'issuedLater' as const }),
		...(isDay(expiry) && documentFor({ expiry }, facts) === 'expires-before' && { expiry: 'expiresBeforeReturn' as const }),
	};
}

/** Returns the problems of the phones that follow from the order's other phones. */
function phoneProblems(draft: CheckInDraft, { contactMobile, others }: CheckInFacts): CheckInProblems {
	const emergency = { mobile: draft.emergencyPhone, mobilePre: draft.emergencyPhonePre };
	const contact = { mobile: contactMobile, mobilePre: DEFAULT_DIAL_PREFIX };
	const isContact = draft.emergencyPhone !== '' && dialled(emergency) === dialled(contact);
	return {
		...(isMobileUsedUp(others, { ...draft, id: '' }) && { mobile: 'mobileShared' as const }),
		...(isContact && { emergencyPhone: 'sameAsContact' as const }),
	};
}

const addressProblem = (address: string): CheckInProblem | undefined => {
	if (!address.trim()) return 'missing';
	return characterCount(visibleText(address)) > ADDRESS_LENGTH ? 'tooLong' : undefined;
};

/**
 * Returns the problems of a check-in by field; empty when there are none. Form and server share the rule (docs/rules.md, check-in-fields). A field's
 * own problem comes before one with the other phones of the order; a problem with the sailing's days before one with today.
 */
export function checkInProblems(draft: CheckInDraft, facts: CheckInFacts): CheckInProblems {
	const own = passengerProblems(draft satisfies PassengerDraft, facts.today);
	const { birthday, health, agreed } = draft;
	const address = addressProblem(draft.address);
	const problems: CheckInProblems = {
		...phoneProblems(draft, facts),
		...own,
		...documentProblems(draft, facts),
		...(address && { address }),
		...(health !== 'well' && health !== 'help' && { health: 'missing' as const }),
		...(agreed !== 'yes' && { agreed: 'missing' as const }),
	};
	// Upstream compares the passenger with the order's birthday, so this problem comes before one with an identity card.
	const other = facts.birthday !== '' && isDay(birthday) && birthday <= facts.today && birthday !== facts.birthday;
	return other ? { ...problems, birthday: 'orderBirthday' } : problems;
}

/** Returns the problems of one step. */
export const problemsOfStep = (problems: CheckInProblems, step: CheckInStep): CheckInProblems =>
	Object.fromEntries(Object.entries(problems).filter(([field]) => CHECK_IN_STEPS[step].some((own) => own === field)));

/** Returns the first step with a problem; null when the check-in can be sent. */
export const firstOpenStep = (problems: CheckInProblems): CheckInStep | null =>
	CHECK_IN_STEP_NAMES.find((step) => Object.keys(problemsOfStep(problems, step)).length > 0) ?? null;

/** True for a document that is good for the sailing, but expires within six months of its return: the form only warns. */
export const expiresSoon = ({ documentType, expiry }: CheckInDraft, { sailing, back }: CheckInFacts): boolean =>
	DOCUMENTS[documentType].expires && isDay(expiry) && documentFor({ expiry }, { sailing, back }) === 'expires-soon';
