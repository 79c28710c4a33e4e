import { z } from 'zod';
import { memberCall } from '../call.ts';
import { localId } from '../inputs.ts';
import { id } from '../wire.ts';
import { ContactView, PassengerView } from './contacts.ts';
import { CabinView, DocumentTerms } from './order-views.ts';
import { OrderHead } from './rebooking.ts';
import { OnBoardCosts, PriceChange, section, VoyageCard } from './views.ts';

/** Cabins asked for: `count` of a category, each for `adult` and `child`. */
export const AskedCabin = z.object({
	categoryId: id,
	adult: z.number().int().min(1).max(4),
	child: z.number().int().min(0).max(3),
	count: z.number().int().min(1).max(9),
});

/** As `AskedCabin`, with the ids of cabins that were chosen on the deck, at most `count`. */
const ChosenCabin = AskedCabin.extend({ rooms: z.array(id).max(9).optional() });

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
	/** The ship's departure by the itinerary, epoch milliseconds; null when unknown. */
	leavesAt: z.number().nullable(),
	/** The end of the hold, and the server's clock, epoch milliseconds. */
	deadline: z.number(),
	now: z.number(),
	cabins: z.array(BookedCabin),
	/** Taken off by the chosen coupon, CNY. */
	discount: z.number(),
	total: z.number().nullable(),
	onBoard: OnBoardCosts,
	/** The difference from the price that the member saw last, until `POST /booking/price` accepts it. */
	changed: PriceChange.nullable(),
	documents: DocumentTerms,
	contactId: z.string().nullable(),
	/** The order that this booking is to replace; null for a booking of its own. */
	replaces: OrderHead.nullable(),
	/** True when the beds and the contact are the site's proposal, which isn't saved yet. */
	proposed: z.boolean(),
	/** The member's own. A list that can't be had leaves beds and contact as they were saved. */
	passengers: section(z.array(PassengerView)),
	contacts: section(z.array(ContactView)),
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
		exclusive: 'booking',
		fails: ['not-found', 'too-many-holds', 'cabin-too-small', 'waiting-room'],
		input: z.object({ voyageId: id, cabins: z.array(ChosenCabin).min(1).max(9) }),
		/** `lost`: cabins chosen on the deck that can't be held; another of the category is. */
		output: Held.extend({ lost: z.number() }),
	}),
	'POST /booking/hold-again': memberCall("Holds a draft's cabins anew, from now; what was filled in stays", {
		exclusive: 'booking',
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
			exclusive: 'booking',
			fails: ['not-found', 'cabin-too-small'],
			input: AskedCabin.pick({ adult: true, child: true }).extend({ localId, cabin: z.number().int().min(0).max(8) }),
			output: z.object({ total: z.number() }),
		},
	),
	'POST /booking/save': memberCall(
		'Keeps the passengers of each bed, and the contact; `complete` is true when the booking can go on',
		{
			exclusive: 'booking',
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
