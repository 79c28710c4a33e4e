import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { EntryCards, EntryLine } from '#client/parts/entry-list.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { CardPicture } from '#client/ui/card-picture.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { Link } from '#client/ui/link.tsx';
import type { EntryCard, NewsPage } from '#shared/catalogue/bff/stories.ts';
import { articlePath, paths } from '#shared/paths.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
	const year = new URL(request.url).searchParams.get('year');
	return context.get(apiContext)('GET /news', year ? { year } : {});
}

const yearPath = (year: number): string => `${paths.news}?year=${year}`;

/** Renders the news of a year, the latest first, with links to the other years. */
export default function News() {
	const { t } = useTranslation('news');
	const { year, years, entries } = useLoaderData<typeof loader>();
	const [first, ...others] = entries;
	const path = year === years[0] ? paths.news : yearPath(year);
	return (
		<main>
			<PageHead title={t('list.title', { year })} description={t('list.meta', { year })} path={path} />
			<div className="column pt-2 pb-section md:pt-3">
				<Breadcrumbs items={[{ name: t('crumb'), path: paths.news }]} />
				<header className="pt-6 md:pt-10">
					<p className="eyebrow">{t('list.title', { year })}</p>
					<h1 className="mt-4">{t('list.heading')}</h1>
					<p className="mt-4 max-w-measure text-18 text-muted">{t('list.lead')}</p>
				</header>
				<Years years={years} current={year} />
				{first ? (
					<Lead entry={first} />
				) : (
					<div className="mt-10">
						<Empty title={<h2>{t('list.empty')}</h2>} action={<LinkButton to={paths.search}>{t('search')}</LinkButton>}>
							{t('list.emptyText')}
						</Empty>
					</div>
				)}
				{others.length > 0 && <EntryCards entries={others} className="mt-16" />}
			</div>
		</main>
	);
}

function Years({ years, current }: { years: NewsPage['years']; current: number }) {
	const { t } = useTranslation('news');
	if (years.length < 2) return null;
	return (
		<nav aria-label={t('list.years')} className="mt-8 border-b border-line">
			<ul className="flex flex-wrap gap-x-8">
				{years.map((year) => (
					<li key={year}>
						<Link
							to={yearPath(year)}
							aria-current={year === current ? 'page' : undefined}
							className="tabular -mb-px flex min-h-12 items-center border-b-2 border-transparent text-18 text-muted hover:text-main aria-[current]:border-gold-500 aria-[current]:text-main"
						>
							{t('list.year', { year })}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Renders the latest news of the year, larger than the others. */
function Lead({ entry }: { entry: EntryCard }) {
	return (
		<article className="group relative mt-10 grid items-center gap-x-12 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
			{entry.picture && <CardPicture src={entry.picture} priority sizes="(max-width: 768px) 100vw, 720px" />}
			<div>
				<EntryLine entry={entry} />
				<h2 className="mt-3">
					<Link to={articlePath(entry)} className="after:absolute after:inset-0 group-hover:text-link">
						{entry.title}
					</Link>
				</h2>
				{entry.intro && <p className="mt-4 max-w-measure text-18 text-muted">{entry.intro}</p>}
			</div>
		</article>
	);
}
