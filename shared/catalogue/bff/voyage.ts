import { z } from 'zod';
import { CHECK_IN_PHASES } from '../../rules/check-in-window.ts';
import { DOCUMENT_TYPES } from '../../rules/documents.ts';
import { memberCall, publicCall } from '../call.ts';
import { addressId } from '../inputs.ts';
import { EmptyRoom } from './order-views.ts';
import { OnBoardCosts, Price, section, VoyageCard } from './views.ts';

/** One day of the itinerary; `kind` distinguishes port calls, days at sea and the two ends. */
export const ItineraryView = z.object({
	day: z.number(),
	date: z.string(),
	kind: z.enum(['embark', 'port', 'sea', 'disembark']),
	port: z.string(),
	arrive: z.string(),
	depart: z.string(),
	title: z.string(),
	desc: z.string(),
	picture: z.string(),
});
export type ItineraryView = z.output<typeof ItineraryView>;

/**
 * A cabin category of this voyage. `maxPassengers` of one cabin and `left` are null when unknown; `price` and `total` are for the same
 * number of guests (`shared/rules/party-price.ts`).
 */
export const CategoryView = z.object({
	id: z.string(),
	code: z.string(),
	name: z.string(),
	kind: z.string(),
	kindName: z.string(),
	area: z.string(),
	deck: z.string(),
	bed: z.string(),
	maxPassengers: z.number().nullable(),
	suite: z.boolean(),
	balcony: z.boolean(),
	pictures: z.array(z.string()),
	price: Price.nullable(),
	total: z.number().nullable(),
	state: z.enum(['on-sale', 'sold-out', 'not-on-sale']),
	left: z.number().nullable(),
});
export type CategoryView = z.output<typeof CategoryView>;

/** A row of the cancellation table: `from` and `until` are calendar days (null: no bound), `today` marks the row in force. */
export const CancellationRow = z.object({
	from: z.string().nullable(),
	until: z.string().nullable(),
	fee: z.union([z.object({ percent: z.number() }), z.object({ amount: z.number() })]),
	today: z.boolean(),
});
export type CancellationRow = z.output<typeof CancellationRow>;

const VoyagePage = VoyageCard.extend({
	pictures: z.array(z.string()),
	desc: z.string(),
	itinerary: section(z.array(ItineraryView)),
	included: z.array(z.string()),
	excluded: z.array(z.string()),
	/** CNY per person and night; null when unknown. */
	serviceRates: z.object({ each: z.number(), suite: z.number().nullable(), freeUnder: z.number().nullable() }).nullable(),
	/** True when the voyage calls at a port of Japan, which taxes the departure from it. */
	japan: OnBoardCosts.shape.japan,
	categories: section(z.array(CategoryView)),
	cancellation: section(z.array(CancellationRow)),
	/** Other departures of the same line, nearest first. */
	departures: z.array(VoyageCard),
	/** Other lines that resemble this one. */
	similar: z.array(VoyageCard),
	/** Whether its passengers can be checked in now, and until when, epoch milliseconds. */
	checkIn: z.object({ phase: z.enum(CHECK_IN_PHASES), closes: z.number() }),
	/** The kinds of document that the sailing takes. */
	documentTypes: z.array(z.enum(DOCUMENT_TYPES)),
	/** What holders of mainland passports need to go ashore, in upstream's words; empty when it doesn't tell. */
	visa: z.string(),
});
export type VoyagePage = z.output<typeof VoyagePage>;

export const voyage = {
	'GET /voyage': publicCall('A voyage with itinerary, cabin categories and prices, cancellation table and similar sailings', {
		fails: ['not-found'],
		common: true,
		input: z.object({ id: addressId }),
		output: VoyagePage,
	}),
	'GET /voyage/rooms': memberCall('Free cabins of a category on a voyage, to choose one before booking', {
		input: z.object({ voyageId: addressId, categoryId: addressId }),
		output: z.object({ rooms: z.array(EmptyRoom) }),
	}),
};
