import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { ShipName } from '#shared/catalogue/bff/ships.ts';
import type { Cruise } from '#shared/catalogue/entities.ts';
import { SHIP_CODES } from '#shared/constants.ts';
import { pick } from '../localise.ts';
import { orUnavailable } from '../not-found.ts';

export type Ship = ShipName & { picture: string; pictures: readonly string[] };

/** The line's ships in the order of upstream, those whose code is known. Throws `upstream-unavailable` when they can't be had. */
export async function loadFleet({ api, lang, content }: Pick<FeatureScope, 'api' | 'lang' | 'content'>): Promise<Ship[]> {
	const ships = await orUnavailable(api('GET /openapi/cruise/all', {}));
	return ships.flatMap((ship) => {
		const code = codeOf(ship);
		if (!code) return [];
		const pictures = ship.images.flatMap((src) => content.picture(src, 'cruise.images') || []);
		return { id: ship.id, code, name: pick(lang, ship.cnName || ship.name, ship.enName), picture: pictures[0] ?? '', pictures };
	});
}

const codeOf = (ship: Cruise) => SHIP_CODES.find((code) => code === ship.code.trim().toUpperCase());

/** The ship of a code, and the others. Throws `not-found` when the line has none of it. */
export function shipIn(fleet: readonly Ship[], code: string): { ship: Ship; others: Ship[] } {
	const ship = fleet.find((known) => known.code === code);
	if (!ship) throw new AppError('not-found', 'no ship of this code');
	return { ship, others: fleet.filter((other) => other !== ship) };
}

/** What is passed on of a ship beside her pictures. */
export const nameOf = ({ id, code, name }: Ship): ShipName => ({ id, code, name });
/** The same with her first picture. */
export const cardOf = (ship: Ship) => ({ ...nameOf(ship), picture: ship.picture });
