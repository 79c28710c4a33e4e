import type { CabinKind, ListSort } from '../../constants.ts';
import type { Likeness } from './like-ports.ts';

/** Part of a text by its places. */
export type Span = { start: number; end: number };
/** Days from the first to the last, `YYYY-MM-DD`. */
export type Range = { from: string; to: string };

/**
 * What a place can be in a search: a port that ships leave from, ports that they call at, and, for an area, the ports `within` it that ships leave
 * from. `ship`: the ship that has the same short name. `names`: Chinese and English.
 */
export type Place = {
	names: readonly [cn: string, en: string];
	departures: readonly string[];
	calls: readonly string[];
	isArea: boolean;
	ship: string | null;
};

/** A place that no ship calls at, and the ports that stand for it, if there are such (`like-ports.ts`). */
export type Unserved = { names: Place['names']; how: Likeness | null; like: readonly string[] };

/** People as words name them: `others` beside the person who asks; `family`: parents and children by their number; `unsaid`: without a number. */
export type People = { adults: number; others: number; children: number; family: number; all: number; unsaid: boolean };

/** Bounds of a price in CNY; null is open. */
export type Bounds = { from: number | null; below: number | null };

/**
 * What words mean in a search. Days are `YYYY-MM-DD`, lengths are in days. A time has the next `ranges` that it names, `every` one of them that is on
 * sale where no year is named, and `open` where it is a bound; `year` is a whole year. `total`: a sum for all who travel.
 */
export type Meaning =
	| { kind: 'time'; ranges: readonly Range[]; every: readonly Range[]; open: 'from' | 'until' | null; year: boolean }
	| { kind: 'weekday'; days: readonly number[] }
	| { kind: 'port' | 'destination' | 'ship'; ids: readonly string[] }
	| ({ kind: 'unserved' } & Unserved)
	| { kind: 'length'; days: readonly number[]; open: boolean }
	| { kind: 'people'; people: People }
	| { kind: 'cabin'; cabin: CabinKind }
	| ({ kind: 'budget'; total: boolean; each: boolean } & Bounds)
	| { kind: 'order'; sort: ListSort };

export type Of<K extends Meaning['kind']> = Extract<Meaning, { kind: K }>;

/** A part of a sentence that was understood. `not`: it isn't wanted. `corrected`: the name as it should have been written. */
export type Term = Span & { not: boolean; meaning: Meaning; corrected: string };
export type Said = Pick<Term, 'not' | 'meaning'>;

/** What is on sale, from which the values that are wanted remain once others are ruled out. `festivals`: their first days by year. */
export type Offer = {
	today: string;
	months: readonly string[];
	lengths: readonly number[];
	ports: readonly string[];
	ships: readonly string[];
	festivals: Readonly<Record<string, readonly string[]>>;
};
