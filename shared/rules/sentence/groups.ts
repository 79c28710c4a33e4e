import { monthOf } from '../dates.ts';
import type { Piece } from './piece.ts';
import { HAN } from './text.ts';

export const CLAUSE_END = /[,;。，；!?！？]|\. /;

export type Marked = Piece & { words: string };

export const endsClause = (text: string, from: number, to: number | undefined): boolean => CLAUSE_END.test(text.slice(from, to));

export const isMark = (piece: Piece | undefined, ...marks: string[]): boolean =>
	piece?.found.kind === 'mark' && marks.includes(piece.found.mark);

/** True for 飞, which leads to the port where people board: 广州飞三亚, 飞到三亚. */
export const isFlyingTo = (piece: Marked | undefined): boolean => isMark(piece, 'to') && piece?.words[0] === '飞';

/** Behind a name these words want it, so that the no before it is about the name before that: 内舱不要阳台可以. */
export const WANTED = /^的?(?:就?(?:可以|行|去(?![过了]))|都行|也行|也可以|ok)/;

/** Kinds of time are one kind in a list: 避开暑假和国庆. */
export const kindOf = ({ found: { kind } }: Marked): string => (['months', 'leave', 'weekday'].includes(kind) ? 'time' : kind);

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
	isMark(pieces[before], 'not') || isMark(pieces[runAt(pieces, at) + 1], 'not', 'refused', 'past');

/** Words behind the last name of a list which say that no or that every other one would do: 春节 国庆都不要, 除了济州 釜山 都可以. */
const NONE = /^ ?(?:全?都|通通|一律)(?:不(?![错限贵挑急用必]|介意)|没(?!问题|关系|事|意见)|别|去不|请不|去过|太)/;
const ALL_OTHERS = /^(?:[以之]外| (?:[以之]外|全?都[可行ok]|其[他它余]|别的|剩下))/;

/** True for a time, a place or a ship. */
export const isTimePlaceOrShip = (piece: Marked): boolean => ['time', 'place', 'ship'].includes(kindOf(piece));
/** True for a port that ships leave from. */
export const canLeave = (piece: Marked | undefined): boolean =>
	piece?.found.kind === 'place' && piece.found.place.departure !== null;
/** True for names in Chinese that only a space divides, of which a list can be: 济州 釜山. */
const isSpaced = (last: Marked, next: Marked, text: string): boolean =>
	/^ ?$/.test(text.slice(last.end, next.start)) &&
	HAN.test(next.words) &&
	kindOf(last) === kindOf(next) &&
	canLeave(last) === canLeave(next);

/** True where names with a space between them are ruled out together, by words behind the last one. */
function isSpacedRefusal(pieces: readonly Marked[], before: number, at: number, text: string): boolean {
	let [end, last] = [at, pieces[at]];
	for (let next = pieces[end + 1]; last && next && isSpaced(last, next, text); next = pieces[end + 1]) {
		last = next;
		end += 1;
	}
	const behind = text.slice(last?.end);
	return NONE.test(behind) || (isMark(pieces[before], 'not') && ALL_OTHERS.test(behind));
}

/** Refusals in English that go on behind a comma. Behind “not” alone, what follows one may be wanted instead. */
const OF_A_LIST =
	/^(?:avoid|skip|exclud|omit|except|other than|apart from|aside from|neither|without|no(?![a-z])|\w+ out|any|(?:do|does|wo|ca|would|could)n['’]?t|cannot|never)/;
export const isOfList = (piece: Marked | undefined): boolean => isMark(piece, 'not') && OF_A_LIST.test(piece?.words ?? '');
/** A time that is said with a no of its own: not in May and not after March. */
const HAS_ITS_NO = /^(?:not?|can ?not|\w+n['’]?t)(?![a-z])/;
/** Words behind a name that want it. */
export const WANTS = ' (?:is|are|would|will|works?|ok|okay|fine|instead|only)(?![a-z])';
const IS_WANTED = new RegExp(`^${WANTS}`);
const HAS_WANTED = new RegExp(WANTS);

/** True where a list with commas goes on at a place, and ends with “and” or “or”: Vietnam and Jeju, behind “avoid Korea,”. */
function isCommaList(pieces: readonly Marked[], at: number, text: string): boolean {
	const [here, next, last] = pieces.slice(at, at + 3);
	if (!here || !isTimePlaceOrShip(here) || here.found.kind === 'weekday') return false;
	if (IS_WANTED.test(text.slice(here.end))) return false;
	if (/ (?:and|or) /.test(here.words)) return true;
	if (!next) return false;
	if (isMark(next, 'join')) return !last || (kindOf(last) === kindOf(here) && !IS_WANTED.test(text.slice(last.end)));
	return kindOf(next) === kindOf(here) && text.slice(here.end, next.start) === ', ' && isCommaList(pieces, at + 1, text);
}

/** True for days within the months behind them, of which the others are wanted: 除了七月底暑假都可以. */
const isPart = ({ found: part }: Marked, { found: whole, end }: Marked, text: string): boolean =>
	part.kind === 'leave' && whole.kind === 'months' && whole.months.includes(monthOf(part.to)) && text.startsWith('都可以', end);

/** True for a festival that only the time before it is without: 4月初清明避开. */
function isOfTime({ found: time }: Marked, { found: festival, end }: Marked, text: string): boolean {
	if (festival.kind !== 'leave' || !festival.festival || /^[也全]?都/.test(text.slice(end))) return false;
	if (time.kind === 'leave') return !time.festival && time.from <= festival.to && festival.from <= time.to;
	return time.kind === 'months' && [festival.from, festival.to].some((day) => time.months.includes(monthOf(day)));
}

/** True for days of the week within the time before them, which alone are refused: 7月周末不行. */
const isWeekdayOf = ({ found: time }: Marked, { found: { kind }, end }: Marked, text: string): boolean =>
	kind === 'weekday' && time.kind !== 'weekday' && !/^[也全]?都/.test(text.slice(end));

const LEAVES = /^(?:走|出发)/;
const isMonth = (piece: Marked | undefined): boolean => piece?.found.kind === 'months' && piece.found.months.length === 1;
/** True for the last months of a list in English: not January, behind which “February or March” stands without a comma. */
const endsMonths = (piece: Marked): boolean =>
	isMonth(piece) || (piece.found.kind === 'months' && /[a-z] ?(?:or|and|nor|[&/]) ?[a-z]/.test(piece.words));

/** Pieces that have a meaning and stand together: 福冈和长崎, July or August. */
export type Group = { members: number[]; first: Marked; last: Marked; before: number; after: number };

export function groupsOf(pieces: readonly Marked[], text: string): Group[] {
	const groups: Group[] = [];
	for (const [at, piece] of pieces.entries()) {
		if (piece.found.kind === 'mark' || piece.found.kind === 'unread') continue;
		const group = groups.at(-1);
		const last = group?.last;
		const between = pieces.slice(group?.after ?? at, at);
		const gap = last ? text.slice(last.end, piece.start) : '';
		// A comma before 或者 begins anew, and so does a second way: Tianjin to Jeju or Shanghai to Busan
		const isWay = canLeave(piece) && isMark(pieces[at + 1], 'to') && pieces[at + 2]?.found.kind === 'place';
		const isOtherWay = isWay && (!canLeave(last) || isMark(pieces[group?.before ?? -1], 'to'));
		const isAnew = isOtherWay || (HAN.test(piece.words) && /^ ?[,，;；。]/.test(gap));
		const isNext =
			/^[、/]$/.test(gap.trim()) || (gap === ', ' && isOfList(pieces[group?.before ?? -1]) && isCommaList(pieces, at, text));
		const isRefused = isMark(pieces[group?.before ?? -1], 'not');
		// Not May, June works and July
		const isOver = isRefused && HAS_WANTED.test(gap);
		// Not August September, but 避开春节 2月去, 不要暑假 9月
		const isBare =
			isRefused &&
			gap === ' ' &&
			isMonth(last) &&
			endsMonths(piece) &&
			![IS_WANTED, WANTED, LEAVES].some((one) => one.test(text.slice(piece.end)));
		const joined =
			between.length === 1 ? isMark(between[0], 'join') && !isAnew && !isOver : between.length === 0 && (isNext || isBare);
		const isGlued =
			group && last && between.length === 0 && gap === '' && HAN.test(piece.words) && !WANTED.test(text.slice(piece.end));
		const isTogether =
			last && between.length === 0 && isSpaced(last, piece, text) && isSpacedRefusal(pieces, group.before, at, text);
		const isOther =
			last && (isPart(last, piece, text) || (!isRefused && (isWeekdayOf(last, piece, text) || isOfTime(last, piece, text))));
		const isListed = joined || isTogether || (isGlued && !isOther && isRefusedList(pieces, group.before, at));
		if (group && last && isListed && kindOf(last) === kindOf(piece) && !HAS_ITS_NO.test(piece.words)) {
			group.members.push(at);
			group.last = piece;
			group.after = at + 1;
		} else groups.push({ members: [at], first: piece, last: piece, before: at - 1, after: at + 1 });
	}
	return groups;
}
