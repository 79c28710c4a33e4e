import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { clearCompared, MOST_COMPARED, useCompared } from './compare-store.ts';

/** The voyages chosen for comparison, at the bottom of the screen, with a link to the comparison. */
export function CompareTray() {
	const { t } = useTranslation('search');
	const compared = useCompared();
	const count = compared.length;
	return (
		<>
			<p role="status" className="sr-only">
				{count > 0 && t('result.compare.status', { count, most: MOST_COMPARED })}
			</p>
			{count > 0 && (
				<section
					aria-label={t('result.compare.title')}
					data-bottom-bar="page"
					className="pointer-events-auto animate-rise border-t border-line bg-page shadow-3 md:rounded-3 md:border"
				>
					<div className="mx-auto flex max-w-page items-center gap-4 px-gutter py-3 md:px-6">
						<p className="min-w-0 flex-1 text-14 md:text-16">
							<span className="font-semibold">{t('result.compare.chosen', { count, most: MOST_COMPARED })}</span>
							<span className="block truncate text-2 max-md:hidden">{compared.map(({ title }) => title).join(' · ')}</span>
						</p>
						<Button variant="ghost" size="sm" onClick={clearCompared}>
							{t('result.compare.clear')}
						</Button>
						{count > 1 ? (
							<LinkButton size="sm" to={`${paths.search}?ids=${compared.map(({ id }) => id).join(',')}`}>
								{t('result.compare.go')}
							</LinkButton>
						) : (
							<p className="text-14 text-2 max-md:hidden">{t('result.compare.oneMore')}</p>
						)}
					</div>
				</section>
			)}
		</>
	);
}
