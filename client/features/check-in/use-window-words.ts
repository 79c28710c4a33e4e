import { useLanguage } from '#client/app/facts.tsx';
import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { formatDate, formatFrom, formatMoment, todayInShanghai } from '#shared/rules/dates.ts';

type Window = CheckInSailing['window'];

/** The last day of the recommended time, which ends at midnight. */
export const dueDay = ({ due }: Window): string => todayInShanghai(new Date(due - 1));

/** The times of a check-in, in words. */
export function useWindowWords() {
	const lang = useLanguage();
	const moment = (at: number) => formatMoment(at, lang);
	const from = (at: number) => formatFrom(at, lang);
	return {
		moment,
		from,
		/** When it opens, is due and closes, and from when on passes are made: values for texts. */
		times: (window: Window) => ({
			opens: formatDate(todayInShanghai(new Date(window.opens)), 'day', lang),
			due: formatDate(dueDay(window), 'day', lang),
			closes: moment(window.closes),
			pass: from(window.passFrom),
		}),
	};
}
