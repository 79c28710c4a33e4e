import { FILLERS_CN, NOUNS } from './chinese-fillers.ts';
import { ASKED, NO_QUESTION, NOT_CN, REFUSED_CN, SO_NOT } from './chinese-refusals.ts';
import { AMEND, INSTEAD } from './corrections.ts';
import { FILLERS_EN } from './english-fillers.ts';
import { NOT_EN, REFUSED_EN } from './english-refusals.ts';
import { type Mark, matchAt, type Reader, wordReader } from './piece.ts';
import { BACK, FROM, JOIN, LEAVES, PAST, TO } from './ways.ts';

const mark = (name: Mark, words: string): Reader => wordReader({ kind: 'mark', mark: name }, words);

/** Words of grammar: they lead to a name, or follow one. */
export const GRAMMAR_READERS: readonly Reader[] = [
	mark('from', FROM),
	mark('leaves', LEAVES),
	mark('to', TO),
	mark('instead', INSTEAD),
	mark('amend', AMEND),
	mark('not', `${NOT_CN}|${NOT_EN}`),
	mark('refused', `(?<!${ASKED})(?:${REFUSED_CN}|${REFUSED_EN})${SO_NOT}${NO_QUESTION}`),
	mark('past', PAST),
	mark('back', BACK),
	mark('join', JOIN),
];

/** Nouns that say nothing, before which a name ends. */
export const NOUN_READER = mark('filler', NOUNS);

/** Words of grammar, and words that say nothing a search could use. */
export const MARK_READERS: readonly Reader[] = [...GRAMMAR_READERS, mark('filler', `${FILLERS_CN}|${FILLERS_EN}`)];

const PUNCTUATION = /[^\p{L}\p{N}¥$€£…]+/uy;
/** Signs between words. */
export const punctuationEnd = (text: string, at: number): number => at + (matchAt(PUNCTUATION, text, at)?.[0].length ?? 0);
