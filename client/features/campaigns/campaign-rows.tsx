import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { CardPicture } from '#client/ui/card-picture.tsx';
import { Link, OnwardArrow } from '#client/ui/link.tsx';
import type { CampaignCard } from '#shared/catalogue/bff/stories.ts';
import { campaignPath } from '#shared/paths.ts';
import { formatDate, isDay } from '#shared/rules/dates.ts';

type PeriodProps = { campaign: CampaignCard; className: string };

export function CampaignPeriod({ campaign: { ends }, className }: PeriodProps) {
	const { t } = useTranslation('campaigns');
	const lang = useLanguage();
	return (
		<p className={`text-14 ${className}`}>
			{isDay(ends) ? <time dateTime={ends}>{t('until', { date: formatDate(ends, 'day', lang) })}</time> : t('open')}
		</p>
	);
}

type Props = {
	campaigns: readonly CampaignCard[];
	/** The heading level: one below the section's. */
	level?: 'h2' | 'h3';
	/** The first picture is the first of the page. */
	priority?: boolean;
};

/** Renders campaigns below each other, the pictures on the left and on the right by turns. */
export function CampaignRows({ campaigns, level: Heading = 'h2', priority = false }: Props) {
	const { t } = useTranslation('campaigns');
	return (
		<ol className="grid gap-y-12 md:gap-y-20">
			{campaigns.map((campaign, index) => (
				<li key={campaign.code}>
					<article
						className={`group relative grid items-center gap-x-12 gap-y-5 md:grid-cols-2 ${index % 2 === 1 ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'}`}
					>
						<CardPicture
							src={campaign.image}
							priority={priority && index === 0}
							sizes="(max-width: 768px) 100vw, 720px"
							className={index % 2 === 1 ? 'lg:order-2' : ''}
						/>
						<div>
							<CampaignPeriod campaign={campaign} className="text-accent" />
							<Heading className="mt-3 display text-h2!">
								<Link to={campaignPath(campaign.code)} className="after:absolute after:inset-0 group-hover:text-link">
									{campaign.title}
								</Link>
							</Heading>
							{campaign.desc && <p className="mt-4 max-w-measure text-18 text-muted">{campaign.desc}</p>}
							<p aria-hidden="true" className="mt-5 inline-flex items-center gap-3 font-semibold text-link">
								<span className="border-b border-current/30 pb-0.5">{t('list.read')}</span>
								<OnwardArrow size={20} />
							</p>
						</div>
					</article>
				</li>
			))}
		</ol>
	);
}
