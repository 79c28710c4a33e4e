import { useLanguage } from '#client/app/facts.tsx';
import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { formatDate, formatFrom, formatMoment, lastDayBefore, todayInShanghai } from '#shared/rules/dates.ts';

type Window = CheckInSailing['window'];

/** Returns the last recommended day: `due` is the midnight that ends it. */
export const dueDay = ({ due }: Window): string => lastDayBefore(due);

export function useWindowWords() {
	const lang = useLanguage();
	const moment = (at: number) => formatMoment(at, lang);
	const from = (at: number) => formatFrom(at, lang);
	return {
		moment,
		from,
		/** Values for texts: when the check-in opens, is due and closes, and when passes are made. */
		times: (window: Window) => ({
			opens: formatDate(todayInShanghai(new Date(window.opens)), 'day', lang),
			due: formatDate(dueDay(window), 'day', lang),
			closes: moment(window.closes),
			pass: from(window.passFrom),
		}),
	};
}
