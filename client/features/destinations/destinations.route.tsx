import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { ListData } from '#client/layout/list-data.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { useIsFirstViewDrawn } from '#client/ui/below-first-view.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import type { DestinationArea } from '#shared/catalogue/bff/destinations.ts';
import { destinationPath, paths } from '#shared/paths.ts';
import { PortCard } from './port-card.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext)('GET /destinations', {});

/** Renders every port by area, with the number of its voyages on sale. */
export default function Destinations() {
	const { t } = useTranslation(['destinations', 'common']);
	const lang = useLanguage();
	const { areas } = useLoaderData<typeof loader>();
	const isFirstViewDrawn = useIsFirstViewDrawn();
	const ports = areas.flatMap((area) => area.ports);
	const counts = { areas: areas.length, ports: ports.length };
	return (
		<main>
			<PageHead title={t('list.title')} description={t('list.meta', counts)} path={paths.destinations} />
			<ListData items={ports.map(({ id, name }) => ({ name, path: `${destinationPath(id)}&lang=${lang}` }))} />
			<div className="column pt-2 md:pt-3">
				<Breadcrumbs items={[{ name: t('crumb'), path: paths.destinations }]} />
				<header className="grid gap-x-16 gap-y-8 pt-6 pb-10 md:pt-10 md:pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
					<div>
						<p className="eyebrow">{t('list.eyebrow')}</p>
						<h1 className="mt-4">{t('list.heading')}</h1>
						{ports.length > 0 && <p className="mt-4 max-w-measure text-18 text-muted">{t('list.lead', counts)}</p>}
						{ports.length > 0 && <p className="mt-2 text-14 text-muted">{t('common:card.conditions')}</p>}
					</div>
					<AreaLinks areas={areas} />
				</header>
			</div>
			{areas.length === 0 && (
				<div className="column pb-section">
					<Empty title={<h2>{t('list.empty')}</h2>} action={<LinkButton to={paths.search}>{t('search')}</LinkButton>}>
						{t('list.emptyText')}
					</Empty>
				</div>
			)}
			{areas.slice(0, isFirstViewDrawn ? areas.length : 1).map((area, index) => (
				<Area key={area.id} area={area} soft={index % 2 === 0} first={index === 0} />
			))}
		</main>
	);
}

const anchorOf = ({ id }: DestinationArea): string => `area-${id}`;

function AreaLinks({ areas }: { areas: readonly DestinationArea[] }) {
	const { t } = useTranslation('destinations');
	if (areas.length < 2) return null;
	return (
		<nav aria-label={t('list.areas')}>
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,50%-2rem),1fr))] gap-x-8 border-t border-gold-500/60">
				{areas.map((area) => (
					<li key={area.id} className="border-b border-line">
						<a
							href={`#${anchorOf(area)}`}
							className="flex min-h-12 items-center justify-between gap-3 py-2 leading-head hover:text-link"
						>
							<span>{area.name}</span>
							<span aria-hidden="true" className="tabular text-14 text-muted">
								{area.ports.length}
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Area({ area, soft, first }: { area: DestinationArea; soft: boolean; first: boolean }) {
	const anchor = anchorOf(area);
	return (
		<section
			id={anchor}
			aria-labelledby={`${anchor}-title`}
			className={`scroll-mt-header py-[calc(var(--section)*0.7)] ${soft ? 'bg-soft' : ''}`}
		>
			<div className="column">
				<div className="grid gap-x-16 gap-y-3 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
					<h2 id={`${anchor}-title`}>{area.name}</h2>
					{area.desc && <p className="max-w-measure text-18 text-muted lg:pt-2">{area.desc}</p>}
				</div>
				<ul className="mt-8 card-grid gap-y-10 md:mt-12">
					{area.ports.map((port, index) => (
						<li key={port.id}>
							<PortCard port={port} priority={first && index < 3} />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
