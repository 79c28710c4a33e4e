import { z } from 'zod';
import { CABIN_KINDS, LIST_SORTS } from '../../constants.ts';
import { LIKENESSES } from '../../rules/sentence/like-ports.ts';
import { publicCall } from '../call.ts';

/** A search in its canonical form: per filter the known values, sorted. `said`: the words that it was read from. */
export const Query = z.object({
	date: z.array(z.string()),
	port: z.array(z.string()),
	destination: z.array(z.string()),
	cruise: z.array(z.string()),
	days: z.array(z.string()),
	price: z.array(z.string()),
	leave: z.array(z.string()),
	weekday: z.array(z.string()),
	budget: z.array(z.string()),
	cabin: z.array(z.string()),
	avoid: z.array(z.string()),
	ids: z.array(z.string()),
	sort: z.enum(LIST_SORTS),
	page: z.number(),
	said: z.string(),
});

const Bounds = { from: z.number().nullable(), below: z.number().nullable() };

const Days = z.object({ from: z.string(), to: z.string() });
/** What words were taken for. Days are `YYYY-MM-DD`, lengths are in days, amounts in CNY. */
const Meaning = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('months'), months: z.array(z.string()) }),
	z.object({ kind: z.literal('leave'), ranges: z.array(Days) }),
	z.object({ kind: z.enum(['weekday', 'length']), days: z.array(z.number()) }),
	z.object({ kind: z.enum(['port', 'destination', 'ship']), names: z.array(z.string()) }),
	z.object({ kind: z.literal('people'), party: z.object({ adult: z.number(), child: z.number() }).nullable() }),
	z.object({ kind: z.literal('cabin'), cabin: z.enum(CABIN_KINDS) }),
	z.object({ kind: z.literal('budget'), ...Bounds, total: z.object({ ...Bounds, people: z.number() }).nullable() }),
	z.object({ kind: z.literal('order'), sort: z.enum(LIST_SORTS) }),
]);

const Values = z.record(z.string(), z.array(z.string()));
const Sort = z.enum(LIST_SORTS);

/** What makes one search of another: the values that go and those that come, by filter, and the order. */
const QueryDifference = z.object({ removed: Values, added: Values, sort: z.object({ from: Sort, to: Sort }) });
export type QueryDifference = z.output<typeof QueryDifference>;

/**
 * Words that were understood. `corrected`: the name as it is written, where the words were written wrong. `keys`: the filters that the
 * words speak of, whose values are as the sentence asks. `removal`: what goes with the words; `rest`: the sentence without them.
 */
export const SentenceTerm = z.object({
	words: z.string(),
	not: z.boolean(),
	meaning: Meaning,
	corrected: z.string(),
	keys: z.array(z.string()),
	removal: QueryDifference,
	rest: z.string(),
});
export type SentenceTerm = z.output<typeof SentenceTerm>;

/**
 * How a sentence was understood, as far as the search is still that of the sentence. `unserved`: places that no
 * ship calls at, and how the `ports` that stand for them are like them.
 */
export const SentenceView = z.object({
	terms: z.array(SentenceTerm),
	unread: z.array(z.string()),
	unserved: z.array(z.object({ name: z.string(), how: z.enum(LIKENESSES).nullable(), ports: z.array(z.string()) })),
});
export type SentenceView = z.output<typeof SentenceView>;

const Texts = z.array(z.string());
const Named = { id: z.string(), names: Texts };
const NamedPort = z.object({ ...Named, code: z.string().optional() });
/** What a sentence is read with: names of the timetable in both languages, and what is on sale (`shared/rules/sentence`). */
const Vocabulary = z.object({
	places: z.object({
		ports: z.array(NamedPort),
		areas: z.array(z.object({ ...Named, ports: z.array(NamedPort) })),
		ships: z.array(z.object(Named)),
	}),
	offer: z.object({
		today: z.string(),
		months: Texts,
		lengths: z.array(z.number()),
		ports: Texts,
		ships: Texts,
		festivals: z.record(z.string(), Texts),
	}),
});
export type Vocabulary = z.output<typeof Vocabulary>;

/** The search page's parameters in their URL form (docs/rules.md, search-query). Malformed parts are ignored, the rest is kept. */
export const SearchQuery = z.object({
	date: z.string().max(512).optional(),
	port: z.string().max(512).optional(),
	destination: z.string().max(512).optional(),
	cruise: z.string().max(128).optional(),
	days: z.string().max(64).optional(),
	price: z.string().max(64).optional(),
	leave: z.string().max(512).optional(),
	weekday: z.string().max(16).optional(),
	budget: z.string().max(16).optional(),
	cabin: z.string().max(16).optional(),
	avoid: z.string().max(512).optional(),
	ids: z.string().max(512).optional(),
	sort: z.string().max(16).optional(),
	page: z.string().max(4).optional(),
	/** The words that the search was read from. */
	said: z.string().max(200).optional(),
});

export const sentence = {
	/** A longer sentence is cut where it is read. */
	'GET /search/sentence': publicCall('The search that a sentence, in Chinese or English, makes of the one where it is typed', {
		input: SearchQuery.extend({ q: z.string().max(1_000) }),
		output: z.object({ query: Query }),
	}),
	'GET /search/vocabulary': publicCall('The names and dates with which a browser reads a sentence that is being typed', {
		output: Vocabulary,
		common: true,
	}),
};
