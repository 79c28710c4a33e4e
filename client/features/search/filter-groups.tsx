import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { ChevronDownIcon } from '#client/ui/icons.tsx';
import type { FacetOption, FilterKey, SearchResult } from '#shared/catalogue/bff/search.ts';
import type { CanonicalQuery } from '#shared/rules/search-params.ts';
import { useQueryWords } from './query-words.ts';

type FilterOption = { value: string; label: string; count: number; checked: boolean };

/** Further options of a list are folded away. */
const MOST_SHOWN = 8;

type GroupProps = {
	name: string;
	legend: string;
	/** The group is folded away, unless one of its options is ticked. */
	folded: boolean;
	options: readonly FilterOption[];
	onToggle: (value: string, on: boolean) => void;
};

/** Renders one filter with counts. An option that would give no voyage stays, disabled, with the count 0. */
function FilterGroup({ name, legend, options, folded, onToggle }: GroupProps) {
	const { t } = useTranslation('search');
	const comma = useLanguage() === 'CN' ? '，' : ', ';
	const rest = options.slice(MOST_SHOWN);
	const isTicked = ({ checked }: FilterOption) => checked;
	const row = (option: FilterOption) => (
		<li key={option.value}>
			<Checkbox
				name={name}
				value={option.value}
				label={option.label}
				detail={
					<>
						<span aria-hidden="true">{option.count}</span>
						<span className="sr-only">{`${comma}${t('result.title.voyages', { count: option.count })}`}</span>
					</>
				}
				checked={option.checked}
				disabled={option.count === 0 && !option.checked}
				onChange={({ target }) => onToggle(option.value, target.checked)}
				className="hover-capable:min-h-9 hover-capable:py-1.5"
			/>
		</li>
	);
	const list = (
		<>
			<ul>{options.slice(0, MOST_SHOWN).map(row)}</ul>
			{rest.length > 0 && (
				<Fold
					className="group/rest"
					openAtFirst={rest.some(isTicked)}
					summary={
						<summary className="inline-flex min-h-target list-none items-center gap-1 text-14 text-link underline decoration-current/40 underline-offset-4 hover:decoration-current [&::-webkit-details-marker]:hidden">
							<span className="group-open/rest:hidden">{t('filter.more', { count: rest.length })}</span>
							<span className="hidden group-open/rest:inline">{t('filter.fewer')}</span>
							<ChevronDownIcon size={16} className="transition-transform duration-base group-open/rest:rotate-180" />
						</summary>
					}
				>
					<ul>{rest.map(row)}</ul>
				</Fold>
			)}
		</>
	);
	if (!folded) {
		return (
			<fieldset className="min-w-0 border-t border-line pt-5 pb-4">
				<legend className="float-left mb-2 w-full text-16 leading-head font-semibold">{legend}</legend>
				<div className="clear-both">{list}</div>
			</fieldset>
		);
	}
	const found = options.reduce((sum, { count }) => sum + count, 0);
	return (
		<Fold
			className="group/area"
			openAtFirst={options.some(isTicked)}
			summary={
				<summary
					className={`flex min-h-target list-none items-center gap-2 transition-colors duration-base hover:text-link [&::-webkit-details-marker]:hidden ${found === 0 ? 'text-ink-400' : ''}`}
				>
					<span className="flex-1">{legend}</span>
					<ChevronDownIcon size={18} className="text-muted transition-transform duration-base group-open/area:rotate-180" />
				</summary>
			}
		>
			<fieldset className="min-w-0 pb-3 pl-3">
				<legend className="sr-only">{legend}</legend>
				{list}
			</fieldset>
		</Fold>
	);
}

type Props = {
	result: SearchResult;
	/** The boxes that are ticked; they may be ahead of `result`, which has the counts. */
	query: CanonicalQuery;
	onToggle: (key: FilterKey, value: string, on: boolean) => void;
};

/** Renders all filters but the month, in the order of `COLUMN_KEYS`. */
export function FilterGroups({ result, query, onToggle }: Props) {
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
				onToggle={(value, on) => onToggle(key, value, on)}
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
