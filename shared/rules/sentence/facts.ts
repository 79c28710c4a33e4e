import type { CabinKind, ListSort } from '../../constants.ts';
import { destinationOf, type Fact, portOf, withSharedRoles, withStretches } from './joined.ts';
import { named, stay } from './lengths.ts';
import type { Token } from './lexer.ts';
import type { Meaning, Offer, People, Place } from './meaning.ts';
import { moneyAt } from './money.ts';
import { NOBODY } from './party.ts';
import * as times from './times.ts';

type Read = (tokens: readonly Token[], offer: Offer) => Meaning | null;
type Rule = { kinds: readonly (readonly string[])[]; read: Read };

/** `pattern`: the kinds of up to five neighbouring words, separated by spaces; `a|b` is either. */
const rule = (pattern: string, read: Read): Rule => ({ kinds: pattern.split(' ').map((kinds) => kinds.split('|')), read });
/** The same rule for a time with its year before or behind it, too. */
const inYear = (pattern: string, read: Read): Rule[] =>
	[pattern, `year ${pattern}`, `${pattern} year`].map((kinds) => rule(kinds, read));

const LAST_DATE = 31;
const MOST_PEOPLE = 20;

/** The word of a kind among those of a rule, and its number. */
const of = (tokens: readonly Token[], ...kinds: string[]): Token | undefined => tokens.find(({ kind }) => kinds.includes(kind));
const amountOf = (token: Token | undefined): number => token?.amounts[0] ?? Number.NaN;

/** The roles that a word can have in a rule beside its own kind. */
function kindsOf({ kind, amounts, text }: Token): string[] {
	const isDate =
		(kind === 'number' && amounts.every((amount) => amount <= LAST_DATE)) || (kind === 'days' && text.endsWith('日'));
	return [kind, ...(isDate ? ['date'] : []), ...(['days', 'nights', 'weeks'].includes(kind) ? ['stay'] : [])];
}

const ofPlace =
	(read: (place: Place) => Meaning | null): Read =>
	(tokens) => {
		const place = of(tokens, 'place')?.place;
		return place ? read(place) : null;
	};
const unserved: Read = (tokens) => {
	const place = tokens.at(-1)?.unserved;
	return place ? { kind: 'unserved', ...place } : null;
};

function yearOf(tokens: readonly Token[], { today }: Offer): number | null {
	const year = of(tokens, 'year');
	return year ? (amountOf(year) < 100 ? Number(today.slice(0, 4)) + amountOf(year) : amountOf(year)) : null;
}

const months: Read = (tokens, offer) => {
	const named = tokens.filter(({ kind }) => kind === 'month');
	const numbers = named.flatMap(({ amounts }) => amounts);
	const isRange = of(tokens, 'to') !== undefined || named.some((token) => token.isRange);
	return times.monthsTime(numbers, isRange, yearOf(tokens, offer), offer);
};
const season: Read = (tokens, offer) => {
	const [first = 0, last = first] = of(tokens, 'season')?.value.split('-').map(Number) ?? [];
	const [year, month] = offer.today.split('-').map(Number);
	// In its last month the season of the next year is meant
	const next = first < last && month === last ? Number(year) + 1 : null;
	return times.monthsTime([first, last], true, yearOf(tokens, offer) ?? next, offer);
};
const part: Read = (tokens, offer) => {
	const relative = of(tokens, 'relative');
	const { month, year } = relative
		? times.monthAhead(amountOf(relative), offer)
		: { month: amountOf(of(tokens, 'month')), year: yearOf(tokens, offer) };
	return times.partTime(of(tokens, 'part')?.value ?? '', month, year, offer);
};
const dates: Read = (tokens, offer) => {
	// A Chinese day stands behind its month
	if (tokens.at(-1)?.text.endsWith('月')) return null;
	const named = tokens.filter(({ kind }) => kind === 'month').map(amountOf);
	const inMonth = tokens.filter((token) => token.kind !== 'month' && token.kind !== 'year' && kindsOf(token).includes('date'));
	const numbers = inMonth.flatMap(({ amounts }) => amounts);
	const found = numbers.map((day, at) => ({ month: named[named.length > 1 ? at : 0] ?? 0, day }));
	const isRange = of(tokens, 'to') !== undefined || inMonth.some((token) => token.isRange);
	return times.daysTime(found, isRange, yearOf(tokens, offer), offer);
};
const figures: Read = (tokens, offer) => {
	const parts = tokens.filter(({ kind }) => kind === 'iso').map(({ value }) => value.split('-').map(Number));
	const year = parts.flatMap((numbers) => numbers.filter((number) => number > 1_000))[0] ?? null;
	const found = parts.map((numbers) => numbers.filter((number) => number <= 1_000));
	if (found.every((numbers) => numbers.length === 1)) return times.monthsTime(found.flat(), true, year, offer);
	const days = found.map(([month = 0, day = 0]) => ({ month, day }));
	return times.daysTime(days, days.length > 1, year, offer);
};
/** “Christmas until …” lacks its second date. */
const endsInUntil = (tokens: readonly Token[]): boolean => tokens.at(-1)?.value === 'through';
const festival: Read = (tokens, offer) => {
	if (endsInUntil(tokens)) return null;
	const around = of(tokens, 'until') ? 'before' : of(tokens, 'after') ? 'after' : 'over';
	const index = amountOf(of(tokens, 'festival'));
	const inYear = times.festivalTime(index, around, yearOf(tokens, offer), offer);
	// 今年春节 is the next one, also where that of the calendar's year is over
	return inYear ?? (of(tokens, 'year')?.value === '0' ? times.festivalTime(index, around, null, offer) : null);
};
/** The time before, after or from a month or day on. */
const open =
	(read: Read): Read =>
	(tokens, offer) => {
		// From 10 to 15 Feb is no open start
		if (tokens[0]?.kind === 'from' && tokens.some(({ isRange }) => isRange)) return null;
		const time = read(
			tokens.filter(({ kind }) => kind !== 'from'),
			offer,
		);
		const bound = of(tokens, 'until', 'after', 'since');
		if (endsInUntil(tokens)) return null;
		const side = bound?.value || bound?.kind || 'since';
		return time?.kind === 'time' ? times.openTime(side, time, offer) : null;
	};
const WEEKEND = [6, 7] as const;
const WEEK = [1, 7] as const;
const dayOfWeek =
	(ahead: number): Read =>
	(tokens, offer) => {
		const day = of(tokens, 'weekday', 'next-weekday')?.value ?? '';
		const at = Number(day) || 7;
		if (day.length > 1 && day !== '60') return null;
		return times.weekTime(ahead, day === '60' ? WEEKEND : [at, at], offer);
	};
const weekdays: Read = (tokens) => {
	const named = tokens.filter(({ kind }) => kind === 'weekday').map(({ value }) => [...value].map(Number));
	const [first = 0, last = first] = [named[0]?.[0], named.at(-1)?.[0]];
	const count = ((last - first + 7) % 7) + 1;
	const isRange = of(tokens, 'to') !== undefined;
	return { kind: 'weekday', days: isRange ? Array.from({ length: count }, (_, at) => (first + at) % 7) : named.flat() };
};

/** People by the number that a word of the rule has; more than a cabin's party of friends would be are no people. */
const people =
	(key: Exclude<keyof People, 'unsaid'>, ...kinds: string[]): Read =>
	(tokens) => {
		const amounts = of(tokens, ...kinds)?.amounts ?? [];
		const [amount = 0] = amounts;
		const isCount = amounts.length === 1 && amount >= 1 && amount <= MOST_PEOPLE && Number.isInteger(amount);
		return isCount ? { kind: 'people', people: { ...NOBODY, [key]: amount } } : null;
	};

const RULES: readonly Rule[] = [
	rule('from|leaves place', ofPlace(portOf)),
	rule('place leaves', ofPlace(portOf)),
	rule('from place leaves', ofPlace(portOf)),
	rule('go|to place', ofPlace(destinationOf)),
	rule('go place leaves', ofPlace(portOf)),
	rule('ride place', (tokens) => {
		const id = of(tokens, 'place')?.place?.ship;
		return id ? { kind: 'ship', ids: [id] } : null;
	}),
	rule(
		'place',
		ofPlace((place) => (place.isArea ? (destinationOf(place) ?? portOf(place)) : (portOf(place) ?? destinationOf(place)))),
	),
	rule('go|to ship', unserved),
	rule('ship', (tokens) => ({ kind: 'ship', ids: [tokens[0]?.value ?? ''] })),
	rule('from|go|to unserved', unserved),
	rule('unserved leaves', (tokens, offer) => unserved(tokens.slice(0, 1), offer)),
	rule('unserved', unserved),

	...inYear('month', months),
	...inYear('month to month', months),
	rule('from month to month', months),
	...inYear('part month', part),
	rule('part stop|to month', part),
	...inYear('month part', part),
	rule('relative part', part),
	rule('part relative', part),
	...inYear('season', season),
	rule('this|next season', season),
	rule('this|next month', months),
	rule('relative', (tokens, offer) => {
		const { month, year } = times.monthAhead(amountOf(tokens[0]), offer);
		return times.monthsTime([month], false, year, offer);
	}),
	rule('year', (tokens, offer) => times.wholeYear(yearOf(tokens, offer) ?? 0, offer)),
	...inYear('month date', dates),
	...inYear('date month', dates),
	rule('for date month', dates),
	rule('for month date', dates),
	rule('month date to date', dates),
	rule('date to date month', dates),
	rule('month date to month date', dates),
	rule('date month to date month', dates),
	rule('iso', figures),
	rule('iso to iso', figures),
	...inYear('festival', festival),
	rule('until|after festival', festival),
	rule('festival until|after', festival),
	rule('bound festival', festival),
	rule('until|after|since|from month', open(months)),
	rule('month until|after|since', open(months)),
	rule('from month since', open(months)),
	rule('until|after|since|from month date', open(dates)),
	rule('until|after|since|from date month', open(dates)),
	rule('month date until|after|since', open(dates)),
	rule('until|after|since|from part month', open(part)),
	rule('until|after|since|from month part', open(part)),
	rule('until|after|since relative', (tokens, offer) => {
		const { month, year } = times.monthAhead(amountOf(tokens[1]), offer);
		return times.openTime(tokens[0]?.kind ?? '', times.monthsTime([month], false, year, offer), offer);
	}),
	rule('day', (tokens, offer) => {
		const day = times.dayAhead(amountOf(tokens[0]), offer);
		return times.givenDays(day, day);
	}),
	rule('week', (tokens, offer) => times.weekTime(amountOf(tokens[0]), WEEK, offer)),
	rule('weekend', (tokens, offer) => times.weekTime(amountOf(tokens[0]), WEEKEND, offer)),
	rule('next-weekday', dayOfWeek(1)),
	rule('next weekday', dayOfWeek(1)),
	rule('this weekday', dayOfWeek(0)),
	rule('weekday', weekdays),
	rule('weekday to weekday', weekdays),

	rule('stay', stay),
	rule('days nights', stay),
	rule('nights days', stay),
	rule('bound stay', stay),
	rule('stay bound-behind', stay),
	rule('length', named),

	rule('adults', people('adults', 'adults')),
	rule('others', people('others', 'others')),
	rule('children', people('children', 'children')),
	rule('people', people('all', 'people')),
	rule('with|join friends', people('others', 'friends')),
	rule('friends', people('all', 'friends')),
	rule('family people|number', people('family', 'people', 'number')),
	rule('family', people('family', 'family')),
	rule('party number', people('all', 'number')),
	rule('for number', people('all', 'number')),
	rule('unsaid', () => ({ kind: 'people', people: { ...NOBODY, unsaid: true } })),

	rule('cabin', (tokens) => ({ kind: 'cabin', cabin: (tokens[0]?.value ?? '') as CabinKind })),
	rule('sort', (tokens) => ({ kind: 'order', sort: (tokens[0]?.value ?? '') as ListSort })),
	// The rule over most words comes first
].toSorted((a, b) => b.kinds.length - a.kinds.length);

/** A word with the roles that it can have. */
type Word = { token: Token; roles: readonly string[] };

function ruleAt(words: readonly Word[], at: number, offer: Offer): { length: number; meaning: Meaning } | null {
	for (const { kinds, read } of RULES) {
		const fits = kinds.every((allowed, index) => words[at + index]?.roles.some((role) => allowed.includes(role)));
		const tokens = fits ? words.slice(at, at + kinds.length).map(({ token }) => token) : [];
		const meaning = fits ? read(tokens, offer) : null;
		if (meaning) return { length: kinds.length, meaning };
	}
	return null;
}

/** Reads facts from left to right; at each word the rule over most words has it. Articles and such words don't part neighbours. */
export function factsOf(tokens: readonly Token[], offer: Offer): Fact[] {
	const places = tokens.flatMap(({ kind }, at) => (kind === 'small' ? [] : [at]));
	const words = places.flatMap((at) => tokens[at] ?? []);
	const withRoles = words.map((token) => ({ token, roles: kindsOf(token) }));
	const facts: Fact[] = [];
	for (let at = 0; at < words.length; ) {
		const [money, from] = [moneyAt(words, at), ruleAt(withRoles, at, offer)];
		// “From 1 April to 15 April” is no open start
		const isWider = words[at]?.kind === 'from' && (ruleAt(withRoles, at + 1, offer)?.length ?? 0) > (from?.length ?? 0);
		const other = isWider ? null : from;
		const found = money && money.length >= (other?.length ?? 0) ? money : other;
		const [start, end] = [words[at], words[at + (found?.length ?? 1) - 1]];
		if (found && start && end) {
			const own = words.slice(at, at + found.length);
			facts.push({
				start: start.start,
				end: end.end,
				meaning: found.meaning,
				first: places[at] ?? 0,
				last: places[at + found.length - 1] ?? 0,
				bare: found.length === 1 ? start.place : null,
				corrected: own.map(({ corrected }) => corrected).find(Boolean) ?? '',
			});
		}
		at += found?.length ?? 1;
	}
	return withStretches(withSharedRoles(facts, tokens), tokens);
}
