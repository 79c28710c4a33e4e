import { z } from 'zod';
import { publicCall } from '../call.ts';
import { partyInput } from './party-input.ts';
import { Query, SearchQuery, SentenceView } from './sentence.ts';
import { section, VoyageCard } from './views.ts';
import { CancellationRow } from './voyage.ts';

/** One option of a filter. `count`: the voyages that match it together with the other filters. */
export const FacetOption = z.object({ value: z.string(), label: z.string(), count: z.number(), selected: z.boolean() });
export type FacetOption = z.output<typeof FacetOption>;

const FacetGroup = z.object({ id: z.string(), label: z.string(), options: z.array(FacetOption) });

export const FilterKey = z.enum(['date', 'port', 'destination', 'cruise', 'days', 'price']);
export type FilterKey = z.output<typeof FilterKey>;

export const Facets = z.object({
	date: z.array(FacetOption),
	port: z.array(FacetOption),
	destination: z.array(FacetGroup),
	cruise: z.array(FacetOption),
	days: z.array(FacetOption),
	price: z.array(FacetOption),
});
export type Facets = z.output<typeof Facets>;

/** A day of the price calendar: lowest price per person, tax included, among the voyages leaving that day; null when sold out. */
export const CalendarDay = z.object({ date: z.string(), price: z.number().nullable(), count: z.number() });
export type CalendarDay = z.output<typeof CalendarDay>;

/** Filters to drop together, each with its values. `count`: the voyages that would match then. */
export const Relaxation = z.object({
	filters: z.array(z.object({ key: FilterKey, value: z.string(), label: z.string() })),
	count: z.number(),
});
export type Relaxation = z.output<typeof Relaxation>;

const SearchResult = z.object({
	/** The query as it was read, in its canonical form: only known values, sorted. */
	query: Query,
	total: z.number(),
	pages: z.number(),
	rows: z.array(VoyageCard),
	/** The last day of departure, `YYYY-MM-DD`, of voyages that stand behind the others that can be booked; null in another order. */
	lateUntil: z.string().nullable(),
	facets: Facets,
	calendar: z.array(z.object({ month: z.string(), lowest: z.number().nullable(), days: z.array(CalendarDay) })),
	/** Ids in the query that the timetable doesn't have. */
	gone: z.array(z.string()),
	/** The last month of the timetable, `YYYY-MM`; null when the timetable is empty. */
	lastMonth: z.string().nullable(),
	relaxations: z.array(Relaxation),
	/** How the words were understood that the search was read from; null without words. */
	sentence: SentenceView.nullable(),
});
export type SearchResult = z.output<typeof SearchResult>;

/** A kind of cabin on a voyage. `from`: the lowest price per person for the compared party, CNY with tax; null when unknown, or when nothing is left. */
/** `fits`: false where no cabin of the kind sleeps the compared party. */
const ComparedKind = z.object({
	kind: z.string(),
	name: z.string(),
	from: z.number().nullable(),
	soldOut: z.boolean(),
	fits: z.boolean(),
});

/** What a comparison shows of a voyage beyond its card. */
export const ComparedVoyage = z.object({
	id: z.string(),
	/** The lowest price per person for the compared party, CNY with tax; null when unknown, or when nothing is left. */
	from: z.number().nullable(),
	/** The cheapest first. */
	kinds: section(z.array(ComparedKind)),
	/** The service charge of one person, paid on board: a night's, and the voyage's; suites may pay more. Null when unknown. */
	service: z.object({ each: z.number(), total: z.number() }).nullable(),
	cancellation: section(z.array(CancellationRow)),
});
export type ComparedVoyage = z.output<typeof ComparedVoyage>;

export const search = {
	'GET /search': publicCall(
		'Voyages that match, with counts per filter value, a price calendar and, when nothing matches, the nearest relaxations',
		{
			input: SearchQuery,
			output: SearchResult,
			common: true,
		},
	),
	'GET /search/count': publicCall('The number of voyages that match, for the live count of a search form', {
		input: SearchQuery,
		output: z.object({ total: z.number() }),
		common: true,
	}),
	'GET /search/compared': publicCall('Two to four voyages side by side: prices by kind of cabin, and the fees of cancelling', {
		limit: 'question',
		input: z.object({ ids: z.string().max(128), adult: partyInput.adult.optional(), child: partyInput.child.optional() }),
		output: z.array(ComparedVoyage),
	}),
	'GET /search/priced': publicCall(
		'The lowest prices of voyages in view that a party can book; a voyage without one is left out',
		{
			limit: 'question',
			common: true,
			input: z.object({ ids: z.string().max(512), ...partyInput }),
			output: z.array(z.object({ id: z.string(), each: z.number(), total: z.number() })),
		},
	),
};
