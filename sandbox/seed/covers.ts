import { fittingPictures } from './fitting-pictures.ts';
import type { Sailing } from './schedule.ts';

/** Neither among so many sailings one after another, nor among so many of one ship, is a picture seen twice: a list shows twenty. */
const APART = 26;
const APART_ON_SHIP = 20;

/** The pictures of the last sailings, the oldest first. */
function addTo(recent: string[], picture: string, most: number): void {
	recent.push(picture);
	if (recent.length >= most) recent.shift();
}

/**
 * The picture that each sailing leads with: the best of those that fit and that none of its neighbours in the timetable has. `sailings` begin where
 * the timetable does, so that a sailing keeps its picture whenever one looks.
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
