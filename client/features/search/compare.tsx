import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { MOST_COMPARED } from '#shared/constants.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { type Compared, clearCompared, comparePath, setCompared, takeOut, useCompared } from './compare-store.ts';
import { loadComparison } from './comparison-on-demand.ts';
import { useQueryWords } from './query-words.ts';

/** Ticks a voyage for comparison. */
export function CompareBox({ voyage }: { voyage: VoyageCard }) {
	const { t } = useTranslation('search');
	const { nameOf } = useVoyageName();
	const compared = useCompared();
	const checked = compared.some(({ id }) => id === voyage.id);
	return (
		<Checkbox
			label={t('result.compare.add')}
			aria-label={t('result.compare.addNamed', { title: nameOf(voyage, voyage.date) })}
			checked={checked}
			disabled={!checked && compared.length >= MOST_COMPARED}
			onChange={({ target }) => setCompared(voyage, target.checked)}
			className="relative z-1 text-14 text-muted noscript:hidden"
		/>
	);
}

/** Renders the voyages chosen for comparison at the bottom of the screen, with a link to the comparison. */
export function CompareTray() {
	const { t } = useTranslation('search');
	const { placesOf } = useVoyageName();
	const compared = useCompared();
	const count = compared.length;
	useEffect(() => {
		// A second voyage is about to be compared with it
		if (count > 0) loadComparison().catch(() => {});
	}, [count]);
	return (
		<>
			<p role="status" className="sr-only">
				{count > 0 && t('result.compare.status', { count, most: MOST_COMPARED })}
			</p>
			{count > 0 && (
				<section
					aria-label={t('result.compare.title')}
					data-bottom-bar="page"
					className="compare-tray pointer-events-auto animate-rise border-t border-line bg-page shadow-3 md:rounded-3 md:border"
				>
					<div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-gutter py-3 md:px-6">
						<p className="min-w-0 flex-[1_1_7rem] text-14 md:text-16">
							<span className="font-semibold">{t('result.compare.chosen', { count, most: MOST_COMPARED })}</span>
							<span className="block truncate text-muted max-md:hidden">
								{compared.map((voyage) => placesOf(voyage) || voyage.title).join(' / ')}
							</span>
						</p>
						<Button variant="ghost" size="sm" onClick={clearCompared}>
							{t('result.compare.clear')}
						</Button>
						{count > 1 ? (
							<LinkButton size="sm" to={comparePath(compared)}>
								{t('result.compare.go')}
							</LinkButton>
						) : (
							<p className="text-14 text-muted max-md:hidden">{t('result.compare.oneMore')}</p>
						)}
					</div>
				</section>
			)}
		</>
	);
}

/** Says that voyages which the address names aren't offered any more. They leave the comparison, which still knows their titles. */
export function GoneVoyages({ ids }: { ids: readonly string[] }) {
	const { t, lang } = useQueryWords();
	const { nameOf } = useVoyageName();
	const [known, setKnown] = useState<readonly Compared[]>([]);
	const all = ids.join();
	useEffect(() => {
		const taken = takeOut(all.split(','));
		if (taken.length > 0) setKnown(taken);
	}, [all]);
	if (ids.length === 0) return null;
	const names = known
		.filter(({ id }) => ids.includes(id))
		.map((voyage) => t('result.gone.named', { title: nameOf(voyage), date: formatDate(voyage.date, 'day', lang) }));
	return (
		<div className="mb-6">
			<Notice tone="warning" title={t('result.gone.title', { count: ids.length })}>
				{names.length > 0 && names.join(t('result.gone.and'))}
			</Notice>
		</div>
	);
}
