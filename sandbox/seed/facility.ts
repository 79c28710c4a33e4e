import type { FACILITY_CHARGES, FacilityGroup, ShipCode } from '#shared/constants.ts';
import { SHIPS } from './ships.ts';

/** A place on board of one ship. */
export type Facility = {
	group: FacilityGroup;
	cruiseId: number;
	title: string;
	enTitle: string;
	desc: string;
	enDesc: string;
	deck: string;
	hours: string;
	enHours: string;
	charge: (typeof FACILITY_CHARGES)[number] | null;
	fee: string;
	enFee: string;
	picture: string;
};

type Bilingual = readonly [cn: string, en: string];

/** `on`: the ships that have it, and its deck there. `costs`: whether the fare includes it, where the question makes sense, and in words. */
type Described = {
	on: Partial<Record<ShipCode, string>>;
	/** Left out where no picture shows the place itself. */
	picture?: string;
	title: Bilingual;
	desc: Bilingual;
	hours: Bilingual;
	costs: readonly [Facility['charge'], ...Bilingual];
};

export const FARE = ['INCLUDED', '含在船票内', 'Part of the fare'] as const;

/** Returns a place once for each ship that has it. */
export const place = (group: FacilityGroup, { on, picture = '', title, desc, hours, costs }: Described): Facility[] =>
	SHIPS.flatMap(({ id, code }) => {
		const deck = on[code];
		if (!deck) return [];
		const [charge, fee, enFee] = costs;
		return {
			group,
			cruiseId: id,
			title: title[0],
			enTitle: title[1],
			desc: desc[0],
			enDesc: desc[1],
			deck,
			hours: hours[0],
			enHours: hours[1],
			charge,
			fee,
			enFee,
			picture,
		};
	});
