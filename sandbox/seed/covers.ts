import { fittingPictures } from './fitting-pictures.ts';
import type { Sailing } from './schedule.ts';

/** A cover differs from those of so many neighbouring sailings and of so many of the same ship, because a list shows twenty. */
const APART = 26;
const APART_ON_SHIP = 20;

/** The covers of the last sailings, the oldest first. */
function addTo(recent: string[], picture: string, most: number): void {
	recent.push(picture);
	if (recent.length >= most) recent.shift();
}

/**
 * Chooses the cover of each sailing: the best of the fitting pictures that none of its neighbours in the timetable has. `sailings` begin with the
 * timetable, so that a sailing always keeps its cover.
 */
export function coversOf(sailings: readonly Sailing[], has: (picture: string) => boolean): ReadonlyMap<Sailing, string> {
	const covers = new Map<Sailing, string>();
	const recent: string[] = [];
	const byShip = new Map<string, string[]>();
	for (const sailing of sailings) {
		const ofShip = byShip.get(sailing.ship.code) ?? [];
		byShip.set(sailing.ship.code, ofShip);
		const fitting = fittingPictures(sailing).filter(has);
		const fresh = fitting.filter((picture) => !recent.includes(picture));
		const cover =
			fresh.find((picture) => !ofShip.includes(picture)) ??
			leastRecent(fresh, ofShip) ??
			leastRecent(fitting, recent) ??
			sailing.line.calls[0]?.picture ??
			sailing.ship.hero;
		covers.set(sailing, cover);
		addTo(recent, cover, APART);
		addTo(ofShip, cover, APART_ON_SHIP);
	}
	return covers;
}

const leastRecent = (pictures: readonly string[], recent: readonly string[]): string | undefined =>
	pictures.toSorted((a, b) => recent.lastIndexOf(a) - recent.lastIndexOf(b))[0];
