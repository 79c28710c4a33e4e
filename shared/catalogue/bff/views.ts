import { z } from 'zod';

/** View models for pages, already in the visitor's language. Pictures are addresses; see `shared/pictures.ts`. */

/** A part that is fetched independently: its value, or `unavailable`. */
export const section = <T extends z.ZodType>(value: T) => z.union([value, z.literal('unavailable')]);
export type Section<T> = T | 'unavailable';

/** A port or ship as an option to choose. */
export const Option = z.object({ id: z.string(), name: z.string() });
export type Option = z.output<typeof Option>;

export const OptionGroup = z.object({ id: z.string(), name: z.string(), options: z.array(Option) });
export type OptionGroup = z.output<typeof OptionGroup>;

/** The options of the search form. */
export const SearchOptions = z.object({
	ports: z.array(Option),
	areas: z.array(OptionGroup),
	ships: z.array(Option.extend({ code: z.string() })),
});
export type SearchOptions = z.output<typeof SearchOptions>;

/** CNY per person, tax included; `reference` is the retail guide price when it is higher. */
export const Price = z.object({ from: z.number(), reference: z.number().nullable() });
export type Price = z.output<typeof Price>;

export const VoyageState = z.enum(['on-sale', 'sold-out', 'departed', 'not-on-sale']);
export type VoyageState = z.output<typeof VoyageState>;

/**
 * The one card of a voyage, the same everywhere. `date` and `returnDate` are `YYYY-MM-DD`; `nights` is days − 1. `places`: its ports of call, where
 * the title names none. `balcony`: CNY per person, tax included. Null when unknown.
 */
export const VoyageCard = z.object({
	id: z.string(),
	code: z.string(),
	title: z.string(),
	theme: z.string(),
	ports: z.array(z.string()),
	date: z.string(),
	returnDate: z.string(),
	days: z.number(),
	nights: z.number(),
	ship: z.object({ id: z.string(), code: z.string(), name: z.string() }),
	price: Price.nullable(),
	state: VoyageState,
	picture: z.string(),
	places: z.array(z.string()),
	balcony: z.number().nullable(),
	hoursInPort: z.number().nullable(),
	seaDays: z.number().nullable(),
	/** What a campaign that runs now gives with each cabin; empty for none. */
	gift: z.string(),
});
export type VoyageCard = z.output<typeof VoyageCard>;

/** The ship's departure, epoch milliseconds, null when unknown; `changedFrom`: the itinerary's moment, where the order tells another. */
export const Departure = z.object({ leavesAt: z.number().nullable(), changedFrom: z.number().nullable() });
/** What a voyage's guests pay on board: the service charge (`shared/rules/service-charge.ts`), and whether Japan's departure tax is due. */
export const OnBoardCosts = z.object({
	/** CNY; null when unknown, never 0. */
	charge: z
		.object({
			total: z.number(),
			nights: z.number(),
			parts: z.array(z.object({ each: z.number(), people: z.number() })),
			freeUnder: z.number().nullable(),
		})
		.nullable(),
	japan: z.boolean(),
});
export type OnBoardCosts = z.output<typeof OnBoardCosts>;

/** A changed price: the one seen before, the new one, and the cause of the difference. */
export const PriceChange = z.object({
	before: z.number(),
	after: z.number(),
	why: z.enum(['cabins', 'coupon']),
	/** The cabins with another price now. */
	cabins: z.array(z.object({ name: z.string(), before: z.number(), after: z.number() })),
});
export type PriceChange = z.output<typeof PriceChange>;

/** Advert in the visitor's language. `countdown`: the end, and upstream's clock when it answered, epoch milliseconds. */
export const AdView = z.object({
	title: z.string(),
	desc: z.string(),
	image: z.string(),
	mobileImage: z.string(),
	link: z.string(),
	countdown: z.object({ end: z.number(), now: z.number() }).nullable(),
});
export type AdView = z.output<typeof AdView>;

/**
 * The page that a banner's button names: a voyage by its ports, some voyages by their number, those of a ship or a
 * theme, a ship, her restaurants, a port or a campaign by name. `elsewhere`: any other page, without a name.
 */
const LeadsTo = z.object({
	kind: z.enum(['voyage', 'voyages', 'shipVoyages', 'theme', 'ship', 'restaurants', 'port', 'campaign', 'elsewhere']),
	name: z.string(),
});
export type LeadsTo = z.output<typeof LeadsTo>;

export const BannerView = AdView.extend({ leadsTo: LeadsTo });
export type BannerView = z.output<typeof BannerView>;

/** Pop-up in the visitor's language; `html` is sanitised. `title`: the notice's own heading, or the campaign that a sale image leads to. */
export const PopupView = z.object({
	id: z.string(),
	kind: z.enum(['notice', 'sale']),
	title: z.string(),
	html: z.string(),
	image: z.string(),
	mobileImage: z.string(),
	link: z.string(),
	mobileLink: z.string(),
	displayWithNotice: z.boolean(),
});
export type PopupView = z.output<typeof PopupView>;

export const HotRoutesTab = z.object({
	name: z.string(),
	lead: z.string(),
	desc: z.string(),
	voyages: z.array(VoyageCard),
});
export type HotRoutesTab = z.output<typeof HotRoutesTab>;

/** Address, picture and price of its next voyage: empty and null when there is none. */
export const HotLineView = z.object({
	title: z.string(),
	desc: z.string(),
	link: z.string(),
	picture: z.string(),
	price: z.number().nullable(),
});
export type HotLineView = z.output<typeof HotLineView>;

export const NoticeView = z.object({ id: z.string(), text: z.string(), year: z.number() });
export type NoticeView = z.output<typeof NoticeView>;
