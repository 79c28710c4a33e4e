import { z } from 'zod';
import { memberCall } from '../call.ts';
import { id } from '../wire.ts';
import { OrderView } from './orders.ts';
import { PlaceView } from './ships.ts';
import { EntryCard } from './stories.ts';
import { section } from './views.ts';
import { ItineraryView } from './voyage.ts';

/** A place on board with its deck, hours and cost; texts are empty when unknown. */
const OnBoardPlace = PlaceView.pick({ id: true, group: true, name: true, deck: true, hours: true, charge: true, cost: true });
export type OnBoardPlace = z.output<typeof OnBoardPlace>;

/** What the page shows of the order itself: no names, documents or numbers. */
const OrderOfVoyage = OrderView.pick({
	...{ id: true, status: true, voyage: true, leavesAt: true, changedFrom: true, now: true },
	...{ cabins: true, passengers: true, amount: true, onBoard: true, steps: true },
}).extend({
	/** The number of passengers whose document needs attention. */
	doubtful: z.number(),
});

const MyVoyageView = z.object({
	order: OrderOfVoyage,
	/** The member's other paid orders of the same voyage. */
	others: z.array(z.object({ id: z.string(), number: z.string(), cabins: z.number().nullable() })),
	days: section(z.array(ItineraryView)),
	/** The places of the ship, in the order of their groups. */
	places: section(z.array(OnBoardPlace)),
	/** Notices published from 90 days before the departure to the return, the latest first; `noticesFrom` is the first of these days. */
	notices: section(z.array(EntryCard)),
	noticesFrom: z.string(),
	/** What the price doesn't include, as the voyage's own list tells it, without the service charge where that is understood. */
	extras: section(z.array(z.string())),
	/** Where the service charge is told; null when it isn't. */
	chargeSource: z.enum(['voyage', 'description', 'settings']).nullable(),
	/** The way to the ship: the port with its page, the terminal, and when boarding begins, epoch milliseconds. Empty and null when unknown. */
	pier: z.object({
		portId: z.string(),
		port: z.string(),
		terminal: z.string(),
		text: z.string(),
		boardingAt: z.number().nullable(),
	}),
});
export type MyVoyageView = z.output<typeof MyVoyageView>;

export const myVoyage = {
	'GET /my-voyage': memberCall(
		'All about the voyage of a paid order: what is to do, days, places on board, notices, costs and pier',
		{
			fails: ['not-found'],
			input: z.object({ id }),
			output: MyVoyageView,
		},
	),
};
