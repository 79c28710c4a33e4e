import { pinyin } from 'pinyin-pro';
import { rememberByIdentity } from '#server/composition/memo.ts';
import { loadReference } from '#server/composition/voyages/search-options.ts';
import { type VoyageIndex, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import type { SentenceTerm, SentenceView } from '#shared/catalogue/bff/sentence.ts';
import { offeredMonths } from '#shared/rules/month-picker.ts';
import { type CanonicalQuery, parseSearch } from '#shared/rules/search-params.ts';
import { combine, isUntold, partyOf, payersOf, perPersonBudget } from '#shared/rules/sentence/combine.ts';
import { inNamedYear, type Time } from '#shared/rules/sentence/named-years.ts';
import type { Named } from '#shared/rules/sentence/places.ts';
import { createSentenceReader, type SentenceReader, withoutTerm } from '#shared/rules/sentence/read-sentence.ts';
import type { Offer } from '#shared/rules/sentence/said.ts';
import type { Term } from '#shared/rules/sentence/terms.ts';
import { difference, withDifference } from './query-difference.ts';
import { suggestionsFor } from './suggestions.ts';

/** The work of one request beside its sentence: for what remains without each term, and for suggestions. */
const MOST_READ_AGAIN = 144;

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

/** `GET /search/sentence`: the search that a sentence asks for. Words that aren't understood stay in `said`. */
export const sentence: Handler<'GET /search/sentence'> = async ({ q }, scope) => {
	const index = await voyageIndexOrNone(scope);
	const { read } = await readerFor(index, scope);
	const { fields, sentence: said } = read(q);
	return { query: parseSearch({ ...fields, said }, index.context.today) };
};

/** `GET /search/suggestions`: whole sentences that begin with what is typed. */
export const suggestions: Handler<'GET /search/suggestions'> = async ({ q }, scope) => {
	const index = await voyageIndexOrNone(scope);
	const { read } = await readerFor(index, scope);
	const most = Math.floor(MOST_READ_AGAIN / Math.max(1, read(q).work));
	const wholes = suggestionsFor(q, index.options, scope.lang).slice(0, most);
	return { sentences: wholes.filter((whole) => read(whole).unread.length === 0) };
};

const meaningsOf = (terms: readonly Term[]): string =>
	JSON.stringify(terms.map(({ meaning, not, either }) => ({ meaning, not, either })));

/** Describes how the words of a search were understood, as far as the search still has what they ask for. */
export async function sentenceView(query: CanonicalQuery, index: VoyageIndex, scope: FeatureScope): Promise<SentenceView> {
	const { read, offer } = await readerFor(index, scope);
	const { sentence: said, terms, unread, work } = read(query.said);
	// The chips of a longer sentence keep the filters of the others alone
	const isReadAgain = work * terms.length <= MOST_READ_AGAIN;
	const parse = (of: readonly Term[]) => parseSearch(combine(of, offer), offer.today);
	const whole = parse(terms);
	const wordsOf = ({ start, end }: Term) => said.slice(start, end).trim();
	const order = terms.find(({ meaning }) => meaning.kind === 'order');
	const isRepeated = (term: Term) => term.meaning.kind === 'order' && term !== order;
	const views = terms.flatMap((term): SentenceTerm[] => {
		if (isUntold(term, terms) || isRepeated(term)) return [];
		const others = terms.filter((other) => other !== term);
		const change = difference(whole, parse(others));
		const without = withDifference(query, change);
		if (without === null) return [];
		// Where the reader would take the remaining words for something else, only the filters stay
		const rest = withoutTerm(said, term);
		const isSame = isReadAgain && others.length + unread.length > 0 && meaningsOf(read(rest).terms) === meaningsOf(others);
		return [
			{
				words: wordsOf(term),
				not: term.not,
				meaning: meaningOf(term, terms, index),
				corrected: term.corrected === undefined ? '' : correctedName(term, index),
				adds: change.removed,
				without: { ...without, said: isSame ? rest : '' },
			},
		];
	});
	return { terms: views, unread: [...unread] };
}

/** The names of ports, areas' ports and ships in the visitor's language. */
function namesOf(kind: 'port' | 'destination' | 'ship', ids: readonly string[], { options }: VoyageIndex): string[] {
	const all = { port: options.ports, destination: options.areas.flatMap((area) => area.options), ship: options.ships }[kind];
	return ids.flatMap((id) => all.find((option) => option.id === id)?.name ?? []);
}

function correctedName({ meaning, corrected = '' }: Term, index: VoyageIndex): string {
	if (meaning.kind !== 'port' && meaning.kind !== 'destination' && meaning.kind !== 'ship') return corrected;
	const names = namesOf(meaning.kind, meaning.ids, index);
	return names.length === 1 ? (names[0] ?? corrected) : corrected;
}

/** A wanted time is that of a year that other words name; a refused one is that of every year. */
function timeOf(time: Time, not: boolean, terms: readonly Term[]): SentenceTerm['meaning'] {
	const meant = not ? time : inNamedYear(time, terms);
	if (meant.kind === 'months') return { kind: 'months', months: [meant.months, ...((not && meant.again) || [])].flat() };
	return { kind: 'leave', from: meant.from, to: meant.to, ...(not && meant.again && { again: [...meant.again] }) };
}

function meaningOf({ meaning, not }: Term, terms: readonly Term[], index: VoyageIndex): SentenceTerm['meaning'] {
	switch (meaning.kind) {
		case 'months':
		case 'leave':
			return timeOf(meaning, not, terms);
		case 'weekday':
			return { kind: 'weekday', days: [...meaning.days] };
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
		default:
			return meaning;
	}
}
