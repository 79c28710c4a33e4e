import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { OrderCard } from '#shared/catalogue/bff/order-views.ts';
import { daysBetween, formatDate, formatDayOfWeek, formatFrom, formatMoment, todayInShanghai } from '#shared/rules/dates.ts';

/** Returns functions for texts that orders have in several places. `now` is the server's clock. */
export function useOrderWords() {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	/** Returns a deadline as text. Midnight ends the day before, so that day is shown. */
	const by = (at: number): string =>
		formatMoment(at, lang).endsWith('00:00')
			? formatDate(todayInShanghai(new Date(at - 1)), 'day', lang)
			: formatMoment(at, lang);
	return {
		by,
		/** The day of sailing, its weekday and the length of the voyage. */
		when({ date, days, nights }: OrderCard['voyage']): string {
			return `${formatDayOfWeek(date, lang)} · ${t('card.nights', { days, nights })}`;
		},
		/** Ship, cabins and passengers, as far as they are known. */
		facts: ({ voyage, cabins, passengers }: OrderCard): string =>
			[
				voyage.ship.name,
				cabins !== null && t('card.cabins', { count: cabins }),
				passengers !== null && t('card.passengers', { count: passengers }),
			]
				.filter(Boolean)
				.join(' · '),
		next({ next, nextBy, status, voyage, passengers, checkedIn }: OrderCard, now: number): string {
			const over = nextBy !== null && nextBy <= now;
			switch (next) {
				case 'pay':
					if (over) return t('next.payOver');
					return nextBy === null ? t('next.payOpen') : t('next.pay', { time: formatMoment(nextBy, lang) });
				case 'prepare':
					return t('next.prepare', { count: daysBetween(todayInShanghai(new Date(now)), voyage.date) });
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
