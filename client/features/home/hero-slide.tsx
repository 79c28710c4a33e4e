import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { useSession } from '#client/app/session.tsx';
import { Countdown } from '#client/ui/countdown.tsx';
import type { AdView } from '#shared/catalogue/bff/views.ts';
import { formatDate, todayInShanghai } from '#shared/rules/dates.ts';
import { AdLink } from './ad-link.tsx';
import { AdPicture } from './ad-picture.tsx';
import { BannerMore } from './banner-more.tsx';

/** A banner: its picture, and over it words in HTML. The whole of it is one link. */
export function HeroSlide({ banner, first, onEnd }: { banner: AdView; first: boolean; onEnd: () => void }) {
	const { t } = useTranslation('home');
	const lang = useLanguage();
	const { clockOffset } = useSession();
	const { title, desc, image, mobileImage, link, countdown } = banner;
	return (
		<AdLink href={link} className="group/slide block size-full outline-offset-[-6px]!">
			<AdPicture image={image} mobileImage={mobileImage} sizes="100vw" priority={first} />
			<span className="column absolute inset-x-0 bottom-20 flex md:bottom-30">
				<span className="words-on-picture flex flex-col items-start gap-2 md:gap-4">
					<span className="max-w-[16em] display text-h1 leading-tight md:text-hero md:[font-feature-settings:'halt']">
						{title}
					</span>
					{desc && <span className="max-w-[36em] text-16 text-navy-100 md:text-20">{desc}</span>}
					{countdown && (
						<Countdown
							end={countdown.end}
							offset={clockOffset}
							label={t('countdown.label', { date: formatDate(todayInShanghai(new Date(countdown.end)), 'day', lang) })}
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
					{link && <BannerMore className="mt-2 hidden md:inline-flex" />}
				</span>
			</span>
		</AdLink>
	);
}
