import { EMPTY_FORM } from '#server/composition/members/passenger-form.ts';
import { documentsOf } from '#server/composition/voyages/sailing-documents.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { OrderPerson } from '#shared/catalogue/openapi/check-in.ts';
import type { CheckInDraft, CheckInFacts } from '#shared/rules/check-in-form.ts';
import { returnDate, todayInShanghai } from '#shared/rules/dates.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#shared/rules/documents.ts';
import { isMobileUsedUp } from '#shared/rules/passenger-list.ts';
import { DEFAULT_DIAL_PREFIX } from '#shared/rules/phone.ts';
import type { Draft } from './draft.ts';
import type { CheckInCase } from './order.ts';

/** Returns the types of document that an order's sailing accepts. */
export const documentTypesOf = async ({ order }: CheckInCase, scope: FeatureScope): Promise<readonly DocumentType[]> =>
	(await documentsOf(order.voyage, scope)).types;

/** Returns the facts that a passenger's check-in is checked against. */
export function factsOf(
	{ order, people }: CheckInCase,
	person: OrderPerson,
	documentTypes: readonly DocumentType[],
	{ now }: Pick<FeatureScope, 'now'>,
): CheckInFacts {
	const { departureDate, days } = order.voyage;
	return {
		birthday: person.birthday,
		contactMobile: order.contactMobile,
		sailing: departureDate,
		back: returnDate(departureDate, days),
		documentTypes,
		others: people.flatMap(({ id, mobile, mobilePre }) =>
			id === person.id || !mobile ? [] : { id, mobile, mobilePre: mobilePre || DEFAULT_DIAL_PREFIX },
		),
		today: todayInShanghai(now),
	};
}

/**
 * Returns the facts that a page may have. Of the other passengers these are only phones that already serve too many; of an order
 * that was found by its number, nothing personal.
 */
export function shownFacts(facts: CheckInFacts, own: boolean) {
	const usedUp = facts.others.filter((other) => isMobileUsedUp(facts.others, { ...other, id: '' }));
	return {
		...facts,
		documentTypes: [...facts.documentTypes],
		birthday: own ? facts.birthday : '',
		contactMobile: own ? facts.contactMobile : '',
		others: own ? usedUp : [],
	};
}

const EMPTY: CheckInDraft = { ...EMPTY_FORM, address: '', health: '', agreed: '' };

/** Returns the values that a member's own order has of a passenger. */
function knownOf(person: OrderPerson): CheckInDraft {
	const { lastName, firstName, pinyinLastName, pinyinFirstName, gender, birthday } = person;
	const { documentType, passport, idcard, passportExpiry, mobile, mobilePre } = person;
	return {
		...EMPTY,
		...{ lastName, firstName, pinyinLastName, pinyinFirstName, birthday, documentType, mobile },
		gender: gender === null ? '' : String(gender),
		number: passport || idcard,
		expiry: passportExpiry,
		mobilePre: mobilePre || DEFAULT_DIAL_PREFIX,
	};
}

/** Returns the values of a check-in's form: the saved ones, else those of the member's own order. */
export function valuesOf({ own }: Pick<CheckInCase, 'own'>, person: OrderPerson, { fields }: Draft): CheckInDraft {
	const saved = Object.fromEntries([...fields].map(([name, { value }]) => [name, value]));
	const values = { ...(own ? knownOf(person) : EMPTY), ...saved };
	return { ...values, documentType: DOCUMENT_TYPES.find((type) => type === values.documentType) ?? 'PASSPORT' };
}
