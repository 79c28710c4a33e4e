import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each(['CN', 'EN'] as const)('shows whole amounts without decimals in %s', (lang) => {
	expect(formatMoney(3299, lang)).toBe('¥3,299');
	expect(formatMoney(0, lang)).toBe('¥0');
	expect(formatMoney(1_234_567, lang)).toBe('¥1,234,567');
});

it.each(['CN', 'EN'] as const)('shows both decimals when there are any in %s', (lang) => {
	expect(formatMoney(3299.5, lang)).toBe('¥3,299.50');
	expect(formatMoney(0.1 + 0.2, lang)).toBe('¥0.30');
	expect(formatMoney(12.999, lang)).toBe('¥13');
});

it.each(['CN', 'EN'] as const)('writes negative amounts with a minus sign, which is wider than a hyphen, in %s', (lang) => {
	expect(formatMoney(-300, lang)).toBe('\u2212¥300');
});
