import type { PassengerForm } from '#shared/catalogue/bff/contacts.ts';
import type { ParsedInput } from '#shared/catalogue/catalogue.ts';
import type { Tourist } from '#shared/catalogue/openapi/contacts.ts';
import { DOCUMENTS } from '#shared/rules/documents.ts';
import { keptPassenger } from '#shared/rules/passenger.ts';
import { DEFAULT_DIAL_PREFIX } from '#shared/rules/phone.ts';

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

/** Turns a valid form into upstream's passenger, with the document's number in the field of its type. */
export function toTourist(form: PassengerForm): ParsedInput<'POST /openapi/user/tourist'> {
	const { lastName, firstName, pinyinLastName, pinyinFirstName, gender, birthday, ...kept } = keptPassenger(form);
	const { documentType, number, issue, expiry, mobile, mobilePre, emergencyPhone, emergencyPhonePre } = kept;
	const { expires } = DOCUMENTS[documentType];
	return {
		...{ lastName, firstName, pinyinLastName, pinyinFirstName, birthday, documentType },
		gender: Number(gender),
		passport: expires ? number : '',
		passportIssue: expires ? issue : '',
		passportExpiry: expires ? expiry : '',
		idcard: expires ? '' : number,
		...{ mobile, mobilePre, emergencyPhone, emergencyPhonePre },
	};
}
