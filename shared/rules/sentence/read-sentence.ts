import type { Party } from '../party-price.ts';
import type { SearchFields } from '../search-params.ts';
import { combine, isUntold, partyOf } from './combine.ts';
import { factsOf } from './facts.ts';
import { withTimesThatStand } from './homographs.ts';
import { dictionaryOf, type Token, tokensOf } from './lexer.ts';
import type { Offer, Span, Term } from './meaning.ts';
import { misspelling, type Sounds } from './misspelt.ts';
import { SILENT, saysAgain, termsOf } from './negation.ts';
import { gazetteerOf, type Places } from './places.ts';
import { comparable, sentenceOf } from './text.ts';

/**
 * A sentence as it was understood. `fields`: the search; `party`: who travels, which no filter knows; `terms`: what each part means;
 * `unread`: the words that weren't understood, in whole stretches. No word is dropped but those that say nothing a search could use.
 */
export type Reading = {
	sentence: string;
	fields: SearchFields;
	party: Party | null;
	terms: readonly Term[];
	unread: readonly string[];
};

/** The stretches of words that no term has and that say something, each from its first such word to its last. */
function unreadIn(tokens: readonly Token[], isRead: (at: number) => boolean): Span[] {
	const stretches: Span[] = [];
	let [first, last]: [Token | null, Token | null] = [null, null];
	const end = () => {
		if (first && last) stretches.push({ start: first.start, end: last.end });
		[first, last] = [null, null];
	};
	for (const [at, token] of tokens.entries()) {
		if (isRead(at) || token.kind === 'stop' || token.spaced) end();
		if (isRead(at) || SILENT.includes(token.kind) || saysAgain(token)) continue;
		first ??= token;
		last = token;
	}
	end();
	return stretches;
}

/** Words of which one wrong letter is seen. */
const CAN_BE_MISSPELT = ['place', 'ship', 'month', 'festival', 'cabin'];

/** More terms than a person means; what is behind them is unread, so that reading a sentence again without each of them stays cheap. */
const MOST_TERMS = 12;

/** Makes a reader of sentences in either language, or in both at once, for what is on sale today. */
export function createSentenceReader(places: Places, offer: Offer, sounds: Sounds) {
	const gazetteer = gazetteerOf(places);
	const dictionary = dictionaryOf(gazetteer);
	const corrected = misspelling(
		[...dictionary.words].flatMap(([word, { kind }]) => (CAN_BE_MISSPELT.includes(kind) ? [word] : [])),
		sounds,
	);
	return (typed: string): Reading => {
		const sentence = sentenceOf(typed);
		const tokens = withTimesThatStand(tokensOf(comparable(sentence), dictionary, corrected));
		const terms = termsOf(factsOf(tokens, offer), tokens).slice(0, MOST_TERMS);
		const isRead = (at: number) => terms.some(({ first, last }) => at >= first && at <= last);
		const stretches = unreadIn(tokens, isRead);
		const whole = terms.length === 0 && stretches.length > 0 ? [{ start: 0, end: sentence.length }] : stretches;
		const untold = terms.filter((term) => isUntold(term, terms));
		return {
			sentence,
			fields: combine(terms, offer),
			party: partyOf(terms),
			terms: terms.map(({ start, end, not, meaning, corrected: name }) => ({ start, end, not, meaning, corrected: name })),
			unread: [...whole, ...untold]
				.toSorted((a, b) => a.start - b.start)
				.map(({ start, end }) => sentence.slice(start, end).trim()),
		};
	};
}

export type SentenceReader = ReturnType<typeof createSentenceReader>;

/** Returns the sentence without a term; empty where the words that remain would mean something else than before. */
export function withoutTerm(read: SentenceReader, { sentence, terms }: Reading, term: Term): string {
	const rest = `${sentence.slice(0, term.start)} ${sentence.slice(term.end)}`.replace(/ +/g, ' ').trim();
	const meaningsOf = (some: readonly Term[]) => JSON.stringify(some.map(({ meaning, not }) => ({ meaning, not })));
	return meaningsOf(read(rest).terms) === meaningsOf(terms.filter((other) => other !== term)) ? rest : '';
}
