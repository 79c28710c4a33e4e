import { z } from 'zod';
import { TICKET_STATUSES } from '../../rules/boarding-pass.ts';
import { memberCall, publicCall } from '../call.ts';
import { BriefVoyage } from '../entities.ts';
import { count, done, filledText, flag, id, oneOf, optionalMoment, optionalNumber, printedNumber, state, text } from '../wire.ts';
import { requiredList } from '../wire-lists.ts';
import { PassengerFields, TouristInput, withDerived } from './contacts.ts';

/**
 * Online check-in and boarding passes. Of these calls only method and path are given: everything below is an assumption. An order is
 * named by its id when it is the member's own, or by its number and the name of one of its passengers.
 */
const OrderAsked = z.object({
	orderId: id.optional(),
	orderNo: z
		.string()
		.regex(/^\d{8}$/)
		.optional(),
	name: z.string().max(120).optional(),
});

/** Times and places of boarding; null or empty when unknown. */
const Boarding = {
	/** The ship's departure. */
	leavesAt: optionalMoment,
	/** The moment from which passengers may board. */
	boardingAt: optionalMoment,
	terminal: text,
	enTerminal: text,
};

export const CheckInOrder = z.object({
	id,
	orderNo: printedNumber,
	status: state,
	voyage: BriefVoyage,
	...Boarding,
	/** The phone of the order's contact: no emergency phone may be the same. */
	contactMobile: text,
});
export type CheckInOrder = z.output<typeof CheckInOrder>;

/** A passenger of an order with their check-in. `HELP`: staff have to see them; `checkInMessage` is the reason in upstream's words. */
export const OrderPerson = PassengerFields.extend({
	mobilePre: text,
	/** Counts the order's cabins from 0. */
	cabin: count.nullish(),
	roomNum: printedNumber,
	deck: text,
	checkedIn: flag,
	checkInStatus: oneOf(['NONE', 'DONE', 'HELP']).nullish(),
	checkInAt: optionalMoment,
	checkInMessage: text,
}).transform(withDerived);
export type OrderPerson = z.output<typeof OrderPerson>;

/** A boarding pass. `CHANGED`: its data have changed, and a new one has to be made. */
export const Ticket = z.object({
	personId: id,
	ticketNo: text,
	status: oneOf(TICKET_STATUSES),
	issuedAt: optionalMoment,
	/** The reason why there is none, in upstream's words. */
	message: text,
	/** Size of its PDF in bytes. */
	fileSize: optionalNumber,
	lastName: text,
	firstName: text,
	pinyinLastName: text,
	pinyinFirstName: text,
	roomNum: printedNumber,
	deck: text,
	voyage: BriefVoyage.nullish(),
	...Boarding,
});
export type Ticket = z.output<typeof Ticket>;

const CheckInInput = OrderAsked.extend({
	/** The person's id in the order. */
	id,
	...TouristInput.shape,
	address: z.string().max(200).default(''),
	/** `HELP`: the ship's doctor or staff should speak to them first. */
	health: z.enum(['WELL', 'HELP']),
	/** The passenger notice, the health statement and the privacy policy were agreed to. */
	agreed: z.literal(true),
});

/** A member names the order and the person; a visitor, where that is allowed, the order's number and the document's. */
const TicketAsked = OrderAsked.extend({ documentNumber: z.string().max(64).optional() });

export const checkIn = {
	'GET /openapi/order/checkin': memberCall(
		'An order to check in: of the member by its id, or by its number and the name of one of its passengers',
		{
			needs: 'check-in',
			part: 'my voyage: the terminal, and when boarding begins',
			internal: true,
			input: OrderAsked,
			output: CheckInOrder,
		},
	),
	'GET /openapi/order/persons': memberCall('The passengers of an order with the state of their check-in', {
		needs: 'check-in, the passengers of boarding passes',
		part: 'the orders, an order: passengers whom staff help',
		internal: true,
		input: OrderAsked,
		output: requiredList(OrderPerson),
	}),
	'POST /openapi/order/person/{id}/checkin': memberCall('Checks a passenger of an order in', {
		needs: 'checking a passenger in',
		internal: true,
		mustFinish: true,
		input: CheckInInput,
		output: done,
	}),
	'POST /openapi/order/person/{id}/ticket/create': memberCall("Makes a passenger's boarding pass", {
		needs: 'making a boarding pass',
		internal: true,
		mustFinish: true,
		input: OrderAsked.extend({ id }),
		output: done,
	}),
	'POST /openapi/order/getTicketUrl': publicCall(
		"The boarding passes of an order; with a document's number, that of its holder alone",
		{
			needs: 'boarding passes',
			internal: true,
			input: TicketAsked,
			output: requiredList(Ticket),
		},
	),
	'GET /openapi/order/getTicketDownloadUrl': publicCall("Address of the PDF of a passenger's boarding pass", {
		needs: 'a boarding pass as a PDF',
		internal: true,
		input: TicketAsked.extend({ personId: id }),
		output: filledText.pipe(z.string().max(2_000)),
	}),
};
