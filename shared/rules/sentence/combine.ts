import { addDays, monthOf } from '../dates.ts';
import { isOffered } from '../month-picker.ts';
import { DEFAULT_PARTY, type Party, peopleOf } from '../party-price.ts';
import { bandBounds, PRICE_BANDS } from '../price-bands.ts';
import type { SearchFields } from '../search-params.ts';
import { lastDayOf } from './dates.ts';
import { MAX_DAYS, SHORT } from './length.ts';
import { partyFrom } from './party.ts';
import type { Meaning, People } from './piece.ts';
import type { Term } from './terms.ts';

/** What is on sale, from which the values that are wanted remain once others are ruled out. */
export type Offer = {
	today: string;
	months: readonly string[];
	lengths: readonly number[];
	ports: readonly string[];
	ships: readonly string[];
};

type Of<K extends Meaning['kind']> = Extract<Meaning, { kind: K }>;
type Said = Pick<Term, 'not' | 'meaning'>;
type Range = { from: string; to: string };

/** The meanings of one kind: what is wanted and what is ruled out. */
function saidOf<K extends Meaning['kind']>(terms: readonly Said[], kind: K): { wanted: Of<K>[]; ruledOut: Of<K>[] } {
	const of = (not: boolean) =>
		terms.flatMap((term) => (term.not === not && term.meaning.kind === kind ? [term.meaning as Of<K>] : []));
	return { wanted: of(false), ruledOut: of(true) };
}

/** The wanted values, or else everything on offer, without what is ruled out; none where nothing is said. */
function remaining<T>(wanted: readonly T[], ruledOut: readonly T[], offer: readonly T[]): T[] {
	if (wanted.length === 0 && ruledOut.length === 0) return [];
	const from = wanted.length > 0 ? wanted : offer;
	return [...new Set(from)].filter((value) => !ruledOut.includes(value));
}

const asRange = (month: string, today: string): Range => ({
	from: `${month}-01` < today ? today : `${month}-01`,
	to: lastDayOf(month),
});
const overlaps = (a: Range, b: Range): boolean => a.from <= b.to && b.from <= a.to;

const isWithin = (inner: Range, outer: Range): boolean =>
	inner.from >= outer.from && inner.to <= outer.to && (inner.from > outer.from || inner.to < outer.to);

/** A range without the days of another: none, one or two ranges. */
const without = (range: Range, out: Range): Range[] =>
	overlaps(range, out)
		? [
				{ from: range.from, to: addDays(out.from, -1) },
				{ from: addDays(out.to, 1), to: range.to },
			].filter(({ from, to }) => from <= to)
		: [range];

function monthsWithin({ from, to }: Range): string[] {
	const months = [monthOf(from)];
	while (lastDayOf(months.at(-1) ?? '') < to) months.push(monthOf(addDays(lastDayOf(months.at(-1) ?? ''), 1)));
	return months;
}

const isStrictPart = <T>(part: readonly T[], whole: readonly T[]): boolean =>
	part.length < whole.length && part.every((value) => whole.includes(value));

/** The meanings that contain no other one: “Japan, Okinawa” is about Okinawa, “2027, in May” about May. */
const narrowest = <M>(meanings: readonly M[], valuesOf: (meaning: M) => readonly string[]): M[] =>
	meanings.filter((meaning) => !meanings.some((other) => isStrictPart(valuesOf(other), valuesOf(meaning))));

type Time = Of<'months'> | Of<'leave'>;

/** The days from the first to the last that a time names. */
function stretchOf(time: Time, today: string): Range {
	if (time.kind === 'leave') return { from: time.from, to: time.to };
	const [first = '', last = first] = [time.months[0], time.months.at(-1)];
	return { from: asRange(first, today).from, to: lastDayOf(last) };
}

/** The days that all stretches share; null where they share none. */
function shared(stretches: readonly Range[]): Range | null {
	const from =
		stretches
			.map((one) => one.from)
			.toSorted()
			.at(-1) ?? '';
	const to = stretches.map((one) => one.to).toSorted()[0] ?? '';
	return from <= to ? { from, to } : null;
}

/** The wanted months and days. Narrower ones stand for those that they lie in: the 14th of February within Valentine's, May within a year. */
function closedTimes(times: readonly Time[], today: string): { whole: string[]; days: Range[] } {
	const closed = times.filter(({ open }) => !open);
	const ranges = closed.flatMap((time) => (time.kind === 'leave' ? [stretchOf(time, today)] : []));
	const days = ranges.filter((range) => !ranges.some((other) => isWithin(other, range)));
	const months = closed.flatMap((time) => (time.kind === 'months' ? [time] : []));
	const kept = narrowest(months, (time) => time.months).filter(
		(time) => time.months.length === 1 || !days.some((range) => isWithin(range, stretchOf(time, today))),
	);
	const whole = kept
		.flatMap((time) => time.months)
		.filter((month) => !days.some((range) => overlaps(range, asRange(month, today))));
	return { whole, days };
}

/** The wanted times. Open stretches narrow each other and what they overlap (after 5 May and before the 12th); alone they are a time of their own. */
function wantedTimes(times: readonly Time[], today: string): { whole: string[]; days: Range[] } {
	const { whole, days } = closedTimes(times, today);
	const open = times.filter((time) => time.open);
	const bounds = shared(open.map((time) => stretchOf(time, today)));
	if (open.length === 0) return { whole, days };
	if (bounds === null) return { whole, days: [...days, ...open.map((time) => stretchOf(time, today))] };
	const ranges = [...days, ...whole.map((month) => asRange(month, today))].filter((range) => overlaps(range, bounds));
	if (ranges.length > 0) {
		const isInside = (month: string) =>
			shared([asRange(month, today), bounds])?.to === lastDayOf(month) && bounds.from <= asRange(month, today).from;
		const inside = whole.filter(isInside);
		const cut = [...days, ...whole.filter((month) => !isInside(month)).map((month) => asRange(month, today))];
		return { whole: inside, days: cut.flatMap((range) => shared([range, bounds]) ?? []) };
	}
	const months = open.flatMap((time) => (time.kind === 'months' ? [time.months] : []));
	if (months.length < open.length) return { whole, days: [...days, bounds] };
	return { whole: [...whole, ...(months[0] ?? []).filter((month) => months.every((list) => list.includes(month)))], days };
}

/** Months alone are the filter by month; with days beside them, the days narrow the months that they lie in. */
function whenOf(terms: readonly Said[], { today, months: offered }: Offer): SearchFields {
	const [months, leave] = [saidOf(terms, 'months'), saidOf(terms, 'leave')];
	const { whole, days } = wantedTimes([...months.wanted, ...leave.wanted], today);
	const out = months.ruledOut.flatMap((meaning) => meaning.months);
	if (days.length === 0 && leave.ruledOut.length === 0) return { date: remaining(whole, out, offered).toSorted().join(',') };
	const last = offered.at(-1);
	const isOpen = days.length + whole.length === 0;
	const start =
		isOpen && last ? [{ from: today, to: lastDayOf(last) }] : [...days, ...whole.map((month) => asRange(month, today))];
	const ruledOut = [...leave.ruledOut.map(({ from, to }) => ({ from, to })), ...out.map((month) => asRange(month, today))];
	const ranges = ruledOut.reduce((left, range) => left.flatMap((one) => without(one, range)), start);
	const covered = [...new Set(ranges.flatMap(monthsWithin))].filter((month) => isOffered(month, today)).toSorted();
	return {
		date: isOpen ? '' : covered.join(','),
		leave: [...new Set(ranges.map(({ from, to }) => `${from}_${to}`))].toSorted().join(','),
	};
}

/** Lengths that nothing on sale has find nothing, rather than everything. */
const withNone = (lengths: number[], from: number): number[] => (lengths.length > 0 ? lengths : [from]);

/**
 * Open bounds narrow each other (三天以上五天以下), and an exact length within one, or beside a vague “short”, is meant itself.
 * Other lengths are alternatives.
 */
function lengthsOf(said: readonly Of<'length'>[], offered: readonly number[]): number[] {
	const isOpen = ({ from, to }: Of<'length'>) => from === 1 || to >= MAX_DAYS;
	const closed = said.filter((one) => !isOpen(one));
	const isTold = ({ from, to }: Of<'length'>) =>
		closed.length > 0 && ((from === SHORT[0] && to === SHORT[1]) || closed.every((one) => one.from >= from && one.to <= to));
	const open = said.filter((one) => isOpen(one) && !isTold(one));
	const between = { from: Math.max(...open.map(({ from }) => from)), to: Math.min(...open.map(({ to }) => to)) };
	const bounds = open.length > 1 && between.from <= between.to ? [{ kind: 'length' as const, ...between }] : open;
	return [...closed, ...bounds].flatMap((one) => lengthsIn(one, offered));
}

const lengthsIn = ({ from, to }: Of<'length'>, offered: readonly number[]): number[] =>
	from === to
		? [from]
		: withNone(
				offered.filter((days) => days >= from && days <= to),
				from,
			);

/** The people that the words name, also those beside a sum. */
const peopleIn = (terms: readonly Said[]): People[] =>
	terms.flatMap(({ not, meaning }) => {
		if (not) return [];
		return meaning.kind === 'people' ? [meaning.people] : meaning.kind === 'budget' && meaning.people ? [meaning.people] : [];
	});

/** The party that the words name. Null where they name nobody by number. */
export const partyOf = (terms: readonly Said[]): Party | null => partyFrom(peopleIn(terms));

/** A sum that is more than one person pays, where more than one are named and nothing says that it is for each. */
const MIN_SHARED = 10_000;

/** For how many people a sum is, 1 where it is per person; null for a total of people whose number isn't said. */
export function payersOf({ total, each, below, among }: Of<'budget'>, terms: readonly Said[]): number | null {
	const people = peopleIn(terms);
	if (!total && (each || (below ?? 0) < MIN_SHARED || people.length === 0)) return 1;
	if (among !== undefined) return among;
	const party = partyFrom(people);
	return !party && people.some(({ unsaid }) => unsaid) ? null : peopleOf(party ?? DEFAULT_PARTY);
}

/** The bounds of a budget per person. A sum for several is divided by them, rounded down. */
export const perPersonBudget = (
	{ from, below }: Of<'budget'>,
	people: number,
): { from: number | null; below: number | null } => ({
	from: from === null ? null : Math.ceil(from / people),
	below: below === null ? null : Math.floor(below / people),
});

/** Price bands where the bounds are those of bands, else the exact bounds. A balcony's price has no bands. */
function priceOf(terms: readonly Said[], balcony: boolean): SearchFields {
	const bounds = saidOf(terms, 'budget').wanted.flatMap((budget) => {
		const people = payersOf(budget, terms);
		return people === null ? [] : [perPersonBudget(budget, people)];
	});
	if (bounds.length === 0) return {};
	const from = Math.max(0, ...bounds.flatMap((bound) => bound.from ?? []));
	const below = Math.min(Number.POSITIVE_INFINITY, ...bounds.flatMap((bound) => bound.below ?? []));
	const bands = PRICE_BANDS.map((band) => ({
		band,
		from: bandBounds(band).from,
		below: bandBounds(band).below ?? Number.POSITIVE_INFINITY,
	}));
	const chosen = bands.filter((band) => band.from >= from && band.below <= below);
	const isExact = chosen[0]?.from === from && chosen.at(-1)?.below === below;
	if (isExact && !balcony) return { price: chosen.map(({ band }) => band).join(',') };
	return { budget: `${from > 0 ? from : ''}-${below < Number.POSITIVE_INFINITY ? below : ''}` };
}

/** Puts terms together to one search: values of one kind are alternatives, kinds narrow together. */
export function combine(terms: readonly Said[], offer: Offer): SearchFields {
	const named = (kind: 'port' | 'destination' | 'ship', not: boolean) =>
		not ? saidOf(terms, kind).ruledOut : saidOf(terms, kind).wanted;
	const ids = (kind: 'port' | 'destination' | 'ship', not: boolean) => named(kind, not).flatMap((meaning) => meaning.ids);
	const lengths = saidOf(terms, 'length');
	const [wantedDays, otherDays] = [lengths.wanted, lengths.ruledOut].map((said) => lengthsOf(said, offer.lengths));
	const weekdays = saidOf(terms, 'weekday');
	const [leaveOn, notOn] = [weekdays.wanted, weekdays.ruledOut].map((said) => said.flatMap(({ days }) => days));
	const avoided = [...new Set(ids('destination', true))];
	const places = narrowest(named('destination', false), (meaning) => meaning.ids);
	const destination = [...new Set(places.flatMap((meaning) => meaning.ids))];
	// Beside another kind a balcony is one of several that would do
	const cabins = saidOf(terms, 'cabin').wanted;
	const balcony = cabins.length > 0 && cabins.every(({ cabin }) => cabin === 'balcony');
	const fields: SearchFields = {
		...whenOf(terms, offer),
		port: remaining(ids('port', false), ids('port', true), offer.ports).join(','),
		destination: destination.filter((id) => !avoided.includes(id)).join(','),
		cruise: remaining(ids('ship', false), ids('ship', true), offer.ships).join(','),
		days: remaining(wantedDays ?? [], otherDays ?? [], offer.lengths).join(','),
		...priceOf(terms, balcony),
		weekday: remaining(leaveOn ?? [], notOn ?? [], [0, 1, 2, 3, 4, 5, 6])
			.toSorted()
			.join(','),
		cabin: balcony ? 'balcony' : '',
		avoid: avoided.join(','),
		sort: saidOf(terms, 'order').wanted.at(-1)?.sort ?? '',
	};
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
