import type { SentenceTerm } from '../catalogue/bff/sentence.ts';
import { isMonths, isUntold, monthsWithin, partyOf, payersOf, perPersonBudget, rangesOf } from './sentence/combine.ts';
import type { Of, Offer, Term } from './sentence/meaning.ts';
import type { Reading } from './sentence/read-sentence.ts';

/** A term as its chip tells it. */
export type ToldTerm = Pick<SentenceTerm, 'words' | 'not' | 'meaning' | 'corrected'>;
/** Returns the names of ports, areas' ports and ships in the visitor's language. */
export type NamesOf = (kind: 'port' | 'destination' | 'ship', ids: readonly string[]) => string[];

/** Whole months are told by their names, other times by their days. */
function timeOf(time: Of<'time'>, not: boolean, terms: readonly Term[], { today }: Offer): SentenceTerm['meaning'] {
	const ranges = rangesOf(time, not, terms);
	if (ranges.every((range) => isMonths(range, today)))
		return { kind: 'months', months: [...new Set(ranges.flatMap(monthsWithin))] };
	return { kind: 'leave', ranges: [...ranges] };
}

function meaningOf(
	{ meaning, not }: Term,
	terms: readonly Term[],
	offer: Offer,
	namesOf: NamesOf,
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
			return { kind: meaning.kind, names: namesOf(meaning.kind, meaning.ids) };
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

function correctedName({ meaning, corrected }: Term, namesOf: NamesOf): string {
	if (meaning.kind !== 'port' && meaning.kind !== 'destination' && meaning.kind !== 'ship') return corrected;
	const names = namesOf(meaning.kind, meaning.ids);
	return names.length === 1 ? (names[0] ?? corrected) : corrected;
}

/** Returns what a term of a sentence was taken for; null for a place that no ship calls at, and for what no search can have. */
export function toldTerm(term: Term, { sentence, terms }: Reading, offer: Offer, namesOf: NamesOf): ToldTerm | null {
	const meaning = isUntold(term, terms) ? null : meaningOf(term, terms, offer, namesOf);
	return (
		meaning && {
			words: sentence.slice(term.start, term.end).trim(),
			not: term.not,
			meaning,
			corrected: term.corrected && correctedName(term, namesOf),
		}
	);
}
