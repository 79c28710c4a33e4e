import type { Meaning } from './piece.ts';
import type { Term } from './terms.ts';

/** What is on sale, from which the values that are wanted remain once others are ruled out. */
export type Offer = {
	today: string;
	months: readonly string[];
	lengths: readonly number[];
	ports: readonly string[];
	ships: readonly string[];
};

export type Of<K extends Meaning['kind']> = Extract<Meaning, { kind: K }>;
export type Said = Pick<Term, 'not' | 'meaning' | 'either'>;

/** The meanings of one kind: what is wanted and what is ruled out. */
export function saidOf<K extends Meaning['kind']>(terms: readonly Said[], kind: K): { wanted: Of<K>[]; ruledOut: Of<K>[] } {
	const of = (not: boolean) =>
		terms.flatMap((term) => (term.not === not && term.meaning.kind === kind ? [term.meaning as Of<K>] : []));
	return { wanted: of(false), ruledOut: of(true) };
}

export const isStrictPart = <T>(part: readonly T[], whole: readonly T[]): boolean =>
	part.length < whole.length && part.every((value) => whole.includes(value));

/**
 * The wanted values, or else everything on offer, without what is ruled out; none where nothing is said. A wanted value within more that is ruled out
 * is an exception: no weekdays, but Friday is fine. What is ruled out and named again stays ruled out. `parts`: what is ruled out, by the years in which an
 * exception may lie.
 */
export function remaining<T>(
	wanted: readonly T[],
	ruledOut: readonly T[],
	offer: readonly T[],
	parts: readonly (readonly T[])[] = [ruledOut],
): T[] {
	if (wanted.length === 0 && ruledOut.length === 0) return [];
	const both = wanted.filter((value) => ruledOut.includes(value));
	const excepted = parts.flatMap((part) => {
		const within = [...new Set(wanted.filter((value) => part.includes(value)))];
		return isStrictPart(within, [...new Set(part)]) ? within : [];
	});
	const others = wanted.length > both.length ? wanted : offer;
	return [...new Set([...others.filter((value) => !ruledOut.includes(value)), ...excepted])];
}

/** The meanings that contain no other one: “Japan, Okinawa” is about Okinawa, “2027, in May” about May. */
export const narrowest = <M>(meanings: readonly M[], valuesOf: (meaning: M) => readonly string[]): M[] =>
	meanings.filter((meaning) => !meanings.some((other) => isStrictPart(valuesOf(other), valuesOf(meaning))));
