import { useTranslation } from '#client/i18n/use-translation.ts';
import { Picture } from '#client/ui/picture.tsx';
import { ScrollCarousel } from '#client/ui/scroll-carousel.tsx';
import type { HotLineView, Section } from '#shared/catalogue/bff/views.ts';
import { paths } from '#shared/paths.ts';
import { AdLink } from './ad-link.tsx';
import { Figures } from './figures.tsx';
import { entriesOf } from './home-data.ts';
import { MoreLink } from './more-link.tsx';
import { useCarouselLabels } from './use-carousel-labels.ts';

/** Renders recommended routes as a row of cards, each led by a picture of its next voyage. */
export function HotLines({ lines }: { lines: Section<HotLineView[]> }) {
	const { t } = useTranslation('home');
	const { labels } = useCarouselLabels();
	const shown = entriesOf(lines);
	if (shown.length === 0) return null;
	return (
		<section aria-labelledby="hot-lines-title" className="later overflow-x-clip bg-soft py-section max-md:[--later:36rem]">
			<div className="column">
				<div className="flex flex-col gap-x-16 gap-y-2 md:flex-row md:items-end md:justify-between">
					<div>
						<h2 id="hot-lines-title">{t('hotLines.title')}</h2>
						<p className="mt-3 text-2">{t('hotLines.lead')}</p>
					</div>
					<MoreLink to={paths.search} className="shrink-0">
						{t('hotLines.more')}
					</MoreLink>
				</div>
				<ScrollCarousel
					label={t('hotLines.title')}
					labels={labels}
					perView={{ narrow: 1.2, medium: 3, wide: 4 }}
					className="mt-6 md:mt-8"
				>
					{shown.map((line) => (
						<Line key={line.title} line={line} />
					))}
				</ScrollCarousel>
			</div>
		</section>
	);
}

const Line = ({ line: { title, desc, link, picture, figures } }: { line: HotLineView }) => (
	<AdLink href={link} className="group block h-full">
		{picture ? (
			<span className="block overflow-hidden rounded-2">
				<Picture
					src={picture}
					alt=""
					sizes="(max-width: 768px) 80vw, (max-width: 1439px) 30vw, 310px"
					imgClassName="transition-transform duration-hero group-hover:scale-[1.03]"
				/>
			</span>
		) : (
			<span className="block aspect-3/2 rounded-2 bg-navy-50" />
		)}
		<span className={`mt-4 block font-display text-h4 leading-head text-balance ${link ? 'group-hover:text-link' : ''}`}>
			{title}
		</span>
		<span className="mt-1 block text-2">{desc}</span>
		<Figures of={figures} className="mt-2 block" />
	</AdLink>
);
