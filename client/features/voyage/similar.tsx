import { useTranslation } from '#client/i18n/use-translation.ts';
import { VoyageCard } from '#client/parts/voyage-card.tsx';
import { OnceNear } from '#client/ui/once-near.tsx';
import { ScrollCarousel } from '#client/ui/scroll-carousel.tsx';
import type { VoyageCard as Voyage } from '#shared/catalogue/bff/views.ts';
import { Section } from './section.tsx';

/** Renders voyages like this one, which stand at the end of its page: their cards come when somebody comes near. */
export function Similar({ voyages }: { voyages: readonly Voyage[] }) {
	const { t } = useTranslation('voyage');
	if (voyages.length === 0) return null;
	return (
		<div data-noprint>
			<Section id="similar" title={t('similar.title')}>
				<OnceNear className="min-h-120 md:min-h-130">
					<ScrollCarousel
						label={t('similar.label')}
						labels={{
							previous: t('similar.previous'),
							next: t('similar.next'),
							counter: (index, count) => t('similar.counter', { index, count }),
						}}
						className="[--arrow-top:30%]"
					>
						{voyages.map((voyage) => (
							<VoyageCard key={voyage.id} voyage={voyage} sizes="(max-width: 768px) 80vw, (max-width: 1439px) 46vw, 420px" />
						))}
					</ScrollCarousel>
				</OnceNear>
			</Section>
		</div>
	);
}
