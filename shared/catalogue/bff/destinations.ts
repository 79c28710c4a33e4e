import { z } from 'zod';
import { publicCall } from '../call.ts';
import { addressId } from '../inputs.ts';
import { Option, section, VoyageCard } from './views.ts';

/**
 * A port on the list of destinations. `sailings` (a number) and `from` (CNY per person) are those of the voyages on sale that go there, or
 * leave from there.
 */
export const PortCard = Option.extend({
	desc: z.string(),
	picture: z.string(),
	sailings: z.number(),
	from: z.number().nullable(),
});
export type PortCard = z.output<typeof PortCard>;

export const DestinationArea = Option.extend({ desc: z.string(), ports: z.array(PortCard) });
export type DestinationArea = z.output<typeof DestinationArea>;

/** A stay at a port on a route: the hours ashore, and the arrival and departure by the port's own clock. */
export const TimeAshore = z.object({ hours: z.number(), arrive: z.string(), depart: z.string() });
export type TimeAshore = z.output<typeof TimeAshore>;

export const DestinationPage = Option.extend({
	enName: z.string(),
	area: Option.nullable(),
	/** `desc` has one or two sentences, `story` the whole text. */
	desc: z.string(),
	story: z.string(),
	picture: z.string(),
	/** Numbers from 1 to 12. */
	bestMonths: z.array(z.number()),
	usualMonths: z.array(z.number()),
	country: z.string(),
	language: z.string(),
	currency: z.string(),
	pier: z.string(),
	/** Hours ahead of Beijing; null when unknown. */
	timeDifference: z.number().nullable(),
	/** One stay for each line that calls here, the shortest first; none for a port in which voyages only begin. */
	ashore: section(z.array(TimeAshore)),
	/** The voyages on sale: their ships, the other ports that they leave from or go to, and the next of them. */
	onSale: section(
		z.object({
			ships: z.array(Option.extend({ code: z.string() })),
			others: z.array(z.string()),
			voyages: z.array(VoyageCard),
			/** The number of voyages that call here, and of those that begin here. */
			calling: z.number(),
			leaving: z.number(),
		}),
	),
	/** Ports of the same area, those with voyages first, and others that the same voyages go to. */
	neighbours: z.array(PortCard),
});
export type DestinationPage = z.output<typeof DestinationPage>;

export const destinations = {
	'GET /destinations': publicCall('Destinations by area, with the voyages on sale to each', {
		common: true,
		input: z.object({}),
		output: z.object({ areas: z.array(DestinationArea) }),
	}),
	'GET /destination': publicCall('A port: its story, the best months, the hours ashore, and the voyages that go there', {
		fails: ['not-found'],
		common: true,
		input: z.object({ id: addressId }),
		output: DestinationPage,
	}),
};
