import { pinyin } from 'pinyin-pro';
import { rememberByIdentity } from '#server/composition/memo.ts';
import { loadReference } from '#server/composition/voyages/search-options.ts';
import { type VoyageIndex, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import type { SentenceTerm, SentenceView } from '#shared/catalogue/bff/sentence.ts';
import { offeredMonths } from '#shared/rules/month-picker.ts';
import { difference, NARROWING_KEYS } from '#shared/rules/query-difference.ts';
import { type CanonicalQuery, parseSearch } from '#shared/rules/search-params.ts';
import {
	combine,
	isMonths,
	isUntold,
	monthsWithin,
	partyOf,
	payersOf,
	perPersonBudget,
	rangesOf,
} from '#shared/rules/sentence/combine.ts';
import type { Meaning, Of, Offer, Term } from '#shared/rules/sentence/meaning.ts';
import type { Named } from '#shared/rules/sentence/places.ts';
import { createSentenceReader, type SentenceReader, withoutTerm } from '#shared/rules/sentence/read-sentence.ts';
import { suggestionsFor } from './suggestions.ts';

type Reading = { read: SentenceReader; offer: Offer };
const remember = rememberByIdentity<Reading>();

const named = ({ id, code, cnName, enName }: { id: string; code?: string; cnName: string; enName: string }): Named => ({
	id,
	...(code && { code }),
	names: [cnName, enName],
});

/** What is on sale; every month of the picker while the timetable is unavailable. */
function offerOf({ search, options, context }: VoyageIndex): Offer {
	const coming = search.voyages.filter(({ state }) => state !== 'departed');
	const months = [...new Set(coming.map(({ month }) => month))];
	return {
		today: context.today,
		months: months.length > 0 ? months : offeredMonths(context.today),
		lengths: [...new Set(coming.map(({ days }) => days))].toSorted((a, b) => a - b),
		ports: options.ports.map(({ id }) => id),
		ships: options.ships.map(({ id }) => id),
	};
}

/** Returns the reader of sentences for today's timetable. It is made once for the same replies. */
async function readerFor(index: VoyageIndex, scope: FeatureScope): Promise<Reading> {
	const [ports, groups, ships] = await loadReference(scope);
	return remember([index.search, ports, groups, ships], index.context.today, () => {
		const places = {
			ports: ports.map(named),
			areas: groups.map((group) => ({ id: group.id, names: [group.name, group.enName], ports: group.ports.map(named) })),
			ships: ships.map((ship) => ({ id: ship.id, names: [ship.cnName, ship.name, ship.enName] })),
		};
		const offer = offerOf(index);
		return { offer, read: createSentenceReader(places, offer, (text) => pinyin(text, { toneType: 'none' })) };
	});
}

/**
 * Joins what a sentence asks for with what was chosen by hand. Of each filter remain the values that both have; where there are none,
 * the sentence's stand.
 */
function joined(byHand: CanonicalQuery, asked: CanonicalQuery): CanonicalQuery {
	const query = { ...asked, sort: asked.sort === 'default' ? byHand.sort : asked.sort, ids: byHand.ids };
	for (const key of NARROWING_KEYS) {
		const both = asked[key].filter((value) => byHand[key].includes(value));
		if (both.length > 0 || asked[key].length === 0) query[key] = both.length > 0 ? both : byHand[key];
	}
	// A budget has bands or exact bounds
	if (asked.budget.length > 0) query.price = [];
	if (asked.price.length > 0) query.budget = [];
	return query;
}

/**
 * `GET /search/sentence`: the search that a sentence makes of the one where it is typed; what that one's own words asked for goes.
 * Words that aren't understood stay in `said`.
 */
export const sentence: Handler<'GET /search/sentence'> = async ({ q, ...form }, scope) => {
	const index = await voyageIndexOrNone(scope);
	const { read } = await readerFor(index, scope);
	const searchOf = (words: string): CanonicalQuery => {
		const { fields, sentence: said } = read(words);
		return parseSearch({ ...fields, said }, index.context.today);
	};
	const query = parseSearch(form, index.context.today);
	const before = searchOf(query.said);
	const byHand = { ...query, sort: query.sort === before.sort ? 'default' : query.sort };
	for (const key of NARROWING_KEYS) byHand[key] = query[key].filter((value) => !before[key].includes(value));
	return { query: joined(byHand, searchOf(q)) };
};

/** `GET /search/suggestions`: whole sentences that begin with what is typed. */
export const suggestions: Handler<'GET /search/suggestions'> = async ({ q }, scope) => {
	const index = await voyageIndexOrNone(scope);
	const { read } = await readerFor(index, scope);
	return { sentences: suggestionsFor(q, index.options, scope.lang).filter((whole) => read(whole).unread.length === 0) };
};

/** The parts of a search that a meaning speaks of. */
const KEYS_OF = {
	...{ time: ['date', 'leave'], weekday: ['weekday'], port: ['port'], destination: ['destination', 'avoid'], ship: ['cruise'] },
	...{ length: ['days'], budget: ['price', 'budget'], cabin: ['cabin'], order: ['sort'], people: [], unserved: [] },
} as const satisfies Record<Meaning['kind'], readonly (keyof CanonicalQuery)[]>;

/** Describes how the words of a search were understood, as far as its filters are what they ask for. */
export async function sentenceView(query: CanonicalQuery, index: VoyageIndex, scope: FeatureScope): Promise<SentenceView> {
	const { read, offer } = await readerFor(index, scope);
	const reading = read(query.said);
	const { sentence: said, terms, unread } = reading;
	const parse = (of: readonly Term[]) => parseSearch(combine(of, offer), offer.today);
	const whole = parse(terms);
	const views = terms.flatMap((term): SentenceTerm[] => {
		const meaning = isUntold(term, terms) ? null : meaningOf(term, terms, index, offer);
		const keys = [...KEYS_OF[term.meaning.kind]];
		if (!meaning || keys.some((key) => String(query[key]) !== String(whole[key]))) return [];
		return [
			{
				words: said.slice(term.start, term.end).trim(),
				not: term.not,
				meaning,
				corrected: term.corrected && correctedName(term, index),
				keys,
				removal: difference(whole, parse(terms.filter((other) => other !== term))),
				rest: withoutTerm(read, reading, term),
			},
		];
	});
	const unserved = terms.flatMap(({ meaning }) =>
		meaning.kind === 'unserved' ? [meaning.names[scope.lang === 'CN' ? 0 : 1]] : [],
	);
	return { terms: views, unread: [...unread], unserved: [...new Set(unserved)] };
}

/** The names of ports, areas' ports and ships in the visitor's language. */
function namesOf(kind: 'port' | 'destination' | 'ship', ids: readonly string[], { options }: VoyageIndex): string[] {
	const all = { port: options.ports, destination: options.areas.flatMap((area) => area.options), ship: options.ships }[kind];
	return ids.flatMap((id) => all.find((option) => option.id === id)?.name ?? []);
}

function correctedName({ meaning, corrected }: Term, index: VoyageIndex): string {
	if (meaning.kind !== 'port' && meaning.kind !== 'destination' && meaning.kind !== 'ship') return corrected;
	const names = namesOf(meaning.kind, meaning.ids, index);
	return names.length === 1 ? (names[0] ?? corrected) : corrected;
}

/** Whole months are told by their names, other times by their days. */
function timeOf(time: Of<'time'>, not: boolean, terms: readonly Term[], { today }: Offer): SentenceTerm['meaning'] {
	const ranges = rangesOf(time, not, terms);
	if (ranges.every((range) => isMonths(range, today)))
		return { kind: 'months', months: [...new Set(ranges.flatMap(monthsWithin))] };
	return { kind: 'leave', ranges: [...ranges] };
}

/** What a term is told as; null for a place that no ship calls at. */
function meaningOf(
	{ meaning, not }: Term,
	terms: readonly Term[],
	index: VoyageIndex,
	offer: Offer,
): SentenceTerm['meaning'] | null {
	switch (meaning.kind) {
		case 'time':
			return timeOf(meaning, not, terms, offer);
		case 'weekday':
		case 'length':
			return { kind: meaning.kind, days: [...meaning.days] };
		case 'port':
		case 'destination':
		case 'ship':
			return { kind: meaning.kind, names: namesOf(meaning.kind, meaning.ids, index) };
		case 'people':
			return { kind: 'people', party: meaning.people.unsaid ? null : partyOf([{ not: false, meaning }]) };
		case 'budget': {
			const people = payersOf(meaning, terms) ?? 1;
			const { from, below } = meaning;
			return {
				kind: 'budget',
				...perPersonBudget(meaning, people),
				total: meaning.total || people > 1 ? { from, below, people } : null,
			};
		}
		case 'unserved':
			return null;
		default:
			return meaning;
	}
}
