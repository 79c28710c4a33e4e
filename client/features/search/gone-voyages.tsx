import { useEffect, useState } from 'react';
import { Notice } from '#client/ui/notice.tsx';
import { formatDate } from '#shared/rules/dates.ts';
import { type Compared, takeOut } from './compare-store.ts';
import { useQueryWords } from './query-words.ts';

/** Says that voyages which the address names aren't offered any more; they leave the comparison, which still knows what they were called. */
export function GoneVoyages({ ids }: { ids: readonly string[] }) {
	const { t, lang } = useQueryWords();
	const [known, setKnown] = useState<readonly Compared[]>([]);
	const all = ids.join();
	useEffect(() => {
		const taken = takeOut(all.split(','));
		if (taken.length > 0) setKnown(taken);
	}, [all]);
	if (ids.length === 0) return null;
	const names = known
		.filter(({ id }) => ids.includes(id))
		.map(({ title, date }) => t('result.gone.named', { title, date: formatDate(date, 'day', lang) }));
	return (
		<div className="mb-6">
			<Notice tone="warning" title={t('result.gone.title', { count: ids.length })}>
				{names.length > 0 && names.join(t('result.gone.and'))}
			</Notice>
		</div>
	);
}
