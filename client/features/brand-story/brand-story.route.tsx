import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { EntryCards } from '#client/parts/entry-list.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { FactsList } from '#client/ui/facts-list.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { PageSection, TitledList } from '#client/ui/section.tsx';
import type { ShipFacts } from '#shared/catalogue/bff/stories.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { knownShipPath, paths, shipSearchPath } from '#shared/paths.ts';
import { groupDigits } from '#shared/rules/money.ts';

/** Renders one ship: her picture, her story in short, and her figures. `turned`: the picture is on the right. */
function ShipStory({ ship, turned }: { ship: ShipFacts; turned: boolean }) {
	const { t } = useTranslation('brand-story');
	const { id, name, desc, picture, year, guests, decks, length } = ship;
	const page = knownShipPath(ship.code);
	return (
		<article
			className={`grid items-center gap-x-12 gap-y-6 md:grid-cols-2 ${turned ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'}`}
		>
			<Picture
				src={picture}
				alt=""
				sizes="(max-width: 768px) 100vw, 720px"
				className={`rounded-2 ${turned ? 'md:order-2' : ''}`}
			/>
			<div>
				<h3 className="display text-h3">{name}</h3>
				{desc && <p className="mt-3 max-w-measure text-muted">{desc}</p>}
				<FactsList
					look="stacked"
					rows={[
						[t('ships.year'), year && String(year)],
						[t('ships.guests'), guests && t('ships.guestsValue', { value: groupDigits(guests) })],
						[t('ships.decks'), decks && t('ships.decksValue', { count: decks })],
						[t('ships.length'), length && t('ships.lengthValue', { value: length })],
					]}
					className="mt-5 grid-cols-2 border-t border-gold-500/60 pt-4 sm:grid-cols-4"
					valueClassName="font-display text-18 leading-head"
				/>
				<div className="mt-6 flex flex-wrap gap-3">
					{page && <LinkButton to={page}>{t('ships.page', { name })}</LinkButton>}
					<LinkButton to={shipSearchPath(id)} variant="secondary">
						{t('ships.sailings', { name })}
					</LinkButton>
				</div>
			</div>
		</article>
	);
}

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext)('GET /brand-story', {});

const PROMISES = ['price', 'hold', 'refund', 'safety'] as const;

/** Renders the page on the line: its story, ships, ports, promises and news. Parts that upstream leaves out are left out. */
export default function BrandStory() {
	const { t } = useTranslation('brand-story');
	const lang = useLanguage();
	const data = useLoaderData<typeof loader>();
	const ships = entriesOf(data.ships);
	const ports = entriesOf(data.ports);
	const news = entriesOf(data.news);
	// Each ship's first picture stands with her story below.
	const leading = ships.find(({ secondPicture }) => secondPicture);
	return (
		<main>
			<PageHead title={t('title')} description={t('meta')} path={paths.brandStory} />
			<div className="column pt-2 md:pt-3">
				<Breadcrumbs items={[{ name: t('title'), path: paths.brandStory }]} />
				<header className="max-w-[52rem] pt-6 pb-10 md:pt-10 md:pb-14">
					<p className="eyebrow">{t('eyebrow')}</p>
					<h1 className="mt-4 whitespace-pre-line">{t('heading')}</h1>
					<p className="mt-6 max-w-measure text-18 text-muted">{t('lead')}</p>
				</header>
				{leading && (
					<Picture
						src={leading.secondPicture}
						alt={leading.name}
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
				<PageSection id="ships" title={t('ships.title')} lead={t('ships.lead')} ground="soft">
					<ul className="grid gap-y-14 md:gap-y-20">
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
			<PageSection id="promises" title={t('promises.title')} ground="dark">
				<TitledList items={PROMISES.map((name) => ({ title: t(`promises.${name}.title`), text: t(`promises.${name}.text`) }))} />
			</PageSection>
			{data.words.length > 0 && (
				<PageSection id="words" title={t('words.title')} ground="sand">
					<ul className="grid gap-x-columns-near gap-y-10 md:grid-cols-3">
						{data.words.map(({ id, title, intro }) => (
							<li key={id}>
								<figure className="border-t border-gold-500 pt-5">
									<blockquote className="max-w-measure text-18">{intro}</blockquote>
									<figcaption className="mt-4 text-14 text-muted">{title}</figcaption>
								</figure>
							</li>
						))}
					</ul>
				</PageSection>
			)}
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
					<EntryCards entries={news} />
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
				ground="sand"
			/>
		</main>
	);
}
