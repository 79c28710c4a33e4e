import type { PassengerForm } from '#shared/catalogue/bff/contacts.ts';
import type { ParsedInput } from '#shared/catalogue/catalogue.ts';
import type { Tourist } from '#shared/catalogue/openapi/contacts.ts';
import { DOCUMENTS } from '#shared/rules/documents.ts';
import { plainNumber } from '#shared/rules/id-card.ts';
import { plainPinyin } from '#shared/rules/passenger.ts';
import { DEFAULT_DIAL_PREFIX, readMobile } from '#shared/rules/phone.ts';

export const numberOf = ({ passport, idcard }: Pick<Tourist, 'passport' | 'idcard'>): string => passport || idcard;

export const EMPTY_FORM: PassengerForm = {
	lastName: '',
	firstName: '',
	pinyinLastName: '',
	pinyinFirstName: '',
	gender: '',
	birthday: '',
	documentType: 'PASSPORT',
	number: '',
	issue: '',
	expiry: '',
	mobilePre: DEFAULT_DIAL_PREFIX,
	mobile: '',
	emergencyPhonePre: DEFAULT_DIAL_PREFIX,
	emergencyPhone: '',
};

/** Turns upstream's passenger into the values of a form. */
export function toForm(tourist: Tourist): PassengerForm {
	const { passportIssue: issue, passportExpiry: expiry, gender, passport: _passport, idcard: _idcard, ...same } = tourist;
	return { ...same, gender: gender === null ? '' : String(gender), number: numberOf(tourist), issue, expiry };
}

/**
 * Turns a valid form into upstream's passenger: plain numbers, capital letters, and the document's number in the field of its
 * type.
 */
export function toTourist(form: PassengerForm): ParsedInput<'POST /openapi/user/tourist'> {
	const { expires } = DOCUMENTS[form.documentType];
	const number = plainNumber(form.number);
	const mobilePre = form.mobilePre || DEFAULT_DIAL_PREFIX;
	const emergencyPhonePre = form.emergencyPhonePre || DEFAULT_DIAL_PREFIX;
	return {
		lastName: form.lastName.trim(),
		firstName: form.firstName.trim(),
		pinyinLastName: plainPinyin(form.pinyinLastName),
		pinyinFirstName: plainPinyin(form.pinyinFirstName),
		gender: Number(form.gender),
		birthday: form.birthday,
		documentType: form.documentType,
		passport: expires ? number : '',
		passportIssue: expires ? form.issue : '',
		passportExpiry: expires ? form.expiry : '',
		idcard: expires ? '' : number,
		mobile: readMobile(form.mobile, mobilePre),
		mobilePre,
		emergencyPhone: readMobile(form.emergencyPhone, emergencyPhonePre),
		emergencyPhonePre,
	};
}
