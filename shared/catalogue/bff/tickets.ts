import { z } from 'zod';
import { PASS_STATES } from '../../rules/boarding-pass.ts';
import { call } from '../call.ts';
import { id } from '../wire.ts';
import { section, VoyageCard } from './views.ts';

/** Views of boarding passes. Instants in epoch milliseconds of the server's clock. */

/** One passenger's boarding pass, or why there is none. */
export const PassView = z.object({
	person: z.string(),
	name: z.string(),
	/** As in the passport. */
	pinyin: z.string(),
	state: z.enum(PASS_STATES),
	/** What its QR code says; empty unless it is ready. */
	number: z.string(),
	/** The QR code as the path of an SVG of `size` × `size` modules, quiet zone of four included; null unless it is ready. */
	qr: z.object({ size: z.number(), path: z.string() }).nullable(),
	roomNum: z.string(),
	deck: z.string(),
	/** Upstream's words about a pass that is not there; else empty. */
	message: z.string(),
	issuedAt: z.number().nullable(),
	/** Size of its PDF in bytes; null when upstream doesn't tell. */
	fileSize: z.number().nullable(),
});
export type PassView = z.output<typeof PassView>;

/** The passes of one order, and what their holders need to know on the way to the ship. */
export const PassOrder = z.object({
	order: z.string(),
	number: z.string(),
	voyage: VoyageCard,
	port: z.string(),
	terminal: z.string(),
	boardingAt: z.number().nullable(),
	leavesAt: z.number().nullable(),
	/** From when on passes are made. */
	passFrom: z.number(),
	passes: z.array(PassView),
});
export type PassOrder = z.output<typeof PassOrder>;

const ofPerson = z.object({ order: id, person: id });

export const tickets = {
	'GET /tickets': call({
		who: 'member',
		summary: 'Boarding passes of sailings to come, the next first, or of one order',
		fails: ['not-found'],
		input: z.object({ order: id.optional() }),
		output: z.object({ orders: z.array(section(PassOrder)), now: z.number() }),
	}),
	'POST /ticket/create': call({
		who: 'member',
		summary: 'Has a boarding pass made',
		fails: ['not-found', 'conflict'],
		input: ofPerson,
		output: z.discriminatedUnion('state', [
			z.object({ state: z.literal('made') }),
			/** Upstream's own words. */
			z.object({ state: z.literal('refused'), reason: z.enum(['too-early', 'failed', 'other']), message: z.string() }),
		]),
	}),
};
