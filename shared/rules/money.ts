import type { Language } from '../constants.ts';

/** A number with a comma before every three digits: `70,285`. Browsers' own forms may differ from the server's. */
export const groupDigits = (digits: number | string): string => String(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** An amount in CNY as `¥3,299` (in English `CNY 3,299`), or `−¥300` with a true minus sign; two decimals (`¥3,299.50`) only when it is not whole.
 * In English “¥” would also be the yen of the ports; the space after CNY doesn't break. */
export function formatMoney(amount: number, lang: Language): string {
	const fen = Math.round(Math.abs(amount) * 100);
	const digits = fen % 100 === 0 ? fen / 100 : (fen / 100).toFixed(2);
	return `${amount < 0 && fen > 0 ? '\u2212' : ''}${lang === 'CN' ? '¥' : 'CNY\u00a0'}${groupDigits(digits)}`;
}

/** An amount in CNY as whole fen, to be added up without rounding. */
export const toFen = (amount: number): number => Math.round(amount * 100);
export const fromFen = (fen: number): number => fen / 100;
