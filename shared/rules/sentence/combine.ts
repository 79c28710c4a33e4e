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

/** Months alone are the filter by month; with days beside them, the days narrow the months that they lie in. */
function whenOf(terms: readonly Said[], { today, months: offered }: Offer): SearchFields {
	const [months, leave] = [saidOf(terms, 'months'), saidOf(terms, 'leave')];
	const [wanted, out] = [months.wanted, months.ruledOut].map((said) => said.flatMap((meaning) => meaning.months));
	if (!wanted || !out) return {};
	if (leave.wanted.length === 0 && leave.ruledOut.length === 0)
		return { date: remaining(wanted, out, offered).toSorted().join(',') };
	// Days within other days narrow them: the 14th of February within Valentine's
	const days = leave.wanted
		.filter((range) => !leave.wanted.some((other) => isWithin(other, range)))
		.map(({ from, to }) => ({ from, to }));
	const whole = wanted.map((month) => asRange(month, today)).filter((month) => !days.some((range) => overlaps(range, month)));
	const last = offered.at(-1);
	const isOpen = days.length + whole.length === 0;
	const start = isOpen && last ? [{ from: today, to: lastDayOf(last) }] : [...days, ...whole];
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
	const ids = (kind: 'port' | 'destination' | 'ship', not: boolean) =>
		(not ? saidOf(terms, kind).ruledOut : saidOf(terms, kind).wanted).flatMap((meaning) => meaning.ids);
	const lengths = saidOf(terms, 'length');
	const [wantedDays, otherDays] = [lengths.wanted, lengths.ruledOut].map((said) => lengthsOf(said, offer.lengths));
	const weekdays = saidOf(terms, 'weekday');
	const [leaveOn, notOn] = [weekdays.wanted, weekdays.ruledOut].map((said) => said.flatMap(({ days }) => days));
	const avoided = [...new Set(ids('destination', true))];
	const destination = [...new Set(ids('destination', false))];
	const balcony = saidOf(terms, 'cabin').wanted.some(({ cabin }) => cabin === 'balcony');
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
