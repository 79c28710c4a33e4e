import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { formatDate, formatFrom, formatMoment, todayInShanghai } from '#shared/rules/dates.ts';

/** When a sailing can be checked in, in words with its own days. */
export function useWindowWords() {
	const { t } = useTranslation('check-in');
	const lang = useLanguage();
	const day = (at: number) => formatDate(todayInShanghai(new Date(at)), 'day', lang);
	return {
		day,
		moment: (at: number) => formatMoment(at, lang),
		from: (at: number) => formatFrom(at, lang),
		/** The last day by the end of which it should be done. */
		dueDay: ({ due }: CheckInSailing['window']) => todayInShanghai(new Date(due - 1)),
		phase({ phase, opens, due, closes }: CheckInSailing['window']): string {
			return t(`window.${phase}`, { opens: day(opens), due: day(due - 1), closes: formatMoment(closes, lang) });
		},
	};
}
