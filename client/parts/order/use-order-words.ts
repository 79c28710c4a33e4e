import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { DOT } from '#client/ui/dot.ts';
import type { OrderCard } from '#shared/catalogue/bff/order-views.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { daysBetween, formatDayOfWeek, formatFrom, formatMoment, hourInShanghai, todayInShanghai } from '#shared/rules/dates.ts';
import { deadlineText } from './deadline-text.ts';

/** Returns functions for texts that orders have in several places. `now` is the server's clock. */
export function useOrderWords() {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const by = (at: number): string => deadlineText(at, lang);
	return {
		by,
		/** The day of sailing with its weekday, the hour of departure where it is known, and the length of the voyage. */
		when({ date, days, nights }: VoyageCard, leavesAt: number | null = null): string {
			const hour = leavesAt === null ? '' : hourInShanghai(leavesAt);
			const day = formatDayOfWeek(date, lang);
			return `${hour ? t('departure.at', { day, hour }) : day}${DOT}${t('card.nights', { days, nights })}`;
		},
		/** Ship, cabins and passengers, as far as they are known. */
		facts: ({ voyage, cabins, passengers }: Pick<OrderCard, 'voyage' | 'cabins' | 'passengers'>): string =>
			[
				voyage?.ship.name,
				cabins !== null && t('card.cabins', { count: cabins }),
				passengers !== null && t('card.passengers', { count: passengers }),
			]
				.filter(Boolean)
				.join(DOT),
		next({ next, nextBy, status, voyage, passengers, checkedIn }: OrderCard, now: number): string {
			const over = nextBy !== null && nextBy <= now;
			switch (next) {
				case 'pay':
					if (over) return t('next.payOver');
					return nextBy === null ? t('next.payOpen') : t('next.pay', { time: formatMoment(nextBy, lang) });
				case 'prepare':
					return voyage
						? t('next.prepare', { count: daysBetween(todayInShanghai(new Date(now)), voyage.date) })
						: t('next.unknown');
				case 'check-in': {
					if (over || nextBy === null) return t('next.desk');
					const values = { by: by(nextBy) };
					if (passengers === null || checkedIn === null || checkedIn >= passengers) return t('next.check-in', values);
					return t('next.checkInLeft', { ...values, all: passengers, count: passengers - checkedIn });
				}
				case 'await-pass':
					return nextBy === null ? t('next.board') : t('next.await-pass', { time: formatFrom(nextBy, lang) });
				case 'wait-refund':
					return nextBy === null ? t('next.wait-refund-open') : t('next.wait-refund', { time: formatMoment(nextBy, lang) });
				case 'none':
					return status === 'completed' || status === 'refunded' ? t(`next.${status}`) : t('next.cancelled');
				default:
					return t(`next.${next}`);
			}
		},
	};
}
