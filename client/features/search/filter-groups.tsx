import { useId } from 'react';
import type { FacetOption, FilterKey, SearchResult } from '#shared/catalogue/bff/search.ts';
import type { CanonicalQuery } from '#shared/rules/search-params.ts';
import { FilterGroup } from './filter-group.tsx';
import { useQueryWords } from './query-words.ts';

/** All filters but the month, by how often they decide (`COLUMN_KEYS`). `query` is what is ticked, which may be ahead of the result that the counts come from. */
export function FilterGroups({
	result,
	query,
	onToggle,
}: {
	result: SearchResult;
	query: CanonicalQuery;
	onToggle: (key: FilterKey, value: string) => void;
}) {
	const { t, labelOf } = useQueryWords();
	const areas = useId();
	const { facets } = result;
	const group = (key: FilterKey, options: readonly FacetOption[], area?: { id: string; label: string }) => {
		const applied = options.some(({ value }) => query[key].includes(value));
		if (options.length < 2 && !applied && !area) return null;
		return (
			<FilterGroup
				key={area?.id ?? key}
				name={key}
				legend={area?.label ?? t(`filter.${key}`)}
				folded={area !== undefined}
				options={options.map(({ value, count }) => ({
					value,
					count,
					label: labelOf(key, value, result),
					checked: query[key].includes(value),
				}))}
				onToggle={(value) => onToggle(key, value)}
			/>
		);
	};
	return (
		<>
			{group('port', facets.port)}
			<div role="group" aria-labelledby={areas} className="border-t border-line pt-5 pb-3">
				<p id={areas} className="mb-1 text-16 leading-head font-semibold">
					{t('filter.destination')}
				</p>
				{facets.destination.map((area) => group('destination', area.options, area))}
			</div>
			{group('days', facets.days)}
			{group('cruise', facets.cruise)}
			{group('price', facets.price)}
		</>
	);
}
