import type { Database } from '../storage/database.ts';
import { ownDetail } from './details.ts';
import type { Pictures } from './pictures.ts';
import { codeOf, pricesOf } from './prices.ts';
import { type Sailing, sailings } from './schedule.ts';
import { themeOf } from './themes.ts';

/** The furthest sailings, whose prices have not been published yet. */
const UNPRICED = 2;

const idOf = ({ ship, departs }: Sailing): number => Number(`${ship.id}${departs.slice(2).replaceAll('-', '')}`);

function row(sailing: Sailing, { picture, pictures, has }: Pictures) {
	const { ship, line, departs } = sailing;
	const theme = themeOf(line, departs);
	const calls = line.calls.map((port) => port.picture);
	// A port without a picture of its own would show the same sea as every other.
	const shownPorts = calls.filter(has);
	const cover = shownPorts[Number(departs.slice(8)) % shownPorts.length] ?? calls[0] ?? ship.hero;
	const portraits = [ship.ship, ...ship.portraits.filter(has)];
	const shown = [cover, ...calls, portraits[Number(departs.slice(8)) % portraits.length] ?? ship.ship, 'wake'];
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

/**
 * Writes the timetable as seen on a day. Run again on a later day it adds what has come into sight and leaves what is there,
 * so cabins taken stay taken; sailings without a price yet are written anew.
 */
export function seedVoyages(db: Database, pictures: Pictures, today: string) {
	const all = sailings(today);
	db.run('DELETE FROM voyage WHERE disCountPrice IS NULL');
	const known = new Set(db.all<{ id: number }>('SELECT id FROM voyage').map(({ id }) => id));
	const fresh = all.filter((sailing) => !known.has(idOf(sailing)));
	const unpriced = new Set(all.slice(-UNPRICED));
	for (const sailing of fresh) {
		const voyage = row(sailing, pictures);
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
