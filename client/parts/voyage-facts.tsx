import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { DOT } from '#client/ui/dot.ts';
import { Picture } from '#client/ui/picture.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { formatDayOfWeek } from '#shared/rules/dates.ts';
import { GrowingPicture } from './growing-picture.tsx';
import { useMoney } from './price-amount.tsx';

type PictureProps = { voyage: VoyageCard; growing: string | undefined; sizes: string; priority?: boolean; faded: boolean };

/**
 * Renders a voyage's picture in the caller's box. `growing`: the voyage's id while its page is about to open; `faded` where the voyage can't be
 * booked any more.
 */
export function VoyagePicture({ voyage: { picture }, growing, sizes, priority, faded }: PictureProps) {
	return (
		<GrowingPicture name={growing}>
			<Picture
				src={picture}
				alt=""
				sizes={sizes}
				priority={priority}
				imgClassName={`transition-transform duration-hero group-hover:scale-[1.03] ${faded ? 'opacity-70 grayscale' : ''}`}
			/>
		</GrowingPicture>
	);
}

/** Renders the day of departure and the length of the voyage. */
export function VoyageDays({ voyage: { date, days, nights } }: { voyage: VoyageCard }) {
	const { t } = useTranslation();
	return (
		<>
			<time dateTime={date}>{formatDayOfWeek(date, useLanguage())}</time>
			<span aria-hidden="true">{DOT}</span>
			<span>{t('card.nights', { days, nights })}</span>
		</>
	);
}

/** Names the ship, and the port that she sails from where upstream tells it. */
export function VoyageShip({ voyage: { ship, ports } }: { voyage: VoyageCard }) {
	const { t } = useTranslation();
	const [home] = ports;
	const names = [ship.name, home && t('card.sailsFrom', { port: home })].filter(Boolean);
	return <p className="text-14 leading-head text-muted">{names.join(DOT)}</p>;
}

/** Lists facts of a voyage as far as upstream gives them: hours in port and a balcony's price. */
export function VoyageFacts({ voyage: { balcony, hoursInPort } }: { voyage: VoyageCard }) {
	const { t } = useTranslation();
	const money = useMoney();
	const facts = [
		hoursInPort && t('card.hoursInPort', { count: Math.floor(hoursInPort) }),
		balcony && t('card.balcony', { price: money(balcony) }),
	].filter(Boolean);
	return facts[0] && <p className="text-14 leading-head text-muted">{facts.join(DOT)}</p>;
}
