import type { Language } from '#shared/constants.ts';
import { formatDate, formatMoment, todayInShanghai } from '#shared/rules/dates.ts';

/** Returns a deadline as text. Midnight ends the day before, so that day is shown; Chinese names its end, since a deadline is “before” it. */
export function deadlineText(at: number, lang: Language): string {
	const moment = formatMoment(at, lang);
	if (!moment.endsWith('00:00')) return moment;
	const day = formatDate(todayInShanghai(new Date(at - 1)), 'day', lang);
	return lang === 'CN' ? `${day} 24:00` : day;
}
