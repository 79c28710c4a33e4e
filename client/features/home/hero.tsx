import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useFacts, useLanguage } from '#client/app/facts.tsx';
import { useSession } from '#client/app/session.tsx';
import { BannerCarousel } from '#client/ui/banner-carousel.tsx';
import { Countdown } from '#client/ui/countdown.tsx';
import { NARROW_SCREEN, useMediaQuery } from '#client/ui/use-media-query.ts';
import type { BannerView, Section } from '#shared/catalogue/bff/views.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { BANNER_INTERVAL_DESKTOP, BANNER_INTERVAL_MOBILE } from '#shared/layout.ts';
import { formatDate, lastDayBefore } from '#shared/rules/dates.ts';
import { AdLink, AdPicture } from './ad-link.tsx';
import { BannerCall } from './banner-call.tsx';
import { useCarouselLabels } from './use-carousel-labels.ts';

/**
 * The picture's height. On wide screens it and the words below it are 780 px (docs/rules.md, banner-height), but low enough for the
 * search button to be in the first screen. A banner is as high as the longest words.
 */
const height =
	'[--picture:max(10rem,min(100vw,40svh,100svh_-_28.5rem))] min-[30rem]:[--picture:55svh] ' +
	'md:[--picture:calc(clamp(28rem,100svh_-_19rem,780px)_-_16.5rem)] lg:[--picture:calc(clamp(25rem,100svh_-_7.5rem,780px)_-_16.5rem)]';

/** Our own words where upstream has no banner lead nowhere and have no picture. */
type Banner = Pick<BannerView, 'title' | 'desc'> & Partial<BannerView>;

const keyOf = ({ image, title, link }: Banner): string => `${image} ${title} ${link}`;

/** Renders the banners at the top. When a countdown ends, its banner goes; on phones the page also loads its data again. */
export function Hero({ banners }: { banners: Section<BannerView[]> }) {
	const { t } = useTranslation('home');
	const { site, lang } = useFacts();
	const narrow = useMediaQuery(NARROW_SCREEN);
	const { revalidate } = useRevalidator();
	const { labels, roles } = useCarouselLabels();
	const [ended, setEnded] = useState<readonly string[]>([]);
	const end = (key: string) => {
		setEnded((before) => [...before, key]);
		if (narrow) void revalidate();
	};
	const given = entriesOf(banners).filter((banner) => !ended.includes(keyOf(banner)));
	const own: Banner = { title: t('hero.title'), desc: site.brand[lang] };
	const shown: readonly Banner[] = given.length > 0 ? given : [own];
	return (
		<BannerCarousel
			key={shown.length}
			label={t('hero.label')}
			roles={roles}
			labels={labels}
			interval={narrow ? BANNER_INTERVAL_MOBILE : BANNER_INTERVAL_DESKTOP}
			className={height}
			controlsClassName="top-(--picture) mx-auto max-w-[calc(var(--container)+2*var(--gutter))] md:justify-end"
			slides={shown.map((banner, index) => ({
				id: keyOf(banner),
				name: banner.title,
				content: <Slide banner={banner} first={index === 0} onEnd={() => end(keyOf(banner))} />,
			}))}
		/>
	);
}

function Slide({ banner, first, onEnd }: { banner: Banner; first: boolean; onEnd: () => void }) {
	const { t } = useTranslation('home');
	const lang = useLanguage();
	const { known, clockOffset } = useSession();
	const { title, desc, image, mobileImage, link, countdown, leadsTo } = banner;
	return (
		<AdLink href={link} className="group/slide block size-full outline-offset-[-6px]!">
			{/* On very wide windows a strip is left of the picture: ships, which lie in its upper half, stay clear of the header. */}
			<span className="relative block h-(--picture) min-[110rem]:[&_img]:object-[50%_30%]">
				<AdPicture image={image} mobileImage={mobileImage} sizes="100vw" priority={first} />
			</span>
			<span className="banner-words column flex flex-col items-start gap-x-12 gap-y-3 pt-11 pb-14 max-md:min-h-77 md:min-h-66 md:flex-row md:justify-between md:pt-5 md:pb-34">
				<span className="grid gap-2">
					<span className="max-w-[18em] display text-h1 leading-tight md:[font-feature-settings:'halt']">{title}</span>
					{desc && <span className="max-w-[36em] text-16 text-navy-100 md:text-18">{desc}</span>}
				</span>
				<span className="flex shrink-0 flex-col items-start gap-2 md:flex-row md:items-center md:gap-8 md:pt-5">
					{countdown && (
						<Countdown
							end={countdown.end}
							offset={known ? clockOffset : undefined}
							label={t('countdown.label', { date: formatDate(lastDayBefore(countdown.end), 'day', lang) })}
							units={{
								days: t('countdown.days'),
								hours: t('countdown.hours'),
								minutes: t('countdown.minutes'),
								seconds: t('countdown.seconds'),
							}}
							onEnd={onEnd}
						/>
					)}
					{link && leadsTo && <BannerCall to={leadsTo} />}
				</span>
			</span>
		</AdLink>
	);
}
