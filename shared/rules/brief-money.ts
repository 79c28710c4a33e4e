import type { Language } from '../constants.ts';
import { formatMoney, groupDigits } from './money.ts';

/** The currency that a block of `formatBrief` names once; empty where each amount has its sign. */
export const briefCurrency = (lang: Language): string => (lang === 'CN' ? '' : 'CNY');

/** A whole amount in a block that names its currency once (`briefCurrency`): without it in English. */
export const formatBrief = (amount: number, lang: Language): string =>
	lang === 'CN' ? formatMoney(amount, lang) : groupDigits(amount);
