const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;

const minutesOf = (time: string): number | null => {
	const [, hours, minutes] = TIME.exec(time) ?? [];
	return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/**
 * Returns the hours between arrival and departure (`HH:mm`), to half an hour; null when a time can't be read. A departure before the
 * arrival is on the next day.
 */
export function hoursBetween(arrive: string, depart: string): number | null {
	const [from, until] = [minutesOf(arrive), minutesOf(depart)];
	if (from === null || until === null) return null;
	return Math.round(((until - from + (until < from ? 1_440 : 0)) / 60) * 2) / 2;
}
