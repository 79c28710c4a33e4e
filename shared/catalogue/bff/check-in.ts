import { z } from 'zod';
import { CHECK_IN_FIELDS, CHECK_IN_STEP_NAMES, type CheckInField } from '../../rules/check-in-form.ts';
import { PERSON_STATES } from '../../rules/check-in-state.ts';
import { CHECK_IN_PHASES } from '../../rules/check-in-window.ts';
import { DOCUMENT_TYPES } from '../../rules/documents.ts';
import { memberCall } from '../call.ts';
import { id } from '../wire.ts';
import { PassengerView } from './contacts.ts';
import { StatusName } from './order-views.ts';
import { Departure, section, VoyageCard } from './views.ts';

/** Views of online check-in. Instants in epoch milliseconds of the server's clock, days `YYYY-MM-DD` in China. */

const typed = z.string().max(400);
const field = z.enum(CHECK_IN_FIELDS);
const ofOrder = z.object({ order: id });
const ofPerson = ofOrder.extend({ person: id });
/** Words by field: keys of `check-in:problem`. */
const problems = z.partialRecord(field, z.string());

const Window = z.object({
	phase: z.enum(CHECK_IN_PHASES),
	opens: z.number(),
	/** The moment by which it should be done. */
	due: z.number(),
	closes: z.number(),
	/** The moment from which boarding passes are made. */
	passFrom: z.number(),
	boardingAt: z.number().nullable(),
	terminal: z.string(),
});

/** A sailing to check in for. */
export const CheckInSailing = z.object({
	order: z.string(),
	/** Empty when unknown. */
	number: z.string(),
	/** Only an order that is `not-travelled`, paid for and still ahead, can be checked in. */
	status: StatusName,
	voyage: VoyageCard,
	...Departure.shape,
	window: Window,
	/** The number of its passengers, and of those who are checked in; null when unknown. */
	people: z.object({ all: z.number(), done: z.number() }).nullable(),
	/** True for the member's own order, false for one that was found by its number and a name. */
	own: z.boolean(),
});
export type CheckInSailing = z.output<typeof CheckInSailing>;

/** A passenger of an order with the state of their check-in. */
export const CheckInPerson = z.object({
	id: z.string(),
	name: z.string(),
	/** As it will be on the boarding pass. Empty, as are `roomNum` and `message`, in an order that isn't the member's own. */
	pinyin: z.string(),
	kind: z.enum(['adult', 'child']),
	roomNum: z.string(),
	state: z.enum(PERSON_STATES),
	/** Upstream's reason why staff have to see them; empty without one. */
	message: z.string(),
	/** The number of the form's four steps that are complete, and the step to go on with. */
	stepsDone: z.number(),
	nextStep: z.enum(CHECK_IN_STEP_NAMES).nullable(),
	/** The moments of the last save and of the check-in. */
	savedAt: z.number().nullable(),
	checkedInAt: z.number().nullable(),
});
export type CheckInPerson = z.output<typeof CheckInPerson>;

const CheckInView = z.object({ sailing: CheckInSailing, people: z.array(CheckInPerson), now: z.number() });
export type CheckInView = z.output<typeof CheckInView>;

/** A field that another device saved meanwhile. */
const SavedElsewhere = z.object({ field, value: z.string(), at: z.number() });

const Values = z.object(
	Object.fromEntries(CHECK_IN_FIELDS.map((name) => [name, z.string()])) as Record<CheckInField, z.ZodString>,
);

const CheckInFormView = z.object({
	sailing: CheckInSailing,
	person: CheckInPerson,
	/** The saved value, else that of the order for a member's own passenger, else the empty text. */
	values: Values,
	/** Fields that a picture filled in and that the member hasn't looked at yet. */
	unsure: z.array(field),
	/** The facts that the form is checked against (`CheckInFacts` of `shared/rules/check-in-form.ts`). */
	facts: z.object({
		birthday: z.string(),
		contactMobile: z.string(),
		sailing: z.string(),
		back: z.string(),
		documentTypes: z.array(z.enum(DOCUMENT_TYPES)),
		others: z.array(z.object({ id: z.string(), mobile: z.string(), mobilePre: z.string() })),
		today: z.string(),
	}),
	/** The moment at which the check-in closes without another save; null before the first save. */
	openUntil: z.number().nullable(),
	/** The value of `since` for the first save: the moment at which the latest of these values was saved; 0 before any. */
	heard: z.number(),
	now: z.number(),
});
export type CheckInFormView = z.output<typeof CheckInFormView>;

export const checkIn = {
	'GET /check-in/sailings': memberCall("The member's sailings that can be checked in now, later or no longer", {
		/** `withoutVoyage`: the number of paid orders that are left out, because upstream doesn't tell their voyage. */
		output: z.object({ sailings: z.array(CheckInSailing), withoutVoyage: z.number(), now: z.number() }),
	}),
	'POST /check-in/find': memberCall(
		'Finds an order by its number and the name of one of its passengers, and lets the member check it in for a day',
		{
			limit: 'find-order',
			input: z.object({ orderNo: typed.default(''), name: typed.default('') }),
			output: z.discriminatedUnion('state', [
				z.object({ state: z.literal('found'), order: z.string() }),
				/** `message`: upstream's own words; empty when upstream wasn't asked. */
				z.object({
					state: z.literal('refused'),
					problems: z.partialRecord(z.enum(['orderNo', 'name']), z.enum(['missing', 'orderNo', 'notFound', 'nameMismatch'])),
					message: z.string(),
				}),
			]),
		},
	),
	'GET /check-in': memberCall('The people of an order with the state of their check-in', {
		fails: ['not-found'],
		input: ofOrder,
		output: CheckInView,
	}),
	'GET /check-in/form': memberCall("A passenger's check-in as far as it was saved", {
		fails: ['not-found'],
		input: ofPerson,
		output: CheckInFormView,
	}),
	'POST /check-in/save': memberCall(
		'Keeps fields of a check-in for a day; the later save of a field wins, and the answer lists the fields that other devices saved',
		{
			fails: ['not-found', 'conflict'],
			input: ofPerson.extend({
				values: z.partialRecord(field, typed),
				/** Fields that a picture filled in. */
				unsure: z.array(field).max(30).default([]),
				/** Distinguishes the devices of one member; made anew with each page. */
				device: z.string().regex(/^[\w-]{8,64}$/),
				/** The moment of the device's last news of the others: `heard` of the form, then `savedAt` of its latest save. */
				since: z.number().nonnegative(),
			}),
			output: z.object({
				savedAt: z.number(),
				openUntil: z.number(),
				/** Fields that other devices saved since then. */
				elsewhere: z.array(SavedElsewhere),
				/** Fields of this save to which another device had given another value since then. */
				replaced: z.array(field),
			}),
		},
	),
	'POST /check-in/extend': memberCall('Keeps a check-in open for another fifteen minutes', {
		fails: ['not-found', 'conflict'],
		input: ofPerson,
		output: z.object({ openUntil: z.number() }),
	}),
	'GET /check-in/passengers': memberCall('Saved passengers who may be this person, the likeliest first, numbers masked', {
		fails: ['not-found'],
		input: ofPerson,
		output: z.object({
			sailing: CheckInSailing,
			person: CheckInPerson,
			passengers: section(z.array(PassengerView.extend({ isSame: z.boolean() }))),
			now: z.number(),
		}),
	}),
	'POST /check-in/passenger': memberCall('Fills a check-in in from a saved passenger', {
		fails: ['not-found', 'conflict'],
		input: ofPerson.extend({ passenger: id }),
		output: z.object({ savedAt: z.number(), openUntil: z.number() }),
	}),
	'POST /check-in/submit': memberCall(
		'Checks a passenger in with what was saved, if every rule is kept; what was typed is dropped only then',
		{
			exclusive: 'check-in',
			limit: 'check-in',
			fails: ['not-found'],
			input: ofPerson,
			output: z.discriminatedUnion('state', [
				z.object({ state: z.literal('done') }),
				z.object({ state: z.literal('refused'), problems }),
				/** No answer came: a later look shows whether they are checked in. */
				z.object({ state: z.literal('unclear') }),
				/** The kind of refusal and upstream's own words; these are empty when upstream wasn't asked, because it is too early or too late. */
				z.object({
					state: z.literal('not-accepted'),
					reason: z.enum(['name-mismatch', 'document', 'too-early', 'closed', 'other']),
					message: z.string(),
				}),
			]),
		},
	),
	'GET /check-in/unfinished': memberCall('The check-in that was saved to last and not sent, if there is one', {
		silent: true,
		output: z.object({
			unfinished: z
				.object({
					order: z.string(),
					person: z.string(),
					name: z.string(),
					step: z.enum(CHECK_IN_STEP_NAMES),
					savedAt: z.number(),
				})
				.nullable(),
		}),
	}),
};
