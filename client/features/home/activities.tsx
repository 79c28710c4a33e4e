import { useTranslation } from 'react-i18next';
import { ScrollCarousel } from '#client/ui/scroll-carousel.tsx';
import type { AdView, Section } from '#shared/catalogue/bff/views.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { ACTIVITY_GAP, ACTIVITY_LOOPS_ABOVE } from '#shared/layout.ts';
import { AdLink, AdPicture } from './ad-link.tsx';
import { useCarouselLabels } from './use-carousel-labels.ts';

/** Renders the current promotions in a row. The backend has them for Chinese pages only. */
export function Activities({ activities }: { activities: Section<AdView[]> }) {
	const { t } = useTranslation('home');
	const { labels } = useCarouselLabels();
	const shown = entriesOf(activities);
	if (shown.length === 0) return null;
	return (
		<section className="later bg-soft py-12 md:py-16">
			<div className="column">
				<h2 className="eyebrow mb-5 font-sans! text-14!">{t('activities.title')}</h2>
				<ScrollCarousel
					label={t('activities.title')}
					labels={labels}
					loop={shown.length > ACTIVITY_LOOPS_ABOVE}
					gap={{ narrow: ACTIVITY_GAP, wide: ACTIVITY_GAP }}
				>
					{shown.map((activity) => (
						<Activity key={activity.title} activity={activity} />
					))}
				</ScrollCarousel>
			</div>
		</section>
	);
}

function Activity({ activity: { title, desc, image, mobileImage, link } }: { activity: AdView }) {
	return (
		<AdLink
			href={link}
			className="group flex h-full min-h-32 overflow-hidden rounded-2 border border-line bg-page outline-offset-[-4px]! transition-shadow duration-base hover:shadow-2"
		>
			<span className="relative w-2/5 shrink-0 overflow-hidden">
				<AdPicture image={mobileImage || image} sizes="180px" />
			</span>
			<span className="flex flex-col justify-center gap-1 p-4 md:px-6">
				<span className="font-display text-18 leading-head">{title}</span>
				<span className="text-14 text-muted">{desc}</span>
			</span>
		</AdLink>
	);
}
