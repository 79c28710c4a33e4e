import type { Token } from './lexer.ts';
import type { Meaning, Of, Place, Span } from './meaning.ts';

/** Something that a search can have. `first` and `last` are its words; `bare`: a place of which no word says whether ships leave from it. */
export type Fact = Span & { meaning: Meaning; first: number; last: number; bare: Place | null; corrected: string };

export const portOf = ({ departures }: Place): Meaning | null =>
	departures.length > 0 ? { kind: 'port', ids: departures } : null;
export const destinationOf = ({ calls }: Place): Meaning | null =>
	calls.length > 0 ? { kind: 'destination', ids: calls } : null;

/** True where only words that join stand between two facts: Korea or Japan. */
export const isJoined = (a: Fact, b: Fact, tokens: readonly Token[]): boolean => {
	const between = tokens.slice(a.last + 1, b.first).filter(({ kind }) => kind !== 'small');
	return between.length > 0 && between.every(({ kind }) => kind === 'join');
};

/** Gives a place of which nothing says what it is for the part of the one that it is joined to: from Shanghai or Tianjin. */
export function withSharedRoles(facts: readonly Fact[], tokens: readonly Token[]): Fact[] {
	const shared = [...facts];
	const share = (from: number, to: number) => {
		const [known, open] = [shared[from], shared[to]];
		if (!known || !open?.bare) return;
		const isBeside = isJoined(shared[Math.min(from, to)] as Fact, shared[Math.max(from, to)] as Fact, tokens);
		const { kind } = known.meaning;
		const ship =
			kind === 'ship' && (isBeside || Math.abs(known.last - open.first) <= 1 || Math.abs(open.last - known.first) <= 1)
				? open.bare.ship
				: null;
		const role =
			isBeside && !known.bare
				? kind === 'port'
					? portOf(open.bare)
					: kind === 'destination'
						? destinationOf(open.bare)
						: null
				: null;
		const meaning: Meaning | null = ship ? { kind: 'ship', ids: [ship] } : role;
		if (meaning) shared[to] = { ...open, meaning, bare: null };
	};
	for (let at = 1; at < shared.length; at += 1) share(at - 1, at);
	for (let at = shared.length - 1; at > 0; at -= 1) share(at, at - 1);
	return shared;
}

/** The days from the first of one time to the last of another; null where the second one is over before. */
function stretchOf(first: Of<'time'>, last: Of<'time'>): Of<'time'> | null {
	const between = (starts: Of<'time'>['ranges'], ends: Of<'time'>['ranges']) =>
		starts.slice(0, 1).flatMap(({ from }) => {
			const to = ends.at(-1)?.to ?? '';
			return from <= to ? [{ from, to }] : [];
		});
	const ranges = between(first.ranges, last.ranges);
	const every = first.every.flatMap((start, at) => between([start], last.every.slice(at, at + 1)));
	return ranges.length > 0 ? { kind: 'time', ranges, every: every.length > 0 ? every : ranges, open: null, year: false } : null;
}

/**
 * Two times with “to” between them are the days from one to the other: 28 Dec to 3 Jan, 1 May until 5 May, 三月初到清明. Where the second one comes
 * first they are unread.
 */
export function withStretches(facts: readonly Fact[], tokens: readonly Token[]): Fact[] {
	const joined: Fact[] = [];
	for (const fact of facts) {
		const before = joined.at(-1);
		const between = before ? tokens.slice(before.last + 1, fact.first).filter(({ kind }) => kind !== 'small') : [];
		const isUntil = before && between.length === 0 && tokens[fact.first]?.value === 'through';
		const isTo = isUntil || (between.length > 0 && between.every(({ kind }) => kind === 'to' || kind === 'during'));
		if (before?.meaning.kind !== 'time' || fact.meaning.kind !== 'time' || !isTo) {
			joined.push(fact);
			continue;
		}
		joined.pop();
		const meaning = stretchOf(before.meaning, fact.meaning);
		if (meaning) joined.push({ ...before, meaning, end: fact.end, last: fact.last });
	}
	return joined;
}
