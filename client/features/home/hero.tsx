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
 * On wide screens 780 px (docs/rules.md, banner-height), but low enough for the search button below to be in the first screen. On phones the
 * words stand below the picture, and the banner is as high as the longest of them.
 */
const height =
	'[--picture:max(10rem,min(100vw,40svh,100svh_-_28.5rem))] min-[30rem]:[--picture:55svh] md:h-[clamp(24rem,100svh_-_19rem,780px)] lg:h-[clamp(22rem,100svh_-_7.5rem,780px)]';

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
			controlsClassName="over-hero top-(--picture) mx-auto max-w-[calc(var(--container)+2*var(--gutter))] md:top-auto md:bottom-28"
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
			<span className="block h-(--picture) max-md:relative md:h-auto">
				<AdPicture image={image} mobileImage={mobileImage} sizes="100vw" priority={first} focal="50% 25%" />
			</span>
			<span className="column pt-11 pb-14 max-md:block md:absolute md:inset-x-0 md:bottom-44 md:flex md:py-0">
				<span className="words-on-picture flex flex-col items-start gap-2 max-md:min-h-52 max-md:before:hidden md:gap-4">
					<span className="max-w-[16em] display text-h1 leading-tight md:text-hero md:[font-feature-settings:'halt']">
						{title}
					</span>
					{desc && <span className="max-w-[36em] text-16 text-navy-100 md:text-20">{desc}</span>}
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
							className="md:mt-1"
						/>
					)}
					{link && leadsTo && <BannerCall to={leadsTo} />}
				</span>
			</span>
		</AdLink>
	);
}
