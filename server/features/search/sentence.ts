import { pinyin } from 'pinyin-pro';
import { rememberByIdentity } from '#server/composition/memo.ts';
import { loadReference } from '#server/composition/voyages/search-options.ts';
import { type VoyageIndex, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import type { SentenceTerm, SentenceView, Vocabulary } from '#shared/catalogue/bff/sentence.ts';
import { offeredMonths } from '#shared/rules/month-picker.ts';
import { difference, joinedSearch, NARROWING_KEYS } from '#shared/rules/query-difference.ts';
import { type CanonicalQuery, parseSearch } from '#shared/rules/search-params.ts';
import { combine } from '#shared/rules/sentence/combine.ts';
import { festivalDays } from '#shared/rules/sentence/festival-days.ts';
import type { Meaning, Term } from '#shared/rules/sentence/meaning.ts';
import { createSentenceReader, type SentenceReader, withoutTerm } from '#shared/rules/sentence/read-sentence.ts';
import { type NamesOf, toldTerm } from '#shared/rules/sentence-told.ts';

type Reading = Vocabulary & { read: SentenceReader };
const remember = rememberByIdentity<Reading>();

const named = ({ id, code, cnName, enName }: { id: string; code?: string; cnName: string; enName: string }) => ({
	id,
	...(code && { code }),
	names: [cnName, enName],
});

/** What is on sale; every month of the picker while the timetable is unavailable. */
function offerOf({ search, options, context }: VoyageIndex): Vocabulary['offer'] {
	const coming = search.voyages.filter(({ state }) => state !== 'departed');
	const months = [...new Set(coming.map(({ month }) => month))];
	return {
		today: context.today,
		months: months.length > 0 ? months : offeredMonths(context.today),
		lengths: [...new Set(coming.map(({ days }) => days))].toSorted((a, b) => a - b),
		ports: options.ports.map(({ id }) => id),
		ships: options.ships.map(({ id }) => id),
		festivals: festivalDays(context.today),
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
		return { places, offer, read: createSentenceReader(places, offer, (text) => pinyin(text, { toneType: 'none' })) };
	});
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
	return { query: joinedSearch(byHand, searchOf(q)) };
};

/** `GET /search/vocabulary`: what a browser reads sentences with. */
export const vocabulary: Handler<'GET /search/vocabulary'> = async (_input, scope) => {
	const { places, offer } = await readerFor(await voyageIndexOrNone(scope), scope);
	return { places, offer };
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
	const { terms, unread } = reading;
	const names = namesIn(index);
	const parse = (of: readonly Term[]) => parseSearch(combine(of, offer), offer.today);
	const whole = parse(terms);
	const views = terms.flatMap((term): SentenceTerm[] => {
		const told = toldTerm(term, reading, offer, names);
		const keys = [...KEYS_OF[term.meaning.kind]];
		if (!told || keys.some((key) => String(query[key]) !== String(whole[key]))) return [];
		const removal = difference(whole, parse(terms.filter((other) => other !== term)));
		return [{ ...told, keys, removal, rest: withoutTerm(read, reading, term) }];
	});
	const unserved = terms.flatMap(({ meaning }) => {
		if (meaning.kind !== 'unserved') return [];
		const name = meaning.names[scope.lang === 'CN' ? 0 : 1];
		return [{ name, how: meaning.how, ports: names('destination', meaning.like) }];
	});
	return { terms: views, unread: [...unread], unserved: [...new Map(unserved.map((place) => [place.name, place])).values()] };
}

/** Returns how the names of ports, areas' ports and ships are found in the visitor's language. */
function namesIn({ options }: VoyageIndex): NamesOf {
	const all = { port: options.ports, destination: options.areas.flatMap((area) => area.options), ship: options.ships };
	return (kind, ids) => ids.flatMap((id) => all[kind].find((option) => option.id === id)?.name ?? []);
}
