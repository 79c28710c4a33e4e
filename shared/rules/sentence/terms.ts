import { amended } from './amended.ts';
import { asideBy, goesOn, isFlight, pastClauses, pastOf, takenBackIn } from './aside.ts';
import { CLAUSE_END, endsClause, type Group, groupsOf, isMark, isOfList, kindOf, type Marked, WANTED } from './groups.ts';
import { MAX_DAYS } from './length.ts';
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
/** An unread word that says no: what stands behind it isn't wanted, whatever else the word says. */
const SAYS_NO = /[别不没无非勿]|\b(?:but|not|no|never|nor|non|un(?!der|til|i)\w+)\b/;
/** Words with a no that are a wish of their own: 不要太长五天就行. */
const WHOLE_WISH = /(?:(?:别|不要?|不想)太[长短久]|不(?:着?急|赶))$/;
/** Words between a no and a time that it tells more of: 不加班的周末. */
const OF_TIME = /的(?:月份?|季节)?$/;

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
	// 去天津坐船 boards there, 去日本坐船 is about a voyage to it
	if (/^[坐乘搭]/.test(right.words)) return canLeave(last);
	// Korea leaving in May
	if (!canLeave(last) && /ing$/.test(right.words)) return false;
	return HAN.test(right.words) || canLeave(last) || !canLeave(pieces[after + 1]);
}

/** True for the second of two ports that stand alone in English: hkg sanya. */
function isRouteEnd({ members, before, after }: Group, pieces: readonly Marked[], text: string): boolean {
	const [left, here] = [pieces[before], pieces[members[0] ?? 0]];
	const isAlone = [pieces[before - 1], pieces[after]].every(
		(piece) => piece?.found.kind !== 'place' && !isMark(piece, 'join', 'not'),
	);
	if (!left || !here || members.length > 1 || !isAlone || HAN.test(text.slice(left.start, here.end))) return false;
	const isCalledAt = here.found.kind === 'place' && here.found.place.calls.length > 0;
	return canLeave(left) && canLeave(here) && isCalledAt && text.slice(left.end, here.start) === ' ';
}

/** How the words around a place say that ships leave from it or go there; undefined where they don't. */
function roleOf(group: Group, pieces: readonly Marked[], text: string): 'port' | 'destination' | undefined {
	const { members, before, after } = group;
	const [left, right] = [pieces[before], pieces[after]];
	if (left && isMark(left, 'from') && !endsClause(text, left.end, pieces[members[0] ?? 0]?.start)) return 'port';
	if (isLeft(group, pieces, text)) return 'port';
	if (leads(group, pieces, text)) return 'port';
	if (left && isMark(left, 'to') && !/[,，;；。]|哪/.test(text.slice(left.end, pieces[members[0] ?? 0]?.start)))
		return 'destination';
	if (isMark(left, 'not')) {
		if (/[从坐]|(?<!apart |aside )from|leaving/.test(left?.words ?? '')) return 'port';
		if (/去|到|经|停|\b(?:to|stop\w*|calls?|calling|visit|see)\b/.test(left?.words ?? '')) return 'destination';
	}
	if (isRouteEnd(group, pieces, text)) return 'destination';
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
	// One with a window, one without; 四月除了清明都行
	if (/^(?:without|除[了开]?$)/.test(not.words)) return false;
	if (!right || endsClause(text, not.end, right.start)) return true;
	const isGlued = HAN.test(not.words) && left.end === not.start;
	return isGlued && (/\s/.test(text.slice(not.end, right.start)) || WANTED.test(text.slice(right.end)));
}

/** True for words in Chinese which say that somebody has been there. */
const isPastIn = (piece: Marked | undefined): boolean => isMark(piece, 'past') && HAN.test(piece?.words ?? '');

/** Finds the word that rules a group out: before it, or behind it (韩国不去). */
function ruledOutBy({ before, after, members }: Group, pieces: readonly Marked[], text: string): Marked | undefined {
	const [first, last] = [pieces[members[0] ?? 0], pieces[members.at(-1) ?? 0]];
	const next = isMark(pieces[after], 'join', 'leaves') ? after + 1 : after;
	const behind = pieces[next];
	if (!first || !last) return undefined;
	// Korea? No thanks
	const isAnswer = /^no,? thank/.test(behind?.words ?? '') && /^[?,] $/.test(text.slice(last.end, behind?.start));
	if (behind && isMark(behind, 'refused') && (isAnswer || !endsClause(text, last.end, behind.start))) return behind;
	// 韩国去过了，不去了
	const again = isPastIn(behind) ? pieces[next + 1] : undefined;
	if (again && isMark(again, 'not') && (!pieces[next + 2] || endsClause(text, again.end, pieces[next + 2]?.start))) return again;
	for (let at = before; at >= 0; at -= 1) {
		const piece = pieces[at];
		if (!piece) break;
		if (isMark(piece, 'not') && !isBehind(piece, pieces[at - 1], first, text))
			return endsClause(text, piece.end + (isOfList(piece) && /^ ,/.test(text.slice(piece.end)) ? 2 : 0), first.start)
				? undefined
				: piece;
		const isListed = piece.found.kind === 'unread' && HAN.test(piece.words) && isMark(pieces[at + 1], 'join');
		if (!isListed && !isMark(piece, 'from', 'to', 'join', 'leaves')) break;
	}
	return behind && isMark(behind, 'not') && isBehind(behind, last, pieces[next + 1], text) ? behind : undefined;
}

/** A no before such a word is about something else: not too long, maybe 4 days. */
const MAYBE = /\b(?:maybe|perhaps|possibly|probably|ideally)\b/;
/** Words behind which “until” ends a time that somebody has for a voyage. */
const FREE = /\b(?:free|available|open|flexible|valid|offers?|sale|(?:not|n['’]t) (?:working|studying|teaching|busy))$/;

const STAYS_AWAY =
	/^\S+ (?:be |able to )*(?:com(?:e|ing)|join(?:ing)?|go(?:ing)?|travel(?:ling)?|make|sail(?:ing)?|fly(?:ing)?|want|like)(?![a-z])/;

/** True where something unread says no to a group: before it, or behind it as in “Shanghai isn't convenient”. */
function isDenied({ before, after, members }: Group, pieces: readonly Marked[], text: string): boolean {
	const [left, first, last, right] = [pieces[before], pieces[members[0] ?? 0], pieces[members.at(-1) ?? 0], pieces[after]];
	if (!first || !last) return false;
	// Lectures until 12 May
	const isTaken = left?.found.kind === 'unread' && !FREE.test(text.slice(0, left.end)) && /^(?:until|till) /.test(first.words);
	if (isTaken && text.slice(left.end, first.start) === ' ') return true;
	if (left?.found.kind === 'unread' && SAYS_NO.test(left.words) && !WHOLE_WISH.test(left.words)) {
		const between = text.slice(left.end, first.start);
		if (/^不(?![要想能])/.test(left.words) && kindOf(first) === 'time' && OF_TIME.test(between)) return false;
		if (!CLAUSE_END.test(between) && !MAYBE.test(between) && !(HAN.test(left.words) && /\s/.test(between))) return true;
	}
	// 不想去人多的国庆
	const no = left?.found.kind === 'unread' && pieces[before - 1];
	const isKind = no && isMark(no, 'not') && /[要想去爱欢]$/.test(no.words) && no.end === left.start && kindOf(first) === 'time';
	if (isKind && text.slice(left.end, first.start) === '的') return true;
	const between = text.slice(last.end, right?.start);
	const isNegatedVerb =
		isMark(right, 'not') &&
		/^\w+n['’]?t/.test(right?.words ?? '') &&
		!CLAUSE_END.test(between) &&
		!/\b(?:that|which|if|unless)\b/.test(between);
	// Who can't do stairs may travel
	const isAbsent = kindOf(first) !== 'people' || STAYS_AWAY.test(text.slice(right?.start));
	return isNegatedVerb && isAbsent && pieces[after + 1]?.found.kind === 'unread';
}

/** True for a refusal that is only a case: if there is nothing in May, if July is full. */
function isCondition({ members }: Group, pieces: readonly Marked[], text: string): boolean {
	const isCase = (at: number) => /\b(?:if|unless|in case)(?: the| in| on| from)? $/.test(text.slice(0, pieces[at]?.start));
	return members.some(isCase);
}

/** True for what is taken out of a refusal: not on weekdays except Friday. */
function isException(group: Group, refused: Group | undefined, refusal: Marked | undefined, pieces: readonly Marked[]): boolean {
	const [last, first] = [pieces[refused?.members[0] ?? -1], pieces[group.members[0] ?? 0]];
	const isSame = last !== undefined && first !== undefined && kindOf(last) === kindOf(first);
	return isSame && /^(?:except|other than|apart from|aside from|bar(?:ring)?(?![a-z]))/.test(refusal?.words ?? '');
}

/** True where “to” leads to a verb before the name: want to go on the Atlantica, 想去坐大西洋号. */
function isInfinitive({ before, members }: Group, pieces: readonly Marked[], text: string): boolean {
	const [left, first] = [pieces[before], pieces[members[0] ?? 0]];
	if (!left || !first || !isMark(left, 'to')) return false;
	return /\p{L}/u.test(text.slice(left.end, first.start).replace(/\b(?:the|an?)\b/g, ''));
}

/** True for a date and a day of the week that would do as well, of which no search can tell both: tomorrow or Saturday. */
function isDateOrWeekday({ members: [first = 0, ...others] }: Group, pieces: readonly Marked[]): boolean {
	const isWeekday = (at: number) => pieces[at]?.found.kind === 'weekday';
	const isJoined = others.some((at) => /or|或|还是/.test(pieces[at - 1]?.words ?? ''));
	return isJoined && others.some((at) => isWeekday(at) !== isWeekday(first));
}

/** What is too long rules out all that is longer, and what is too short all that is shorter. */
function widened(meaning: Meaning, refusal: Marked | undefined): Meaning {
	if (meaning.kind !== 'length' || !refusal) return meaning;
	if (/too long|太[长久]/.test(refusal.words)) return { ...meaning, to: MAX_DAYS };
	return /too short|enough|太短|不够/.test(refusal.words) ? { ...meaning, from: 1 } : meaning;
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
	const pieces = amended(
		scanned.flatMap((piece) => (isMark(piece, 'filler') ? [] : [{ ...piece, words: text.slice(piece.start, piece.end) }])),
	);
	const terms: Term[] = [];
	const unread: Span[] = pieces.filter(({ found }) => found.kind === 'unread').map(({ start, end }) => ({ start, end }));
	const used = new Set<Piece>();
	const groups = groupsOf(pieces, text);
	const takenBack = takenBackIn(groups, pieces, (group) => isMark(ruledOutBy(group, pieces, text), 'refused'));
	const past = pastClauses(pieces, text);
	let flown: Group | undefined;
	let refused: Group | undefined;
	for (const group of groups) {
		const refusal = ruledOutBy(group, pieces, text);
		const isWanted = isCondition(group, pieces, text) || isException(group, refused, refusal, pieces);
		const not = isWanted ? undefined : refusal;
		refused = not && group;
		const role = roleOf(group, pieces, text);
		const [left, right] = [pieces[group.before], pieces[group.after]];
		// Not from Tianjin it's too far: both say the same
		const refusals = [...(refusal ? [refusal] : []), ...(refusal && left && isMark(left, 'not') ? [left] : [])];
		for (const one of refusals) used.add(one);
		const kind = pieces[group.members[0] ?? 0]?.found.kind;
		const end = pieces[group.members.at(-1) ?? 0]?.end ?? 0;
		const isPlace = kind === 'place';
		const isFlown = goesOn(group, flown, pieces, text);
		const back = takenBack.get(group);
		const was = pastOf(group, past, pieces, text);
		const beside = asideBy(group, pieces, text);
		// A refusal may say why: 不去韩国去过了
		const reason = refusal && beside === right && isPastIn(beside) ? beside : undefined;
		const aside = back?.mark ?? was?.mark ?? (reason ? undefined : beside);
		flown = isFlown || (isFlight(aside) && aside !== right) ? group : undefined;
		const denied = isDenied(group, pieces, text);
		const isEither = !not && isDateOrWeekday(group, pieces);
		// In “Hong Kong from Shanghai” the word between is about both
		const isShared = isMark(left, 'from') && pieces[group.before - 1]?.found.kind === 'place';
		const isBoarded = isInfinitive(group, pieces, text);
		const around = [
			...((isPlace || kind === 'ship') && left && isMark(left, 'from', 'to') && !isShared && !isBoarded ? [left] : []),
			...(left && isPlace && leads(group, pieces, text) ? [left] : []),
			...(right && isMark(right, 'leaves') && (role === 'port' || !isPlace) && !endsClause(text, end, right.start)
				? [right]
				: []),
			...refusals,
			...(reason ? [reason] : []),
			...(aside && back?.isBeside !== false ? [aside] : []),
		];
		if (back?.isBeside === false) unread.push({ start: back.mark.start, end: back.mark.end });
		if (aside) used.add(aside);
		for (const at of group.members) {
			const piece = pieces[at];
			if (!piece) continue;
			const span = group.members.length === 1 || was ? covering(piece, ...around) : covering(piece);
			const meaning = meaningOf(piece, role);
			// Nobody goes to a ship: 去地中海 is about the sea
			const isElsewhere = (meaning?.kind === 'ship' && isMark(left, 'to') && !isBoarded) || aside !== undefined;
			const flight = isFlown && unread.findLast((one) => one.end <= span.start);
			if (flight) flight.end = span.end;
			else if (!meaning || denied || isElsewhere || isEither || (not && !CAN_BE_RULED_OUT.includes(meaning.kind)))
				unread.push(span);
			else
				terms.push({
					...span,
					not: not !== undefined,
					meaning: not ? inAnyYear(widened(meaning, not), piece) : meaning,
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
