import { runsOf } from './runs.ts';

const RANGE = /(\d+)(?:\s*[-–—~～至到]\s*(\d+))?/g;
/** More than any ship has. */
const MOST_DECKS = 30;

/** The decks that a text such as "4–6" or "3, 5" names, from below, each once; none where it names none. */
export function decksIn(text: string): number[] {
	const decks = new Set<number>();
	for (const [, first = '', last = first] of text.matchAll(RANGE)) {
		const [from, until] = [Number(first), Number(last)].toSorted((a, b) => a - b);
		if (from === undefined || until === undefined || from < 1 || until > MOST_DECKS) continue;
		for (let deck = from; deck <= until; deck += 1) decks.add(deck);
	}
	return [...decks].toSorted((a, b) => a - b);
}

/** Decks as a text again: "2–5", "3, 5". */
export const decksText = (decks: readonly number[]): string =>
	runsOf(decks)
		.map(([from, until]) => (from === until ? `${from}` : `${from}–${until}`))
		.join(', ');
