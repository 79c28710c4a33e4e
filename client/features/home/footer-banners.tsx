import { useTranslation } from '#client/i18n/use-translation.ts';
import { BannerCarousel } from '#client/ui/banner-carousel.tsx';
import type { BannerView, Section } from '#shared/catalogue/bff/views.ts';
import { AdLink } from './ad-link.tsx';
import { AdPicture } from './ad-picture.tsx';
import { BannerCall } from './banner-call.tsx';
import { entriesOf } from './home-data.ts';
import { useCarouselLabels } from './use-carousel-labels.ts';

/** Renders the banners at the end of the page: large pictures that change only at a press. */
export function FooterBanners({ banners }: { banners: Section<BannerView[]> }) {
	const { t } = useTranslation('home');
	const { labels, roles } = useCarouselLabels();
	const shown = entriesOf(banners);
	if (shown.length === 0) return null;
	return (
		<BannerCarousel
			label={t('footerBanners.label')}
			roles={roles}
			labels={labels}
			interval={0}
			className="later h-[max(min(600px,120vw),36rem_-_192px)]"
			controlsClassName="bottom-4 mx-auto max-w-[calc(var(--container)+2*var(--gutter))] md:bottom-8 md:justify-end"
			slides={shown.map((banner) => ({
				id: `${banner.image} ${banner.title}`,
				name: banner.title,
				content: <Slide banner={banner} />,
			}))}
		/>
	);
}

function Slide({ banner: { title, desc, image, mobileImage, link, leadsTo } }: { banner: BannerView }) {
	return (
		<AdLink href={link} className="group/slide block size-full outline-offset-[-6px]!">
			<AdPicture image={image} mobileImage={mobileImage} sizes="100vw" />
			<span className="column absolute inset-x-0 bottom-20 flex md:bottom-14">
				<span className="words-on-picture flex flex-col items-start gap-3">
					<span className="max-w-[18em] display text-h2 leading-head">{title}</span>
					{desc && <span className="max-w-[36em] text-navy-100 md:text-18">{desc}</span>}
					{link && <BannerCall to={leadsTo} />}
				</span>
			</span>
		</AdLink>
	);
}
