import { addDays, addMonths, daysBetween, monthOf, weekday } from '#shared/rules/dates.ts';

/** Returns the weeks of a month, Monday first; places before its first and after its last day are null. */
export function weeksOf(month: string): (string | null)[][] {
	const first = `${month}-01`;
	const length = daysBetween(first, addMonths(first, 1));
	const lead = (weekday(first) + 6) % 7;
	return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
		Array.from({ length: 7 }, (_, place) => {
			const index = week * 7 + place - lead;
			return index >= 0 && index < length ? addDays(first, index) : null;
		}),
	);
}

/** Seven days, Monday first: their names head the columns. */
export const WEEK = Array.from({ length: 7 }, (_, place) => addDays('2024-01-01', place));

type Move = { day: string } | { month: string } | null;

/**
 * Returns the day or month that a key leads to from a day of departure, or null. Left and right lead to the next day of departure, up and down to the
 * nearest one at least a week away, Home and End to the month's first and last, PageUp and PageDown to the month before or after.
 */
export function moveInCalendar(key: string, day: string, days: readonly string[], months: readonly string[]): Move {
	const index = days.indexOf(day);
	const to = (target: string | undefined): Move => (target === undefined ? null : { day: target });
	const page = (step: number): Move => {
		const month = months[months.indexOf(monthOf(day)) + step];
		return month === undefined ? null : { month };
	};
	switch (key) {
		case 'ArrowLeft':
			return to(days[index - 1]);
		case 'ArrowRight':
			return to(days[index + 1]);
		case 'ArrowUp':
			return to(days.findLast((other) => daysBetween(other, day) >= 7));
		case 'ArrowDown':
			return to(days.find((other) => daysBetween(day, other) >= 7));
		case 'Home':
			return to(days[0]);
		case 'End':
			return to(days.at(-1));
		case 'PageUp':
			return page(-1);
		case 'PageDown':
			return page(1);
		default:
			return null;
	}
}
