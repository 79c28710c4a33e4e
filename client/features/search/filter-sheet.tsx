import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchCount } from '#client/parts/search-form/use-search-count.ts';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { afterOverlay } from '#client/ui/use-back-closes.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { clearColumn, setValue } from '#shared/rules/search-changes.ts';
import { type CanonicalQuery, searchFields, searchPath } from '#shared/rules/search-params.ts';
import { FilterGroups } from './filter-groups.tsx';

type Props = {
	open: boolean;
	/** The search that the draft begins with. */
	query: CanonicalQuery;
	result: SearchResult;
	onApply: (query: CanonicalQuery) => void;
	onClose: () => void;
};

/**
 * Renders the filters on a phone. They are a draft, and its voyages are counted. Escape drops the draft; every other way of closing the
 * sheet applies it.
 */
export default function FilterSheet({ open, query, result, onApply, onClose }: Props) {
	const { t } = useTranslation(['search', 'common']);
	const [draft, setDraft] = useState(query);
	const counted = useSearchCount(searchFields({ ...draft, page: 1 }), result.total);
	const total = searchPath(draft) === searchPath(result.query) ? result.total : counted;
	const [wasOpen, setWasOpen] = useState(open);
	if (open !== wasOpen) {
		setWasOpen(open);
		if (open) setDraft(query);
	}

	const take = () => {
		onClose();
		if (searchPath(draft) !== searchPath(query)) afterOverlay(() => onApply(draft));
	};
	const show = total === undefined ? t('filter.showAny') : t('filter.show', { count: total });
	return (
		<Sheet
			open={open}
			onClose={take}
			onEscape={onClose}
			title={t('filter.title')}
			closeLabel={t('common:close')}
			footer={
				<>
					<Button variant="ghost" onClick={() => setDraft(clearColumn(draft))}>
						{t('filter.clear')}
					</Button>
					<Button className="flex-[1_1_7rem]" onClick={take}>
						{show}
					</Button>
				</>
			}
		>
			<p role="status" className="sr-only">
				{show}
			</p>
			<div className="[&>fieldset:first-child]:border-t-0 [&>fieldset:first-child]:pt-0">
				<FilterGroups result={result} query={draft} onToggle={(...option) => setDraft((before) => setValue(before, ...option))} />
			</div>
		</Sheet>
	);
}
