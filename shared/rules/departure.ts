import { startOfDay } from './check-in-window.ts';
import { todayInShanghai } from './dates.ts';

/** A ship's departure, epoch milliseconds, null when unknown; and the itinerary's moment where the order tells another, else null. */
export type Departure = { leavesAt: number | null; changedFrom: number | null };

const HOUR_OF_DAY = /^([01]?\d|2[0-3]):[0-5]\d$/;
const dayOf = (at: number): string => todayInShanghai(new Date(at));

/** Returns the moment of a day and an hour (`HH:mm`) at a port of departure, which all keep China's time; null without an hour. */
export const momentOf = (day: string, hour: string): number | null =>
	HOUR_OF_DAY.test(hour) ? Date.parse(`${day}T${hour.padStart(5, '0')}:00+08:00`) : null;

type Told = {
	/** The itinerary's moment, and the order's. */
	planned: number | null;
	told: number | null;
	/** The order's day of departure. */
	day: string;
};

/**
 * Returns the one departure that every page shows (docs/rules.md, departure-hour): the itinerary's, or another that the order tells. The first moment of a
 * day is a day whose hour isn't known.
 */
export function departureOf({ planned, told, day }: Told): Departure {
	if (planned === null) return { leavesAt: told, changedFrom: null };
	const own = told ?? startOfDay(day);
	const isHourUnknown = own === startOfDay(dayOf(own));
	if (own === planned || (isHourUnknown && dayOf(own) === dayOf(planned))) return { leavesAt: planned, changedFrom: null };
	return { leavesAt: own, changedFrom: planned };
}
