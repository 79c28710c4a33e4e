import { z } from 'zod';
import { FACILITY_CHARGES, FACILITY_GROUPS, SHIP_CODES } from '../../constants.ts';
import { publicCall } from '../call.ts';
import { addressId } from '../inputs.ts';
import { section, VoyageCard } from './views.ts';

/** A ship by her name; `id` is the value of the search's filter. */
export const ShipName = z.object({ id: z.string(), code: z.enum(SHIP_CODES), name: z.string() });
export type ShipName = z.output<typeof ShipName>;

export const PicturedShip = ShipName.extend({ picture: z.string() });

/** A place on board; `charge` is null, and texts are empty, when unknown. */
export const PlaceView = z.object({
	id: z.string(),
	group: z.enum(FACILITY_GROUPS),
	name: z.string(),
	desc: z.string(),
	deck: z.string(),
	hours: z.string(),
	charge: z.enum(FACILITY_CHARGES).nullable(),
	cost: z.string(),
	picture: z.string(),
	/** True when no other ship of the line has it. */
	hersAlone: z.boolean(),
});
export type PlaceView = z.output<typeof PlaceView>;

/** A kind of cabin with its categories; areas and decks as texts of all of them. */
export const CabinKind = z.object({
	id: z.string(),
	name: z.string(),
	area: z.string(),
	decks: z.string(),
	picture: z.string(),
	categories: z.array(
		z.object({
			id: z.string(),
			code: z.string(),
			name: z.string(),
			area: z.string(),
			deck: z.string(),
			bed: z.string(),
			passengers: z.number().nullable(),
		}),
	),
});
export type CabinKind = z.output<typeof CabinKind>;

/** A deck. `kind` is the index of the cabins' kind among the ship's. */
export const DeckView = z.object({
	deck: z.number(),
	cabins: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			kind: z.number(),
			area: z.string(),
			/** Cabin numbers, first and last; empty when unknown. */
			first: z.string(),
			last: z.string(),
		}),
	),
	places: z.array(PlaceView.pick({ id: true, name: true, group: true })),
});
export type DeckView = z.output<typeof DeckView>;

/** A numbered cabin on a deck. `position` and `side` are null when unknown; `connects` is the number behind its connecting door. */
export const DeckRoom = z.object({
	id: z.string(),
	roomNum: z.string(),
	categoryId: z.string(),
	/** From 0 at the bow to 1 at the stern. */
	position: z.number().nullable(),
	side: z.enum(['PORT', 'STARBOARD']).nullable(),
	inside: z.boolean(),
	connects: z.string(),
	/** Built for wheelchairs; false also where upstream doesn't tell. */
	accessible: z.boolean(),
});
export type DeckRoom = z.output<typeof DeckRoom>;

/** A ship's decks with every numbered cabin. */
const ShipDecks = z.object({
	name: z.string(),
	/** Metres; null when unknown. */
	length: z.number().nullable(),
	/** Positions of her lifts along the ship, as for cabins. */
	lifts: z.array(z.number()),
	/** Names of the kinds of cabin, in their order. */
	kinds: z.array(z.string()),
	/** From the top. */
	decks: z.array(DeckView.extend({ rooms: z.array(DeckRoom) })),
});
export type ShipDecks = z.output<typeof ShipDecks>;

/** A ship in figures: gross tonnage, length in metres, guests, decks, year of building. Null when unknown. */
export const ShipFigures = z.object({
	tonnage: z.number().nullable(),
	length: z.number().nullable(),
	guests: z.number().nullable(),
	decks: z.number().nullable(),
	year: z.number().nullable(),
});

const ShipPage = ShipName.extend({
	story: z.string(),
	pictures: z.array(z.string()),
	facts: ShipFigures,
	cabins: section(z.array(CabinKind)),
	/** From the top. */
	decks: section(z.array(DeckView)),
	places: section(z.array(PlaceView)),
	/** The next sailings that can be booked, and their number in all. */
	sailings: section(z.object({ next: z.array(VoyageCard), count: z.number() })),
	/** The other ships. */
	fleet: z.array(PicturedShip),
});
export type ShipPage = z.output<typeof ShipPage>;

const code = z.string().max(8).toUpperCase();

export const ships = {
	'GET /ship': publicCall(
		'A ship with her facts, cabins, deck plan, places and next sailings; `code` is one of the three ships’',
		{
			fails: ['not-found'],
			input: z.object({ code }),
			output: ShipPage,
		},
	),
	'GET /ship/place': publicCall('One place on board of a ship', {
		fails: ['not-found'],
		input: z.object({ code, id: addressId }),
		output: PlaceView.omit({ hersAlone: true }),
	}),
	'GET /ship/decks': publicCall('The decks of a ship with their places and every numbered cabin, with its position when known', {
		fails: ['not-found'],
		input: z.object({ cruiseId: addressId }),
		output: ShipDecks,
		common: true,
	}),
	'GET /ships/experience': publicCall('The two ships to choose life on board from', {
		output: z.array(ShipName.extend({ lead: z.string(), picture: z.string() })),
	}),
};
