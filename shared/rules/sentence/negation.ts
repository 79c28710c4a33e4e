import { type Fact, isJoined } from './joined.ts';
import type { Token } from './lexer.ts';
import type { Meaning, Term } from './meaning.ts';
import { withoutSum } from './money.ts';

/** Words that say nothing a search could use. Before a refused thing they may stand behind the “not”: don't want to go to Korea. */
export const SILENT: readonly string[] =
	'small ask noun with for join stop go from to leaves ride during turn price next this age between family party total'.split(
		' ',
	);

/** Behind 除了 it says the same once more: 除了韩国以外. */
export const saysAgain = ({ text }: Token): boolean => /^[以之]外$/.test(text);

/** What can be ruled out. People and orders can't: “not two adults” says nothing. */
const CAN_BE_RULED_OUT: readonly Meaning['kind'][] = ['time', 'weekday', 'port', 'destination', 'ship', 'length', 'cabin'];

const isSilent = (token: Token | undefined): boolean => token !== undefined && SILENT.includes(token.kind);
const endsClause = (token: Token | undefined): boolean =>
	!token || token.kind === 'stop' || token.kind === 'turn' || token.spaced;

/**
 * True for facts of one kind side by side: Korea or Japan, 3月4月, and all of a list that ends with “or”: Korea, Japan or Vietnam. `isOfAll`: a space
 * doesn't part them, 内舱 海景都不要.
 */
function goOn(facts: readonly Fact[], at: number, tokens: readonly Token[], isOfAll: boolean): boolean {
	const [fact, next, afterNext] = [facts[at], facts[at + 1], facts[at + 2]];
	if (!fact || !next || fact.meaning.kind !== next.meaning.kind) return false;
	const between = tokens.slice(fact.last + 1, next.first);
	if (between.length === 0)
		return (isOfAll || !endsClause(tokens[next.first])) && /\p{Script=Han}/u.test(tokens[next.first]?.text ?? '');
	if (isJoined(fact, next, tokens)) return true;
	const isComma = between.length === 1 && between[0]?.kind === 'stop';
	return isComma && afterNext !== undefined && goOn(facts, at + 1, tokens, isOfAll);
}

/**
 * The first and the last of the facts that a refusal at a word is about. 除了 looks only ahead, 不行 only back; “not” and 不要 look
 * ahead first, and back where a space parts them from what follows.
 */
function refusedBy(at: number, tokens: readonly Token[], facts: readonly Fact[]): { first: number; last: number } | null {
	const { kind, text = '' } = tokens[at] ?? {};
	const isOfAll = kind === 'except' || text.startsWith('都');
	let next = at + 1;
	while (isSilent(tokens[next]) && tokens[next]?.kind !== 'stop') next += 1;
	const ahead = kind === 'refused' ? -1 : facts.findIndex(({ first, last }) => first <= next && last >= next && first > at);
	const isNear = ahead >= 0 && !tokens.slice(at + 1, facts[ahead]?.first).some(({ kind: between }) => between === 'stop');
	const isParted = tokens.slice(at + 1, (facts[ahead]?.first ?? at) + 1).some(({ spaced }) => spaced);
	let last = at - 1;
	while (['small', 'ask'].includes(tokens[last]?.kind ?? '') && !endsClause(tokens[last + 1])) last -= 1;
	const before = kind === 'except' ? -1 : facts.findIndex((fact) => fact.last === last);
	const isBehind = before >= 0 && !endsClause(tokens[last + 1]);
	if (isNear && !(isBehind && isParted)) {
		let end = ahead;
		while (goOn(facts, end, tokens, isOfAll)) end += 1;
		return { first: ahead, last: end };
	}
	if (!isBehind && kind !== 'refused') return null;
	if (before < 0) return null;
	let start = before;
	while (start > 0 && goOn(facts, start - 1, tokens, isOfAll)) start -= 1;
	return { first: start, last: before };
}

/** The words from the beginning of a clause to its end. */
function clauseAt(at: number, tokens: readonly Token[]): { first: number; last: number } {
	let [first, last] = [at, at];
	while (first > 0 && !tokens[first]?.spaced && !['stop', 'turn'].includes(tokens[first - 1]?.kind ?? '')) first -= 1;
	while (last + 1 < tokens.length && !endsClause(tokens[last + 1])) last += 1;
	return { first, last };
}

/** A fact that isn't wanted; null where no search can rule it out. */
function refused(fact: Fact): Fact | null {
	if (fact.meaning.kind === 'budget') {
		const meaning = withoutSum(fact.meaning);
		return meaning && { ...fact, meaning };
	}
	return CAN_BE_RULED_OUT.includes(fact.meaning.kind) ? fact : null;
}

/** A term with the places of its first and last word. */
type WordTerm = Term & { first: number; last: number };

/**
 * Tells which facts aren't wanted. “Not”, 除了 and 不要 stand before a fact and those that are joined to it, 不要 and 不行 behind it as well; two
 * cancel each other: 除了周末都不行 wants the weekend. The facts of a story (who was where, what was planned first) are left out, to the end of its clause.
 */
export function termsOf(facts: readonly Fact[], tokens: readonly Token[]): WordTerm[] {
	const told = tokens.flatMap(({ kind }, at) => (kind === 'story' ? [clauseAt(at, tokens)] : []));
	const isTold = ({ first, last }: Fact) => told.some((clause) => first >= clause.first && last <= clause.last);
	const kept = facts.filter((fact) => !isTold(fact));
	const refusals = tokens.flatMap((word, at) => {
		if (saysAgain(word) && tokens.slice(0, at).some((token) => token.kind === 'except')) return [];
		const range = ['not', 'except', 'refused'].includes(word.kind) ? refusedBy(at, tokens, kept) : null;
		return range ? [{ at, ...range }] : [];
	});
	return kept.flatMap((fact, index): WordTerm[] => {
		const own = refusals.filter(({ first, last }) => index >= first && index <= last);
		const isNot = own.length % 2 === 1;
		const meant = isNot ? refused(fact) : fact;
		if (!meant) return [];
		const beside = own.filter(({ first, last, at }) => (at < fact.first ? index === first : index === last)).map(({ at }) => at);
		const [first, last] = [Math.min(fact.first, ...beside), Math.max(fact.last, ...beside)];
		const [start = fact.start, end = fact.end] = [tokens[first]?.start, tokens[last]?.end];
		const not = isNot && meant.meaning.kind !== 'budget';
		return [{ start, end, first, last, not, meaning: meant.meaning, corrected: fact.corrected }];
	});
}
