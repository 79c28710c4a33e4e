import { z } from 'zod';
import { call } from '../call.ts';
import { addressId } from '../inputs.ts';
import { Option, section, VoyageCard } from './views.ts';

/** A port on the list of destinations. `sailings` and `from` (CNY per person) are of the voyages on sale that go there, or leave from there. */
export const PortCard = Option.extend({
	desc: z.string(),
	picture: z.string(),
	sailings: z.number(),
	from: z.number().nullable(),
});
export type PortCard = z.output<typeof PortCard>;

export const DestinationArea = Option.extend({ desc: z.string(), ports: z.array(PortCard) });
export type DestinationArea = z.output<typeof DestinationArea>;

/** A port that ships call at on a route: the time ashore in hours, and between which times of the port's own clock. */
export const TimeAshore = z.object({ hours: z.number(), arrive: z.string(), depart: z.string() });
export type TimeAshore = z.output<typeof TimeAshore>;

export const DestinationPage = Option.extend({
	enName: z.string(),
	area: Option.nullable(),
	/** One sentence or two, and the whole story. */
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
	/** Of the lines that call here, each once, the shortest first; none for a port that voyages only begin in. */
	ashore: section(z.array(TimeAshore)),
	/** What there is on sale: ships, the ports that the voyages leave from or go to, the next of them, and how many there are. */
	onSale: section(
		z.object({
			ships: z.array(Option.extend({ code: z.string() })),
			others: z.array(z.string()),
			voyages: z.array(VoyageCard),
			/** How many call here, and how many begin here. */
			calling: z.number(),
			leaving: z.number(),
		}),
	),
	/** Ports of the same area, those with voyages first, and others that the same voyages go to. */
	neighbours: z.array(PortCard),
});
export type DestinationPage = z.output<typeof DestinationPage>;

export const destinations = {
	'GET /destinations': call({
		who: 'anybody',
		summary: 'Destinations by area, with what there is on sale to each',
		input: z.object({}),
		output: z.object({ areas: z.array(DestinationArea) }),
	}),
	'GET /destination': call({
		who: 'anybody',
		summary: 'A port: what it is like, when to go, how long ashore, and the voyages that go there',
		fails: ['not-found'],
		input: z.object({ id: addressId }),
		output: DestinationPage,
	}),
};
