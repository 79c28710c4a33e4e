import { DEFAULT_PARTY, type Party, peopleOf } from '../party-price.ts';
import { bandBounds, PRICE_BANDS } from '../price-bands.ts';
import type { SearchFields } from '../search-params.ts';
import { MAX_DAYS, SHORT } from './length.ts';
import { partyFrom } from './party.ts';
import type { People } from './piece.ts';
import { isStrictPart, narrowest, type Of, type Offer, remaining, type Said, saidOf } from './said.ts';
import { ALL_DAYS } from './weekdays.ts';
import { whenOf } from './when.ts';

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

/** A sum that is more than one person pays, where people are named and nothing says that it is for each. */
const MIN_SHARED = 10_000;

/** For how many people a sum is, 1 where it is per person; null for a total of people whose number isn't said. */
export function payersOf({ total, each, from, below, among }: Of<'budget'>, terms: readonly Said[]): number | null {
	const people = peopleIn(terms);
	if (!total && (each || (below ?? from ?? 0) < MIN_SHARED || people.length === 0)) return 1;
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

/** True for a sum for each of several cabins, of which no search can tell all: 6000 for a balcony, 4000 for an inside. */
function isByCabin(terms: readonly Said[]): boolean {
	const cabins = new Set(saidOf(terms, 'cabin').wanted.map(({ cabin }) => cabin));
	const sums = saidOf(terms, 'budget').wanted.filter(({ below }) => below !== null);
	return cabins.size > 1 && sums.length > 1;
}

/** Price bands where the bounds are those of bands, else the exact bounds. A balcony's price has no bands. */
function priceOf(terms: readonly Said[], balcony: boolean): SearchFields {
	if (isByCabin(terms)) return {};
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

/** The order of the list: the first one that is said. */
const orderOf = (terms: readonly Said[]): Of<'order'> | undefined => saidOf(terms, 'order').wanted[0];

/** True for one day beside another length, which is a stay in a port: 济州岛一日 4天. */
const isStay = (meaning: Said['meaning'], terms: readonly Said[]): boolean =>
	meaning.kind === 'length' &&
	meaning.to === 1 &&
	terms.some(({ not, either, meaning: other }) => !not && !either && other.kind === 'length' && other.to > 1);

/**
 * True for a term that no search can have: a total for people whose number isn't said, sums for several cabins, an order of the list behind
 * another one, and a day in a port.
 */
export const isUntold = ({ meaning }: Said, terms: readonly Said[]): boolean =>
	isStay(meaning, terms) ||
	(meaning.kind === 'budget' && (isByCabin(terms) || payersOf(meaning, terms) === null)) ||
	(meaning.kind === 'order' && meaning.sort !== orderOf(terms)?.sort);

/** Puts terms together to one search: values of one kind are alternatives, kinds narrow together. */
export function combine(terms: readonly Said[], offer: Offer): SearchFields {
	const named = (kind: 'port' | 'destination' | 'ship', not: boolean) =>
		not ? saidOf(terms, kind).ruledOut : saidOf(terms, kind).wanted;
	const ids = (kind: 'port' | 'destination' | 'ship', not: boolean) => named(kind, not).flatMap((meaning) => meaning.ids);
	const lengths = saidOf(terms, 'length');
	const wantedLengths = lengths.wanted.filter((length) => !isStay(length, terms));
	const [wantedDays, otherDays] = [wantedLengths, lengths.ruledOut].map((said) => lengthsOf(said, offer.lengths));
	const weekdays = saidOf(terms, 'weekday');
	// A weekend that is left for on Friday is no day of departure
	const isLeft = weekdays.wanted.some(({ leaves }) => leaves);
	const daysWanted = weekdays.wanted.filter(({ days, leaves }) => leaves || !isLeft || String(days) !== '0,6');
	const [leaveOn, notOn] = [daysWanted, weekdays.ruledOut].map((said) => said.flatMap(({ days }) => days));
	const refused = [...new Set(ids('destination', true))];
	const choice = saidOf(
		terms.filter(({ either }) => either),
		'destination',
	).wanted;
	const places = [...narrowest(named('destination', false), (meaning) => meaning.ids), ...choice];
	const destination = [...new Set(places.flatMap((meaning) => meaning.ids))];
	// Not Korea except Busan
	const isException = isStrictPart(destination, refused);
	const avoided = isException ? refused.filter((id) => !destination.includes(id)) : refused;
	// Beside another kind a balcony is one of several that would do
	const cabins = saidOf(terms, 'cabin').wanted;
	const balcony = cabins.length > 0 && cabins.every(({ cabin }) => cabin === 'balcony');
	const fields: SearchFields = {
		...whenOf(terms, offer),
		port: remaining(ids('port', false), ids('port', true), offer.ports).join(','),
		destination: (isException ? [] : destination.filter((id) => !avoided.includes(id))).join(','),
		cruise: remaining(ids('ship', false), ids('ship', true), offer.ships).join(','),
		days: remaining(wantedDays ?? [], otherDays ?? [], offer.lengths).join(','),
		...priceOf(terms, balcony),
		weekday: remaining(leaveOn ?? [], notOn ?? [], ALL_DAYS)
			.toSorted()
			.join(','),
		cabin: balcony ? 'balcony' : '',
		avoid: avoided.join(','),
		sort: orderOf(terms)?.sort ?? '',
	};
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
