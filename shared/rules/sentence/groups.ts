import { monthOf } from '../dates.ts';
import type { Piece } from './piece.ts';
import { HAN } from './text.ts';

export const CLAUSE_END = /[,;。，；!?！？]|\. /;

export type Marked = Piece & { words: string };

export const endsClause = (text: string, from: number, to: number | undefined): boolean => CLAUSE_END.test(text.slice(from, to));

export const isMark = (piece: Piece | undefined, ...marks: string[]): boolean =>
	piece?.found.kind === 'mark' && marks.includes(piece.found.mark);

/** True for 飞, which leads to the port where people board: 广州飞三亚. */
export const isFlyingTo = (piece: Marked | undefined): boolean => isMark(piece, 'to') && piece?.words === '飞';

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
	if (!here || !['place', 'time', 'ship'].includes(kindOf(here)) || here.found.kind === 'weekday') return false;
	if (IS_WANTED.test(text.slice(here.end))) return false;
	if (/ (?:and|or) /.test(here.words)) return true;
	if (!next) return false;
	if (isMark(next, 'join')) return !last || (kindOf(last) === kindOf(here) && !IS_WANTED.test(text.slice(last.end)));
	return kindOf(next) === kindOf(here) && text.slice(here.end, next.start) === ', ' && isCommaList(pieces, at + 1, text);
}

/** True for days within the months behind them, of which the others are wanted: 除了七月底暑假都可以. */
const isPart = ({ found: part }: Marked, { found: whole, end }: Marked, text: string): boolean =>
	part.kind === 'leave' && whole.kind === 'months' && whole.months.includes(monthOf(part.to)) && text.startsWith('都可以', end);

/** Pieces that have a meaning and stand together: 福冈和长崎, July or August. */
export type Group = { members: number[]; before: number; after: number };

export function groupsOf(pieces: readonly Marked[], text: string): Group[] {
	const groups: Group[] = [];
	for (const [at, piece] of pieces.entries()) {
		if (piece.found.kind === 'mark' || piece.found.kind === 'unread') continue;
		const group = groups.at(-1);
		const last = group && pieces[group.members.at(-1) ?? -1];
		const between = pieces.slice((group?.members.at(-1) ?? at) + 1, at);
		const gap = last ? text.slice(last.end, piece.start) : '';
		// A comma before 或者 begins anew
		const isAnew = HAN.test(piece.words) && /^ ?[,，;；。]/.test(gap);
		const isNext =
			/^[、/]$/.test(gap.trim()) || (gap === ', ' && isOfList(pieces[group?.before ?? -1]) && isCommaList(pieces, at, text));
		const isRefused = isMark(pieces[group?.before ?? -1], 'not');
		// Not May, June works and July
		const isOver = isRefused && HAS_WANTED.test(gap);
		// Not August September
		const isBare = isRefused && gap === ' ' && piece.found.kind === 'months' && !IS_WANTED.test(text.slice(piece.end));
		const joined =
			between.length === 1 ? isMark(between[0], 'join') && !isAnew && !isOver : between.length === 0 && (isNext || isBare);
		const isGlued =
			group && last && between.length === 0 && gap === '' && HAN.test(piece.words) && !WANTED.test(text.slice(piece.end));
		const isListed = joined || (isGlued && !isPart(last, piece, text) && isRefusedList(pieces, group.before, at));
		if (group && last && isListed && kindOf(last) === kindOf(piece) && !HAS_ITS_NO.test(piece.words)) {
			group.members.push(at);
			group.after = at + 1;
		} else groups.push({ members: [at], before: at - 1, after: at + 1 });
	}
	return groups;
}
