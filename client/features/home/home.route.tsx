import { apiContext } from '#client/app/api-context.ts';
import { settle } from '#client/app/settle.ts';
import { keepAlive } from '#client/app/shown-pages.ts';
import { withLoaderData } from '#client/app/with-loader-data.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { SearchForm } from '#client/parts/search-form/search-form.tsx';
import { SentenceField } from '#client/parts/search-form/sentence-field.tsx';
import { BelowFirstView } from '#client/ui/below-first-view.tsx';
import { Deferred } from '#client/ui/deferred.tsx';
import { paths } from '#shared/paths.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { Activities } from './activities.tsx';
import { Advantages } from './advantages.tsx';
import { Destinations } from './destinations.tsx';
import { Experience } from './experience.tsx';
import { Figures } from './figures.tsx';
import { FooterBanners } from './footer-banners.tsx';
import { Hero } from './hero.tsx';
import { homeSections } from './home-data.ts';
import { HotLines } from './hot-lines.tsx';
import { HotRoutes, HotRoutesFrame } from './hot-routes.tsx';
import { Intro } from './intro.tsx';
import { Overlays } from './overlays.tsx';
import { HotRoutesSkeleton, SectionSkeleton } from './skeletons.tsx';
import { SiteData } from './structured-data.tsx';

/** Waits for the first screen only; each later block is a promise of its own. */
export const loader = keepAlive(async ({ context }) => {
	const api = context.get(apiContext);
	const later = {
		figures: homeSections(api, 'figures'),
		hotRoutes: homeSections(api, 'hotRoutes'),
		lines: homeSections(api, 'activities', 'hotLines'),
		experience: homeSections(api, 'experience'),
		destinations: homeSections(api, 'destinations'),
		footer: homeSections(api, 'footerBanners'),
		overlays: homeSections(api, 'noticeDialog', 'popups'),
	};
	const { banners, search } = await homeSections(api, 'banners', 'search');
	const page = { banners, search, today: todayInShanghai(new Date()), ...later };
	// Blocks that are there already are drawn at once. The server sees to this itself.
	if (!import.meta.env.SSR) await settle(page, new Promise((resolve) => setTimeout(resolve)));
	return page;
});

export default withLoaderData(function Home(loaded: Awaited<ReturnType<typeof loader>>) {
	const { banners, search, today, figures, hotRoutes, lines, experience, destinations, footer, overlays } = loaded;
	const { t } = useTranslation('home');
	return (
		<main>
			<PageHead title={t('meta.title')} description={t('meta.description')} path={paths.home} />
			<SiteData />
			<Hero banners={banners} />
			<div className="over-hero column relative z-1 -mt-8 md:-mt-11">
				<div className="rounded-2 bg-page shadow-3">
					<SearchForm options={search} today={today} className="rounded-2" />
					<SentenceField className="border-t border-line py-1 md:px-1 xl:px-2" />
				</div>
			</div>
			<Intro options={search}>
				<Deferred name="figures" of={figures} fallback={null}>
					{(home) => home.figures !== 'unavailable' && <Figures of={home.figures} className="text-16!" />}
				</Deferred>
			</Intro>
			<HotRoutesFrame>
				<Deferred name="hot-routes" of={hotRoutes} fallback={<HotRoutesSkeleton />}>
					{(home) => <HotRoutes tabs={home.hotRoutes} options={search} />}
				</Deferred>
			</HotRoutesFrame>
			<BelowFirstView>
				<Deferred name="lines" of={lines} fallback={<SectionSkeleton className="h-[34rem] bg-soft" />}>
					{(home) => (
						<>
							<Activities activities={home.activities} />
							<HotLines lines={home.hotLines} />
						</>
					)}
				</Deferred>
				<Deferred
					name="experience"
					of={experience}
					fallback={<SectionSkeleton id="experience" className="h-[70rem] bg-inverse md:h-[60rem]" />}
				>
					{(home) => <Experience items={home.experience} />}
				</Deferred>
				<Deferred name="destinations" of={destinations} fallback={<SectionSkeleton id="destinations" className="h-[46rem]" />}>
					{(home) => <Destinations cards={home.destinations} />}
				</Deferred>
				<Advantages ports={search === 'unavailable' ? 0 : search.ports.length} />
				<Deferred name="footer-banners" of={footer} fallback={<SectionSkeleton className="h-[min(600px,120vw)] bg-inverse" />}>
					{(home) => <FooterBanners banners={home.footerBanners} />}
				</Deferred>
				<Deferred name="overlays" of={overlays} fallback={null}>
					{(home) => <Overlays notice={home.noticeDialog} popups={home.popups} />}
				</Deferred>
			</BelowFirstView>
		</main>
	);
});
