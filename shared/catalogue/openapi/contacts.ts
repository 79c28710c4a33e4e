import { z } from 'zod';
import { DOCUMENT_TYPES, type DocumentType, isDocumentNumber } from '../../rules/documents.ts';
import { fitsLastCharacter, readIdCard } from '../../rules/id-card.ts';
import { DEFAULT_DIAL_PREFIX } from '../../rules/phone.ts';
import { memberCall } from '../call.ts';
import { made } from '../made.ts';
import { done, gender, id, oneOf, optionalBirthday, optionalDay, text } from '../wire.ts';
import { list } from '../wire-lists.ts';

const short = z.string().max(64).default('');
const day = z
	.string()
	.regex(/^\d{4}-\d{2}-\d{2}$/)
	.or(z.literal(''))
	.default('');
const digits = z
	.string()
	.regex(/^\d{0,15}$/)
	.default('');
const prefix = z
	.string()
	.regex(/^\d{1,4}$/)
	.default('86');

/** A passenger (upstream's word: tourist) as it is sent: names as written and in pinyin, one document, two phones. */
export const TouristInput = z.object({
	lastName: short,
	firstName: short,
	pinyinLastName: short,
	pinyinFirstName: short,
	gender: z.coerce.number().int().min(0).max(1),
	birthday: day,
	documentType: z.enum(DOCUMENT_TYPES),
	/** Of a passport or pass. */
	passport: short,
	passportIssue: day,
	passportExpiry: day,
	/** Of an identity card, a foreigner's too. */
	idcard: short,
	mobile: digits,
	mobilePre: prefix,
	emergencyPhone: digits,
	emergencyPhonePre: prefix,
});

/** A passenger with one document. */
export const PassengerFields = z.object({
	id,
	lastName: text,
	firstName: text,
	pinyinLastName: text,
	pinyinFirstName: text,
	gender,
	birthday: optionalBirthday,
	documentType: oneOf(DOCUMENT_TYPES).nullish().describe('follows from its numbers when missing'),
	passport: text,
	passportExpiry: optionalDay,
	idcard: text,
	mobile: text,
});

/** Adds the kind of document, the birthday and the gender to a passenger without them: they follow from the document's number. */
export function withDerived<P extends z.output<typeof PassengerFields>>(passenger: P): P & { documentType: DocumentType } {
	const { documentType, birthday, gender: given, passport, idcard } = passenger;
	const byNumber = !passport && idcard ? (isDocumentNumber('FOREIGN_ID', idcard) ? 'FOREIGN_ID' : 'ID_CARD') : 'PASSPORT';
	const card = readIdCard(idcard);
	return {
		...passenger,
		documentType: documentType ?? byNumber,
		birthday: birthday || (card && fitsLastCharacter(idcard) ? card.birthday : ''),
		gender: given ?? card?.gender ?? null,
	};
}

const dialPrefix = text.transform((value) => value || DEFAULT_DIAL_PREFIX).pipe(z.string());

const TouristFields = PassengerFields.extend({
	passportIssue: optionalDay,
	mobilePre: dialPrefix,
	emergencyPhone: text,
	emergencyPhonePre: dialPrefix,
});
const CompleteTourist = TouristFields.extend({ documentType: z.enum(DOCUMENT_TYPES) });
export const Tourist = TouristFields.transform((fields): z.input<typeof CompleteTourist> => withDerived(fields)).pipe(
	CompleteTourist,
);
export type Tourist = z.output<typeof Tourist>;

const ContactInput = z.object({ name: z.string().max(128).default(''), mobile: digits, email: z.string().max(254).default('') });
export const Contact = z.object({ id, name: text, mobile: text, email: text });

const one = z.object({ id });

export const contacts = {
	'GET /openapi/user/tourist': memberCall('Frequent passengers', {
		needs: 'confirming and ordering a booking; adding a passenger',
		part: 'passengers, booking, check-in: the list of passengers',
		output: list(Tourist),
	}),
	'POST /openapi/user/tourist': memberCall('Adds a passenger', {
		needs: 'adding a passenger',
		internal: true,
		input: TouristInput,
		output: made('tourist'),
	}),
	'GET /openapi/user/tourist/{id}': memberCall('A passenger', {
		needs: 'changing a passenger',
		input: one,
		output: Tourist,
	}),
	'POST /openapi/user/tourist/{id}': memberCall('Changes a passenger', {
		needs: 'changing a passenger',
		internal: true,
		input: TouristInput.extend(one.shape),
		output: done,
	}),
	'DELETE /openapi/user/tourist/{id}': memberCall('Removes a passenger', {
		exclusive: 'passengers',
		needs: 'removing a passenger',
		input: one,
		output: done,
	}),
	'GET /openapi/user/contact': memberCall('Frequent contacts', {
		needs: 'confirming and ordering a booking',
		part: 'contacts, booking: the list of contacts',
		output: list(Contact),
	}),
	'POST /openapi/user/contact': memberCall('Adds a contact', {
		needs: 'adding a contact',
		internal: true,
		input: ContactInput,
		output: made('contact'),
	}),
	'GET /openapi/user/contact/{id}': memberCall('A contact', {
		needs: 'changing a contact',
		input: one,
		output: Contact,
	}),
	'POST /openapi/user/contact/{id}': memberCall('Changes a contact', {
		needs: 'changing a contact',
		internal: true,
		input: ContactInput.extend(one.shape),
		output: done,
	}),
	'DELETE /openapi/user/contact/{id}': memberCall('Removes a contact', {
		exclusive: 'contacts',
		needs: 'removing a contact',
		input: one,
		output: done,
	}),
};
