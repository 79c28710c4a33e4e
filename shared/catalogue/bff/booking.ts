import { z } from 'zod';
import { memberCall } from '../call.ts';
import { localId } from '../inputs.ts';
import { id } from '../wire.ts';
import { ContactView, PassengerView } from './contacts.ts';
import { CabinView } from './order-views.ts';
import { PriceChange, VoyageCard } from './views.ts';

/** Cabins asked for: `count` of a category, each for `adult` and `child`. */
export const AskedCabin = z.object({
	categoryId: id,
	adult: z.number().int().min(1).max(4),
	child: z.number().int().min(0).max(3),
	count: z.number().int().min(1).max(9),
});

/** A cabin held, and its beds: the id of the passenger in each, null for a bed that is still free. */
const BookedCabin = CabinView.extend({
	beds: z.array(z.string().nullable()),
	/** CNY, tax included; null when upstream gave no price. */
	total: z.number().nullable(),
	/** Passengers that it sleeps; null when unknown. */
	maxPassengers: z.number().nullable(),
});
export type BookedCabin = z.output<typeof BookedCabin>;

const BookingView = z.object({
	localId: z.string(),
	voyage: VoyageCard,
	/** The end of the hold, and the server's clock, epoch milliseconds. */
	deadline: z.number(),
	now: z.number(),
	cabins: z.array(BookedCabin),
	/** Taken off by the chosen coupon, CNY. */
	discount: z.number(),
	total: z.number().nullable(),
	/** The difference from the price that the member saw last, until `POST /booking/price` accepts it. */
	changed: PriceChange.nullable(),
	contactId: z.string().nullable(),
	passengers: z.array(PassengerView),
	contacts: z.array(ContactView),
});
export type BookingView = z.output<typeof BookingView>;

const Held = z.object({
	/** The key of the booking's draft; null when nothing is held. */
	localId: z.string().nullable(),
	/** Ids of the categories without a free cabin. */
	missing: z.array(z.string()),
});

export const booking = {
	'POST /booking/hold': memberCall('Holds cabins of one voyage for a booking; with one of them missing none is held', {
		fails: ['not-found', 'too-many-holds', 'cabin-too-small', 'waiting-room'],
		input: z.object({ voyageId: id, cabins: z.array(AskedCabin).min(1).max(9) }),
		output: Held,
	}),
	'POST /booking/hold-again': memberCall("Holds a draft's cabins anew, from now; what was filled in stays", {
		fails: ['not-found', 'too-many-holds'],
		input: z.object({ localId }),
		output: Held,
	}),
	'GET /booking': memberCall('A booking that has begun: its cabins with their passengers, prices, and the end of the hold', {
		fails: ['not-found'],
		input: z.object({ localId }),
		output: BookingView,
	}),
	'POST /booking/party': memberCall(
		'Changes the party of one cabin of a booking, and its price; the cabin held and the time left stay',
		{
			fails: ['not-found', 'cabin-too-small'],
			input: AskedCabin.pick({ adult: true, child: true }).extend({ localId, cabin: z.number().int().min(0).max(8) }),
			output: z.object({ total: z.number() }),
		},
	),
	'POST /booking/save': memberCall(
		'Keeps the passengers of each bed, and the contact; `complete` is true when the booking can go on',
		{
			fails: ['not-found'],
			input: z.object({
				localId,
				beds: z.array(z.array(id.nullable()).max(4)).max(9),
				contactId: id.nullable(),
			}),
			output: z.object({ complete: z.boolean() }),
		},
	),
};
