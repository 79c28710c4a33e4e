import { MARK_READERS, punctuationEnd } from './marks.ts';
import type { Piece, Reader } from './piece.ts';
import type { misspelling } from './spelling.ts';
import { HAN } from './text.ts';

const WORD = /[a-z]+|[\d.,]*\d|./uy;

/** The longest match at a place; of equal ones the first reader's. */
export function longest(readers: readonly Reader[], text: string, at: number): ReturnType<Reader> {
	let best: ReturnType<Reader> = null;
	for (const reader of readers) {
		const found = reader(text, at);
		if (found && found.end > at && (!best || found.end > best.end)) best = found;
	}
	return best;
}

/** Verbs that say nothing but lead to a name. */
const LEADS = /(?:[玩坐乘搭找查订买选]|[那这][个条艘])$/;

/** True where a Chinese name may begin: behind a sign, or behind something that was understood. */
function isBegun(last: Piece | undefined, text: string, at: number): boolean {
	if (!last || !HAN.test(text[at - 1] ?? '')) return true;
	if (last.end < at || last.found.kind === 'unread') return false;
	return last.found.kind !== 'mark' || last.found.mark !== 'filler' || LEADS.test(text.slice(0, at));
}

/**
 * The most that is read of a sentence: words, and parts with a meaning of their own. The rest is unread, so that no sentence costs more than a few
 * pages (docs/rules.md, sentence-most).
 */
const MOST_WORDS = 64;
const MOST_PARTS = 12;

const isPart = ({ found: { kind } }: Piece): boolean => kind !== 'mark' && kind !== 'unread';

/** Reads the piece at a place, behind the piece before it; null where nothing reads the word there. */
function pieceAt(
	text: string,
	at: number,
	last: Piece | undefined,
	readers: readonly Reader[],
	corrected: ReturnType<typeof misspelling>,
): Piece | null {
	const found = longest(readers, text, at);
	const isWeak = !found || (found.found.kind === 'mark' && HAN.test(text[at] ?? ''));
	const isNamed = found?.found.kind === 'place';
	const right = isWeak || isNamed ? corrected(text, at, { isNamed, isBegun: isBegun(last, text, at) }) : null;
	const read = right && (!found || right.end > found.end) ? right : found;
	return read && { start: at, ...read };
}

/** Divides a comparable sentence into pieces. Words that nothing reads are unread, side by side as one. `words`: how many were looked at. */
export function scan(
	text: string,
	readers: readonly Reader[],
	corrected: ReturnType<typeof misspelling>,
): { pieces: Piece[]; words: number } {
	const all = [...readers, ...MARK_READERS];
	const pieces: Piece[] = [];
	let [words, parts] = [0, 0];
	for (let at = punctuationEnd(text, 0); at < text.length; at = punctuationEnd(text, at)) {
		const last = pieces.at(-1);
		const piece = words < MOST_WORDS ? pieceAt(text, at, last, all, corrected) : null;
		if (piece && isPart(piece)) parts += 1;
		const isOver = words === MOST_WORDS || parts > MOST_PARTS;
		if (piece && !isOver) {
			pieces.push(piece);
			at = piece.end;
		} else {
			WORD.lastIndex = at;
			const end = isOver ? text.length : at + (WORD.exec(text)?.[0].length ?? 1);
			if (last?.found.kind === 'unread' && text.slice(last.end, at).trim() === '') last.end = end;
			else pieces.push({ start: at, end, found: { kind: 'unread' } });
			at = end;
		}
		words = Math.min(words + 1, MOST_WORDS);
	}
	return { pieces, words };
}
