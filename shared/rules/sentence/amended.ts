import { canLeave, isMark, kindOf, type Marked } from './groups.ts';
import { SMALL } from './numbers.ts';

const isMeant = (piece: Marked | undefined): boolean => piece !== undefined && !['mark', 'unread'].includes(piece.found.kind);

/** True where a place can stand for another one: a port that ships leave from, or one that they call at. */
export function isInRoleOf(here: Marked | undefined, next: Marked | undefined, left?: Marked, nextLeft?: Marked): boolean {
	if (here?.found.kind !== 'place' || next?.found.kind !== 'place') return true;
	if (isMark(nextLeft, 'from', 'to')) return isMark(left, 'from') === isMark(nextLeft, 'from');
	const { departure, calls } = next.found.place;
	const isPort = isMark(left, 'from') || (!isMark(left, 'to') && here.found.place.departure !== null);
	return isPort ? departure !== null : calls.length > 0 && (isMark(left, 'to') || departure === null);
}

/** True for things of one kind. Days of the week are a kind of their own beside dates. */
const isSame = (here: Marked | undefined, next: Marked | undefined): boolean =>
	here !== undefined &&
	next !== undefined &&
	kindOf(here) === kindOf(next) &&
	(here.found.kind === 'weekday') === (next.found.kind === 'weekday');

const COUNT = new RegExp(`^${SMALL}(?![a-z\\d])`);
/** True for a number alone behind a count: two adults, make that three. */
const isCount = (here: Marked | undefined, next: Marked | undefined): boolean =>
	['people', 'length', 'budget'].includes(here?.found.kind ?? '') && next?.found.kind === 'unread' && COUNT.test(next.words);

/** The first of the things in a row that end at a place: June or July. */
function firstOf(pieces: readonly Marked[], last: number): number {
	let at = last;
	while (isMark(pieces[at - 1], 'join') && isMeant(pieces[at]) && isSame(pieces[at - 2], pieces[at])) at -= 2;
	return at;
}

const CLOSEST = /^(?:closest|nearest)(?= to$)/;
/**
 * Makes a “to” that stands between two of a kind a refusal of the second: prefer Xiamen to Shanghai. What is closest to a place
 * that no ship leaves from may be anything: the closest to Japan.
 */
export const preferred = (pieces: readonly Marked[], text: string): Marked[] =>
	pieces.map((piece, at) => {
		const [last, next] = [pieces[at - 1], pieces[at + 1]];
		const [closest] = (isMark(piece, 'from') && !canLeave(next) && CLOSEST.exec(piece.words)) || [];
		if (closest) return { ...piece, words: closest, end: piece.start + closest.length, found: { kind: 'unread' } };
		const isLess = piece.words === 'to' && last && /\bprefer(?:s|red)? (?:the )?$/.test(text.slice(0, last.start));
		if (!isLess || !isMeant(last) || !isSame(last, next) || !isInRoleOf(last, next)) return piece;
		return { ...piece, words: 'over', found: { kind: 'mark', mark: 'not' } };
	});

/**
 * Puts what somebody corrects and the correction together: “June, actually July” is July, in the place of June. Words such as
 * “actually” that correct nothing say nothing: Japan, actually in May. Between things that don't stand side by side they are unread.
 */
export function amended(pieces: readonly Marked[]): Marked[] {
	const found: Marked[] = [];
	for (let at = 0; at < pieces.length; at += 1) {
		const piece = pieces[at];
		if (!piece) break;
		if (!isMark(piece, 'amend')) {
			found.push(piece);
			continue;
		}
		if (isMark(found.at(-1), 'join')) continue;
		const end = found.findLastIndex((one) => !isMark(one, 'leaves'));
		const nextAt = isMark(pieces[at + 1], 'from', 'to', 'leaves') ? at + 2 : at + 1;
		const [last, next] = [found[end], pieces[nextAt]];
		const first = isCount(last, next) ? end : firstOf(found, end);
		const isLike = (one: number) =>
			isMeant(next) && isSame(found[one], next) && isInRoleOf(found[one], next, found[one - 1], pieces[nextAt - 1]);
		if (next && (isCount(last, next) || (isLike(first) && !isMark(found[first - 1], 'not')))) {
			found.splice(first, found.length, { ...next, start: found[first]?.start ?? next.start });
			at = nextAt;
		} else if (!isLike(first) && found.some((_, one) => isLike(one))) found.push({ ...piece, found: { kind: 'unread' } });
	}
	return found;
}
