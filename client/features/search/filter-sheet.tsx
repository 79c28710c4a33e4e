import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { afterOverlay } from '#client/ui/use-back-closes.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { type CanonicalQuery, clearColumn, searchFields, searchPath, toggleValue } from '#shared/rules/search-params.ts';
import { FilterGroups } from './filter-groups.tsx';

const SETTLE_MS = 200;

/** The filters on a phone: a draft that counts itself and is applied as a whole. Escape gives it up, every other way out takes it. */
export default function FilterSheet({
	open,
	result,
	onApply,
	onClose,
}: {
	open: boolean;
	result: SearchResult;
	onApply: (query: CanonicalQuery) => void;
	onClose: () => void;
}) {
	const { t } = useTranslation(['search', 'common']);
	const [draft, setDraft] = useState(result.query);
	const [total, setTotal] = useState<number | null>(result.total);
	const [wasOpen, setWasOpen] = useState(open);
	if (open !== wasOpen) {
		setWasOpen(open);
		if (open) setDraft(result.query);
	}

	useEffect(() => {
		let latest = true;
		const timer = setTimeout(() => {
			browserApi('GET /search/count', searchFields({ ...draft, page: 1 })).then(
				(count) => latest && setTotal(count.total),
				() => latest && setTotal(null),
			);
		}, SETTLE_MS);
		return () => {
			latest = false;
			clearTimeout(timer);
		};
	}, [draft]);

	const take = () => {
		onClose();
		if (searchPath(draft) !== searchPath(result.query)) afterOverlay(() => onApply(draft));
	};
	const show = total === null ? t('filter.showAny') : t('filter.show', { count: total });
	return (
		<Sheet
			open={open}
			onClose={take}
			onEscape={onClose}
			title={t('filter.title')}
			closeLabel={t('close', { ns: 'common' })}
			footer={
				<>
					<Button variant="ghost" onClick={() => setDraft(clearColumn(draft))}>
						{t('filter.clear')}
					</Button>
					<Button className="flex-1" onClick={take}>
						{show}
					</Button>
				</>
			}
		>
			<p role="status" className="sr-only">
				{show}
			</p>
			<div className="[&>fieldset:first-child]:border-t-0 [&>fieldset:first-child]:pt-0">
				<FilterGroups result={result} query={draft} onToggle={(key, value) => setDraft(toggleValue(draft, key, value))} />
			</div>
		</Sheet>
	);
}
