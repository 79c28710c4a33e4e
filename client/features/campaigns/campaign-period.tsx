import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { CampaignCard } from '#shared/catalogue/bff/stories.ts';
import { formatDate, isDay } from '#shared/rules/dates.ts';

/** Until when a campaign runs. */
export function CampaignPeriod({ campaign: { ends }, className = '' }: { campaign: CampaignCard; className?: string }) {
	const { t } = useTranslation('campaigns');
	const lang = useLanguage();
	if (!isDay(ends)) return <p className={`text-14 ${className}`}>{t('open')}</p>;
	return (
		<p className={`text-14 ${className}`}>
			<time dateTime={ends}>{t('until', { date: formatDate(ends, 'day', lang) })}</time>
		</p>
	);
}
