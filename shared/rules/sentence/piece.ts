import type { CabinKind, Festival, ListSort } from '../../constants.ts';

/**
 * What a place can be in a search: a port that ships leave from, and ports that they call at. `within`: the ports in an area that
 * ships leave from.
 */
export type Place = { name: string; departure: string | null; calls: readonly string[]; within?: readonly string[] };

/**
 * What people say of themselves: `adults` by number, `others` beside the person who asks; `unsaid` where they give no
 * number of `all` or of `some` among them.
 * `all`: a count of the whole party or family, whose parts other words may name. `same`: a couple or a child that other words may
 * name too. `joins`: those beside the people named before, or some of them. `anew`: a count of the grown-ups, those named before
 * among them, also those named behind it, or nobody who was named before. `kin`: the parents among them. `me`: who asks is named with them. `of`: they are all old,
 * or all children. `bare`: the words don't say whose relatives they are.
 */
export type People = {
	adults: number;
	others: number;
	children: number;
	unsaid?: 'all' | 'some';
	all?: 'party' | 'family';
	same?: true;
	joins?: 'beside' | 'among';
	anew?: true | 'all' | 'only';
	kin?: readonly string[];
	me?: true;
	bare?: true;
	of?: 'old' | 'young';
};

/** Side of an open stretch of time: from a day or month on, or until one. Two of them narrow each other. */
export type OpenSide = 'from' | 'until';

/**
 * The meaning of a word that narrows or orders the search. Days are `YYYY-MM-DD`, lengths are in days, amounts in CNY; a total is for
 * `among` people, else for all who travel; `people` are those said with it. `leaves`: the words say that these are days of departure;
 * `rest`: the rest of so many months, a half of no named year or this year; `again`: the same of later years, where no year is named.
 */
export type Meaning =
	| {
			kind: 'months';
			months: readonly string[];
			open?: OpenSide;
			rest?: 6 | 12 | undefined;
			again?: readonly (readonly string[])[];
	  }
	| {
			kind: 'leave';
			from: string;
			to: string;
			festival?: Festival;
			open?: OpenSide;
			again?: readonly { from: string; to: string }[];
	  }
	| { kind: 'weekday'; days: readonly number[]; leaves?: true }
	| { kind: 'port' | 'destination' | 'ship'; ids: readonly string[] }
	| { kind: 'length'; from: number; to: number }
	| { kind: 'people'; people: People }
	| { kind: 'cabin'; cabin: CabinKind }
	| { kind: 'budget'; from: number | null; below: number | null; total: boolean; each?: true; among?: number; people?: People }
	| { kind: 'order'; sort: ListSort };

/**
 * Words that only say how their neighbours are meant. `refused` rules out what stands before it, `instead` takes it back, `amend` only
 * where a thing of its kind stands behind. `past`: where somebody has been; `back`: when somebody returns or flies, or where the voyage
 * ends; `filler` says nothing that a search could use.
 */
export type Mark = 'from' | 'to' | 'leaves' | 'not' | 'refused' | 'instead' | 'amend' | 'join' | 'past' | 'back' | 'filler';

/** What stands at a place of a sentence, before its neighbours are looked at. `unread`: known, but nothing that the search can tell. */
export type Found = Meaning | { kind: 'place'; place: Place } | { kind: 'mark'; mark: Mark } | { kind: 'unread' };

/** A part of a sentence. `corrected`: the name as it should have been written. */
export type Piece = { start: number; end: number; found: Found; corrected?: string };

/** Reads what stands at a place of a comparable sentence; null where it finds nothing. */
export type Reader = (text: string, at: number) => { end: number; found: Found } | null;

/** Matches a pattern at a place. The pattern needs the flag `y`. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
	pattern.lastIndex = at;
	return pattern.exec(text);
}

/** No letter may follow: the end of an English word. */
export const WORD_END = '(?![a-z])';

/** Makes a reader of fixed words. Words in Latin letters end at a word's end. */
export function wordReader(found: Found, words: string): Reader {
	const pattern = new RegExp(`(?:${words})(?:(?<![a-z])|${WORD_END})`, 'y');
	return (text, at) => {
		const match = matchAt(pattern, text, at);
		return match && match[0] !== '' ? { end: at + match[0].length, found } : null;
	};
}
