import type { Token } from './lexer.ts';
import type { Bounds, Of } from './meaning.ts';

/** A number without a currency is a sum from here on. */
const LEAST_SUM = 300;
const ABOUT = 0.2;
const MOST_TOKENS = 5;

const BEFORE = ['price', 'total', 'each', 'bound', 'from'];
const BEHIND = ['price', 'total', 'each', 'bound-behind', 'since'];

const isSum = ({ kind, amounts }: Token): boolean =>
	kind === 'yuan' || ((kind === 'number' || kind === 'year') && (amounts[0] ?? 0) >= LEAST_SUM);

/** One person beside a sum says that it is for each: 五千一人. */
const isOnePerson = ({ kind, amounts, spaced }: Token): boolean => kind === 'people' && amounts[0] === 1 && !spaced;
/** Words that count people. A sum right behind them, or right before “for” and them, is for all of them: 两个人一万, 8000 for two. */
const PEOPLE = ['people', 'adults', 'family', 'number'];

function boundsOf({ amounts, isRange }: Token, bound: string): Bounds {
	const [first = 0, last = first] = [amounts[0], amounts.at(-1)];
	if (amounts.length > 1) return { from: isRange || bound === '' ? first : null, below: last };
	if (bound === 'least' || bound === 'over') return { from: first, below: null };
	if (bound === 'about') return { from: Math.round(first * (1 - ABOUT)), below: Math.round(first * (1 + ABOUT)) };
	if (bound === 'some') return { from: first, below: first + 10 ** Math.floor(Math.log10(first)) };
	return { from: null, below: first };
}

/** Reads a sum with the words beside it, at most five: they say whether it is per person or in all, and whether it is the most or the least. */
export function moneyAt(tokens: readonly Token[], at: number): { length: number; meaning: Of<'budget'> } | null {
	let sum = at;
	while (BEFORE.includes(tokens[sum]?.kind ?? '') && sum < at + MOST_TOKENS - 1) sum += 1;
	const token = tokens[sum];
	if (!token || !isSum(token)) return null;
	let end = sum + 1;
	const isBehind = (next: Token) => BEHIND.includes(next.kind) || isOnePerson(next);
	for (let next = tokens[end]; next && isBehind(next) && end < at + MOST_TOKENS; next = tokens[end]) end += 1;
	const beside = [...tokens.slice(at, sum), ...tokens.slice(sum + 1, end)];
	// A year alone is none
	if (token.kind === 'year' && !beside.some(({ kind }) => kind.startsWith('bound') || kind === 'price')) return null;
	const bound = beside.find(({ kind }) => kind.startsWith('bound'))?.value ?? '';
	const isLeast = beside.some(({ kind }) => kind === 'since' || kind === 'from');
	const before = tokens[at - 1];
	const isWrittenTo = before !== undefined && PEOPLE.includes(before.kind) && before.end === tokens[at]?.start;
	const isFor = tokens[end]?.kind === 'for' && PEOPLE.includes(tokens[end + 1]?.kind ?? '');
	const each = beside.some((one) => one.kind === 'each' || isOnePerson(one));
	const total = !each && (beside.some(({ kind }) => kind === 'total') || isWrittenTo || isFor);
	return { length: end - at, meaning: { kind: 'budget', total, each, ...boundsOf(token, isLeast ? 'least' : bound) } };
}

/** A refused sum with one bound leaves the other side: not above 5,000. Null for any other one. */
export function withoutSum(budget: Of<'budget'>): Of<'budget'> | null {
	const { from, below } = budget;
	return (from === null) === (below === null) ? null : { ...budget, from: below, below: from };
}
