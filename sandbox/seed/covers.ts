import { leadingPictures } from './fitting-pictures.ts';
import type { Sailing } from './schedule.ts';

/** A cover differs from those of so many sailings before and after it in the timetable, and in that of its ship. */
const APART = 4;

/**
 * Chooses the cover of each sailing: a picture of a port that its title speaks of, else of another call, and of these the one that
 * was shown longest ago. Where each was shown a moment ago, one comes again: no sailing is shown as a place that it doesn't call at.
 * `sailings` begin with the timetable, so that a sailing always keeps its cover.
 */
export function coversOf(sailings: readonly Sailing[], has: (picture: string) => boolean): ReadonlyMap<Sailing, string> {
	const covers = new Map<Sailing, string>();
	const shown: string[] = [];
	const byShip = new Map<string, string[]>();
	for (const sailing of sailings) {
		const ofShip = byShip.get(sailing.ship.code) ?? [];
		byShip.set(sailing.ship.code, ofShip);
		const { told, all } = leadingPictures(sailing);
		const near = new Set([...shown.slice(-APART), ...ofShip.slice(-APART)]);
		const fresh = (pictures: readonly string[]) => pictures.filter((picture) => has(picture) && !near.has(picture));
		const cover =
			shownLongestAgo(fresh(told), shown) ?? shownLongestAgo(fresh(all), shown) ?? shownLongestAgo(all.filter(has), shown);
		if (!cover) continue;
		covers.set(sailing, cover);
		shown.push(cover);
		ofShip.push(cover);
	}
	return covers;
}

const shownLongestAgo = (pictures: readonly string[], shown: readonly string[]): string | undefined =>
	pictures.toSorted((a, b) => shown.lastIndexOf(a) - shown.lastIndexOf(b))[0];
