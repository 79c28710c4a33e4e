import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { VoyageCards } from '#client/parts/voyage-card.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import type { DestinationPage } from '#shared/catalogue/bff/destinations.ts';
import { destinationPath, paths } from '#shared/paths.ts';
import { monthWords } from '#shared/rules/month-runs.ts';

/** The next voyages, with links to the searches for all of them; when there are none, when there usually are, and a port nearby that has some. */
export function Sailings({ port }: { port: DestinationPage }) {
	const { t } = useTranslation('destinations');
	const { onSale, name } = port;
	if (onSale === 'unavailable')
		return (
			<Frame title={t('sailings', { name })}>
				<Unavailable />
			</Frame>
		);
	const { voyages, calling, leaving } = onSale;
	if (voyages.length === 0) return <NoSailings port={port} />;
	const title = calling > 0 && leaving > 0 ? 'sailingsBoth' : calling > 0 ? 'sailings' : 'sailingsHome';
	return (
		<Frame title={t(title, { name })} lead={t('sailingsLead', { count: calling + leaving })}>
			<VoyageCards voyages={voyages} />
			<div className="mt-10 flex flex-wrap gap-3">
				{calling > 0 && (
					<LinkButton to={`${paths.search}?${new URLSearchParams({ destination: port.id })}`}>
						{t('allCalling', { name, count: calling })}
					</LinkButton>
				)}
				{leaving > 0 && (
					<LinkButton
						to={`${paths.search}?${new URLSearchParams({ port: port.id })}`}
						variant={calling > 0 ? 'secondary' : 'primary'}
					>
						{t('allLeaving', { name, count: leaving })}
					</LinkButton>
				)}
			</div>
		</Frame>
	);
}

function Frame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
	return (
		<section id="sailings" aria-labelledby="sailings-title" className="scroll-mt-header bg-soft py-[calc(var(--section)*0.7)]">
			<div className="column">
				<h2 id="sailings-title">{title}</h2>
				{lead && <p className="mt-3 text-18 text-2">{lead}</p>}
				<div className="mt-8 md:mt-12">{children}</div>
			</div>
		</section>
	);
}

function Unavailable() {
	const { t } = useTranslation('destinations');
	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
			<p className="text-2">{t('unavailable')}</p>
			<LinkButton to={paths.search} variant="secondary">
				{t('search')}
			</LinkButton>
		</div>
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
