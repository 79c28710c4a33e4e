import { addDays, daysBetween, monthOf } from '../dates.ts';
import { remembering } from '../remembering.ts';
import { chineseDates } from './chinese-dates.ts';
import { lastDayOf } from './dates.ts';
import { englishDates } from './english-dates.ts';
import { festivalReader } from './festivals.ts';
import type { Found, Meaning, Piece, Reader } from './piece.ts';
import type { Of, Offer } from './said.ts';
import { longest } from './scan.ts';
import { timeOffReader } from './time-off.ts';

/** Days whose readers are kept: the first of each month that is offered, and today. */
const MOST_DAYS = 48;
/** Returns the readers of times as they are meant on a day. */
export const timeReaders = remembering(MOST_DAYS, (today): Reader[] => [
	festivalReader(today),
	chineseDates(today),
	englishDates(today),
	timeOffReader(today),
]);

type Time = Of<'months'> | Of<'leave'>;

/** Words that say which one is meant: this winter, next Easter, 明年春节. One with its year in figures has no later one anyway. */
const NAMES_ITS_YEAR = /\b(?:this|next|nxt|coming|following)\b|[今明后来]年|[今这本](?!旬)|下(?![旬半])/;
/** Days from a festival of the lunar calendar, or from Easter, to the next one. */
const [LEAST, MOST] = [340, 400];

const lastDay = (time: Time): string => (time.kind === 'leave' ? time.to : lastDayOf(time.months.at(-1) ?? ''));
const firstMonth = (time: Time): string => (time.kind === 'leave' ? monthOf(time.from) : (time.months[0] ?? ''));

/** Returns the same time in later years: what the words mean to who reads them in the month after it. */
function laterThan(time: Time, readOn: (today: string) => Found | undefined, last: string): Time[] {
	const end = lastDay(time);
	const next = readOn(addDays(lastDayOf(monthOf(end)), 1));
	if ((next?.kind !== 'months' && next?.kind !== 'leave') || next.kind !== time.kind || firstMonth(next) > last) return [];
	const days = daysBetween(end, lastDay(next));
	return days < LEAST || days > MOST ? [] : [next, ...laterThan(next, readOn, last)];
}

/**
 * Adds the later years to a time that comes every year and names none: a refused one is refused in each of them (nothing in January), and other words
 * may tell in which one it is wanted (明年去日本 11月).
 */
export const everyYear =
	(text: string, { months: offered }: Offer) =>
	(meaning: Meaning, { start, end, corrected }: Piece): Meaning => {
		if (meaning.kind !== 'months' && meaning.kind !== 'leave') return meaning;
		const isOpen = meaning.open && !(meaning.kind === 'leave' && meaning.festival);
		if (isOpen || NAMES_ITS_YEAR.test(text.slice(start, end))) return meaning;
		const line = corrected ? `${text.slice(0, start)}${text.slice(start).replace(/^[a-z]+/, corrected)}` : text;
		const readOn = (today: string) => {
			const read = longest(timeReaders(today), line, start);
			return read?.end === end + line.length - text.length ? read.found : undefined;
		};
		const later = laterThan(meaning, readOn, offered.at(-1) ?? '');
		if (later.length === 0) return meaning;
		return meaning.kind === 'leave'
			? { ...meaning, again: later.flatMap((one) => (one.kind === 'leave' ? [{ from: one.from, to: one.to }] : [])) }
			: { ...meaning, again: later.flatMap((one) => (one.kind === 'months' ? [one.months] : [])) };
	};
