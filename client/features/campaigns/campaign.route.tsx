import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { VoyageCards } from '#client/parts/voyage-cards.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { PageSection, Section } from '#client/ui/section.tsx';
import { entriesOf } from '#shared/entries-of.ts';
import { campaignPath, paths } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { CampaignPeriod, CampaignRows } from './campaign-rows.tsx';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
	context.get(apiContext)('GET /campaign', { page: params.page ?? '' });

/** Renders a campaign's page: its text, its last day, and the voyages it is for. */
export default function Campaign() {
	const { t } = useTranslation('campaigns');
	const lang = useLanguage();
	const campaign = useLoaderData<typeof loader>();
	const { title, desc, image, mobileImage, html, over, ends, link, others } = campaign;
	const voyages = over ? [] : entriesOf(campaign.voyages);
	const path = campaignPath(campaign.code);
	return (
		<main key={campaign.code}>
			<PageHead title={title} description={desc} path={path} picture={image} hidden={over} />
			<div className="column pt-2 md:pt-3">
				<Breadcrumbs
					items={[
						{ name: t('crumb'), path: paths.campaigns },
						{ name: title, path },
					]}
				/>
			</div>
			{image && (
				<div className="column mt-2">
					<Picture
						src={image}
						alt=""
						ratio="21/9"
						narrow={{ src: mobileImage, ratio: '4/5' }}
						priority
						sizes="(max-width: 1280px) 100vw, 1280px"
						className="rounded-2"
					/>
				</div>
			)}
			<div className="column grid gap-x-16 gap-y-10 py-10 md:py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
				<header className="self-start lg:sticky lg:top-[calc(var(--header)+2rem)]">
					{over ? (
						<Notice title={t('over', { date: formatDate(ends, 'day', lang) })}>{t('overText')}</Notice>
					) : (
						<CampaignPeriod campaign={campaign} className="eyebrow" />
					)}
					<h1 className="mt-4">{title}</h1>
					{desc && <p className="mt-4 text-18 text-muted">{desc}</p>}
					{!over && link.startsWith('/') && (
						<LinkButton to={link} className="mt-6">
							{t('all')}
						</LinkButton>
					)}
				</header>
				<section aria-label={t('sail')} className="min-w-0">
					<RichText html={html} className="text-18 leading-[1.75]" />
				</section>
			</div>
			{voyages.length > 0 && (
				<PageSection id="voyages" title={t('voyages')} lead={t('voyagesLead')} tight ground="soft">
					<VoyageCards voyages={voyages} />
				</PageSection>
			)}
			{others.length > 0 && (
				<Section id="others-title" title={t('others')} titleClassName="sr-only" className="column py-[calc(var(--section)*0.7)]">
					<CampaignRows campaigns={others} level="h3" />
				</Section>
			)}
		</main>
	);
}
