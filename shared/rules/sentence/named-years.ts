import { addDays, monthOf } from '../dates.ts';
import { type Of, type Said, saidOf } from './said.ts';

export type Time = Of<'months'> | Of<'leave'>;
const isTime = (meaning: Said['meaning']): meaning is Time => meaning.kind === 'months' || meaning.kind === 'leave';

/** Months of a year, or of half of one. */
const HALF = 6;
/** True for a year or half of a year that the words name. The rest of this one is said without a name. */
const isYear = (time: Time): time is Of<'months'> =>
	time.kind === 'months' && time.months.length >= HALF && !time.open && !time.rest;

/** The month that tells which year a time belongs to: that of its first day, but the turn of the year is the new one's. */
const monthOfTime = (time: Time): string => {
	if (time.kind === 'months') return time.months[0] ?? '';
	return monthOf(time.festival === 'new-year' ? addDays(time.to, 1) : time.from);
};
const isIn = (time: Time, { months }: Of<'months'>): boolean => months.includes(monthOfTime(time));

/** The same time in each later year. */
const laterOf = (time: Time): Time[] =>
	time.kind === 'months'
		? (time.again ?? []).map((months) => ({ kind: 'months', months }))
		: (time.again ?? []).map((range) => ({ ...time, ...range, again: undefined }));

/** The years that are named and no choice: 明年, but not 12月或者明年. */
const yearsIn = (terms: readonly Said[]): Of<'months'>[] =>
	saidOf(
		terms.filter(({ either }) => !either),
		'months',
	).wanted.filter(isYear);

function inYears(time: Time, years: readonly Of<'months'>[]): Time {
	const isNamed = (one: Time) => years.some((year) => year !== time && isIn(one, year));
	return isNamed(time) ? time : (laterOf(time).find(isNamed) ?? time);
}

/** A wanted time as it is meant beside a year that other words name: 明年去日本 11月 is about November of that year. */
export const inNamedYear = (time: Time, terms: readonly Said[]): Time => inYears(time, yearsIn(terms));

/** The wanted times as they are meant. A year that tells only which time is meant is none itself. */
export function wantedTimesOf(terms: readonly Said[]): Time[] {
	const said = terms.flatMap(({ not, meaning }) => (!not && isTime(meaning) ? [meaning] : []));
	const years = yearsIn(terms);
	const times = said.map((time) => inYears(time, years));
	const isOnlyYear = (time: Time) =>
		years.some((year) => year === time) && times.some((one) => one !== time && !one.open && isIn(one, time as Of<'months'>));
	return times.filter((time) => !isOnlyYear(time));
}
