import type { Language } from '../constants.ts';
import { formatDate, SHANGHAI_OFFSET } from './dates.ts';

/** An instant as day and time in China, where sailings are sold: “5 March 2027, 15:30” or “2027年3月5日 15:30”. */
export function formatMoment(at: number, lang: Language): string {
	const there = new Date(at + SHANGHAI_OFFSET).toISOString();
	return `${formatDate(there.slice(0, 10), 'day', lang)}${lang === 'EN' ? ',' : ''} ${there.slice(11, 16)}`;
}

/** Returns the moment from which something is possible, in words; at the first moment of a day the day alone, since its hour isn't known then. */
export const formatFrom = (at: number, lang: Language): string => formatMoment(at, lang).replace(/,? 00:00$/, '');

/** The hour of an instant in China, “15:30”; empty at the first moment of a day, which stands for a day without an hour. */
export const hourInShanghai = (at: number): string => formatMoment(at, 'CN').slice(-5).replace('00:00', '');

/** The day of a sailing in words, with its hour where the moment `leavesAt` is known. */
export const dayAndHour = (day: string, leavesAt: number | null, lang: Language): string =>
	leavesAt === null ? formatDate(day, 'day', lang) : formatFrom(leavesAt, lang);
