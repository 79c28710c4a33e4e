import type { Token } from './lexer.ts';
import type { Meaning } from './meaning.ts';

/** More days than a voyage has. */
const MAX_DAYS = 99;
const WEEK = 7;

/** A number of nights is that of the days less one. */
function stayDays({ kind, amounts }: Token): number[] {
	return amounts.map((amount) => (kind === 'weeks' ? amount * WEEK : kind === 'nights' ? amount + 1 : amount));
}
const lengthFrom = (first: number, last: number): Meaning | null => {
	const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
	return all.length > 0 ? { kind: 'length', days: all, open: first <= 1 || last >= MAX_DAYS } : null;
};
/** The length that a number of days, nights or weeks says, with the bound beside it. */
export const stay = (tokens: readonly Token[]): Meaning | null => {
	const token = tokens.find(({ kind }) => kind === 'days') ?? tokens.find(({ kind }) => kind === 'nights' || kind === 'weeks');
	const bound = tokens.find(({ kind }) => kind.startsWith('bound'))?.value;
	const numbers = token ? stayDays(token) : [];
	const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
	if (!token || first < 1 || last > MAX_DAYS) return null;
	if (bound === 'most' || bound === 'under') return lengthFrom(1, bound === 'under' ? last - 1 : last);
	if (bound === 'least' || bound === 'over') return lengthFrom(bound === 'over' ? first + 1 : first, MAX_DAYS);
	if (bound === 'about') return lengthFrom(first - 1, last + 1);
	return token.isRange ? lengthFrom(first, last) : { kind: 'length', days: numbers, open: false };
};
/** The length that a word such as 短途 says. */
export const named = (tokens: readonly Token[]): Meaning | null => {
	const [first = 0, last = 0] = tokens[0]?.value.split('-').map(Number) ?? [];
	return lengthFrom(first, last);
};
