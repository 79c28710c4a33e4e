import { useTranslation } from '#client/i18n/use-translation.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** Stands for a block that is loading, as high as the block will be. */
export function SectionSkeleton({ id, className }: { id?: string; className: string }) {
	const { t } = useTranslation('home');
	return (
		<section id={id} aria-busy="true" className={className}>
			<p className="sr-only">{t('loading')}</p>
		</section>
	);
}

/** Stands for the voyages by region while they load: tabs, words and a row of cards. */
export function HotRoutesSkeleton() {
	const { t } = useTranslation('home');
	return (
		<div aria-busy="true">
			<p className="sr-only">{t('loading')}</p>
			<div className="border-b border-line pb-3">
				<Skeleton className="h-8 w-72 max-w-full" />
			</div>
			<Skeleton className="mt-8 h-14 w-96 max-w-full" />
			<div className="mt-8 flex gap-4 overflow-hidden md:gap-8">
				{['first', 'second', 'third'].map((card) => (
					<div key={card} className="w-4/5 shrink-0 md:w-auto md:flex-1 md:shrink nth-3:md:max-wide:hidden">
						<Skeleton className="aspect-3/2" />
						<Skeleton className="mt-4 h-44" />
					</div>
				))}
			</div>
		</div>
	);
}
