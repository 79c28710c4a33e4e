import { useSentenceWords } from '#client/parts/search-form/sentence-words.ts';
import { LinkChip, RemoveChip } from '#client/ui/chip.tsx';
import { Link } from '#client/ui/link.tsx';
import type { FilterKey, SearchResult } from '#shared/catalogue/bff/search.ts';
import { COLUMN_KEYS, clearColumn, countApplied, removeValue, withValues } from '#shared/rules/search-changes.ts';
import { type CanonicalQuery, LIMIT_KEYS, type LimitKey } from '#shared/rules/search-params.ts';
import { useQueryWords } from './query-words.ts';
import { quickChoices } from './quick-choices.ts';
import type { Search } from './use-search.ts';

type Props = { search: Search; result: SearchResult };

/**
 * Renders the applied values of filters and limits, each a link to the search without it. The strip shows the months, and the terms of a
 * sentence their own values.
 */
export function AppliedChips({ search: { query, link }, result }: Props) {
	const { t, labelOf } = useQueryWords();
	const { limitOf } = useSentenceWords();
	const isTold = (key: FilterKey | LimitKey, value: string) =>
		result.query[key].includes(value) && (result.sentence?.terms.some(({ keys }) => keys.includes(key)) ?? false);
	const selected = {
		name: 'ids',
		label: t('result.title.selected', { count: query.ids.length }),
		change: (before: CanonicalQuery) => ({ ...before, ids: [], page: 1 }),
	};
	const values = COLUMN_KEYS.flatMap((key) =>
		query[key]
			.filter((value) => !isTold(key, value))
			.map((value) => ({
				name: `${key}-${value}`,
				label: labelOf(key, value, result),
				change: (before: CanonicalQuery) => removeValue(before, key, value),
			})),
	);
	const limits = LIMIT_KEYS.flatMap((key) =>
		query[key]
			.filter((value) => !isTold(key, value))
			.map((value) => ({
				name: `${key}-${value}`,
				label: limitOf(key, value, labelOf('destination', value, result)),
				change: (before: CanonicalQuery) => ({ ...before, [key]: before[key].filter((other) => other !== value), page: 1 }),
			})),
	);
	const others = [...values, ...limits];
	const chips = query.ids.length > 0 ? [selected, ...others] : others;
	if (chips.length === 0) return null;
	return (
		<ul
			aria-label={t('filter.applied')}
			className="flex items-center gap-2 py-1 max-md:no-scrollbar max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:*:shrink-0 md:flex-wrap"
		>
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

/** The choices that a phone has beside its months; its filters have the others. */
const ON_PHONES = ['short', 'festival'];

/** Renders popular choices, until something is chosen. */
export function QuickChips({ search: { query, link }, result: { facets } }: Props) {
	const { t } = useQueryWords();
	const choices = quickChoices(facets);
	if (choices.length === 0 || countApplied(query) > 0 || query.ids.length > 0 || query.said !== '') return null;
	return (
		<ul aria-label={t('result.quick.label')} className="flex shrink-0 gap-2 py-1">
			{choices.map(({ id, key, values, name }) => (
				<li key={id} className={`shrink-0 ${ON_PHONES.includes(id) ? '' : 'max-md:hidden'}`}>
					<LinkChip {...link((before) => withValues(before, key, values))}>{t(`result.quick.${id}`, { name })}</LinkChip>
				</li>
			))}
		</ul>
	);
}
