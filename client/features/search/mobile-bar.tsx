import { useState } from 'react';
import { onDemand } from '#client/app/on-demand.tsx';
import { PartyPicker } from '#client/parts/party-picker.tsx';
import { FilterIcon, SortIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { countInColumn } from '#shared/rules/search-changes.ts';
import { filterPath } from '#shared/rules/search-params.ts';
import { useQueryWords } from './query-words.ts';
import { SortOptions, sorted } from './sort-form.tsx';
import type { Search } from './use-search.ts';

const FilterSheet = onDemand(() => import('./filter-sheet.tsx'));

const half =
	'relative flex min-h-control flex-1 items-center justify-center gap-2 leading-head font-semibold text-navy-700 outline-offset-[-3px]!';

/** Renders filter, party and order on phones, in a bar above the list that stays in view. Without JavaScript the filter is a page of its own. */
export function MobileBar({ search: { query, change }, result }: { search: Search; result: SearchResult }) {
	const { t } = useQueryWords();
	const [sheet, setSheet] = useState<'unasked' | 'open' | 'closed'>('unasked');
	const applied = countInColumn(query);
	return (
		<>
			<div className="top-bar flex divide-x divide-line border-b border-line bg-page px-gutter md:hidden">
				<Link
					to={filterPath(query)}
					className={half}
					aria-haspopup="dialog"
					onClick={(event) => {
						event.preventDefault();
						setSheet('open');
					}}
				>
					<FilterIcon size={20} />
					<span>{applied === 0 ? t('filter.title') : t('filter.titleCount', { count: applied })}</span>
				</Link>
				<PartyPicker className={half} />
				<span className={`${half} has-focus-visible:outline-3`}>
					<SortIcon size={20} />
					<span aria-hidden="true">{t(query.sort === 'default' ? 'result.sortShort' : `result.sort.${query.sort}`)}</span>
					<select
						aria-label={t('result.sortBy')}
						value={query.sort}
						onChange={({ target: { value } }) => change((before) => sorted(before, value))}
						className="absolute inset-0 size-full appearance-none text-16 text-ink-900 opacity-0"
					>
						<SortOptions current={query.sort} />
					</select>
				</span>
			</div>
			{sheet !== 'unasked' && (
				<FilterSheet
					open={sheet === 'open'}
					query={query}
					result={result}
					onApply={(draft) => change(() => draft)}
					onClose={() => setSheet('closed')}
				/>
			)}
		</>
	);
}
