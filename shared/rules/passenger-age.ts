import { addMonths } from './dates.ts';

export type AgeGroup = 'too-young' | 'child' | 'adult';

const YOUNGEST_MONTHS = 6;
const ADULT_YEARS = 13;
const GUARDIAN_YEARS = 18;

/** Returns the full years on a day. A birthday on 29 February counts on the 28th where there is no 29th. */
export function ageOn(birthday: string, day: string): number {
	let years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
	if (addMonths(birthday, years * 12) > day) years -= 1;
	return years;
}

/** Returns the full months on a day, for passengers younger than a year. */
export function monthsOn(birthday: string, day: string): number {
	const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
	const count = monthOf(day) - monthOf(birthday);
	return addMonths(birthday, count) > day ? count - 1 : count;
}

/** Returns the age group on the sailing date: adult from 13, child from 6 months, too young before (docs/rules.md, child-age). */
export function ageGroup(birthday: string, sailing: string): AgeGroup {
	if (addMonths(birthday, YOUNGEST_MONTHS) > sailing) return 'too-young';
	return ageOn(birthday, sailing) >= ADULT_YEARS ? 'adult' : 'child';
}

/** True when one of a cabin's passengers is 18 or older. */
export const hasGuardian = (birthdays: readonly string[], sailing: string): boolean =>
	birthdays.some((birthday) => ageOn(birthday, sailing) >= GUARDIAN_YEARS);
