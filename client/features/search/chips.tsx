import { Link } from 'react-router';
import { LinkChip, RemoveChip } from '#client/ui/chip.tsx';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { COLUMN_KEYS, clearColumn, removeValue } from '#shared/rules/search-changes.ts';
import type { CanonicalQuery } from '#shared/rules/search-params.ts';
import { useQueryWords } from './query-words.ts';
import { quickChoices } from './quick-choices.ts';
import type { Search } from './use-search.ts';

type Props = { search: Search; result: SearchResult };

/** Renders the applied filter values, each a link to the search without it. Months are left out: the strip shows them. */
export function AppliedChips({ search: { query, link }, result }: Props) {
	const { t, labelOf } = useQueryWords();
	const selected = {
		name: 'ids',
		label: t('result.title.selected', { count: query.ids.length }),
		change: (before: CanonicalQuery) => ({ ...before, ids: [], page: 1 }),
	};
	const values = COLUMN_KEYS.flatMap((key) =>
		query[key].map((value) => ({
			name: `${key}-${value}`,
			label: labelOf(key, value, result),
			change: (before: CanonicalQuery) => removeValue(before, key, value),
		})),
	);
	const chips = query.ids.length > 0 ? [selected, ...values] : values;
	if (chips.length === 0) return null;
	return (
		<ul aria-label={t('filter.applied')} className="flex flex-wrap items-center gap-2 py-1">
			{chips.map(({ name, label, change }) => (
				<li key={name}>
					<RemoveChip {...link(change)} removeLabel={t('filter.remove', { label })}>
						{label}
					</RemoveChip>
				</li>
			))}
			<li>
				<Link
					{...link(clearColumn)}
					className="inline-flex min-h-9 items-center px-2 text-14 text-link underline decoration-current/40 underline-offset-4 hover:decoration-current touch:min-h-target"
				>
					{t('filter.clear')}
				</Link>
			</li>
		</ul>
	);
}

export function QuickChips({ search: { query, link }, result: { facets } }: Props) {
	const { t } = useQueryWords();
	const choices = quickChoices(facets);
	if (choices.length === 0) return null;
	return (
		<ul
			aria-label={t('result.quick.label')}
			className="no-scrollbar -mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 md:mx-0 md:shrink-0 md:flex-wrap md:px-0"
		>
			{choices.map(({ id, key, values, name }) => {
				const current = values.length === query[key].length && values.every((value) => query[key].includes(value));
				return (
					<li key={id} className="shrink-0">
						<LinkChip {...link((before) => ({ ...before, [key]: current ? [] : values, page: 1 }))} current={current}>
							{t(`result.quick.${id}`, { name })}
						</LinkChip>
					</li>
				);
			})}
		</ul>
	);
}
