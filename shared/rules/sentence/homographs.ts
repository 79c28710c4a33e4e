import type { Token } from './lexer.ts';

/** Words that may stand beside a time. Beside others “may”, “march” and “sun” are something else. */
const BEFORE = 'stop place ship month season festival weekday year part next this join to from between turn not except'.split(
	' ',
);
const BEHIND_ALONE = 'noun leaves for with number date days nights weeks until after since during';
const BEHIND = [...BEFORE.filter((kind) => kind !== 'this'), ...BEHIND_ALONE.split(' ')];
const MORE_BEFORE =
	'noun until after since for leaves number date nights days weeks cabin sort people adults children yuan during'.split(' ');
const LEADING = /^(?:in|of|on|every|by)$/;
const DAY_LEADS = ['next', 'this', 'weekday', 'join', 'to', 'not', 'except'];

const ANY = /^any/;
/** “But” behind “any” leaves something out: any weekday but Monday. */
const isExcept = (tokens: readonly Token[], at: number): boolean =>
	tokens[at]?.text === 'but' &&
	!['not', 'with', 'from', 'to'].includes(tokens[at + 1]?.kind ?? '') &&
	tokens.slice(0, at).some(({ text }) => ANY.test(text));

const isOpen = (token: Token | undefined, kinds: readonly string[]): boolean =>
	!token || kinds.includes(token.kind.replace('?', ''));
const withTime = (token: Token): Token => ({ ...token, kind: token.kind.replace('?', '') });

/** Takes words such as “may”, “march” and “sun” for times where a time can stand, and for unknown words elsewhere. */
export function withTimesThatStand(tokens: readonly Token[]): Token[] {
	return tokens.map((token, at) => {
		if (isExcept(tokens, at)) return { ...token, kind: 'except' };
		if (!token.kind.endsWith('?')) return token;
		const [before, behind] = [tokens[at - 1], tokens[at + 1]];
		const isLed =
			before !== undefined && (LEADING.test(before.text) || ['next', 'this', 'part', 'between'].includes(before.kind));
		const isDay = token.kind === 'weekday?';
		const isBehind = isOpen(behind, BEHIND) || (behind !== undefined && /^(?:in|on|please|only)$/.test(behind.text));
		const isBefore = isDay
			? !before || before.kind === 'stop' || DAY_LEADS.includes(before.kind.replace('?', ''))
			: isOpen(before, [...BEFORE, ...MORE_BEFORE]);
		return isLed || (isBefore && isBehind) ? withTime(token) : { ...token, kind: 'unknown' };
	});
}
