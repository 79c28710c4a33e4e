import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { VoyageCards } from '#client/parts/voyage-cards.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { DestinationPage } from '#shared/catalogue/bff/destinations.ts';
import { destinationPath, paths } from '#shared/paths.ts';
import { monthWords } from '#shared/rules/month-runs.ts';

/**
 * Renders the next voyages of a port, with links to the searches for all of them. Without voyages it names the usual months, and a port nearby that
 * has voyages.
 */
export function Sailings({ port }: { port: DestinationPage }) {
	const { t } = useTranslation('destinations');
	const { onSale, name, id } = port;
	const frame = { id: 'sailings', tight: true, ground: 'soft', className: 'scroll-mt-header' } as const;
	if (onSale === 'unavailable')
		return (
			<PageSection title={t('sailings', { name })} {...frame}>
				<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
					<p className="text-muted">{t('unavailable')}</p>
					<LinkButton to={paths.search} variant="secondary">
						{t('search')}
					</LinkButton>
				</div>
			</PageSection>
		);
	const { voyages, calling, leaving } = onSale;
	if (voyages.length === 0) return <NoSailings port={port} />;
	const title = calling > 0 && leaving > 0 ? 'sailingsBoth' : calling > 0 ? 'sailings' : 'sailingsHome';
	return (
		<PageSection title={t(title, { name })} lead={t('sailingsLead', { count: calling + leaving })} {...frame}>
			<VoyageCards voyages={voyages} />
			<div className="mt-10 flex flex-wrap gap-3">
				{calling > 0 && (
					<LinkButton to={`${paths.search}?${new URLSearchParams({ destination: id })}`}>
						{t('allCalling', { name, count: calling })}
					</LinkButton>
				)}
				{leaving > 0 && (
					<LinkButton to={`${paths.search}?${new URLSearchParams({ port: id })}`} variant={calling > 0 ? 'secondary' : 'primary'}>
						{t('allLeaving', { name, count: leaving })}
					</LinkButton>
				)}
			</div>
		</PageSection>
	);
}

function NoSailings({ port: { name, usualMonths, neighbours } }: { port: DestinationPage }) {
	const { t } = useTranslation('destinations');
	const lang = useLanguage();
	const neighbour = neighbours.find(({ sailings }) => sailings > 0);
	return (
		<section className="column py-section">
			<Empty
				title={<h2>{t('noneTitle', { name })}</h2>}
				action={
					<>
						{neighbour && (
							<LinkButton to={destinationPath(neighbour.id)}>{t('noneNeighbour', { name: neighbour.name })}</LinkButton>
						)}
						<LinkButton to={paths.search} variant="secondary">
							{t('search')}
						</LinkButton>
					</>
				}
			>
				{usualMonths.length > 0 ? t('noneMonths', { months: monthWords(usualMonths, lang) }) : t('noneNoMonths')}
			</Empty>
		</section>
	);
}
