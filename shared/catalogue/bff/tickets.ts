import { z } from 'zod';
import { PASS_STATES } from '../../rules/boarding-pass.ts';
import { PERSON_STATES } from '../../rules/check-in-state.ts';
import { plainNumber } from '../../rules/typed-text.ts';
import { fileReply, memberCall, publicCall } from '../call.ts';
import { id } from '../wire.ts';
import { Departure, section, VoyageCard } from './views.ts';

/** Views of boarding passes. Instants in epoch milliseconds of the server's clock. */

/** A QR code as the path of an SVG of `size` × `size` modules, its quiet zone of four included. */
const QrPath = z.object({ size: z.number(), path: z.string() });
export type QrPath = z.output<typeof QrPath>;

/** One passenger's boarding pass, or the reason why there is none. */
export const PassView = z.object({
	person: z.string(),
	name: z.string(),
	/** As in the passport. */
	pinyin: z.string(),
	state: z.enum(PASS_STATES),
	/** The state of the check-in, as on its own page. */
	checkIn: z.enum(PERSON_STATES),
	/** The content of its QR code; empty unless it is ready. */
	number: z.string(),
	/** Null unless it is ready. */
	qr: QrPath.nullable(),
	roomNum: z.string(),
	deck: z.string(),
	/** Upstream's words about a missing pass, or about the help that a check-in needs; else empty. */
	message: z.string(),
	issuedAt: z.number().nullable(),
	/** Size of its PDF in bytes; null when unknown. */
	fileSize: z.number().nullable(),
});
export type PassView = z.output<typeof PassView>;

/** The passes of one order, with the times and places that passengers need on the way to the ship. */
export const PassOrder = z.object({
	order: z.string(),
	/** Empty when unknown. */
	number: z.string(),
	voyage: VoyageCard,
	/** The port of departure; empty when unknown. */
	port: z.string(),
	terminal: z.string(),
	boardingAt: z.number().nullable(),
	...Departure.shape,
	/** The moments from which passengers can check in, and from which passes are made. */
	opens: z.number(),
	passFrom: z.number(),
	passes: section(z.array(PassView)),
});
export type PassOrder = z.output<typeof PassOrder>;

const TicketsView = z.object({ orders: z.array(PassOrder), now: z.number() });
export type TicketsView = z.output<typeof TicketsView>;

const ofPerson = z.object({ order: id, person: id });

export const tickets = {
	'GET /tickets': memberCall('Boarding passes of sailings to come, the next first, or of one order', {
		fails: ['not-found'],
		input: z.object({ order: id.optional() }),
		/** `owner`: the id of the member. `withoutVoyage`: the number of paid orders that are left out, because upstream doesn't tell their voyage. */
		output: TicketsView.extend({ owner: z.string(), withoutVoyage: z.number() }),
	}),
	'POST /ticket/create': memberCall('Has a boarding pass made', {
		exclusive: 'check-in',
		fails: ['not-found'],
		input: ofPerson,
		output: z.discriminatedUnion('state', [
			z.object({ state: z.literal('made') }),
			/** Upstream's own words. */
			z.object({ state: z.literal('refused'), reason: z.enum(['too-early', 'failed', 'other']), message: z.string() }),
		]),
	}),
	'GET /ticket/pdf': memberCall('A boarding pass as a PDF', {
		fails: ['not-found'],
		reply: 'file',
		input: ofPerson,
		output: fileReply,
	}),
	'POST /ticket/find': publicCall(
		'The boarding pass of one passenger by the order’s number and the document’s, where the settings allow it',
		{
			limit: 'find-pass',
			fails: ['not-found'],
			input: z.object({
				orderNo: z
					.string()
					.max(60)
					.transform(plainNumber)
					.pipe(z.string().regex(/^\d{8}$/)),
				documentNumber: z.string().max(60).transform(plainNumber).pipe(z.string().min(4)),
			}),
			output: z.discriminatedUnion('state', [
				TicketsView.extend({ state: z.literal('found') }),
				/** One answer for an order that doesn't exist and for a document that none of its passengers has, so that orders can't be probed. */
				z.object({ state: z.literal('refused') }),
			]),
		},
	),
};
