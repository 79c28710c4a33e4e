/** A place on board that somebody put on a day of a voyage: the day's number in the itinerary, and the place's id. */
export type Pin = { day: number; place: string };

export const MAX_PINS = 30;

/** Reads pins as an address has them: `2-17,3-9`. What isn't a pin, is there twice or is one too many is left out. */
export function readPins(written: string): Pin[] {
	const pins = new Set(written.split(',').filter((one) => /^[1-9]\d?-[\w.~-]{1,64}$/.test(one)));
	return [...pins].slice(0, MAX_PINS).map((pin) => {
		const at = pin.indexOf('-');
		return { day: Number(pin.slice(0, at)), place: pin.slice(at + 1) };
	});
}

export const writePins = (pins: readonly Pin[]): string => pins.map(({ day, place }) => `${day}-${place}`).join(',');

/** Returns the days and places that pins name; without those of a day or a place that the voyage doesn't have. */
export function pinned<D extends { day: number }, P extends { id: string }>(
	pins: readonly Pin[],
	days: readonly D[],
	places: readonly P[],
): { day: D; place: P }[] {
	return pins.flatMap((pin) => {
		const day = days.find((one) => one.day === pin.day);
		const place = places.find(({ id }) => id === pin.place);
		return day && place ? [{ day, place }] : [];
	});
}
