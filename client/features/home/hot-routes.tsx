import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListData } from '#client/layout/list-data.tsx';
import { VoyageCard } from '#client/parts/voyage-card.tsx';
import { ScrollCarousel } from '#client/ui/scroll-carousel.tsx';
import { PageSection } from '#client/ui/section.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import type { HotRoutesTab, SearchOptions, Section } from '#shared/catalogue/bff/views.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { paths, voyagePath } from '#shared/paths.ts';
import { MoreLink } from './more-link.tsx';
import { useCarouselLabels } from './use-carousel-labels.ts';

const CARD_SIZES = '(max-width: 768px) 80vw, (max-width: 1439px) 46vw, 420px';

/** Returns the address of the search for a region: for its ports where an area of the search has its name, else for all voyages. */
function regionPath(tab: HotRoutesTab, options: Section<SearchOptions>): string {
	const area = options === 'unavailable' ? undefined : options.areas.find(({ name }) => name === tab.name);
	if (!area || area.options.length === 0) return paths.search;
	return `${paths.search}?destination=${area.options.map(({ id }) => id).join(',')}`;
}

/** Renders the frame and the heading of the block, before its voyages have arrived. */
export function HotRoutesFrame({ children }: { children: ReactNode }) {
	const { t } = useTranslation('home');
	return (
		<PageSection id="hot-routes" title={t('hotRoutes.title')} small>
			{children}
		</PageSection>
	);
}

/** Renders voyages by region. When they can't be loaded, a line links to all voyages. */
export function HotRoutes({ tabs, options }: { tabs: Section<HotRoutesTab[]>; options: Section<SearchOptions> }) {
	const { t } = useTranslation('home');
	const shown = entriesOf(tabs);
	if (shown.length === 0) {
		return (
			<p className="flex flex-wrap items-center gap-x-6 border-t border-line pt-4 text-18 text-muted">
				{t('hotRoutes.unavailable')}
				<MoreLink to={paths.search}>{t('hotRoutes.all')}</MoreLink>
			</p>
		);
	}
	return (
		<>
			<ListData
				items={
					import.meta.env.SSR && shown[0]
						? shown[0].voyages.map((voyage) => ({ name: voyage.title, path: voyagePath(voyage) }))
						: []
				}
			/>
			<Tabs
				label={t('hotRoutes.tabs')}
				tabs={shown.map((tab, index) => {
					const href = regionPath(tab, options);
					return { id: String(index), label: tab.name, href, panel: <Region tab={tab} more={href} /> };
				})}
			/>
		</>
	);
}

function Region({ tab, more }: { tab: HotRoutesTab; more: string }) {
	const { t } = useTranslation('home');
	const { labels } = useCarouselLabels();
	return (
		<>
			<div className="mb-6 flex flex-col gap-x-12 gap-y-2 md:mb-8 md:flex-row md:items-end md:justify-between">
				<div>
					{tab.lead && <p className="font-display text-h4 leading-head">{tab.lead}</p>}
					{tab.desc && <p className="mt-1 max-w-measure text-muted">{tab.desc}</p>}
				</div>
				<MoreLink to={more} className="shrink-0">
					{t('hotRoutes.more', { region: tab.name })}
				</MoreLink>
			</div>
			<ScrollCarousel label={t('hotRoutes.carousel', { region: tab.name })} labels={labels}>
				{tab.voyages.map((voyage) => (
					<VoyageCard key={voyage.id} voyage={voyage} sizes={CARD_SIZES} />
				))}
			</ScrollCarousel>
		</>
	);
}
