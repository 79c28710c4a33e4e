import { useLoaderData } from 'react-router';
import { useFacts } from '#client/app/facts.tsx';
import { JsonLd } from '#client/layout/json-ld.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { paths, voyagePath } from '#shared/paths.ts';
import { countApplied, searchPath } from '#shared/rules/search-params.ts';
import { MOST_COMPARED } from './compare-store.ts';
import { CompareTable } from './compare-table.tsx';
import { CompareTray } from './compare-tray.tsx';
import { GoneVoyages } from './gone-voyages.tsx';
import type { loadSearch } from './load-search.ts';
import { MobileBar } from './mobile-bar.tsx';
import { useQueryWords } from './query-words.ts';
import { SearchFailed } from './search-failed.tsx';
import { SearchHeader } from './search-header.tsx';
import { SearchList } from './search-list.tsx';
import { useSearch } from './use-search.ts';

export { loadSearch as loader } from './load-search.ts';

/** Combinations of more filters than this are kept out of search engines: nobody searches for them there. */
const MOST_INDEXED_FILTERS = 2;

export default function Search() {
	const { result: loaded, failure } = useLoaderData<typeof loadSearch>();
	const search = useSearch(loaded);
	const { t, titleOf } = useQueryWords();
	const { site } = useFacts();
	const { result, said, apply } = search;
	if (!result) {
		return (
			<main className="column flex flex-col gap-8 py-12">
				<PageHead title={t('result.title.plain')} path={paths.search} hidden />
				<h1 className="text-h2">{t('result.title.plain')}</h1>
				<SearchFailed failure={failure} />
			</main>
		);
	}
	const { query, rows } = result;
	const path = searchPath(query);
	const comparing = query.ids.length > 1 && query.ids.length <= MOST_COMPARED && rows.length > 1;
	const title = comparing ? t('result.compare.heading', { count: rows.length }) : titleOf(result);
	return (
		<main>
			<PageHead
				title={query.page > 1 ? t('result.title.page', { title, page: query.page }) : title}
				description={t('result.description', { title })}
				path={path}
				picture={rows[0]?.picture}
				hidden={countApplied(query) > MOST_INDEXED_FILTERS || query.ids.length > 0}
			/>
			<JsonLd
				data={{
					'@type': 'ItemList',
					numberOfItems: result.total,
					itemListElement: rows.map((voyage, index) => ({
						'@type': 'ListItem',
						position: index + 1,
						name: voyage.title,
						url: `${site.siteUrl}${voyagePath(voyage)}`,
					})),
				}}
			/>
			<p role="status" className="sr-only">
				{said}
			</p>
			<SearchHeader title={title} path={path} result={result} comparing={comparing} />
			<div className="column pb-section">
				<GoneVoyages ids={result.gone} />
				{comparing && loaded ? (
					<CompareTable voyages={rows} />
				) : (
					<SearchList search={search} result={result} failed={!loaded} failure={failure} />
				)}
			</div>
			<div className="search-foot pointer-events-none fixed inset-x-0 bottom-(--above-tabs) z-sticky md:bottom-6 md:mx-auto md:max-w-(--container)">
				{!comparing && <MobileBar result={result} onApply={apply} />}
				{!comparing && <CompareTray />}
			</div>
		</main>
	);
}
