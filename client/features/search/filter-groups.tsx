import type { FacetOption, FilterKey, SearchResult } from '#shared/catalogue/bff/search.ts';
import type { CanonicalQuery } from '#shared/rules/search-params.ts';
import { FilterGroup } from './filter-group.tsx';
import { useQueryWords } from './query-words.ts';

/** All filters. `query` is what is ticked, which may be ahead of the result that the counts come from. */
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
	const { facets } = result;
	const group = (key: FilterKey, options: readonly FacetOption[], id: string = key, legend: string = t(`filter.${key}`)) =>
		options.length > 1 || options.some(({ value }) => query[key].includes(value)) ? (
			<FilterGroup
				key={id}
				name={key}
				legend={legend}
				options={options.map(({ value, count }) => ({
					value,
					count,
					label: labelOf(key, value, result),
					checked: query[key].includes(value),
				}))}
				onToggle={(value) => onToggle(key, value)}
			/>
		) : null;
	return (
		<>
			{group('date', facets.date)}
			{group('port', facets.port)}
			{facets.destination.map((area) =>
				group('destination', area.options, `destination-${area.id}`, t('filter.destinationIn', { area: area.label })),
			)}
			{group('cruise', facets.cruise)}
			{group('days', facets.days)}
			{group('price', facets.price)}
		</>
	);
}
