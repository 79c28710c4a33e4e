import { useState } from 'react';
import { Form, useLoaderData } from 'react-router';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { paths } from '#shared/paths.ts';
import { clearColumn, setValue } from '#shared/rules/search-changes.ts';
import { filterPath } from '#shared/rules/search-params.ts';
import { FilterGroups } from './filter-groups.tsx';
import type { loadSearch } from './load-search.ts';
import { useQueryWords } from './query-words.ts';
import { SearchFailed } from './search-failed.tsx';
import { HiddenFields } from './sort-form.tsx';

export { loadSearch as loader } from './load-search.ts';

/** Renders the filters as a page, which leads to the list: the sheet needs JavaScript. */
export default function Filter() {
	const { result, failure } = useLoaderData<typeof loadSearch>();
	const { t } = useQueryWords();
	return (
		<main className="column pb-section">
			<PageHead title={t('filter.heading')} path={paths.filter} />
			<div className="mx-auto max-w-160 pt-2 md:pt-3">
				<Breadcrumbs
					items={[
						{ name: t('result.title.plain'), path: paths.search },
						{ name: t('filter.heading'), path: paths.filter },
					]}
				/>
				<h1 className="mt-3 mb-8 text-h2" tabIndex={-1}>
					{t('filter.heading')}
				</h1>
				{result ? <FilterPageForm key={JSON.stringify(result.query)} result={result} /> : <SearchFailed failure={failure} />}
			</div>
		</main>
	);
}

function FilterPageForm({ result }: { result: SearchResult }) {
	const { t } = useQueryWords();
	const [draft, setDraft] = useState(result.query);
	return (
		<Form action={paths.search}>
			<HiddenFields query={clearColumn(result.query)} />
			<FilterGroups result={result} query={draft} onToggle={(...option) => setDraft((before) => setValue(before, ...option))} />
			<div data-bottom-bar="page" className="above-tabs flex flex-wrap gap-3 border-t border-line bg-page py-3 max-md:sticky">
				<LinkButton to={filterPath(clearColumn(result.query))} variant="ghost">
					{t('filter.clear')}
				</LinkButton>
				<Button type="submit" className="flex-[1_1_7rem]">
					{t('filter.showAny')}
				</Button>
			</div>
		</Form>
	);
}
