import { Link } from 'react-router';
import { BannerCarousel } from '#client/ui/banner-carousel.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { PriceBlock } from '#client/ui/price.tsx';
import { ScrollCarousel } from '#client/ui/scroll-carousel.tsx';
import { BANNER_INTERVAL_DESKTOP } from '#shared/constants.ts';
import { samplePicture } from './sample-picture.ts';
import { Section } from './section.tsx';
import type { Texts } from './texts.ts';

const CARD_SIZES = '(max-width: 768px) 80vw, 33vw';

function Cards({ texts }: { texts: Texts }) {
	return (
		<ScrollCarousel
			label={texts.carousel.cards}
			labels={texts.carousel}
			perView={{ narrow: 1.2, medium: 2, wide: 2 }}
			className="[--arrow-top:32%]"
		>
			{texts.routes.map((route, index) => (
				<article key={route} className="flex h-full flex-col gap-3">
					<Picture src={samplePicture(index)} alt="" sizes={CARD_SIZES} className="rounded-2" />
					<h4>
						<Link to="?" className="hover:text-link">
							{route}
						</Link>
					</h4>
					<p className="text-14 text-2">{texts.routeDetail}</p>
					<PriceBlock value={3299} amount={texts.amount} labels={texts.price} className="mt-auto" />
				</article>
			))}
		</ScrollCarousel>
	);
}

/** What is leafed through. */
export function Carousels() {
	return (
		<>
			<Section title="Banner">
				{({ banner }) => (
					<BannerCarousel
						label={banner.label}
						roles={banner.roles}
						labels={banner}
						interval={BANNER_INTERVAL_DESKTOP}
						className="aspect-4/5 md:aspect-3/2"
						slides={banner.slides.map((title, index) => ({
							id: title,
							content: (
								<Link to="?" className="group block size-full outline-offset-[-6px]!">
									<Picture src={samplePicture(index)} alt="" sizes="50vw" fill priority={index === 0} />
									<span className="absolute inset-x-0 bottom-0 flex scrim-bottom flex-col gap-3 px-gutter pb-16 md:pb-20">
										<span className="eyebrow">{banner.eyebrow}</span>
										<span className="display text-h2 text-balance">{title}</span>
									</span>
								</Link>
							),
						}))}
					/>
				)}
			</Section>
			<Section title="Cards">{(t) => <Cards texts={t} />}</Section>
		</>
	);
}
