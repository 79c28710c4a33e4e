import { z } from 'zod';
import { FACILITY_GROUPS } from '../../constants.ts';
import { publicCall } from '../call.ts';
import { PicturedShip, PlaceView, ShipName } from './ships.ts';
import { section } from './views.ts';

/** The introduction to life on board, or to one group of it; texts are empty when unknown. */
const Said = z.object({ title: z.string(), lead: z.string(), picture: z.string() });

/** A group of places, and the names of the first of them. */
export const LifeGroup = Said.extend({ group: z.enum(FACILITY_GROUPS), names: z.array(z.string()), count: z.number() });
export type LifeGroup = z.output<typeof LifeGroup>;

/** An hour of the day on board. */
export const Moment = Said.omit({ lead: true }).extend({ id: z.string(), time: z.string(), desc: z.string() });
export type Moment = z.output<typeof Moment>;

const LifePage = z.object({
	ship: ShipName,
	/** The group that is shown; null on the page of all of them. */
	group: z.enum(FACILITY_GROUPS).nullable(),
	said: Said,
	/** The groups that this ship has places of, in their order. */
	groups: section(z.array(LifeGroup)),
	/** On the page of all groups only. */
	moments: section(z.array(Moment)),
	/** The places of the group that is shown. */
	places: section(z.array(PlaceView)),
	/** The other ships. */
	fleet: z.array(PicturedShip),
});
export type LifePage = z.output<typeof LifePage>;

export const experience = {
	'GET /experience': publicCall('Life on board of a ship: all groups with a day on board, or one group with its places', {
		fails: ['not-found'],
		input: z.object({ code: z.string().max(8).toUpperCase(), group: z.string().max(16).toUpperCase().optional() }),
		output: LifePage,
	}),
};
