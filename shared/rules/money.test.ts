import { expect, it } from 'vitest';
import { briefCurrency, formatBrief } from './brief-money.ts';
import { formatMoney, fromFen, toFen } from './money.ts';

it('shows whole amounts without decimals', () => {
	expect(formatMoney(3299, 'CN')).toBe('¥3,299');
	expect(formatMoney(0, 'CN')).toBe('¥0');
	expect(formatMoney(1_234_567, 'CN')).toBe('¥1,234,567');
});

it('shows both decimals when there are any', () => {
	expect(formatMoney(3299.5, 'CN')).toBe('¥3,299.50');
	expect(formatMoney(0.1 + 0.2, 'CN')).toBe('¥0.30');
	expect(formatMoney(12.999, 'CN')).toBe('¥13');
});

it('writes negative amounts with a minus sign, which is wider than a hyphen', () => {
	expect(formatMoney(-300, 'CN')).toBe('\u2212¥300');
});

it('names the currency in English, where “¥” may be the yen, on one line with the amount', () => {
	expect(formatMoney(3299, 'EN')).toBe('CNY\u00a03,299');
	expect(formatMoney(-300, 'EN')).toBe('\u2212CNY\u00a0300');
});

it('names the currency once in a block of amounts in English', () => {
	expect([briefCurrency('CN'), formatBrief(3299, 'CN')]).toEqual(['', '¥3,299']);
	expect([briefCurrency('EN'), formatBrief(3299, 'EN')]).toEqual(['CNY', '3,299']);
});

it.each([
	[0.29, 29],
	[1.15, 115],
	[8_577.4, 857_740],
	[-0.29, -29],
])('%d yuan are exactly %d fen', (amount, fen) => {
	expect([toFen(amount), fromFen(fen)]).toEqual([fen, amount]);
});
