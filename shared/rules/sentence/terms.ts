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

const endsClause = (text: string, from: number, to: number | undefined): boolean => CLAUSE_END.test(text.slice(from, to));

const isMark = (piece: Piece | undefined, ...marks: string[]): boolean =>
	piece?.found.kind === 'mark' && marks.includes(piece.found.mark);

/** Behind a name these words want it, so that the no before it is about the name before that: 内舱不要阳台可以. */
const WANTED = /^(?:就?(?:可以|行|去)|都行|也行|也可以|ok)/;

/** Kinds of time are one kind in a list: 避开暑假和国庆. */
const kindOf = ({ found: { kind } }: Marked): string => (['months', 'leave', 'weekday'].includes(kind) ? 'time' : kind);

/** The pieces from a place on that follow each other without a sign, of one kind: 济州釜山. */
function runAt(pieces: readonly Marked[], at: number): number {
	let end = at;
	for (let next = pieces[end + 1], last = pieces[end]; next && last; next = pieces[end + 1], last = pieces[end]) {
		if (next.start !== last.end || kindOf(next) !== kindOf(last) || !HAN.test(next.words)) break;
		end += 1;
	}
	return end;
}

/** True where names without a sign between them are ruled out together: 不去济州釜山, 韩国越南都不去. */
const isRefusedList = (pieces: readonly Marked[], before: number, at: number): boolean =>
	isMark(pieces[before], 'not') || isMark(pieces[runAt(pieces, at) + 1], 'not', 'refused');

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
		// A comma before 或者 begins anew
		const isAnew = HAN.test(piece.words) && /^ ?[,，;；。]/.test(gap);
		const joined =
			between.length === 1 ? isMark(between[0], 'join') && !isAnew : between.length === 0 && /^[、/]$/.test(gap.trim());
		const isGlued =
			group && last && between.length === 0 && gap === '' && HAN.test(piece.words) && !WANTED.test(text.slice(piece.end));
		const isListed = joined || (isGlued && isRefusedList(pieces, group.before, at));
		if (group && last && isListed && kindOf(last) === kindOf(piece)) {
			group.members.push(at);
			group.after = at + 1;
		} else groups.push({ members: [at], before: at - 1, after: at + 1 });
	}
	return groups;
}

const canLeave = (piece: Marked | undefined): boolean => piece?.found.kind === 'place' && piece.found.place.departure !== null;

/** True for a word such as “departing” that leads to a place. “Departure” belongs to what it stands behind: Hong Kong departure, Vietnam. */
function leads({ before, members }: Group, pieces: readonly Marked[], text: string): boolean {
	const [last, left, first] = [pieces[before - 1], pieces[before], pieces[members[0] ?? 0]];
	if (!left || !first || !isMark(left, 'leaves') || !/[a-z]/.test(left.words) || endsClause(text, left.end, first.start))
		return false;
	const isBehind = last && (canLeave(last) || kindOf(last) === 'time') && !endsClause(text, last.end, left.start);
	return !(isBehind && /^(?:dep(?:arture)?s?(?![a-z])|embarkation)/.test(left.words));
}

/** True for a place before a word such as “departing”, which may lead to the next one as well: Japan departing Shanghai. */
function isLeft({ members, after }: Group, pieces: readonly Marked[], text: string): boolean {
	const [last, right] = [pieces[members.at(-1) ?? 0], pieces[after]];
	if (!last || !right || !isMark(right, 'leaves') || endsClause(text, last.end, right.start)) return false;
	return HAN.test(right.words) || canLeave(last) || !canLeave(pieces[after + 1]);
}

/** How the words around a place say that ships leave from it or go there; undefined where they don't. */
function roleOf(group: Group, pieces: readonly Marked[], text: string): 'port' | 'destination' | undefined {
	const { members, before, after } = group;
	const [left, right] = [pieces[before], pieces[after]];
	if (left && isMark(left, 'from') && !endsClause(text, left.end, pieces[members[0] ?? 0]?.start)) return 'port';
	if (isLeft(group, pieces, text)) return 'port';
	if (leads(group, pieces, text)) return 'port';
	if (isMark(left, 'to')) return 'destination';
	if (isMark(left, 'not')) {
		if (/[从坐]|(?<!apart |aside )from|leaving/.test(left?.words ?? '')) return 'port';
		if (/去|到|经|停|to|visit/.test(left?.words ?? '')) return 'destination';
	}
	if (isMark(right, 'from') && !endsClause(text, pieces[members.at(-1) ?? 0]?.end ?? 0, right?.start)) return 'destination';
	return canLeave(pieces[members[0] ?? 0]) && isMark(right, 'to') && pieces[after + 1]?.found.kind === 'place'
		? 'port'
		: undefined;
}

function meaningOf({ found }: Piece, role: ReturnType<typeof roleOf>): Meaning | null {
	if (found.kind === 'mark' || found.kind === 'unread') return null;
	if (found.kind !== 'place') return found;
	const { departure, calls, within } = found.place;
	if (role !== 'destination' && departure !== null) return { kind: 'port', ids: [departure] };
	if (role === 'port' && within) return { kind: 'port', ids: within };
	return role !== 'port' && calls.length > 0 ? { kind: 'destination', ids: calls } : null;
}

/** True for a no in Chinese that ends its clause, or stands directly behind a name: 韩国不要 日本可以. */
function isBehind(not: Marked, left: Marked | undefined, right: Marked | undefined, text: string): boolean {
	if (!left || left.found.kind === 'mark' || endsClause(text, left.end, not.start)) return false;
	if (!right || endsClause(text, not.end, right.start)) return true;
	const isGlued = HAN.test(not.words) && left.end === not.start;
	return isGlued && (/\s/.test(text.slice(not.end, right.start)) || WANTED.test(text.slice(right.end)));
}

/** Finds the word that rules a group out: before it, or behind it (韩国不去). */
function ruledOutBy({ before, after, members }: Group, pieces: readonly Marked[], text: string): Marked | undefined {
	const [first, last] = [pieces[members[0] ?? 0], pieces[members.at(-1) ?? 0]];
	const next = isMark(pieces[after], 'join', 'leaves') ? after + 1 : after;
	const behind = pieces[next];
	if (!first || !last) return undefined;
	if (behind && isMark(behind, 'refused') && !endsClause(text, last.end, behind.start)) return behind;
	for (let at = before; at >= 0; at -= 1) {
		const piece = pieces[at];
		if (!piece) break;
		if (isMark(piece, 'not') && !isBehind(piece, pieces[at - 1], first, text))
			return endsClause(text, piece.end, first.start) ? undefined : piece;
		const isListed = piece.found.kind === 'unread' && HAN.test(piece.words) && isMark(pieces[at + 1], 'join');
		if (!isListed && !isMark(piece, 'from', 'to', 'join', 'leaves')) break;
	}
	return behind && isMark(behind, 'not') && isBehind(behind, last, pieces[next + 1], text) ? behind : undefined;
}

/** True where something unread says no to a group: before it, or behind it as in “Shanghai isn't convenient”. */
function isDenied({ before, after, members }: Group, pieces: readonly Marked[], text: string): boolean {
	const [left, first, last, right] = [pieces[before], pieces[members[0] ?? 0], pieces[members.at(-1) ?? 0], pieces[after]];
	if (!first || !last) return false;
	if (left?.found.kind === 'unread' && SAYS_NO.test(left.words)) {
		const between = text.slice(left.end, first.start);
		if (!CLAUSE_END.test(between) && !(HAN.test(left.words) && /\s/.test(between))) return true;
	}
	const between = text.slice(last.end, right?.start);
	const isNegatedVerb =
		isMark(right, 'not') &&
		/^\w+n['’]?t/.test(right?.words ?? '') &&
		!CLAUSE_END.test(between) &&
		!/\b(?:that|which)\b/.test(between);
	return isNegatedVerb && pieces[after + 1]?.found.kind === 'unread';
}

/** Finds the word that takes a group back: three nights, sorry, four. */
function takenBackBy({ after }: Group, pieces: readonly Marked[]): Marked | undefined {
	const next = pieces[isMark(pieces[after], 'leaves', 'to') ? after + 1 : after];
	return isMark(next, 'instead') ? next : undefined;
}

/** Words in English for a way back or a flight. */
const isFlight = (piece: Marked | undefined): boolean => isMark(piece, 'back') && /[a-z]/.test(piece?.words ?? '');

/** Finds the words that say where somebody has been, when somebody returns or where a voyage ends: no filter tells that. */
function asideBy({ before, after, members }: Group, pieces: readonly Marked[], text: string): Marked | undefined {
	const [left, first, last, right] = [pieces[before], pieces[members[0] ?? 0], pieces[members.at(-1) ?? 0], pieces[after]];
	if (!first || !last || !['place', 'time', 'ship'].includes(kindOf(first))) return undefined;
	const away = isMark(left, 'from') ? pieces[before - 1] : left;
	const isWrittenTo = (name: Marked | undefined, mark: Marked) => name?.found.kind === 'place' && name.end === mark.start;
	// 福冈回上海, but 天津下船上海上船
	const isReturn = left?.end === first.start && /[回返]到?$/.test(left.words) && !isMark(right, 'leaves');
	const isBefore = isReturn || !isWrittenTo(pieces[before - 1], left ?? first);
	if (left && isMark(left, 'past', 'back') && !endsClause(text, left.end, first.start) && isBefore) return left;
	if (away && isFlight(away) && !endsClause(text, away.end, first.start)) return away;
	if (!right || !isMark(right, 'past', 'back') || endsClause(text, last.end, right.start)) return undefined;
	const next = pieces[after + 1];
	if (HAN.test(right.words)) {
		// 天津回, but 福冈回上海
		const isEnd = !next || /[\s,;。，；]/.test(text.slice(right.end, next.start));
		return kindOf(first) === 'time' || isMark(right, 'past') || isEnd || /下船|终点/.test(right.words) ? right : undefined;
	}
	return isMark(right, 'back') && kindOf(first) === 'time' && (!next || endsClause(text, right.end, next.start))
		? right
		: undefined;
}

/** True where a group goes on with what the group before it says of a flight: the day behind the place, the place behind the day. */
function goesOn(group: Group, last: Group | undefined, pieces: readonly Marked[], text: string): boolean {
	const [end, first] = [pieces[last?.members.at(-1) ?? -1], pieces[group.members[0] ?? 0]];
	if (!end || !first || !['place', 'time'].includes(kindOf(first)) || kindOf(first) === kindOf(end)) return false;
	const left = isMark(pieces[group.before], 'from', 'to') ? pieces[group.before - 1] : pieces[group.before];
	return left === end && !endsClause(text, end.end, first.start);
}

const covering = (...spans: Span[]): Span => ({
	start: Math.min(...spans.map(({ start }) => start)),
	end: Math.max(...spans.map(({ end }) => end)),
});

/** Spans in their order; those that share words are one: 周日回上海. */
function merged(spans: readonly Span[]): Span[] {
	const all: Span[] = [];
	for (const span of spans.toSorted((a, b) => a.start - b.start)) {
		const last = all.at(-1);
		if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
		else all.push(span);
	}
	return all;
}

/** Gives every piece its meaning by its neighbours. Words around one thing alone belong to its term; those around several stay when one is removed. */
export function termsOf(scanned: readonly Piece[], text: string): { terms: Term[]; unread: Span[] } {
	const pieces = scanned.flatMap((piece) =>
		isMark(piece, 'filler') ? [] : [{ ...piece, words: text.slice(piece.start, piece.end) }],
	);
	const terms: Term[] = [];
	const unread: Span[] = pieces.filter(({ found }) => found.kind === 'unread').map(({ start, end }) => ({ start, end }));
	const used = new Set<Piece>();
	let flown: Group | undefined;
	for (const group of groupsOf(pieces, text)) {
		const not = ruledOutBy(group, pieces, text);
		const role = roleOf(group, pieces, text);
		const [left, right] = [pieces[group.before], pieces[group.after]];
		const kind = pieces[group.members[0] ?? 0]?.found.kind;
		const end = pieces[group.members.at(-1) ?? 0]?.end ?? 0;
		const isPlace = kind === 'place';
		const isFlown = goesOn(group, flown, pieces, text);
		const aside = takenBackBy(group, pieces) ?? asideBy(group, pieces, text);
		flown = isFlown || (isFlight(aside) && aside !== right) ? group : undefined;
		const denied = isDenied(group, pieces, text);
		// In “Hong Kong from Shanghai” the word between is about both
		const isShared = isMark(left, 'from') && pieces[group.before - 1]?.found.kind === 'place';
		const around = [
			...((isPlace || kind === 'ship') && left && isMark(left, 'from', 'to') && !isShared ? [left] : []),
			...(left && isPlace && leads(group, pieces, text) ? [left] : []),
			...(right && isMark(right, 'leaves') && (role === 'port' || !isPlace) && !endsClause(text, end, right.start)
				? [right]
				: []),
			...(not ? [not] : []),
			...(aside ? [aside] : []),
		];
		if (not) used.add(not);
		for (const at of group.members) {
			const piece = pieces[at];
			if (!piece) continue;
			const span = group.members.length === 1 ? covering(piece, ...around) : covering(piece);
			const meaning = meaningOf(piece, role);
			// Nobody goes to a ship: 去地中海 is about the sea
			const isElsewhere = (meaning?.kind === 'ship' && isMark(left, 'to')) || aside !== undefined;
			const flight = isFlown && unread.findLast((one) => one.end <= span.start);
			if (flight) flight.end = span.end;
			else if (!meaning || denied || isElsewhere || (not && !CAN_BE_RULED_OUT.includes(meaning.kind))) unread.push(span);
			else terms.push({ ...span, not: not !== undefined, meaning, ...(piece.corrected && { corrected: piece.corrected }) });
		}
	}
	// A “not” that rules nothing out was about a word that isn't understood, as a way back may be
	for (const piece of pieces) {
		if (!isMark(piece, 'not', 'refused', 'back') || used.has(piece)) continue;
		const next = unread.find(({ start }) => start >= piece.end && text.slice(piece.end, start).trim() === '');
		if (next) next.start = piece.start;
		else if (!isMark(piece, 'back')) unread.push({ start: piece.start, end: piece.end });
	}
	return { terms, unread: merged(unread) };
}
