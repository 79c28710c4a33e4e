import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { paths } from '#shared/paths.ts';
import { CampaignRows } from './campaign-rows.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext)('GET /campaigns', {});

/** Renders the page of the campaigns that run now. */
export default function Campaigns() {
	const { t } = useTranslation('campaigns');
	const { campaigns } = useLoaderData<typeof loader>();
	return (
		<main>
			<PageHead title={t('list.title')} description={t('list.meta')} path={paths.campaigns} />
			<div className="column pt-2 pb-section md:pt-3">
				<Breadcrumbs items={[{ name: t('crumb'), path: paths.campaigns }]} />
				<header className="pt-6 pb-10 md:pt-10 md:pb-16">
					<p className="eyebrow">{t('crumb')}</p>
					<h1 className="mt-4">{t('list.heading')}</h1>
					<p className="mt-4 max-w-measure text-18 text-muted">{t('list.lead')}</p>
				</header>
				{campaigns.length > 0 ? (
					<CampaignRows campaigns={campaigns} priority />
				) : (
					<Empty title={<h2>{t('list.empty')}</h2>} action={<LinkButton to={paths.search}>{t('search')}</LinkButton>}>
						{t('list.emptyText')}
					</Empty>
				)}
			</div>
		</main>
	);
}
