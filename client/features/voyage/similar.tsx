import { useTranslation } from 'react-i18next';
import { VoyageCard } from '#client/parts/voyage-card.tsx';
import { ScrollCarousel } from '#client/ui/scroll-carousel.tsx';
import type { VoyageCard as Voyage } from '#shared/catalogue/bff/views.ts';

/** Voyages that resemble this one. */
export function Similar({ voyages }: { voyages: readonly Voyage[] }) {
	const { t } = useTranslation('voyage');
	if (voyages.length === 0) return null;
	return (
		<section id="similar" aria-labelledby="similar-title" className="overflow-x-clip bg-soft py-section" data-noprint>
			<div className="column">
				<h2 id="similar-title" className="mb-8 md:mb-12">
					{t('similar.title')}
				</h2>
				<ScrollCarousel
					label={t('similar.label')}
					labels={{
						previous: t('similar.previous'),
						next: t('similar.next'),
						counter: (index, count) => t('similar.counter', { index, count }),
					}}
					className="[--arrow-top:32%]"
				>
					{voyages.map((voyage) => (
						<VoyageCard key={voyage.id} voyage={voyage} sizes="(max-width: 768px) 78vw, (max-width: 1439px) 46vw, 400px" />
					))}
				</ScrollCarousel>
			</div>
		</section>
	);
}
