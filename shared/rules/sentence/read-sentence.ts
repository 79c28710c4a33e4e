import type { Party } from '../party-price.ts';
import { remembering } from '../remembering.ts';
import type { SearchFields } from '../search-params.ts';
import { budgetReader } from './budget.ts';
import { CABIN_READERS } from './cabins.ts';
import { codesReader, withCodes } from './codes.ts';
import { combine, isUntold, partyOf } from './combine.ts';
import { everyYear, timeReaders } from './every-year.ts';
import { lengthReader } from './length.ts';
import { namesReader } from './names-reader.ts';
import { ORDER_READERS } from './order.ts';
import { peopleReader } from './people.ts';
import type { Reader } from './piece.ts';
import { createLexicon, type Places } from './places.ts';
import type { Offer } from './said.ts';
import { scan } from './scan.ts';
import { misspelling, type Sounds, withUsualWords } from './spelling.ts';
import { type Span, type Term, termsOf } from './terms.ts';
import { sentenceOf } from './text.ts';
import { UNTOLD_READER } from './untold.ts';
import { weekdayReader } from './weekdays.ts';

/**
 * A sentence as it was understood. `fields`: the search; `party`: who travels, which no filter knows; `terms`: what each part means;
 * `unread`: the words that weren't understood. No word is dropped but those that say nothing a search could use. `work`: what reading
 * it costs, in words.
 */
export type Reading = {
	sentence: string;
	fields: SearchFields;
	party: Party | null;
	terms: readonly Term[];
	unread: readonly string[];
	work: number;
};

const wordsOf = (sentence: string, { start, end }: Span): string => sentence.slice(start, end).trim();

/** What a time costs beside its word: it is read for later years, too. */
const TIME_WORK = 6;
/** Sentences that a reader remembers: each is read by the form, then by its page, and once more without each of its terms. */
const MOST_REMEMBERED = 500;

/** Makes a reader of sentences in either language, or in both at once, for what is on sale today. */
export function createSentenceReader(places: Places, offer: Offer, sounds: Sounds) {
	const lexicon = createLexicon(places);
	const readers: Reader[] = [
		...timeReaders(offer.today),
		weekdayReader,
		namesReader(lexicon),
		codesReader(lexicon),
		lengthReader,
		peopleReader,
		...CABIN_READERS,
		budgetReader,
		...ORDER_READERS,
		UNTOLD_READER,
	];
	const corrected = misspelling(lexicon, sounds, readers);
	const read = remembering(MOST_REMEMBERED, (sentence): Reading => {
		const text = withUsualWords(withCodes(sentence));
		const { pieces, words } = scan(text, readers, corrected);
		const { terms, unread } = termsOf(pieces, text, everyYear(text, offer));
		const untold = terms.filter((term) => isUntold(term, terms));
		return {
			sentence,
			fields: combine(terms, offer),
			party: partyOf(terms),
			terms,
			unread: [...unread, ...untold]
				.toSorted((a, b) => a.start - b.start)
				.map((span) => wordsOf(sentence, span))
				.filter(Boolean),
			work: words + TIME_WORK * terms.filter(({ meaning: { kind } }) => kind === 'months' || kind === 'leave').length,
		};
	});
	return (typed: string): Reading => read(sentenceOf(typed));
}

export type SentenceReader = ReturnType<typeof createSentenceReader>;

/** The sentence without a term: what remains means the same as before. */
export const withoutTerm = (sentence: string, { start, end }: Span): string =>
	`${sentence.slice(0, start)} ${sentence.slice(end)}`.replace(/ +/g, ' ').trim();
