import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { formatDayOfWeek } from '#shared/rules/dates.ts';
import { GiftLine } from './gift-line.tsx';
import { GrowingPicture } from './growing-picture.tsx';
import { useMoney } from './price-amount.tsx';

type PictureProps = { voyage: VoyageCard; growing: string | undefined; sizes: string; priority?: boolean; faded: boolean };

/**
 * Renders a voyage's picture with its theme; the caller's box places both. `growing`: the voyage's id while its page is about to open; `faded` where the
 * voyage can't be booked any more.
 */
export function VoyagePicture({ voyage: { picture, theme }, growing, sizes, priority, faded }: PictureProps) {
	return (
		<>
			<GrowingPicture name={growing}>
				<Picture
					src={picture}
					alt=""
					sizes={sizes}
					priority={priority}
					imgClassName={`transition-transform duration-hero group-hover:scale-[1.03] ${faded ? 'opacity-70 grayscale' : ''}`}
				/>
			</GrowingPicture>
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
			<span>{t('card.nights', { days, nights })}</span>
		</>
	);
}

/** Lists facts of a voyage as far as upstream gives them: a balcony's price, hours in port, days at sea, and what a campaign gives. */
export function VoyageFacts({ voyage: { balcony, hoursInPort, seaDays, gift } }: { voyage: VoyageCard }) {
	const { t } = useTranslation();
	const money = useMoney();
	const facts = [
		balcony && t('card.balcony', { price: money(balcony) }),
		hoursInPort && t('card.hoursInPort', { count: Math.floor(hoursInPort) }),
		seaDays && t('card.seaDays', { count: seaDays }),
	].filter(Boolean);
	return (
		<>
			{facts[0] && <p className="text-14 leading-head text-muted">{facts.join(' · ')}</p>}
			<GiftLine gift={gift} />
		</>
	);
}
