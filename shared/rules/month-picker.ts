import { MONTH_PICKER_YEARS_AHEAD } from '../constants.ts';
import { addMonths, monthOf } from './dates.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The years on offer: the current one and the next two (docs/rules.md, month-picker). `today` is `YYYY-MM-DD`. */
export function pickerYears(today: string): number[] {
	const current = Number(today.slice(0, 4));
	return Array.from({ length: MONTH_PICKER_YEARS_AHEAD + 1 }, (_, ahead) => current + ahead);
}

/** The months on offer as `YYYY-MM`, from the current one to the last of the last year. */
export function offeredMonths(today: string): string[] {
	const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
	return pickerYears(today)
		.flatMap((year) => months.map((month) => `${year}-${month}`))
		.filter((month) => month >= monthOf(today));
}

/** The months that are seen together: twelve, the first twelve from the current month on. */
export function monthPages(today: string): string[][] {
	const months = offeredMonths(today);
	return Array.from({ length: Math.ceil(months.length / 12) }, (_, page) => months.slice(page * 12, page * 12 + 12));
}

/** True for a month that is well-formed, not past, and within the years on offer. */
export const isOffered = (month: string, today: string): boolean =>
	MONTH.test(month) && month >= monthOf(today) && month <= lastMonth(today);

/** The selection with `month` added or, if it was in, taken out; sorted. */
export const toggleMonth = (selected: readonly string[], month: string): string[] =>
	selected.includes(month) ? selected.filter((other) => other !== month) : [...selected, month].toSorted();

/** Reads a comma list of months: sorted, each once; malformed, past and out-of-range ones are ignored. */
export const parseMonths = (list: string, today: string): string[] =>
	[...new Set(list.split(','))].filter((month) => isOffered(month, today)).toSorted();

/** The picker's output: a sorted `YYYY-MM` list separated by commas (docs/rules.md, month-list). */
export const joinMonths = (months: readonly string[]): string => months.toSorted().join(',');

/**
 * The month that a key moves to in a grid of `columns`, across pages of twelve and never out of what is on offer:
 * arrows, Home and End (first and last of the page), PageUp and PageDown (a page). Null for any other key.
 */
export function monthAfterKey(month: string, key: string, columns: number, today: string): string | null {
	const index = Math.max(offeredMonths(today).indexOf(month), 0) % 12;
	const steps: Record<string, number> = {
		ArrowLeft: -1,
		ArrowRight: 1,
		ArrowUp: -columns,
		ArrowDown: columns,
		Home: -index,
		End: 11 - index,
		PageUp: -12,
		PageDown: 12,
	};
	const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
	if (step === undefined) return null;
	const target = monthOf(addMonths(`${month}-01`, step));
	const first = monthOf(today);
	const last = lastMonth(today);
	return target < first ? first : target > last ? last : target;
}

const lastMonth = (today: string): string => `${pickerYears(today).at(-1)}-12`;
