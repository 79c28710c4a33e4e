import { z } from 'zod';
import { SORTS } from '../../constants.ts';
import { CARDS, publicCall } from '../call.ts';
import { Ad, CancellationSteps, HotLine, Port, Voyage, VoyageDetail, VoyageWithPrices } from '../entities.ts';
import { id, positive } from '../wire.ts';
import { list, paged } from '../wire-lists.ts';

/** Comma-joined id lists, as the search page sends them. */
const VoyageFilter = z.object({
	date: z.string().max(512).optional(),
	port: z.string().max(512).optional(),
	destination: z.string().max(512).optional(),
	cruise: z.string().max(128).optional(),
	days: z.string().max(64).optional(),
	ids: z.string().max(512).optional(),
	sort: z.enum(SORTS).optional(),
});

export const voyage = {
	'GET /openapi/voyage/v2/{id}': publicCall('One voyage with prices and cabins left by category', {
		needs: 'a voyage; holding, confirming and ordering a booking',
		part: 'booking: the documents that its sailing takes',
		cache: 'sailings',
		input: z.object({ id }),
		output: VoyageWithPrices,
	}),
	'POST /openapi/voyage/all': publicCall('Every voyage that matches', {
		needs: 'search, the sitemap',
		part:
			`${CARDS}: titles, prices and pictures of voyages; home: hot routes; ` +
			'a voyage, a ship: other departures; destinations, a destination, a campaign, the guides: sailings',
		cache: 'timetable',
		input: VoyageFilter,
		output: list(Voyage),
	}),
	'POST /openapi/voyage': publicCall('Voyages that match, paged', {
		input: VoyageFilter.extend({
			page: z.coerce.number().int().min(0).max(1000).optional(),
			pageSize: z.coerce.number().int().min(1).max(100).optional(),
		}),
		output: paged(Voyage),
	}),
	'POST /openapi/voyage/list': publicCall('Voyages by their ids', {
		part: 'wish list: voyages that have sailed; orders: their titles',
		input: z.object({ ids: z.string().max(1024) }),
		output: list(Voyage),
	}),
	'GET /openapi/voyage/port': publicCall('Departure ports', {
		needs: 'a search by port',
		part: `${CARDS}, home: the names of ports; a voyage: other departures`,
		cache: 'reference',
		output: list(Port),
	}),
	'GET /openapi/voyage/days': publicCall('Lengths on offer, in days', {
		cache: 'reference',
		output: list(positive),
	}),
	'GET /openapi/voyage/hots': publicCall('Hot lines of home', {
		part: 'home: hot lines',
		silent: true,
		cache: 'adverts',
		output: list(HotLine),
	}),
	'GET /openapi/voyage/activity/first': publicCall('The first campaign, if any', {
		silent: true,
		cache: 'adverts',
		output: Ad.nullable(),
	}),
	'GET /openapi/voyage/v2detail/{id}': publicCall('Itinerary and what is included; null when none is kept for this voyage', {
		part: 'a voyage, my voyage: its itinerary',
		cache: 'content',
		input: z.object({ id }),
		output: VoyageDetail.nullable(),
	}),
	'GET /openapi/voyage/v2detail-default/{id}': publicCall("The line's usual itinerary, for voyages without one of their own", {
		part: 'a voyage: its itinerary; a destination: how long ashore',
		cache: 'content',
		input: z.object({ id }),
		output: VoyageDetail.nullable(),
	}),
	'GET /openapi/voyage/hotsVoyage': publicCall('Hot voyages', {
		silent: true,
		cache: 'sailings',
		output: list(Voyage),
	}),
	'GET /openapi/voyage/v2/hotsVoyage': publicCall('Hot routes: encrypted hex of a list of route groups', {
		part: 'home: hot routes',
		silent: true,
		cache: 'adverts',
		output: z.string().max(2_000_000),
	}),
	'GET /openapi/order/cancellation/policy': publicCall('Cancellation fees by days before departure', {
		part: 'a voyage, an order: the cancellation table',
		cache: 'content',
		whole: 'values',
		input: z.object({ voyageId: id }),
		output: CancellationSteps,
	}),
};
