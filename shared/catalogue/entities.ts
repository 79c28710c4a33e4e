import { z } from 'zod';
import { allCabinsLeft, leftByCategory } from './cabins-left.ts';
import { adults, children } from './party-counts.ts';
import {
	bothLanguages,
	day,
	described,
	facts,
	flag,
	hour,
	id,
	isNothing,
	isObject,
	money,
	number,
	oneOf,
	optionalDay,
	optionalId,
	optionalMoment,
	optionalMoney,
	optionalNumber,
	positive,
	printedNumber,
	richInBoth,
	state,
	text,
} from './wire.ts';
import { byId, commaList, list } from './wire-lists.ts';

/** The entities as upstream sends them. Unknown fields pass and are dropped. */

export const Cruise = z.object({ id, code: text, cnName: text, enName: text, name: text, images: commaList });
export type Cruise = z.output<typeof Cruise>;

export const CruiseInfo = Cruise.extend({
	tonnage: optionalNumber,
	length: optionalNumber,
	guests: optionalNumber,
	decks: optionalNumber,
	year: optionalNumber,
	...bothLanguages('desc'),
	/** Positions of her lifts along the ship: from 0 at the bow to 1 at the stern. */
	lifts: list(number),
});

export const Port = z.object({ id, code: text, cnName: text, enName: text });
export type Port = z.output<typeof Port>;

/** A port as areas show it: a short text and pictures, where upstream has them. */
export const ShownPort = Port.extend({ ...bothLanguages('desc'), images: commaList });
export type ShownPort = z.output<typeof ShownPort>;

/**
 * A port with its facts. Months are numbers from 1 to 12: the best to visit it, and those in which ships usually go. `pier`: how ships
 * lie there, and how far it is to the town; `timeDifference`: hours from Beijing.
 */
export const PortInfo = ShownPort.extend({
	...bothLanguages('story'),
	bestMonths: commaList,
	usualMonths: commaList,
	...bothLanguages('pier', 'country', 'language', 'currency'),
	timeDifference: optionalNumber,
});
export type PortInfo = z.output<typeof PortInfo>;

/** A destination area with its ports. */
export const PortGroup = z.object({ id, ...bothLanguages('name', 'desc'), ports: list(ShownPort) });
export type PortGroup = z.output<typeof PortGroup>;

/**
 * `price` is the retail reference, `disCountPrice` the promotional price, tax included, CNY per person. Some backends word that one as the price of a
 * cabin, `personAvg`.
 */
const VoyagePrice = facts({ price: optionalMoney, disCountPrice: optionalMoney }, (value) =>
	isObject(value) && isNothing(value.disCountPrice) && 'personAvg' in value
		? { ...value, disCountPrice: value.personAvg }
		: value,
);

/** Per person and per cabin, tax included, CNY. */
const CategoryPrice = z.object({ personAvg: money, totalPrice: money });

const Line = described(bothLanguages('name'));

/** The ship that sails; `id` is empty when unknown. */
const Sailing = described({ id: optionalId.transform((known) => known ?? '').pipe(z.string()), ...bothLanguages('name') });

/** A voyage as carts and orders have it. A voyage without a day or a length doesn't fit; one without line or ship does. */
export const BriefVoyage = z.object({ id, departureDate: day, days: positive, line: Line, cruise: Sailing });
export type BriefVoyage = z.output<typeof BriefVoyage>;

export const Voyage = BriefVoyage.extend({
	code: text,
	price: VoyagePrice.nullish(),
	images: commaList,
	mobImages: commaList,
	cover: text,
	...bothLanguages('title', 'theme'),
	/** Cabins left in all categories; null when unknown. */
	inventory: allCabinsLeft,
	/** Lowest price of a balcony cabin that can be booked, as `personAvg`. */
	balconyPrice: optionalMoney,
	/** Hours in ports of call in all, from arriving to leaving; null when unknown. */
	hoursInPort: optionalNumber,
	/** Whole days at sea. */
	seaDays: optionalNumber,
});
export type Voyage = z.output<typeof Voyage>;

/** A voyage with its prices and cabins left, both by category id. */
export const VoyageWithPrices = Voyage.extend({
	prices: byId(CategoryPrice).nullish(),
	categories: leftByCategory,
});
export type VoyageWithPrices = z.output<typeof VoyageWithPrices>;

/** Cabins of one category on one voyage in a member's cart: `count` of them, each for `adult` and `child`. */
export const CartRow = z.object({ id, voyageId: id, categoryId: id, adult: adults, child: children, count: positive });
export type CartRow = z.output<typeof CartRow>;

/** A row of the cart with its voyage, prices and cabins left. */
export const CartEntry = CartRow.extend({
	voyage: BriefVoyage.extend({ prices: byId(CategoryPrice).nullish() }),
	inventory: facts({ categories: leftByCategory }).nullish(),
});
export type CartEntry = z.output<typeof CartEntry>;

/** One day of an itinerary; times `HH:mm` in the port's own zone, empty at sea, on arrival or on departure. */
const ItineraryDay = z.object({
	day: positive,
	portId: optionalId,
	...bothLanguages('port'),
	arrive: hour,
	depart: hour,
	...bothLanguages('title', 'desc'),
	image: text,
});

/** Texts of which each says something. */
const texts = list(text).overwrite((rows) => rows.filter(Boolean));

export const VoyageDetail = facts({
	voyageId: optionalId,
	/** Days that come twice are one day. */
	itinerary: list(ItineraryDay).overwrite((days) => [...new Map(days.map((day) => [JSON.stringify(day), day])).values()]),
	...bothLanguages('desc'),
	/** What holders of mainland passports need to go ashore at the ports of call. An assumption. */
	...bothLanguages('visa'),
	included: texts,
	enIncluded: texts,
	excluded: texts,
	enExcluded: texts,
});
export type VoyageDetail = z.output<typeof VoyageDetail>;

/** A kind of cabin: inside, ocean view, balcony, suite. */
export const Subcategory = z.object({ id, code: text, cnName: text, enName: text });

export const Category = z.object({
	id,
	cruiseId: id,
	subcategoryId: optionalId,
	cnName: text,
	enName: text,
	code: text,
	/** Square metres, as text ("18–20"). */
	area: text,
	deck: text,
	hasBalcony: flag,
	/** Most passengers in one cabin, 1–4 (single … quadruple); null when unknown. */
	persons: optionalNumber.transform((persons) => (persons !== null && persons >= 1 ? persons : null)).pipe(z.number().nullable()),
	...bothLanguages('bed'),
	images: commaList,
});
export type Category = z.output<typeof Category>;

/**
 * A numbered cabin. `position`: its middle along the ship, from 0 at the bow to 1 at the stern; `inside`: between the corridors, without a
 * wall to the sea; `connectsTo`: the number of the cabin behind its connecting door; `accessible`: built for wheelchairs.
 */
export const Cabin = z.object({
	id,
	roomNum: printedNumber,
	deck: text,
	categoryId: id,
	position: optionalNumber,
	side: oneOf(['PORT', 'STARBOARD'], {
		P: 'PORT',
		LEFT: 'PORT',
		左舷: 'PORT',
		S: 'STARBOARD',
		RIGHT: 'STARBOARD',
		右舷: 'STARBOARD',
	}).nullish(),
	inside: flag,
	connectsTo: text,
	accessible: flag,
});
export type Cabin = z.output<typeof Cabin>;

export const Policy = facts({ ...bothLanguages('title'), ...richInBoth('content'), updatedAt: optionalDay });

/**
 * One step of a cancellation policy: between `fromDays` and `toDays` before departure (null: no bound), `percent` of full fare or `amount`
 * CNY per passenger.
 */
export const CancellationStep = facts({
	fromDays: optionalNumber,
	toDays: optionalNumber,
	percent: optionalNumber.optional(),
	amount: optionalMoney.optional(),
});
export type CancellationStep = z.output<typeof CancellationStep>;

/**
 * All steps, each once. Only one of them may lack a beginning or an end that the others have; two such steps would overlap.
 */
export const CancellationSteps = list(CancellationStep)
	.overwrite((steps) => [...new Map(steps.map((step) => [JSON.stringify(step), step])).values()])
	.superRefine((steps, context) => {
		for (const bound of ['fromDays', 'toDays'] as const) {
			const open = steps.flatMap((step, index) => (step[bound] === null ? index : []));
			if (open.length === steps.length) continue;
			for (const index of open.slice(1)) context.addIssue({ code: 'custom', message: 'a number of days', path: [index, bound] });
		}
	});

/** Advert of a slot. */
export const Ad = facts({
	id: optionalId,
	image: text,
	mobileImage: text,
	link: text,
	...bothLanguages('title', 'desc'),
	showCountDown: flag,
	endTime: optionalMoment,
	nowTime: optionalMoment,
});
export type Ad = z.output<typeof Ad>;

/** Pop-up: `type` 1 is a notice with HTML content, 2 a linked sale image. */
export const Popup = z.object({
	id,
	type: state,
	...richInBoth('content'),
	url: text,
	image: text,
	mobileImage: text,
	mobileUrl: text,
	displayWithNotice: flag,
});
export type Popup = z.output<typeof Popup>;

const descriptions = bothLanguages('description_1', 'description_2');

export const HotLine = facts(descriptions);
export type HotLine = z.output<typeof HotLine>;

/** A region's tab of the hot-routes block. */
export const HotRouteGroup = facts({
	...descriptions,
	...bothLanguages('name'),
	voyages: list(z.object({ id, code: text, cover: text })),
});
export type HotRouteGroup = z.output<typeof HotRouteGroup>;

export const SmsCountry = z.object({ code: id, cnName: text, enName: text });
