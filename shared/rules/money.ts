import type { Language } from '../constants.ts';

const LOCALES: Record<Language, string> = { CN: 'zh-CN', EN: 'en-GB' };

const formatter = (lang: Language, fractionDigits: number) =>
	new Intl.NumberFormat(LOCALES[lang], {
		style: 'currency',
		currency: 'CNY',
		currencyDisplay: 'narrowSymbol',
		minimumFractionDigits: fractionDigits,
		maximumFractionDigits: fractionDigits,
	});

const whole = { CN: formatter('CN', 0), EN: formatter('EN', 0) };
const cents = { CN: formatter('CN', 2), EN: formatter('EN', 2) };

/** An amount in CNY as `¥3,299`, or `−¥300` with a true minus sign; two decimals (`¥3,299.50`) only when it is not whole. */
export function formatMoney(amount: number, lang: Language): string {
	const rounded = Math.round(amount * 100) / 100;
	return (Number.isInteger(rounded) ? whole : cents)[lang].format(rounded).replace('-', '\u2212');
}

/** An amount in CNY as whole fen, to be added up without rounding. */
export const toFen = (amount: number): number => Math.round(amount * 100);
export const fromFen = (fen: number): number => fen / 100;
