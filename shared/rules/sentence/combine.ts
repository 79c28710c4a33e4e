import { addDays, monthOf } from '../dates.ts';
import { DEFAULT_PARTY, type Party, peopleOf } from '../party-price.ts';
import { bandBounds, PRICE_BANDS } from '../price-bands.ts';
import type { SearchFields } from '../search-params.ts';
import type { Bounds, Meaning, Of, Offer, Range, Said } from './meaning.ts';
import { partyFrom } from './party.ts';
import { lastDayOf } from './times.ts';

/** The meanings of one kind: what is wanted and what is ruled out. */
function saidOf<K extends Meaning['kind']>(terms: readonly Said[], kind: K): { wanted: Of<K>[]; ruledOut: Of<K>[] } {
	const of = (not: boolean) =>
		terms.flatMap((term) => (term.not === not && term.meaning.kind === kind ? [term.meaning as Of<K>] : []));
	return { wanted: of(false), ruledOut: of(true) };
}

const isStrictPart = <T>(part: readonly T[], whole: readonly T[]): boolean =>
	part.length < whole.length && part.every((value) => whole.includes(value));

/**
 * The wanted values, or else everything on offer, without what is ruled out; none where nothing is said. A wanted value within more that is ruled out is
 * an exception: no weekdays, but Friday is fine.
 */
function remaining<T>(wanted: readonly T[], ruledOut: readonly T[], offer: readonly T[]): T[] {
	if (wanted.length === 0 && ruledOut.length === 0) return [];
	if (wanted.length > 0 && isStrictPart(wanted, ruledOut)) return [...new Set(wanted)];
	const left = (wanted.length > 0 ? wanted : offer).filter((value) => !ruledOut.includes(value));
	return [...new Set(left)];
}

const overlaps = (a: Range, b: Range): boolean => a.from <= b.to && b.from <= a.to;
const isWithin = (inner: Range, outer: Range): boolean =>
	inner.from >= outer.from && inner.to <= outer.to && (inner.from > outer.from || inner.to < outer.to);
const shared = (a: Range, b: Range): Range[] =>
	overlaps(a, b) ? [{ from: a.from > b.from ? a.from : b.from, to: a.to < b.to ? a.to : b.to }] : [];

/** A range without the days of another: none, one or two ranges. */
const without = (range: Range, out: Range): Range[] =>
	overlaps(range, out)
		? [
				{ from: range.from, to: addDays(out.from, -1) },
				{ from: addDays(out.to, 1), to: range.to },
			].filter(({ from, to }) => from <= to)
		: [range];

export function monthsWithin({ from, to }: Range): string[] {
	const months = [monthOf(from)];
	for (let last = lastDayOf(monthOf(from)); last < to; last = lastDayOf(months.at(-1) ?? ''))
		months.push(monthOf(addDays(last, 1)));
	return months;
}

/** True for whole months, of the current one what is left. */
export const isMonths = ({ from, to }: Range, today: string): boolean =>
	(from.endsWith('-01') || from === today) && to === lastDayOf(monthOf(to));

/** The days of a time that is wanted: in the year that other words name, else the next ones; of a refused one those of every year. */
export function rangesOf(time: Of<'time'>, not: boolean, terms: readonly Said[]): readonly Range[] {
	if (not) return time.every;
	const years = saidOf(terms, 'time').wanted.filter(({ year }) => year);
	const within = time.year
		? []
		: time.every.filter((range) => years.some(({ ranges }) => ranges.some((year) => overlaps(range, year))));
	return within.length > 0 ? within : time.ranges;
}

/** The wanted days. Narrower ones stand for those that they lie in, days for the months that they touch, and open ones narrow the others. */
function wantedDays(terms: readonly Said[], today: string): Range[] {
	const times = saidOf(terms, 'time').wanted;
	const of = (some: readonly Of<'time'>[]) => some.flatMap((time) => rangesOf(time, false, terms));
	const closed = of(times.filter(({ open }) => open === null));
	const narrow = closed.filter((range) => !closed.some((other) => isWithin(other, range)));
	const exact = narrow.filter((range) => !isMonths(range, today));
	const named = narrow.filter((range) => exact.includes(range) || !exact.some((other) => overlaps(other, range)));
	const open = of(times.filter((time) => time.open !== null));
	const bounds = open.slice(1).reduce((left, range) => left.flatMap((one) => shared(one, range)), open.slice(0, 1));
	if (named.length === 0) return bounds.length > 0 ? bounds : open;
	const cut = open.length > 0 ? named.flatMap((range) => bounds.flatMap((bound) => shared(range, bound))) : named;
	return cut.length > 0 ? cut : [...named, ...open];
}

/** Whole months are the filter by month; days narrow the months that they lie in. */
function whenOf(terms: readonly Said[], { today, months }: Offer): SearchFields {
	const wanted = wantedDays(terms, today);
	const ruledOut = saidOf(terms, 'time').ruledOut.flatMap((time) => time.every);
	if (wanted.length === 0 && ruledOut.length === 0) return {};
	const sold = { from: today, to: lastDayOf(months.at(-1) ?? '') };
	const leftOf = (start: readonly Range[]) =>
		ruledOut.reduce<readonly Range[]>((ranges, range) => ranges.flatMap((one) => without(one, range)), start);
	const left = leftOf(wanted.length > 0 ? wanted : [sold]);
	// A day that is wanted within what is ruled out is meant
	const ranges = left.length > 0 ? left : wanted;
	const date = [...new Set(ranges.flatMap(monthsWithin))].toSorted().join(',');
	if (ranges.every((range) => isMonths(range, today))) return { date };
	const leave = [...new Set(ranges.map(({ from, to }) => `${from}_${to}`))].toSorted().join(',');
	return { date: wanted.length > 0 ? date : '', leave };
}

/** Open bounds narrow each other (at least 5, at most 8 days); other lengths are alternatives. Lengths that nothing on sale has find nothing. */
function lengthsOf(said: readonly Of<'length'>[], offered: readonly number[]): number[] {
	const closed = said.filter(({ open }) => !open).flatMap(({ days }) => days);
	const [first, ...more] = said.filter(({ open }) => open);
	const between = more.reduce((left, { days }) => left.filter((day) => days.includes(day)), [...(first?.days ?? [])]);
	const within = between.filter((day) => offered.includes(day));
	if (closed.length > 0)
		return closed.some((day) => between.includes(day)) ? closed.filter((day) => between.includes(day)) : closed;
	return within.length > 0 ? within : between.slice(0, 1);
}

/** The party that the words name. Null where they name nobody by number. */
export const partyOf = (terms: readonly Said[]): Party | null =>
	partyFrom(saidOf(terms, 'people').wanted.map(({ people }) => people));

/** A sum that is more than one person pays, where people are named and nothing says that it is for each. */
const MIN_SHARED = 10_000;

/** For how many people a sum is, 1 where it is per person; null for a total of people whose number isn't said. */
export function payersOf({ total, each, from, below }: Of<'budget'>, terms: readonly Said[]): number | null {
	const isNamed = saidOf(terms, 'people').wanted.length > 0;
	if (!total && (each || !isNamed || (below ?? from ?? 0) < MIN_SHARED)) return 1;
	const party = partyOf(terms);
	return isNamed && !party ? null : peopleOf(party ?? DEFAULT_PARTY);
}

/** The bounds of a budget per person. A sum for several is divided by them: the most rounded down, the least up. */
export const perPersonBudget = ({ from, below }: Bounds, people: number): Bounds => ({
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

const orderOf = (terms: readonly Said[]): Of<'order'> | undefined => saidOf(terms, 'order').wanted[0];

/** True for a term that no search can have: a total for people whose number isn't said, and another order of the list behind the first. */
export const isUntold = ({ meaning }: Said, terms: readonly Said[]): boolean =>
	(meaning.kind === 'budget' && payersOf(meaning, terms) === null) ||
	(meaning.kind === 'order' && meaning.sort !== orderOf(terms)?.sort);

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Areas of which a narrower place is named too are left out: Japan, Okinawa. */
const narrowest = (lists: readonly (readonly string[])[]): string[] => [
	...new Set(lists.filter((list) => !lists.some((other) => isStrictPart(other, list))).flat()),
];

/** Puts terms together to one search: values of one kind are alternatives, kinds narrow together. */
export function combine(terms: readonly Said[], offer: Offer): SearchFields {
	const ids = (kind: 'port' | 'destination' | 'ship') => saidOf(terms, kind);
	const [ports, places, ships] = [ids('port'), ids('destination'), ids('ship')];
	const flat = (some: readonly { ids: readonly string[] }[]) => some.flatMap((one) => one.ids);
	const [lengths, weekdays] = [saidOf(terms, 'length'), saidOf(terms, 'weekday')];
	const port = remaining(flat(ports.wanted), flat(ports.ruledOut), offer.ports);
	const avoided = [...new Set(flat(places.ruledOut))];
	const calls = narrowest(places.wanted.map((one) => one.ids));
	// Where no other place is named, ports that are near or like one without ships stand for it
	const like = saidOf(terms, 'unserved').wanted.flatMap((place) => place.like);
	// A voyage that is named as going back to its port doesn't call there
	const away = calls.filter((id) => !flat(ports.wanted).includes(id));
	const destination = away.length > 0 ? away : calls.length > 0 ? calls : [...new Set(like)];
	const isException = isStrictPart(destination, avoided);
	const cabins = saidOf(terms, 'cabin').wanted;
	const balcony = cabins.length > 0 && cabins.every(({ cabin }) => cabin === 'balcony');
	const fields: SearchFields = {
		...whenOf(terms, offer),
		port: port.join(','),
		destination: destination.filter((id) => isException || !avoided.includes(id)).join(','),
		cruise: remaining(flat(ships.wanted), flat(ships.ruledOut), offer.ships).join(','),
		days: remaining(
			lengthsOf(lengths.wanted, offer.lengths),
			lengths.ruledOut.flatMap(({ days }) => days),
			offer.lengths,
		).join(','),
		...priceOf(terms, balcony),
		weekday: remaining(
			weekdays.wanted.flatMap(({ days }) => days),
			weekdays.ruledOut.flatMap(({ days }) => days),
			ALL_DAYS,
		)
			.toSorted()
			.join(','),
		cabin: balcony ? 'balcony' : '',
		avoid: (isException && destination.length > 0 ? avoided.filter((id) => !destination.includes(id)) : avoided).join(','),
		sort: orderOf(terms)?.sort ?? '',
	};
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
