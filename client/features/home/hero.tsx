import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useFacts } from '#client/app/facts.tsx';
import { BannerCarousel } from '#client/ui/banner-carousel.tsx';
import { NARROW_SCREEN, useMediaQuery } from '#client/ui/use-media-query.ts';
import type { AdView, Section } from '#shared/catalogue/bff/views.ts';
import { BANNER_INTERVAL_DESKTOP, BANNER_INTERVAL_MOBILE } from '#shared/constants.ts';
import { HeroSlide } from './hero-slide.tsx';
import { entriesOf } from './home-data.ts';
import { useCarouselLabels } from './use-carousel-labels.ts';

/** 780 px (docs/rules.md, banner-height), but never so high that the search button below is out of the first screen. */
const height =
	'h-[clamp(17rem,min(125vw,62svh,100svh_-_24rem),38rem)] md:h-[clamp(24rem,100svh_-_19rem,780px)] lg:h-[clamp(22rem,100svh_-_7.5rem,780px)]';

const keyOf = ({ image, title, link }: AdView): string => `${image} ${title} ${link}`;

/** The banners. One whose countdown ends is removed on wide screens; on phones the page loads its data again. */
export function Hero({ banners }: { banners: Section<AdView[]> }) {
	const { t } = useTranslation('home');
	const { site, lang } = useFacts();
	const narrow = useMediaQuery(NARROW_SCREEN);
	const { revalidate } = useRevalidator();
	const { labels, roles } = useCarouselLabels();
	const [ended, setEnded] = useState<readonly string[]>([]);
	const end = (key: string) => {
		if (narrow) void revalidate();
		else setEnded((before) => [...before, key]);
	};
	const given = entriesOf(banners).filter((banner) => !ended.includes(keyOf(banner)));
	const own: AdView = { title: t('hero.title'), desc: site.brand[lang], image: '', mobileImage: '', link: '', countdown: null };
	const shown = given.length > 0 ? given : [own];
	return (
		<BannerCarousel
			key={shown.length}
			label={t('hero.label')}
			roles={roles}
			labels={labels}
			interval={narrow ? BANNER_INTERVAL_MOBILE : BANNER_INTERVAL_DESKTOP}
			className={height}
			controlsClassName="over-hero bottom-9 mx-auto max-w-[calc(var(--container)+2*var(--gutter))] md:bottom-14"
			slides={shown.map((banner, index) => ({
				id: keyOf(banner),
				content: <HeroSlide banner={banner} first={index === 0} onEnd={() => end(keyOf(banner))} />,
			}))}
		/>
	);
}
