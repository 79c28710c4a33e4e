import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#client/ui/button.tsx';
import { ArrowRightIcon } from '#client/ui/icons.tsx';
import { ScrollCarousel } from '#client/ui/scroll-carousel.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { AdView, Section } from '#shared/catalogue/bff/views.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { CAROUSEL_GAP_DESKTOP, CAROUSEL_GAP_MOBILE, DESTINATION_SCROLL_STEP } from '#shared/layout.ts';
import { paths } from '#shared/paths.ts';
import { AdLink, AdPicture } from './ad-link.tsx';
import { useCarouselLabels } from './use-carousel-labels.ts';

/** A press moves the row by one card and its gap. The row goes on to the edge of the screen. */
const CARD_WIDTH = DESTINATION_SCROLL_STEP - CAROUSEL_GAP_DESKTOP;
const toTheEdge = 'md:[&_li]:basis-(--card) md:[&_ul]:-mr-[calc((100vw-100%)/2)] md:[&_ul]:pr-[calc((100vw-100%)/2)]';

/** Renders ports of call as cards. A card without an address is no link. */
export function Destinations({ cards }: { cards: Section<AdView[]> }) {
	const { t } = useTranslation('home');
	const { labels } = useCarouselLabels();
	const shown = entriesOf(cards);
	if (shown.length === 0) return null;
	return (
		<PageSection
			id="destinations"
			eyebrow={t('destinations.eyebrow')}
			title={t('destinations.title')}
			action={
				<LinkButton to={paths.destinations} variant="secondary">
					{t('destinations.more')}
				</LinkButton>
			}
			className="later overflow-x-clip"
		>
			<div style={{ '--card': `${CARD_WIDTH}px` } as CSSProperties}>
				<ScrollCarousel
					label={t('destinations.eyebrow')}
					labels={labels}
					step={DESTINATION_SCROLL_STEP}
					gap={{ narrow: CAROUSEL_GAP_MOBILE, wide: CAROUSEL_GAP_DESKTOP }}
					className={toTheEdge}
				>
					{shown.map((card, index) => (
						<Card key={card.title} card={card} low={index % 2 === 1} />
					))}
				</ScrollCarousel>
			</div>
		</PageSection>
	);
}

function Card({ card: { title, desc, image, mobileImage, link }, low }: { card: AdView; low: boolean }) {
	const { t } = useTranslation('home');
	return (
		<AdLink href={link} className={`group block ${low ? 'md:pt-14' : ''}`}>
			<span className="relative block aspect-4/5 overflow-hidden min-[30rem]:max-md:aspect-3/2 rounded-2">
				<AdPicture image={mobileImage || image} sizes="(max-width: 768px) 80vw, 340px" />
			</span>
			<span className="mt-4 block font-display text-h3 leading-head">{title}</span>
			<span className="mt-1 block text-muted">{desc}</span>
			{link && (
				<span className="mt-3 inline-flex items-center gap-2 text-14 font-semibold text-link">
					<span className="border-b border-current/30 group-hover:border-current">{t('destinations.view')}</span>
					<ArrowRightIcon size={18} />
				</span>
			)}
		</AdLink>
	);
}
