import { type Found, matchAt, type Reader } from './piece.ts';
import type { Lexicon } from './places.ts';
import { HAN } from './text.ts';

const LETTER = /[a-z]/;
const NAME_SIGN = /[\p{L}\p{N}]/u;
/** Signs within a name: Hong-Kong, Ha Long Bay, 爱达·魔都号. */
const WITHIN = /[ '’.·-]/;

/** The name that a key stands for; ships come first, since 魔都号 begins with a port's name. */
export function foundByKey(key: string, { places, ships }: Lexicon): Found | null {
	const ship = ships.get(key);
	if (ship !== undefined) return { kind: 'ship', ids: [ship] };
	const place = places.get(key);
	return place ? { kind: 'place', place } : null;
}

/** The ends of the texts at a place that could be names, each with its key, the longest last. */
export function candidatesAt(text: string, at: number, longest: number): { end: number; key: string }[] {
	const found: { end: number; key: string }[] = [];
	let key = '';
	for (let end = at; end < text.length && key.length < longest; ) {
		const sign = text[end] ?? '';
		// 70岁以上 海景 names no Shanghai
		if (sign === ' ' && HAN.test(text[end - 1] ?? '') && HAN.test(text[end + 1] ?? '')) break;
		if (NAME_SIGN.test(sign)) key += sign;
		else if (!WITHIN.test(sign) || key === '') break;
		end += 1;
		const splitsWord = LETTER.test(sign) && LETTER.test(text[end] ?? '');
		if (NAME_SIGN.test(sign) && !splitsWord) found.push({ end, key });
	}
	return found;
}

/** What a port's name has behind it: 天津国际邮轮母港, 宝山码头. */
const TERMINAL = /(?:国际)?(?:(?:邮轮|游轮|客运)(?:母港|码头|中心|港)|母港|码头|港口|(?<=港)口)/y;

/** Reads names of ports, areas and ships; the longest wins. */
export const namesReader =
	(lexicon: Lexicon): Reader =>
	(text, at) => {
		for (const { end, key } of candidatesAt(text, at, lexicon.longest).toReversed()) {
			const found = foundByKey(key, lexicon);
			if (!found) continue;
			const terminal = found.kind === 'place' ? matchAt(TERMINAL, text, end)?.[0] : undefined;
			return { end: end + (terminal?.length ?? 0), found };
		}
		return null;
	};
