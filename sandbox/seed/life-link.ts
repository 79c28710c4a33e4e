import type { ShipCode } from '#shared/constants.ts';
import { FACILITIES } from './facilities.ts';
import { SHIPS } from './ships.ts';

/** Returns the address of a place on board, by its ship and Chinese title. Throws when there is no such place. */
export function lifeLink(code: ShipCode, title: string): string {
	const ship = SHIPS.find((known) => known.code === code);
	const index = FACILITIES.findIndex((facility) => facility.cruiseId === ship?.id && facility.title === title);
	const facility = FACILITIES[index];
	if (!facility) throw new Error(`no place ${title} on ${code}`);
	return `/experience/${code}/${facility.group}#place-${index + 1}`;
}
