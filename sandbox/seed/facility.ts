import type { FACILITY_GROUPS } from '#shared/constants.ts';

/** A place on board, on one ship or on all. */
export type Facility = {
	group: (typeof FACILITY_GROUPS)[number];
	/** Null: on every ship. */
	cruiseId: number | null;
	title: string;
	enTitle: string;
	desc: string;
	enDesc: string;
	deck: string;
	picture: string;
};

export const facility = (
	group: Facility['group'],
	cruiseId: Facility['cruiseId'],
	deck: string,
	picture: string,
	[title, enTitle]: readonly [string, string],
	[desc, enDesc]: readonly [string, string],
): Facility => ({ group, cruiseId, title, enTitle, desc, enDesc, deck, picture });

export const AT = 1;
export const MD = 2;
export const MC = 3;
