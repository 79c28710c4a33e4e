import { useState } from 'react';
import { Link } from 'react-router';
import { onDemand } from '#client/app/on-demand.tsx';
import { FilterIcon, SortIcon } from '#client/ui/task-icons.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { paths } from '#shared/paths.ts';
import { type CanonicalQuery, countInColumn, searchPath } from '#shared/rules/search-params.ts';
import { useQueryWords } from './query-words.ts';
import { SortOptions, sorted } from './sort-form.tsx';

const FilterSheet = onDemand(() => import('./filter-sheet.tsx'));

const half =
	'relative flex min-h-control items-center gap-2 px-5 text-16 font-semibold whitespace-nowrap text-white outline-offset-[-3px]!';

/** Renders filter and order on phones, at the bottom of the screen. Without JavaScript the filter is a page of its own. */
export function MobileBar({ result, onApply }: { result: SearchResult; onApply: (query: CanonicalQuery) => void }) {
	const { t } = useQueryWords();
	const [sheet, setSheet] = useState<'unasked' | 'open' | 'closed'>('unasked');
	const applied = countInColumn(result.query);
	return (
		<>
			<div className="on-dark pointer-events-auto mx-auto mb-3 flex w-max divide-x divide-white/25 rounded-pill bg-navy-900 shadow-2 md:hidden">
				<Link
					to={searchPath(result.query).replace(paths.search, paths.filter)}
					className={`${half} rounded-l-pill`}
					aria-haspopup="dialog"
					onClick={(event) => {
						event.preventDefault();
						setSheet('open');
					}}
				>
					<FilterIcon size={20} />
					{applied === 0 ? t('filter.title') : t('filter.titleCount', { count: applied })}
				</Link>
				<span className={`${half} rounded-r-pill has-focus-visible:outline-3 has-focus-visible:outline-gold-300`}>
					<SortIcon size={20} />
					<span aria-hidden="true">{t('result.sortShort')}</span>
					<select
						aria-label={t('result.sortBy')}
						value={result.query.sort}
						onChange={({ target }) => onApply(sorted(result.query, target.value))}
						className="absolute inset-0 size-full appearance-none rounded-r-pill text-16 text-ink-900 opacity-0"
					>
						<SortOptions />
					</select>
				</span>
			</div>
			{sheet !== 'unasked' && (
				<FilterSheet open={sheet === 'open'} result={result} onApply={onApply} onClose={() => setSheet('closed')} />
			)}
		</>
	);
}
