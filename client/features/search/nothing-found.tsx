import { PhoneLink } from '#client/parts/phone-link.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { CompassIcon } from '#client/ui/icons.tsx';
import { Link, OnwardArrow } from '#client/ui/link.tsx';
import type { Relaxation, SearchResult } from '#shared/catalogue/bff/search.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { clearFilters, removeValue } from '#shared/rules/search-changes.ts';
import { searchPath } from '#shared/rules/search-params.ts';
import { useQueryWords } from './query-words.ts';
import type { Search } from './use-search.ts';

/** Stands for the list when no voyage matches: links to the nearest searches with voyages, and the telephone number. */
export function NothingFound({ search: { link }, result }: { search: Search; result: SearchResult }) {
	const { t, lang, labelOf } = useQueryWords();
	const { query, relaxations, lastMonth } = result;
	const beyond = lastMonth !== null && query.date.length > 0 && query.date.every((month) => month > lastMonth);
	const wayOut = (filters: Relaxation['filters']) =>
		filters.reduce((before, { key, value }) => {
			const names = value.split(',').map((one) => labelOf(key, one, result));
			const words = { filter: t(`filter.${key}`), values: names.join(t('result.none.and')) };
			return before ? t('result.none.also', { before, ...words }) : t('result.none.without', words);
		}, '');
	return (
		<div className="flex flex-col items-start gap-5 rounded-3 bg-soft px-6 py-10 md:px-12 md:py-14">
			<CompassIcon size={40} className="text-gold-500" />
			<h3 className="font-display text-h3">{t('result.none.title')}</h3>
			{beyond && <p>{t('result.none.beyond', { month: formatDate(lastMonth, 'month', lang) })}</p>}
			{relaxations.length > 0 && (
				<>
					<p className="text-muted">{t('result.none.try')}</p>
					<ul className="w-full max-w-measure divide-y divide-line border-y border-line">
						{relaxations.map(({ filters, count }) => (
							<li key={filters.map(({ key }) => key).join()}>
								<Link
									{...link((before) => filters.reduce((rest, { key, value }) => removeValue(rest, key, value), before))}
									className="group flex min-h-14 flex-wrap items-center gap-x-4 py-2 hover:text-link"
								>
									<span className="flex-1">{wayOut(filters)}</span>
									<span className="tabular text-muted">{t('result.title.voyages', { count })}</span>
									<OnwardArrow />
								</Link>
							</li>
						))}
					</ul>
				</>
			)}
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<LinkButton to={searchPath({ ...clearFilters(query), ids: [] })} variant="secondary">
					{t('result.none.all')}
				</LinkButton>
				<p className="text-muted">
					{t('result.none.call')} <PhoneLink />
				</p>
			</div>
		</div>
	);
}
