import { amended, preferred } from './amended.ts';
import { asideBy, goesOn, isFlight, pastClauses, pastOf, takenBackIn } from './aside.ts';
import { endsClause, type Group, groupsOf, isFlyingTo, isMark, type Marked } from './groups.ts';
import type { Meaning, Piece } from './piece.ts';
import {
	isCondition,
	isDenied,
	isException,
	isPastIn,
	isReason,
	isTimeOrPlace,
	noBefore,
	noOthersBy,
	ruledOutBy,
	widened,
} from './refusals.ts';
import { isChoice, isEndedBy, isInfinitive, isOnlyHome, leads, roleOf } from './roles.ts';

/**
 * A part of a sentence that was understood. `not`: it isn't wanted. `either`: another one would do as well. `corrected`: the name as it
 * should have been written.
 */
export type Term = { start: number; end: number; not: boolean; meaning: Meaning; either?: true; corrected?: string };
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

/** True for the only port that ships leave from, named again as the end: Hong Kong to Hong Kong, Nansha Guangzhou. */
function isHome(port: string | null, terms: readonly Term[]): boolean {
	const ports = terms.flatMap(({ not, meaning }) => (!not && meaning.kind === 'port' ? meaning.ids : []));
	return ports.length > 0 && ports.every((id) => id === port);
}

/** True behind a second “to”, which leads to where the voyage ends and so began, where no other port is named: to Da Nang to Hong Kong. */
function isEndOfWay({ before, after }: Group, pieces: readonly Marked[], text: string, terms: readonly Term[]): boolean {
	const [first, place, to] = pieces.slice(Math.max(0, before - 2), before + 1);
	const isWay = isMark(first, 'to') && place?.found.kind === 'place' && isMark(to, 'to');
	const isSaid = text.slice(place?.end, to?.end) === ' to';
	const isOther = pieces.slice(after).some(({ found }) => found.kind === 'place' && found.place.departure !== null);
	return isWay && isSaid && !isOther && !terms.some(({ meaning }) => meaning.kind === 'port');
}

function meaningOf({ found }: Piece, role: ReturnType<typeof roleOf>): Meaning | null {
	if (found.kind === 'mark' || found.kind === 'unread') return null;
	if (found.kind !== 'place') return found;
	const { departure, calls, within } = found.place;
	if (role !== 'destination' && departure !== null) return { kind: 'port', ids: [departure] };
	if (role === 'port' && within) return { kind: 'port', ids: within };
	return role !== 'port' && calls.length > 0 ? { kind: 'destination', ids: calls } : null;
}

/** True for a date and a day of the week that would do as well, of which no search can tell both: tomorrow or Saturday. */
function isDateOrWeekday({ members }: Group, pieces: readonly Marked[]): boolean {
	const areWeekdays = members.map((at) => pieces[at]?.found.kind === 'weekday');
	return areWeekdays.includes(true) && areWeekdays.includes(false);
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

/** Gives every piece its meaning by its neighbours. Words around one thing alone belong to its term; those around several stay without it. */
export function termsOf(
	scanned: readonly Piece[],
	text: string,
	inAnyYear: (meaning: Meaning, piece: Piece) => Meaning,
): { terms: Term[]; unread: Span[] } {
	const marked = scanned.flatMap((piece) =>
		isMark(piece, 'filler') ? [] : [{ ...piece, words: text.slice(piece.start, piece.end) }],
	);
	const pieces = amended(preferred(marked, text));
	const terms: Term[] = [];
	const unread: Span[] = pieces.filter(({ found }) => found.kind === 'unread').map(({ start, end }) => ({ start, end }));
	const used = new Set<Piece>();
	const groups = groupsOf(pieces, text);
	const takenBack = takenBackIn(groups, pieces, text, (group) => isMark(ruledOutBy(group, pieces, text), 'refused'));
	const past = pastClauses(pieces, text);
	let flown: Group | undefined;
	let refused: Group | undefined;
	for (const group of groups) {
		const refusal = ruledOutBy(group, pieces, text);
		const noOthers = noOthersBy(group, pieces, text);
		const isWanted = noOthers !== undefined || isCondition(group, pieces, text) || isException(group, refused, refusal);
		const isUnclear = isTimeOrPlace(group, pieces, text);
		const not = isWanted || isUnclear ? undefined : refusal;
		refused = not && group;
		const role = roleOf(group, pieces, text);
		const [left, right] = [pieces[group.before], pieces[group.after]];
		// Not from Tianjin it's too far: both say the same
		const refusals = [refusal, refusal && noBefore(group, pieces, text), ...(noOthers ?? [])].filter((one) => one !== undefined);
		for (const one of refusals) used.add(one);
		const { kind } = group.first.found;
		const { end } = group.last;
		const isPlace = kind === 'place';
		const isFlown = goesOn(group, flown, pieces, text);
		const back = takenBack.get(group);
		const was = pastOf(group, past, pieces, text);
		const beside = asideBy(group, pieces, text);
		// A refusal may say why: 不去韩国去过了, 去过韩国 不用再去
		const isWhy = beside === right || (refusal !== undefined && refusal.start >= end);
		const reason = refusal && isWhy && isPastIn(beside) ? beside : undefined;
		const aside = back?.mark ?? was?.mark ?? (reason ? undefined : beside);
		flown = isFlown || (isFlight(aside) && aside !== right) ? group : undefined;
		const isUnused = isUnclear || isDenied(group, pieces, text) || isOnlyHome(group, groups, pieces, text);
		const isEither = !not && isChoice(group, pieces);
		const isUntold = isEither && isDateOrWeekday(group, pieces);
		// In “Hong Kong from Shanghai” and 广州飞三亚 the word between is about both
		const isShared = (isMark(left, 'from') || isFlyingTo(left)) && pieces[group.before - 1]?.found.kind === 'place';
		const isBoarded = isInfinitive(group, pieces, text);
		const isLed = left && isMark(left, 'from', 'to') && !isShared && !isBoarded && !isEndedBy(group.before, pieces, text);
		const around = [
			...((isPlace || kind === 'ship') && isLed ? [left] : []),
			...(right && isEndedBy(group.after, pieces, text) ? [right] : []),
			...(left && isPlace && leads(group, pieces, text) ? [left] : []),
			...(right && isMark(right, 'leaves') && (role === 'port' || !isPlace) && !endsClause(text, end, right.start)
				? [right]
				: []),
			...refusals,
			...(reason ? [reason] : []),
			...(aside && back?.isBeside !== false ? [aside] : []),
		];
		const last = terms.at(-1);
		const isOfPlace = last?.not && (last.meaning.kind === 'port' || last.meaning.kind === 'destination');
		if (isOfPlace && isReason(group, refusal, pieces, text.slice(last.end, group.first.start))) {
			last.end = right?.end ?? end;
			continue;
		}
		if (back?.isBeside === false) unread.push({ start: back.mark.start, end: back.mark.end });
		if (aside) used.add(aside);
		for (const at of group.members) {
			const piece = pieces[at];
			if (!piece) continue;
			const span = group.members.length === 1 || was ? covering(piece, ...around) : covering(piece);
			const departure = piece.found.kind === 'place' ? piece.found.place.departure : null;
			const isEnd = !not && departure !== null && (isHome(departure, terms) || isEndOfWay(group, pieces, text, terms));
			const meaning = meaningOf(piece, isEnd ? 'port' : role);
			// Nobody goes to a ship: 去地中海 is about the sea
			const isElsewhere = (meaning?.kind === 'ship' && isMark(left, 'to') && !isBoarded) || aside !== undefined;
			const flight = isFlown && unread.findLast((one) => one.end <= span.start);
			if (flight) flight.end = span.end;
			else if (!meaning || isUnused || isElsewhere || isUntold || (not && !CAN_BE_RULED_OUT.includes(meaning.kind)))
				unread.push(span);
			else
				terms.push({
					...span,
					not: not !== undefined,
					meaning: inAnyYear(widened(meaning, not), piece),
					...(isEither && { either: true }),
					...(piece.corrected && { corrected: piece.corrected }),
				});
		}
	}
	// A “not” that rules nothing out was about a word that isn't understood, as a way back may be
	for (const piece of pieces) {
		const isUntold = isMark(piece, 'not', 'refused', 'back') || (isMark(piece, 'past') && /^last/.test(piece.words));
		if (!isUntold || used.has(piece)) continue;
		const last = unread.findLast(({ end }) => end <= piece.start && text.slice(end, piece.start).trim() === '');
		if (isMark(piece, 'past') && last) {
			last.end = piece.end;
			continue;
		}
		const next = unread.find(({ start }) => start >= piece.end && text.slice(piece.end, start).trim() === '');
		if (next) next.start = piece.start;
		else if (!isMark(piece, 'back')) unread.push({ start: piece.start, end: piece.end });
	}
	return { terms, unread: merged(unread) };
}
