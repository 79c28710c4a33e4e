import { z } from 'zod';
import { MAX_PINS } from '../../rules/pins.ts';
import { fileReply, memberCall, publicCall } from '../call.ts';
import { id } from '../wire.ts';
import { Departure, section, VoyageCard } from './views.ts';
import { ItineraryView } from './voyage.ts';

/** The id of a booked voyage's address: 128 random bits, which say nothing of the order or its people. */
const address = z.string().regex(/^[\da-f]{32}$/);

/** A day with the moments at which the ship comes and goes, epoch milliseconds; null where the hour or the port's clock isn't known. */
const OurDay = ItineraryView.extend({ arrivesAt: z.number().nullable(), departsAt: z.number().nullable() });
export type OurDay = z.output<typeof OurDay>;

export const OurVoyageView = Departure.extend({
	voyage: VoyageCard.pick({
		code: true,
		title: true,
		places: true,
		date: true,
		returnDate: true,
		days: true,
		nights: true,
		ship: true,
		picture: true,
	}),
	days: section(z.array(OurDay)),
	/** When online check-in opens, should be done and closes, and when boarding passes can be had, epoch milliseconds. */
	checkIn: z.object({ opens: z.number(), due: z.number(), closes: z.number(), passes: z.number() }),
});
export type OurVoyageView = z.output<typeof OurVoyageView>;

/** The address of an order's voyage; empty while it has none. */
const Shared = z.object({ address: z.union([address, z.literal('')]) });

export const ourVoyage = {
	'GET /order/our-voyage': memberCall('The address of an order’s voyage for fellow travellers, if it has one', {
		alone: true,
		input: z.object({ id }),
		output: Shared,
	}),
	'POST /order/our-voyage': memberCall('Makes the address of an order’s voyage for fellow travellers, or revokes it', {
		exclusive: 'order',
		fails: ['not-found', 'conflict'],
		input: z.object({ id, shared: z.boolean() }),
		output: Shared,
	}),
	'GET /our-voyage': publicCall('A booked voyage for fellow travellers: days, ports and hours, without names and numbers', {
		fails: ['not-found'],
		input: z.object({ id: address }),
		output: OurVoyageView,
	}),
	'GET /our-voyage/calendar': publicCall('The same as a calendar, to be saved or subscribed to', {
		fails: ['not-found'],
		reply: 'file',
		/** `pins`: places on board by days (`shared/rules/pins.ts`), which become events too. */
		input: z.object({
			id: address,
			pins: z
				.string()
				.max(MAX_PINS * 68)
				.default(''),
		}),
		output: fileReply,
	}),
};
