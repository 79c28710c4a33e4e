import { z } from 'zod';
import { DOCUMENT_TYPES } from '../../rules/documents.ts';
import { memberCall } from '../call.ts';
import { section } from './views.ts';

const typed = z.string().max(200).default('');
const known = z
	.string()
	.regex(/^[\w-]{1,64}$/)
	.optional();

/** A passenger as lists show them: the document can be recognised, not copied. */
export const PassengerView = z.object({
	id: z.string(),
	/** In Chinese where known, else in pinyin. */
	name: z.string(),
	pinyin: z.string(),
	/** 1 male, 0 female; null when unknown. */
	gender: z.number().nullable(),
	birthday: z.string(),
	documentType: z.enum(DOCUMENT_TYPES),
	numberMasked: z.string(),
	expiry: z.string(),
	mobileMasked: z.string(),
	/** A problem to solve: the document has expired, or does within six months; something is missing or wrong. */
	attention: z.enum(['expired', 'expires-soon', 'incomplete']).nullable(),
});
export type PassengerView = z.output<typeof PassengerView>;

export const ContactView = z.object({ id: z.string(), name: z.string(), mobileMasked: z.string(), email: z.string() });
export type ContactView = z.output<typeof ContactView>;

/** A passenger as typed into a form; `shared/rules/passenger.ts` finds the problems. */
export const PassengerForm = z.object({
	id: known,
	lastName: typed,
	firstName: typed,
	pinyinLastName: typed,
	pinyinFirstName: typed,
	gender: typed,
	birthday: typed,
	documentType: z.enum(DOCUMENT_TYPES),
	number: typed,
	issue: typed,
	expiry: typed,
	mobilePre: typed,
	mobile: typed,
	emergencyPhonePre: typed,
	emergencyPhone: typed,
});
export type PassengerForm = z.output<typeof PassengerForm>;

const Saved = z.discriminatedUnion('state', [
	z.object({ state: z.literal('saved'), id: z.string() }),
	/** Words by field: keys of `contacts:problem`. */
	z.object({ state: z.literal('refused'), problems: z.record(z.string(), z.string()) }),
]);

export const contacts = {
	'GET /contacts': memberCall('The frequent passengers and contacts of a member, numbers masked', {
		output: z.object({
			passengers: section(z.array(PassengerView)),
			contacts: section(z.array(ContactView)),
			/** Upstream's own words when it refused one of the lists. */
			refusal: z.string(),
			/** Seconds until a missing list may be asked for again, where upstream names them. */
			retryAfter: z.number().nullable(),
		}),
	}),
	'GET /passenger': memberCall('A passenger to edit; an empty form without an id', {
		fails: ['not-found'],
		input: z.object({ id: known }),
		output: PassengerForm,
	}),
	'POST /passenger': memberCall('Adds or changes a passenger, if every rule is kept', {
		exclusive: 'passengers',
		fails: ['not-found'],
		input: PassengerForm,
		output: Saved,
	}),
	'POST /contact': memberCall('Adds or changes a contact, if every rule is kept', {
		exclusive: 'contacts',
		fails: ['not-found'],
		input: z.object({ id: known, name: typed, mobile: typed, email: typed }),
		output: Saved,
	}),
	'POST /pinyin': memberCall('Proposes how a Chinese name is written in a passport', {
		alone: true,
		input: z.object({ lastName: typed, firstName: typed }),
		output: z.object({ lastName: z.string(), firstName: z.string() }),
	}),
};
