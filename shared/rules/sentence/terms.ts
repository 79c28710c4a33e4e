import type { Meaning, Piece } from './piece.ts';
import { HAN } from './text.ts';

/** A part of a sentence that was understood. `not`: it isn't wanted. `corrected`: the name as it should have been written. */
export type Term = { start: number; end: number; not: boolean; meaning: Meaning; corrected?: string };
/** A part of a sentence by its places. */
export type Span = { start: number; end: number };

/** What can be ruled out. People, budgets and orders can't: “not 3,000” says nothing. */
const CAN_BE_RULED_OUT: readonly Meaning['kind'][] = [
	'months',
	'leave',
	'weekday',
	'port',
	'destination',
	'ship',
	'length',
	'cabin',
];
const CLAUSE_END = /[,;。，；!?！？]/;

type Marked = Piece & { words: string };
/** An unread word that says no: what stands behind it isn't wanted, whatever else the word says. */
const SAYS_NO = /[别不没无非勿]|\b(?:but|not|no|never|nor|non|un\w+)\b/;

const isMark = (piece: Piece | undefined, ...marks: string[]): boolean =>
	piece?.found.kind === 'mark' && marks.includes(piece.found.mark);

/** Pieces that have a meaning and stand together: 福冈和长崎, July or August. */
type Group = { members: number[]; before: number; after: number };

function groupsOf(pieces: readonly Marked[], text: string): Group[] {
	const groups: Group[] = [];
	for (const [at, piece] of pieces.entries()) {
		if (piece.found.kind === 'mark' || piece.found.kind === 'unread') continue;
		const group = groups.at(-1);
		const last = group && pieces[group.members.at(-1) ?? -1];
		const between = pieces.slice((group?.members.at(-1) ?? at) + 1, at);
		const gap = last ? text.slice(last.end, piece.start) : '';
		const joined = between.length === 1 ? isMark(between[0], 'join') : between.length === 0 && /^[、/]$/.test(gap.trim());
		if (group && joined && last?.found.kind === piece.found.kind) {
			group.members.push(at);
			group.after = at + 1;
		} else groups.push({ members: [at], before: at - 1, after: at + 1 });
	}
	return groups;
}

/** How the words around a place say that ships leave from it or go there; undefined where they don't. */
function roleOf({ members, before, after }: Group, pieces: readonly Marked[], text: string): 'port' | 'destination' | undefined {
	const [left, right] = [pieces[before], pieces[after]];
	if (isMark(left, 'from')) return 'port';
	if (isMark(right, 'leaves') && !CLAUSE_END.test(text.slice(pieces[members.at(-1) ?? 0]?.end, right?.start))) return 'port';
	if (isMark(left, 'leaves') && /[a-z]/.test(left?.words ?? '')) return 'port';
	if (isMark(left, 'to')) return 'destination';
	if (isMark(left, 'not')) {
		if (/[从坐]|from|leaving/.test(left?.words ?? '')) return 'port';
		if (/去|到|经|to|visit/.test(left?.words ?? '')) return 'destination';
	}
	const [first] = members.map((at) => pieces[at]?.found);
	const canLeave = first?.kind === 'place' && first.place.departure !== null;
	return canLeave && isMark(right, 'to') && pieces[after + 1]?.found.kind === 'place' ? 'port' : undefined;
}

function meaningOf({ found }: Piece, role: ReturnType<typeof roleOf>): Meaning | null {
	if (found.kind === 'mark' || found.kind === 'unread') return null;
	if (found.kind !== 'place') return found;
	const { departure, calls } = found.place;
	if (role !== 'destination' && departure !== null) return { kind: 'port', ids: [departure] };
	return role !== 'port' && calls.length > 0 ? { kind: 'destination', ids: calls } : null;
}

/** Finds the `not` that stands before a group, or behind one that ends its clause (韩国不去). */
function ruledOutBy({ before, after, members }: Group, pieces: readonly Marked[], text: string): Marked | undefined {
	for (let at = before; at >= 0; at -= 1) {
		const piece = pieces[at];
		if (!piece) break;
		if (isMark(piece, 'not')) return CLAUSE_END.test(text.slice(piece.end, pieces[members[0] ?? 0]?.start)) ? undefined : piece;
		if (!isMark(piece, 'from', 'to', 'join', 'leaves')) break;
	}
	const behind = pieces[after];
	const last = pieces[members.at(-1) ?? 0];
	if (!behind || !last || !isMark(behind, 'not') || CLAUSE_END.test(text.slice(last.end, behind.start))) return undefined;
	const next = pieces[after + 1];
	return !next || CLAUSE_END.test(text.slice(behind.end, next.start)) ? behind : undefined;
}

const covering = (...spans: Span[]): Span => ({
	start: Math.min(...spans.map(({ start }) => start)),
	end: Math.max(...spans.map(({ end }) => end)),
});

/** Gives every piece its meaning by its neighbours. Words around one thing alone belong to its term; those around several stay when one is removed. */
export function termsOf(scanned: readonly Piece[], text: string): { terms: Term[]; unread: Span[] } {
	const pieces = scanned.flatMap((piece) =>
		isMark(piece, 'filler') ? [] : [{ ...piece, words: text.slice(piece.start, piece.end) }],
	);
	const terms: Term[] = [];
	const unread: Span[] = pieces.filter(({ found }) => found.kind === 'unread').map(({ start, end }) => ({ start, end }));
	const used = new Set<Piece>();
	for (const group of groupsOf(pieces, text)) {
		const not = ruledOutBy(group, pieces, text);
		const role = roleOf(group, pieces, text);
		const [left, right] = [pieces[group.before], pieces[group.after]];
		const kind = pieces[group.members[0] ?? 0]?.found.kind;
		const isPlace = kind === 'place';
		// Where somebody has been, and when somebody returns, no filter tells
		const about =
			isMark(left, 'past', 'back') && left
				? left
				: kind !== 'place' && right && isMark(right, 'back') && HAN.test(right.words)
					? right
					: undefined;
		const isPast = about !== undefined && (kind === 'place' || kind === 'months' || kind === 'leave' || kind === 'weekday');
		const around = [
			...((isPlace || kind === 'ship') && left && isMark(left, 'from', 'to') ? [left] : []),
			...(right && isMark(right, 'leaves') && (role === 'port' || !isPlace) ? [right] : []),
			...(not ? [not] : []),
			...(isPast && about ? [about] : []),
		];
		if (not) used.add(not);
		for (const at of group.members) {
			const piece = pieces[at];
			if (!piece) continue;
			const span = group.members.length === 1 ? covering(piece, ...around) : covering(piece);
			const meaning = meaningOf(piece, role);
			// Nobody goes to a ship: 去地中海 is about the sea
			const isElsewhere = (meaning?.kind === 'ship' && isMark(left, 'to')) || isPast;
			const isDenied =
				left?.found.kind === 'unread' && SAYS_NO.test(left.words) && !CLAUSE_END.test(text.slice(left.end, piece.start));
			if (!meaning || isDenied || isElsewhere || (not && !CAN_BE_RULED_OUT.includes(meaning.kind))) unread.push(span);
			else terms.push({ ...span, not: not !== undefined, meaning, ...(piece.corrected && { corrected: piece.corrected }) });
		}
	}
	// A “not” that rules nothing out was about a word that isn't understood
	for (const piece of pieces) {
		if (!isMark(piece, 'not') || used.has(piece)) continue;
		const next = unread.find(({ start }) => start >= piece.end && text.slice(piece.end, start).trim() === '');
		if (next) next.start = piece.start;
		else unread.push({ start: piece.start, end: piece.end });
	}
	return { terms, unread: unread.toSorted((a, b) => a.start - b.start) };
}
