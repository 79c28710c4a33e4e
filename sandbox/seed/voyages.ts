import type { ShipCode } from '#shared/constants.ts';
import type { Database } from '../storage/database.ts';
import { coversOf } from './covers.ts';
import { ownDetail } from './details.ts';
import { isSeasonal, leadingPictures, OF_SHIP } from './fitting-pictures.ts';
import type { Pictures } from './pictures.ts';
import { codeOf, pricesOf } from './prices.ts';
import { lastDeparture, type Sailing, sailings, sailingsUntil } from './schedule.ts';
import { themeOf } from './themes.ts';

/** The number of the furthest sailings, which have no published prices yet. */
const UNPRICED = 2;

const CABIN: Readonly<Record<ShipCode, string>> = { AT: 'cabin-suite', MD: 'cabin-suite-md', MC: 'cabin-suite' };

const idOf = ({ ship, departs }: Sailing): number => Number(`${ship.id}${departs.slice(2).replaceAll('-', '')}`);

/** Pictures of places that the ship has, after the first three; none of them is used for a day of an itinerary. */
const ON_BOARD: Readonly<Record<ShipCode, readonly string[]>> = {
	AT: ['life-atrium', 'life-dining', 'life-pool', 'life-bar'],
	MD: ['life-dining', 'life-pool', 'life-teppanyaki', 'life-spa'],
	MC: ['life-tea', 'life-theatre', 'life-pool', 'life-sunset'],
};

/** Begins a voyage's pictures with its port, the ship, and a second port or else a cabin. */
function row(sailing: Sailing, cover: string, { picture, pictures, has }: Pictures) {
	const { ship, line, departs } = sailing;
	const theme = themeOf(line, departs);
	const turn = Number(departs.slice(8));
	const days = new Set(line.calls.map((port) => port.picture));
	const others = leadingPictures(sailing).all.filter(
		(name) => has(name) && name !== cover && !days.has(name) && !isSeasonal(name),
	);
	// The site leads with a picture that a port has itself, and else with the cover: one of a season stays the only one ashore.
	const ashore = isSeasonal(cover) ? [] : others;
	const [portrait = OF_SHIP[ship.code][0], ...portraits] = rotated(OF_SHIP[ship.code].filter(has), turn);
	const [second = CABIN[ship.code], ...more] = ashore;
	const shown = [
		cover,
		portrait,
		second,
		...more.slice(0, 1),
		...portraits.slice(0, 1),
		...rotated(ON_BOARD[ship.code], turn).slice(0, 2),
	];
	return {
		id: idOf(sailing),
		code: codeOf(sailing),
		lineId: line.id,
		cruiseId: ship.id,
		departureDate: departs,
		title: theme.season ? `${theme.name} · ${line.title}` : line.title,
		enTitle: theme.season ? `${line.enTitle}: ${theme.enName}` : line.enTitle,
		theme: theme.name,
		enTheme: theme.enName,
		cover: picture(cover),
		images: pictures(shown),
		mobImages: pictures(shown, '4x5'),
	};
}

/** Rotates the list, so that sailings begin with different pictures. */
const rotated = <T>(items: readonly T[], by: number): T[] =>
	items.map((_, index) => items[(index + by) % items.length]).filter((item) => item !== undefined);

const coversByCode = (today: string, { has }: Pictures): ReadonlyMap<string, string> =>
	new Map([...coversOf(sailingsUntil(lastDeparture(today)), has)].map(([sailing, cover]) => [codeOf(sailing), cover]));

/**
 * Writes the timetable as of a day. Run again on a later day it adds the sailings that have come into range and keeps the others, so that taken
 * cabins stay taken; sailings that had no price yet are written anew.
 */
export function seedVoyages(db: Database, pictures: Pictures, today: string) {
	const all = sailings(today);
	const covers = coversByCode(today, pictures);
	db.run('DELETE FROM voyage WHERE disCountPrice IS NULL');
	const known = new Set(db.all<{ id: number }>('SELECT id FROM voyage').map(({ id }) => id));
	const fresh = all.filter((sailing) => !known.has(idOf(sailing)));
	const unpriced = new Set(all.slice(-UNPRICED));
	for (const sailing of fresh) {
		const voyage = row(sailing, covers.get(codeOf(sailing)) ?? OF_SHIP[sailing.ship.code][0], pictures);
		const prices = unpriced.has(sailing) ? { categories: [], price: null, disCountPrice: null } : pricesOf(sailing, today);
		db.insert('voyage', [{ ...voyage, price: prices.price, disCountPrice: prices.disCountPrice }]);
		db.insert(
			'voyage_category',
			prices.categories.map((category) => ({ voyageId: voyage.id, ...category })),
		);
		const own = ownDetail(sailing.line, themeOf(sailing.line, sailing.departs), sailing.departs, pictures);
		if (own) db.insert('detail', [{ lineId: sailing.line.id, voyageId: voyage.id, body: JSON.stringify(own) }]);
	}
}
