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

/** Divides a comparable sentence into pieces. Words that nothing reads are unread, side by side as one. */
export function scan(text: string, readers: readonly Reader[], corrected: ReturnType<typeof misspelling>): Piece[] {
	const pieces: Piece[] = [];
	for (let at = punctuationEnd(text, 0); at < text.length; at = punctuationEnd(text, at)) {
		const found = longest([...readers, ...MARK_READERS], text, at);
		const isWeak = !found || (found.found.kind === 'mark' && HAN.test(text[at] ?? ''));
		const isNamed = found?.found.kind === 'place';
		const right = isWeak || isNamed ? corrected(text, at, { isNamed, isBegun: isBegun(pieces.at(-1), text, at) }) : null;
		if (right && (!found || right.end > found.end)) {
			pieces.push({ start: at, ...right });
			at = right.end;
		} else if (found) {
			pieces.push({ start: at, ...found });
			at = found.end;
		} else {
			WORD.lastIndex = at;
			const end = at + (WORD.exec(text)?.[0].length ?? 1);
			const last = pieces.at(-1);
			if (last?.found.kind === 'unread' && text.slice(last.end, at).trim() === '') last.end = end;
			else pieces.push({ start: at, end, found: { kind: 'unread' } });
			at = end;
		}
	}
	return pieces;
}
