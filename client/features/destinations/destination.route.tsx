import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useFacts, useLanguage } from '#client/app/facts.tsx';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { JsonLd } from '#client/layout/json-ld.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { placeOf } from '#client/parts/chart/places.ts';
import { SeaChart } from '#client/parts/chart/sea-chart.tsx';
import { BelowFirstView } from '#client/ui/below-first-view.tsx';
import { buttonStyle, LinkButton } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { DestinationPage } from '#shared/catalogue/bff/destinations.ts';
import { destinationPath, paths } from '#shared/paths.ts';
import { FirstFacts, MonthStrip, PlaceFacts } from './facts.tsx';
import { PortCard } from './port-card.tsx';
import { Sailings } from './sailings.tsx';

/** Renders a port on the chart, with the courses to `others`: the ports that ships come from, or go to. Empty where the chart doesn't know the port. */
function PlaceChart({ name, others }: { name: string; others: readonly string[] }) {
	const { t } = useTranslation('destinations');
	const known = others.filter(placeOf);
	if (!placeOf(name) || known.length === 0) return null;
	return (
		<SeaChart
			label={t('map', { name, others: known.join(', ') })}
			note={t('chart')}
			calls={[name, ...known].map((port) => ({ key: port, name: port }))}
			routes={known.map((other) => [name, other])}
		/>
	);
}

export const loader = ({ context, request }: LoaderFunctionArgs) =>
	context.get(apiContext)('GET /destination', { id: new URL(request.url).searchParams.get('id') ?? '' });

/** Renders a port's page: its picture and facts, its story, its place on the chart, and the voyages that go there. */
export default function Destination() {
	const { t } = useTranslation(['destinations', 'common']);
	const port = useLoaderData<typeof loader>();
	const { name, desc, neighbours, onSale } = port;
	const path = destinationPath(port.id);
	// A port where voyages begin, and no ship calls, has another title
	const isHome = onSale !== 'unavailable' && onSale.calling === 0 && onSale.leaving > 0;
	return (
		<main key={port.id}>
			<PageHead
				title={t(isHome ? 'titleHome' : 'title', { name })}
				description={t('meta', { name, desc })}
				path={path}
				picture={port.picture}
			/>
			<PlaceData port={port} />
			<div className="column">
				<Breadcrumbs
					className="py-2 md:py-3"
					items={[
						{ name: t('crumb'), path: paths.destinations },
						{ name, path },
					]}
				/>
			</div>
			<Hero port={port} />
			<BelowFirstView>
				<Story port={port} />
				<Sailings port={port} />
				{neighbours.length > 0 && (
					<PageSection
						id="neighbours"
						title={t('neighbours')}
						action={
							<LinkButton to={paths.destinations} variant="secondary">
								{t('all')}
							</LinkButton>
						}
						small
						tight
					>
						<p className="mb-5 text-14 text-muted">{t('common:card.conditions')}</p>
						<ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
							{neighbours.map((other) => (
								<li key={other.id}>
									<PortCard port={other} sizes="(max-width: 639px) 100vw, (max-width: 1023px) 50vw, 300px" />
								</li>
							))}
						</ul>
					</PageSection>
				)}
			</BelowFirstView>
		</main>
	);
}

/** Renders the first view: the port in a picture, and the facts that a choice depends on. */
function Hero({ port }: { port: DestinationPage }) {
	const { t } = useTranslation('destinations');
	const lang = useLanguage();
	const { name, enName, area, country, picture, desc, onSale } = port;
	return (
		<header className="column grid gap-x-12 gap-y-6 pb-10 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pb-14">
			<figure className="self-start">
				<Picture src={picture} alt={name} priority sizes="(max-width: 768px) 100vw, 760px" className="rounded-2" />
				{picture && <figcaption className="mt-2 text-14 text-muted">{t('credit')}</figcaption>}
			</figure>
			<div className="flex flex-col">
				<p className="eyebrow">{area?.name || country}</p>
				<h1 className="mt-3">{name}</h1>
				{lang === 'CN' && enName && enName !== name && (
					<p lang="en" className="mt-2 font-display text-18 font-normal text-muted">
						{enName}
					</p>
				)}
				{desc && <p className="mt-4 max-w-measure text-18 text-muted">{desc}</p>}
				<div className="mt-6">
					<FirstFacts port={port} />
				</div>
				{onSale !== 'unavailable' && onSale.voyages.length > 0 && (
					<p className="mt-6">
						<a href="#sailings" className={buttonStyle('primary', 'md')}>
							{t('card.sailings', { count: onSale.calling + onSale.leaving })}
						</a>
					</p>
				)}
			</div>
		</header>
	);
}

function Story({ port }: { port: DestinationPage }) {
	const { t } = useTranslation('destinations');
	const { name, story, desc, onSale } = port;
	return (
		<section aria-labelledby="story-title" className="border-t border-line py-[calc(var(--section)*0.7)]">
			<div className="column grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
				<div>
					<h2 id="story-title">{t('story', { name })}</h2>
					{story !== desc && <p className="display mt-5 max-w-[40rem] text-h4 leading-[1.7]">{story}</p>}
					<div className="mt-10">
						<MonthStrip port={port} />
					</div>
					<h3 className="mt-10 mb-4 text-18 leading-head font-semibold">{t('facts')}</h3>
					<PlaceFacts port={port} />
				</div>
				<div>
					<div className="mx-auto max-w-[34rem] lg:sticky lg:top-[calc(var(--header)+2rem)] lg:max-w-none">
						<PlaceChart name={name} others={onSale === 'unavailable' ? [] : onSale.others} />
					</div>
				</div>
			</div>
		</section>
	);
}

/** Describes the port for search engines. */
function PlaceData({ port: { id, name, enName, story, picture, country } }: { port: DestinationPage }) {
	const { site, lang } = useFacts();
	return (
		<JsonLd
			data={{
				'@type': 'TouristDestination',
				name,
				...(enName && enName !== name && { alternateName: enName }),
				description: story,
				url: `${site.siteUrl}${destinationPath(id)}&lang=${lang}`,
				...(picture && { image: new URL(picture, site.siteUrl).href }),
				...(country && { containedInPlace: { '@type': 'Country', name: country } }),
			}}
		/>
	);
}
