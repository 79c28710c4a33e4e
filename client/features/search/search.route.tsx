import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { ListData } from '#client/layout/list-data.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { SentenceForm } from '#client/parts/search-form/sentence-form.tsx';
import { paths, voyagePath } from '#shared/paths.ts';
import { countApplied, hasLimits } from '#shared/rules/search-changes.ts';
import { searchPath } from '#shared/rules/search-params.ts';
import { CompareTray, GoneVoyages } from './compare.tsx';
import { Comparison } from './comparison-on-demand.ts';
import { isComparison, type loadSearch } from './load-search.ts';
import { MobileBar } from './mobile-bar.tsx';
import { useQueryWords } from './query-words.ts';
import { SearchFailed } from './search-failed.tsx';
import { SearchHead } from './search-head.tsx';
import { SearchList } from './search-list.tsx';
import { HiddenFields } from './sort-form.tsx';
import { useSearch } from './use-search.ts';

export { loadSearch as loader } from './load-search.ts';

/** Combinations of more filters are kept out of search engines, where such searches are rare. */
const MOST_INDEXED_FILTERS = 2;

export default function Search() {
	const loaded = useLoaderData<typeof loadSearch>();
	const { failure } = loaded;
	const search = useSearch(loaded);
	const { t, titleOf } = useQueryWords();
	const { result, said } = search;
	if (!result) {
		return (
			<main className="column flex flex-col gap-8 py-12">
				<PageHead title={t('result.title.plain')} path={paths.search} hidden />
				<h1 className="text-h2">{t('result.title.plain')}</h1>
				<SearchFailed failure={failure} />
			</main>
		);
	}
	const { query, rows, total } = result;
	const all = { name: t('result.title.plain'), path: paths.search };
	const path = searchPath({ ...query, said: '' });
	const comparing = isComparison(result);
	const title = comparing ? t('result.compare.heading', { count: rows.length }) : titleOf(result);
	return (
		<main>
			<PageHead
				title={query.page > 1 ? t('result.title.page', { title, page: query.page }) : title}
				description={t('result.description', { title })}
				path={path}
				picture={rows[0]?.picture}
				hidden={countApplied(query) > MOST_INDEXED_FILTERS || query.ids.length > 0 || query.said !== '' || hasLimits(query)}
			/>
			<ListData items={rows.map((voyage) => ({ name: voyage.title, path: voyagePath(voyage) }))} total={total} />
			<p role="status" className="sr-only">
				{said}
			</p>
			<div className="column flex flex-col gap-2 md:gap-3 md:pb-3">
				<div className="flex flex-col gap-2 md:flex-row md:items-center md:justify-between md:gap-12">
					<Breadcrumbs
						items={path === paths.search ? [all] : [all, { name: title, path }]}
						className="min-w-0 [&_li]:shrink-0 [&_li:last-child]:min-w-0 [&_li:last-child]:shrink [&_ol]:flex-nowrap [&_span]:block [&_span]:truncate [&_span]:leading-(--target)"
					/>
					{!comparing && (
						<SentenceForm
							said={query.said}
							className="rounded-2 border border-control bg-white md:mt-2 md:w-[min(40rem,60%)] md:shrink-0"
						>
							<HiddenFields query={search.query} />
						</SentenceForm>
					)}
				</div>
				{comparing ? (
					<h1 className="text-h2 leading-tight max-md:text-h3" tabIndex={-1}>
						{title}
					</h1>
				) : (
					<SearchHead search={search} result={result} title={title} />
				)}
			</div>
			{!comparing && <MobileBar search={search} result={result} />}
			<div className="column pb-section max-md:pt-2">
				<GoneVoyages ids={result.gone} />
				{comparing && loaded.result ? (
					<Suspense>
						<Comparison voyages={rows} compared={loaded.compared} />
					</Suspense>
				) : (
					<SearchList search={search} result={result} failed={!loaded.result} failure={failure} />
				)}
			</div>
			<div className="search-foot pointer-events-none fixed inset-x-0 above-tabs z-sticky md:bottom-6 md:mx-auto md:max-w-(--container)">
				{!comparing && <CompareTray />}
			</div>
		</main>
	);
}
