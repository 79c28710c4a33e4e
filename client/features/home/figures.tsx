import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { useMoney } from '#client/parts/price-amount.tsx';
import type { Figures as Values } from '#shared/catalogue/bff/views.ts';
import { formatDate } from '#shared/rules/dates.ts';

/** Renders the lowest price, the days and the next departure of the voyages behind a link. */
export function Figures({ of: figures, className = '' }: { of: Values | null; className?: string }) {
	const { t } = useTranslation('home');
	const money = useMoney();
	const lang = useLanguage();
	if (!figures) return null;
	const { from, shortest, longest, next } = figures;
	return (
		<span className={`tabular text-14 leading-head ${className}`}>
			<span className="font-semibold text-price">{t('figures.from', { price: money(from) })}</span>
			<span>{` · ${t('figures.days', { days: shortest === longest ? shortest : `${shortest}–${longest}` })} `}</span>
			<span className="block">{t('figures.next', { date: formatDate(next, 'day', lang) })}</span>
		</span>
	);
}
