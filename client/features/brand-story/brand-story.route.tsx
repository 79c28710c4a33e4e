import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { EntryCards } from '#client/parts/entry-list.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { PageSection, TitledList } from '#client/ui/page-section.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { paths } from '#shared/paths.ts';
import { ShipStory } from './ship-story.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext)('GET /brand-story', {});

const PROMISES = ['price', 'hold', 'refund', 'safety'] as const;

/** Renders the page on the line: its story, ships, ports, promises and news. Parts that upstream leaves out are left out. */
export default function BrandStory() {
	const { t } = useTranslation('brand-story');
	const lang = useLanguage();
	const data = useLoaderData<typeof loader>();
	const ships = data.ships === 'unavailable' ? [] : data.ships;
	const ports = data.ports === 'unavailable' ? [] : data.ports;
	const news = data.news === 'unavailable' ? [] : data.news;
	const [youngest] = ships.filter(({ picture }) => picture).toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0));
	return (
		<main>
			<PageHead title={t('title')} description={t('meta')} path={paths.brandStory} />
			<div className="column pt-2 md:pt-3">
				<Breadcrumbs items={[{ name: t('title'), path: paths.brandStory }]} />
				<header className="max-w-[52rem] pt-6 pb-10 md:pt-10 md:pb-14">
					<p className="eyebrow">{t('eyebrow')}</p>
					<h1 className="mt-4 whitespace-pre-line">{t('heading')}</h1>
					<p className="mt-6 max-w-measure text-18 text-2 md:text-20">{t('lead')}</p>
				</header>
				{youngest && (
					<Picture
						src={youngest.picture}
						alt={youngest.name}
						ratio="21/9"
						narrow={{ ratio: '3/2' }}
						priority
						sizes="(max-width: 1280px) 100vw, 1280px"
						className="rounded-2"
					/>
				)}
			</div>
			<section aria-labelledby="why-title" className="py-section">
				<div className="column grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
					<h2 id="why-title">{t('story.title')}</h2>
					<div className="grid max-w-measure gap-5 text-18 leading-[1.75]">
						<p>{t('story.first')}</p>
						<p>{t('story.second')}</p>
						<p>{t('story.third')}</p>
					</div>
				</div>
			</section>
			{ships.length > 0 && (
				<PageSection id="ships" title={t('ships.title')} lead={t('ships.lead')} className="bg-soft">
					<ul className="mt-10 grid gap-y-14 md:mt-14 md:gap-y-20">
						{ships.map((ship, index) => (
							<li key={ship.id}>
								<ShipStory ship={ship} turned={index % 2 === 1} />
							</li>
						))}
					</ul>
				</PageSection>
			)}
			{ports.length > 0 && (
				<section aria-labelledby="ports-title" className="py-section">
					<div className="column grid items-baseline gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
						<h2 id="ports-title">{t('ports.title')}</h2>
						<div>
							<p className="max-w-measure text-18">{t('ports.text', { ports: ports.join(lang === 'CN' ? '、' : ', ') })}</p>
							<LinkButton to={paths.destinations} variant="secondary" className="mt-6">
								{t('ports.link')}
							</LinkButton>
						</div>
					</div>
				</section>
			)}
			<PageSection id="promises" title={t('promises.title')} className="on-dark bg-inverse text-inverse">
				<TitledList
					items={PROMISES.map((name) => ({ title: t(`promises.${name}.title`), text: t(`promises.${name}.text`) }))}
					className="mt-10"
				/>
			</PageSection>
			{news.length > 0 && (
				<PageSection
					id="news"
					title={t('news.title')}
					action={
						lang === 'CN' && (
							<LinkButton to={paths.news} variant="secondary">
								{t('news.all')}
							</LinkButton>
						)
					}
				>
					<EntryCards entries={news} className="mt-8" />
				</PageSection>
			)}
			<PageSection
				id="end"
				title={t('end.title')}
				lead={t('end.text')}
				action={
					<div className="flex flex-wrap gap-3">
						<LinkButton to={paths.search}>{t('end.search')}</LinkButton>
						<LinkButton to={paths.destinations} variant="secondary">
							{t('end.destinations')}
						</LinkButton>
					</div>
				}
				tight
				className="bg-sand-100"
			/>
		</main>
	);
}
