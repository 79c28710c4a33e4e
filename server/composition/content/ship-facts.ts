import type { FeatureScope } from '#server/handler.ts';
import type { ShipFacts } from '#shared/catalogue/bff/stories.ts';
import { pick } from '../localise.ts';

/**
 * Returns the facts of all ships, in upstream's order. Fails when one ship is unavailable, since two of three ships would
 * mislead.
 */
export async function shipFacts({ api, lang, content }: FeatureScope): Promise<ShipFacts[]> {
	const ships = await api('GET /openapi/cruise/all', {});
	const facts = await Promise.all(ships.map(({ id }) => api('GET /openapi/cruise/info/{id}', { id })));
	return facts.map((ship) => ({
		id: ship.id,
		code: ship.code,
		name: pick(lang, ship.cnName || ship.name, ship.enName),
		desc: pick(lang, ship.desc, ship.enDesc),
		picture: content.picture(ship.images[0] ?? '', 'cruise.images'),
		year: ship.year,
		guests: ship.guests,
		decks: ship.decks,
		length: ship.length,
		tonnage: ship.tonnage,
	}));
}
