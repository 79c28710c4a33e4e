import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { IN_PLACE } from '#client/app/scroll-position.ts';
import { Button } from '#client/ui/button.tsx';
import { Select } from '#client/ui/select.tsx';
import { LIST_SORTS, SORTS } from '#shared/constants.ts';
import { paths } from '#shared/paths.ts';
import { type CanonicalQuery, searchFields } from '#shared/rules/search-params.ts';
import type { Search } from './use-search.ts';

/** Keeps the parts of a search that a form does not ask for. */
export const HiddenFields = ({ query }: { query: CanonicalQuery }) =>
	Object.entries(searchFields({ ...query, page: 1 })).map(([name, value]) => (
		<input key={name} type="hidden" name={name} value={value} />
	));

/** Returns the search in the order that a select names. */
export const sorted = (query: CanonicalQuery, order: string): CanonicalQuery => ({
	...query,
	sort: LIST_SORTS.find((sort) => sort === order) ?? 'default',
	page: 1,
});

/** Renders the orders on offer, and the one that words have asked for. */
export function SortOptions({ current }: { current: CanonicalQuery['sort'] }) {
	const { t } = useTranslation('search');
	return LIST_SORTS.filter((sort) => sort === current || SORTS.some((offered) => offered === sort)).map((sort) => (
		<option key={sort} value={sort}>
			{t(`result.sort.${sort}`)}
		</option>
	));
}

/** Renders the order of the list as the platform's own select. Without JavaScript the form has a button. */
export function SortForm({ search: { query, change } }: { search: Search }) {
	const { t } = useTranslation('search');
	return (
		<Form action={paths.search} state={IN_PLACE} className="flex items-center gap-3">
			<HiddenFields query={{ ...query, sort: 'default' }} />
			<label htmlFor="sort" className="shrink-0 text-14 text-muted">
				{t('result.sortBy')}
			</label>
			<Select
				id="sort"
				name="sort"
				value={query.sort}
				className="w-56"
				aria-describedby="sort-note"
				onChange={({ target: { value } }) => change((before) => sorted(before, value))}
			>
				<SortOptions current={query.sort} />
			</Select>
			<noscript>
				<Button type="submit" variant="secondary" size="sm">
					{t('result.sortApply')}
				</Button>
			</noscript>
		</Form>
	);
}
