import { useTranslation } from 'react-i18next';
import { apiContext } from '#client/app/api-context.ts';
import { useFacts, useLanguage } from '#client/app/facts.tsx';
import { settle } from '#client/app/settle.ts';
import { keepAlive } from '#client/app/shown-pages.ts';
import { withLoaderData } from '#client/app/with-loader-data.tsx';
import { JsonLd } from '#client/layout/json-ld.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { SearchForm } from '#client/parts/search-form/search-form.tsx';
import { BannerCarousel } from '#client/ui/banner-carousel.tsx';
import { BelowFirstView } from '#client/ui/below-first-view.tsx';
import { Deferred } from '#client/ui/deferred.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { BannerView, SearchOptions, Section } from '#shared/catalogue/bff/views.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { paths } from '#shared/paths.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { languageTag } from '#shared/rules/language.ts';
import { listNames } from '#shared/rules/lists.ts';
import { Activities } from './activities.tsx';
import { AdLink, AdPicture } from './ad-link.tsx';
import { Advantages } from './advantages.tsx';
import { BannerCall } from './banner-call.tsx';
import { Destinations } from './destinations.tsx';
import { Experience } from './experience.tsx';
import { Hero } from './hero.tsx';
import { homeSections } from './home-data.ts';
import { HotLines } from './hot-lines.tsx';
import { HotRoutes, HotRoutesFrame } from './hot-routes.tsx';
import { Overlays } from './overlays.tsx';
import { useCarouselLabels } from './use-carousel-labels.ts';

/**
 * Describes the company and the site's search for search engines. Only the server writes it: home's script has no room for it, and
 * hydration leaves the content of a script as it is.
 */
function SiteData() {
	const { site, lang } = useFacts();
	const organization = `${site.siteUrl}/#organization`;
	return (
		<JsonLd
			data={
				import.meta.env.SSR
					? {
							'@graph': [
								{
									'@type': 'Organization',
									'@id': organization,
									name: site.brand[lang],
									url: `${site.siteUrl}/`,
									contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: site.phone },
								},
								{
									'@type': 'WebSite',
									name: site.brand[lang],
									url: `${site.siteUrl}/`,
									inLanguage: languageTag(lang),
									publisher: { '@id': organization },
									potentialAction: {
										'@type': 'SearchAction',
										target: { '@type': 'EntryPoint', urlTemplate: `${site.siteUrl}${paths.search}?date={departure_month}` },
										'query-input': 'required name=departure_month',
									},
								},
							],
						}
					: {}
			}
		/>
	);
}

/** Stands for a block that is loading, as high as the block will be. */
function SectionSkeleton({ id, className }: { id?: string; className: string }) {
	const { t } = useTranslation('home');
	return (
		<section id={id} aria-busy="true" className={className}>
			<p className="sr-only">{t('loading')}</p>
		</section>
	);
}

/** Stands for the voyages by region while they load: tabs, words and a row of cards. */
function HotRoutesSkeleton() {
	const { t } = useTranslation('home');
	return (
		<div aria-busy="true">
			<p className="sr-only">{t('loading')}</p>
			<div className="border-b border-line pb-3">
				<Skeleton className="h-8 w-72 max-w-full" />
			</div>
			<Skeleton className="mt-8 h-14 w-96 max-w-full" />
			<div className="mt-8 flex gap-4 overflow-hidden md:gap-8">
				{['first', 'second', 'third'].map((card) => (
					<div key={card} className="w-4/5 shrink-0 md:w-auto md:flex-1 md:shrink nth-3:md:max-wide:hidden">
						<Skeleton className="aspect-3/2" />
						<Skeleton className="mt-4 h-44" />
					</div>
				))}
			</div>
		</div>
	);
}

/** Renders the page's heading and the offer in one sentence. */
function Intro({ options }: { options: Section<SearchOptions> }) {
	const { t } = useTranslation('home');
	const lang = useLanguage();
	return (
		<section className="column grid gap-x-columns gap-y-6 pt-section lg:grid-cols-12">
			<h1 className="text-balance lg:col-span-7">{t('intro.title')}</h1>
			<p className="max-w-measure text-18 text-muted lg:col-span-5 lg:self-end xl:col-span-4 xl:col-start-9">
				{options === 'unavailable' || !options.ships[0] || !options.ports[0]
					? t('intro.lead')
					: t('intro.leadCounted', {
							ships: listNames(
								options.ships.map(({ name }) => name),
								'and',
								lang,
							),
							count: options.ports.length,
						})}
			</p>
		</section>
	);
}

/** Renders the banners at the end of the page, which change only at a press: a picture with the words beside it, on phones below. */
function FooterBanners({ banners }: { banners: Section<BannerView[]> }) {
	const { t } = useTranslation('home');
	const { labels, roles } = useCarouselLabels();
	const shown = entriesOf(banners);
	if (shown.length === 0) return null;
	return (
		<BannerCarousel
			label={t('footerBanners.label')}
			roles={roles}
			labels={labels}
			interval={0}
			className="later [--later:48rem] [--picture:min(100vw,60svh)] md:[--later:600px] md:[--picture:600px]"
			controlsClassName="top-(--picture) md:top-auto md:bottom-8 md:justify-end"
			slides={shown.map((banner) => ({
				id: `${banner.image} ${banner.title}`,
				name: banner.title,
				content: <Slide banner={banner} />,
			}))}
		/>
	);
}

function Slide({ banner: { title, desc, image, mobileImage, link, leadsTo } }: { banner: BannerView }) {
	return (
		<AdLink
			href={link}
			className="group/slide block size-full outline-offset-[-6px]! md:grid md:grid-cols-[minmax(0,1fr)_minmax(20rem,36%)]"
		>
			<span className="relative block h-(--picture) overflow-hidden">
				<AdPicture image={image} mobileImage={mobileImage} sizes="(max-width: 768px) 100vw, 66vw" />
			</span>
			<span className="banner-words flex flex-col items-start gap-3 bg-navy-800 px-gutter pt-11 pb-14 md:justify-center md:pb-20">
				<span className="display text-h2 leading-head">{title}</span>
				{desc && <span className="text-navy-100 md:text-18">{desc}</span>}
				{link && <BannerCall to={leadsTo} />}
			</span>
		</AdLink>
	);
}

/** Waits for the first screen only; each later block is a promise of its own. */
export const loader = keepAlive(async ({ context }) => {
	const api = context.get(apiContext);
	const later = {
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
	const { banners, search, today, hotRoutes, lines, experience, destinations, footer, overlays } = loaded;
	const { t } = useTranslation('home');
	return (
		<main>
			<PageHead title={t('meta.title')} description={t('meta.description')} path={paths.home} />
			<SiteData />
			<Hero banners={banners} />
			<div className="over-hero column relative z-1 -mt-8 md:-mt-26">
				<SearchForm options={search} today={today} className="rounded-2 shadow-3" />
			</div>
			<Intro options={search} />
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
				<Deferred name="footer-banners" of={footer} fallback={<SectionSkeleton className="h-[48rem] bg-inverse md:h-[600px]" />}>
					{(home) => <FooterBanners banners={home.footerBanners} />}
				</Deferred>
				<Deferred name="overlays" of={overlays} fallback={null}>
					{(home) => <Overlays notice={home.noticeDialog} popups={home.popups} />}
				</Deferred>
			</BelowFirstView>
		</main>
	);
});
