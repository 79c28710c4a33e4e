import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { formatDayOfWeek } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';

type PictureProps = { voyage: VoyageCard; sizes: string; priority?: boolean; faded: boolean };

/** Renders a voyage's picture with its theme; the caller's box places both. `faded` where the voyage can't be booked any more. */
export function VoyagePicture({ voyage: { picture, theme }, sizes, priority, faded }: PictureProps) {
	return (
		<>
			<Picture
				src={picture}
				alt=""
				sizes={sizes}
				priority={priority}
				imgClassName={`transition-transform duration-hero group-hover:scale-[1.03] ${faded ? 'opacity-70 grayscale' : ''}`}
			/>
			{theme && (
				<span className="absolute bottom-3 left-3">
					<Tag tone="on-picture">{theme}</Tag>
				</span>
			)}
		</>
	);
}

/** Renders the day of departure and the length of the voyage. */
export function VoyageDays({ voyage: { date, days, nights } }: { voyage: VoyageCard }) {
	const { t } = useTranslation();
	return (
		<>
			<time dateTime={date}>{formatDayOfWeek(date, useLanguage())}</time>
			<span aria-hidden="true"> · </span>
			{t('card.nights', { days, nights })}
		</>
	);
}

/** Further places than so many are only counted. */
const MOST_PLACES = 3;

/** Names the ports of call of a voyage; none where its title names them. */
export function Places({ places, className = '' }: { places: readonly string[]; className?: string }) {
	const { t } = useTranslation();
	if (!places[0]) return null;
	const rest = places.length - MOST_PLACES;
	const named = places.slice(0, MOST_PLACES).join(' · ');
	return (
		<p className={`leading-head font-semibold ${className}`}>{rest > 0 ? t('card.places', { named, count: rest }) : named}</p>
	);
}

/** Lists facts of a voyage as far as upstream gives them: a balcony's price, hours in port, days at sea. */
export function VoyageFacts({ voyage: { balcony, hoursInPort, seaDays } }: { voyage: VoyageCard }) {
	const { t } = useTranslation();
	const lang = useLanguage();
	const facts = [
		balcony && t('card.balcony', { price: formatMoney(balcony, lang) }),
		hoursInPort && t('card.hoursInPort', { count: Math.floor(hoursInPort) }),
		seaDays && t('card.seaDays', { count: seaDays }),
	].filter(Boolean);
	return facts.length > 0 && <p className="text-14 leading-head text-2">{facts.join(' · ')}</p>;
}
