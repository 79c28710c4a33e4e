import { z } from 'zod';
import { CABIN_KINDS, LIST_SORTS } from '../../constants.ts';
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
/** What words were taken for. Days are `YYYY-MM-DD`, lengths are in days, amounts in CNY. `again`: a refused time in later years. */
const Meaning = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('months'), months: z.array(z.string()) }),
	z.object({ kind: z.literal('leave'), from: z.string(), to: z.string(), again: z.array(Days).optional() }),
	z.object({ kind: z.literal('weekday'), days: z.array(z.number()) }),
	z.object({ kind: z.enum(['port', 'destination', 'ship']), names: z.array(z.string()) }),
	z.object({ kind: z.literal('length'), from: z.number(), to: z.number() }),
	z.object({ kind: z.literal('people'), party: z.object({ adult: z.number(), child: z.number() }).nullable() }),
	z.object({ kind: z.literal('cabin'), cabin: z.enum(CABIN_KINDS) }),
	z.object({ kind: z.literal('budget'), ...Bounds, total: z.object({ ...Bounds, people: z.number() }).nullable() }),
	z.object({ kind: z.literal('order'), sort: z.enum(LIST_SORTS) }),
]);

/**
 * Words that were understood. `corrected`: the name as it is written, where the words were written wrong. `adds`: the values that they
 * alone put into the search, by filter. `without`: the search without them.
 */
export const SentenceTerm = z.object({
	words: z.string(),
	not: z.boolean(),
	meaning: Meaning,
	corrected: z.string(),
	adds: z.record(z.string(), z.array(z.string())),
	without: Query,
});
export type SentenceTerm = z.output<typeof SentenceTerm>;

/** How a sentence was understood, as far as the search is still that of the sentence. */
export const SentenceView = z.object({ terms: z.array(SentenceTerm), unread: z.array(z.string()) });
export type SentenceView = z.output<typeof SentenceView>;

/** A sentence as it is typed: longer ones are cut where they are read. */
const Typed = z.object({ q: z.string().max(1_000) });

export const sentence = {
	'GET /search/sentence': publicCall('The search that a sentence asks for, in Chinese or English', {
		input: Typed,
		output: z.object({ query: Query }),
	}),
	'GET /search/suggestions': publicCall('Ends for a sentence that is being typed', {
		input: Typed,
		output: z.object({ sentences: z.array(z.string()) }),
	}),
};
