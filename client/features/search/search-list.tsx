import { Form } from 'react-router';
import type { FailedCall } from '#client/app/failed-call.ts';
import { IN_PLACE } from '#client/app/scroll-position.ts';
import { useIsNarrow } from '#client/layout/use-is-narrow.ts';
import { PartyPicker } from '#client/parts/party-picker.tsx';
import { PriceGlossary } from '#client/parts/price-glossary.tsx';
import { PriceConditions } from '#client/parts/voyage-cards.tsx';
import { BelowFirstView } from '#client/ui/below-first-view.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { paths } from '#shared/paths.ts';
import { clearColumn, setValue } from '#shared/rules/search-changes.ts';
import { filterPath } from '#shared/rules/search-params.ts';
import { AppliedChips } from './chips.tsx';
import { FilterGroups } from './filter-groups.tsx';
import { MonthDays } from './month-days.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useQueryWords } from './query-words.ts';
import { Results } from './results.tsx';
import { SearchFailed } from './search-failed.tsx';
import { HiddenFields, SortForm } from './sort-form.tsx';
import type { Search } from './use-search.ts';

/** A list this short stays in view beside the filters: a press on a filter far down the column would otherwise leave it above the screen. */
const SHORT_LIST = 3;

type Props = {
	search: Search;
	result: SearchResult;
	failed: boolean;
	/** The reason of a failure. */
	failure: FailedCall | null;
};

/** Renders the filters on the left and the list on the right; on phones the list alone, since their filters are a sheet. */
export function SearchList({ search, result, failed, failure }: Props) {
	const { t, answerTo, listTitleOf } = useQueryWords();
	const answer = answerTo(result);
	const { query, change, busy, day } = search;
	const { total } = result;
	const isNarrow = useIsNarrow();
	const listed = total > 0 && !failed;
	const sticky = failed || total <= SHORT_LIST ? 'md:sticky md:top-[calc(var(--header)+1rem)] md:self-start' : '';
	return (
		<div className="grid gap-x-12 md:grid-cols-[min(15rem,32vw)_minmax(0,1fr)] lg:grid-cols-[min(17.5rem,30vw)_minmax(0,1fr)]">
			<aside aria-label={t('filter.title')} className="max-md:hidden">
				<h2 className="mb-4 font-sans text-18 leading-[3rem] font-semibold tracking-normal">{t('filter.title')}</h2>
				{isNarrow ? (
					<noscript>
						<LinkButton to={filterPath(query)} variant="link">
							{t('filter.title')}
						</LinkButton>
					</noscript>
				) : (
					<Form action={paths.search} state={IN_PLACE}>
						<HiddenFields query={clearColumn(query)} />
						<FilterGroups
							result={result}
							query={query}
							onToggle={(...option) => change((before) => setValue(before, ...option))}
						/>
						<noscript>
							<Button type="submit" className="mt-4 w-full">
								{t('filter.showAny')}
							</Button>
						</noscript>
					</Form>
				)}
			</aside>
			<section aria-labelledby="results" className={`min-w-0 ${sticky}`}>
				<div className="flex flex-wrap items-center gap-x-6 md:min-h-12">
					<h2 id="results" className={answer ? 'w-full pt-4 text-h4' : 'sr-only'}>
						{answer ? listTitleOf(result) : t('result.list')}
					</h2>
					{!failed && <MonthDays search={search} result={result} />}
					{listed && <PriceConditions voyages={result.rows} className="" />}
					{listed && (
						<div className="ml-auto flex flex-wrap items-center gap-x-6 max-md:hidden">
							<PartyPicker className="min-h-target text-16 text-link" />
							<SortForm search={search} />
						</div>
					)}
				</div>
				<AppliedChips search={search} result={result} />
				<div
					aria-busy={busy || undefined}
					className={`pt-3 transition-opacity duration-base ${listed ? 'md:pt-0' : 'md:pt-6'} ${busy ? 'opacity-45' : ''}`}
				>
					{failed ? (
						<SearchFailed failure={failure} />
					) : total === 0 ? (
						<NothingFound search={search} result={result} />
					) : (
						<Results result={result} day={day} />
					)}
				</div>
				{listed && (
					<BelowFirstView>
						<div className="mt-8 text-14 text-muted">
							<p id="sort-note">{t('result.sortNote')}</p>
							<PriceGlossary />
						</div>
					</BelowFirstView>
				)}
			</section>
		</div>
	);
}
