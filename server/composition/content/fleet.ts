import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { ShipName } from '#shared/catalogue/bff/ships.ts';
import type { ShipFacts } from '#shared/catalogue/bff/stories.ts';
import type { Cruise } from '#shared/catalogue/entities.ts';
import { SHIP_CODES } from '#shared/constants.ts';
import { nullWhenNotFound, orNotFound, orUnavailable } from '../failures.ts';
import { pick } from '../localise.ts';

export type Ship = ShipName & { picture: string; pictures: readonly string[] };

/**
 * Returns the line's ships in upstream's order, without those of an unknown code. Throws `upstream-unavailable` when they are
 * unavailable.
 */
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

/** Finds the ship with a code, and returns the other ships with it. Throws `not-found` when there is none. */
export function shipIn(fleet: readonly Ship[], code: string): { ship: Ship; others: Ship[] } {
	const ship = fleet.find((known) => known.code === code);
	if (!ship) throw new AppError('not-found', 'no ship of this code');
	return { ship, others: fleet.filter((other) => other !== ship) };
}

/** Returns a ship without her pictures. */
export const nameOf = ({ id, code, name }: Ship): ShipName => ({ id, code, name });
/** Returns a ship with her first picture. */
export const cardOf = (ship: Ship) => ({ ...nameOf(ship), picture: ship.picture });

/**
 * Returns the facts of all ships, in upstream's order, without those that upstream lists but doesn't know. Fails when one ship is unavailable, since two
 * of three ships would mislead.
 */
export async function shipFacts({ api, lang, content }: FeatureScope): Promise<ShipFacts[]> {
	const ships = await api('GET /openapi/cruise/all', {});
	const infoOf = (id: string) => orNotFound(api('GET /openapi/cruise/info/{id}', { id }), 'such ship').catch(nullWhenNotFound);
	const facts = (await Promise.all(ships.map(({ id }) => infoOf(id)))).filter((info) => info !== null);
	return facts.map((ship) => ({
		id: ship.id,
		code: ship.code,
		name: pick(lang, ship.cnName || ship.name, ship.enName),
		desc: pick(lang, ship.desc, ship.enDesc),
		picture: content.picture(ship.images[0] ?? '', 'cruise.images'),
		secondPicture: content.picture(ship.images[1] ?? '', 'cruise.images'),
		year: ship.year,
		guests: ship.guests,
		decks: ship.decks,
		length: ship.length,
		tonnage: ship.tonnage,
	}));
}
